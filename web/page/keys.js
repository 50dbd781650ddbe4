// A key for each move: its first letter, with Shift for its inverse, then the digits.

/** The keys of moves with these names, each as `{ key, shift }`; null where there are too few keys. */
export function keysOf(names) {
  const taken = new Set();
  const isPlain = (name) => /^.$/u.test(name);
  const isInverse = (name) => /^.'$/u.test(name);
  const keys = names.map(() => null);
  for (const isTurn of [isPlain, isInverse, () => true]) {
    names.forEach((name, move) => {
      if (keys[move] || !isTurn(name)) return;
      const letter = [...name][0].toLowerCase();
      const wanted = isInverse(name) ? [`shift ${letter}`] : [letter, `shift ${letter}`];
      const free = wanted.find((key) => /[a-z0-9]$/.test(key) && !/shift \d/.test(key) && !taken.has(key));
      if (free) taken.add(free);
      keys[move] = free ?? null;
    });
  }
  const digits = [..."1234567890"].filter((digit) => !taken.has(digit));
  return keys.map((key) => {
    const found = key ?? digits.shift();
    if (!found) return null;
    return { key: found.at(-1), shift: found.startsWith("shift ") };
  });
}

/** A key as people write it. */
export function shownKey(key) {
  return key.shift ? `⇧${key.key.toUpperCase()}` : key.key.toUpperCase();
}

/** The number of the move that a key event asks for; -1 for none. */
export function moveOf(event, keys) {
  if (event.ctrlKey || event.altKey || event.metaKey) return -1;
  const pressed = event.key.toLowerCase();
  return keys.findIndex((key) => key && key.key === pressed && key.shift === (event.shiftKey && /[a-z]/.test(pressed)));
}

/** Whether a key goes to what has the focus, because one can write there. */
export function isWriting(target) {
  return target.matches?.("input:not([type=range]), textarea, select") ?? false;
}
