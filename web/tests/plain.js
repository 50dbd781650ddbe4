// A plain search of the magic board, written from the statement of the IOI; it knows nothing of the engine.

const MOVES = {
  A: (s) => [...s].reverse().join(""),
  B: ([a, b, c, d, e, f, g, h]) => [d, a, b, c, f, g, h, e].join(""),
  C: ([a, b, c, d, e, f, g, h]) => [a, g, b, d, e, c, f, h].join(""),
};

/** For each board the smallest of all shortest sequences that lead to it from the base. */
export function sequences() {
  const base = "12345678";
  const found = new Map([[base, ""]]);
  for (const board of found.keys()) {
    for (const [name, move] of Object.entries(MOVES)) {
      const next = move(board);
      if (!found.has(next)) found.set(next, found.get(board) + name);
    }
  }
  return found;
}

/** The board that a sequence makes of another. */
export function made(board, sequence) {
  return [...sequence].reduce((state, name) => MOVES[name](state), board);
}
