// Editing by hand: two cells that are picked one after the other trade their labels.

export class Trade {
  #picked = null;
  #drawings;
  #get;
  #set;
  #slide;

  /**
   * `get` and `set` are the state that is edited. `slide` may make a move of a click instead, and says
   * whether it did.
   */
  constructor(drawings, { get, set, slide = () => false }) {
    this.#drawings = drawings;
    this.#get = get;
    this.#set = set;
    this.#slide = slide;
    for (const drawing of drawings) {
      drawing.addEventListener("pick", ({ detail }) => this.#pick(detail.cell));
      drawing.addEventListener("trade", ({ detail }) => this.#swap(detail.from, detail.to));
    }
  }

  drop() {
    this.#mark(null);
  }

  #pick(cell) {
    if (this.#picked === null) {
      if (!this.#slide(cell)) this.#mark(cell);
    } else if (this.#picked === cell) {
      this.#mark(null);
    } else {
      this.#swap(this.#picked, cell);
    }
  }

  #swap(from, to) {
    this.#mark(null);
    const state = [...this.#get()];
    [state[from], state[to]] = [state[to], state[from]];
    this.#set(state);
  }

  #mark(cell) {
    this.#picked = cell;
    for (const drawing of this.#drawings) drawing.mark(cell);
  }
}

/**
 * The move that slides the label of a cell, as on a frame with a gap: a guarded move that exchanges this
 * cell and one other. Null where there is none.
 */
export function slideOf(puzzle, state, cell) {
  if (!puzzle.isGuarded) return null;
  for (let move = 0; move < puzzle.moves.length; move += 1) {
    const sources = puzzle.sources(state, move);
    const moved = sources?.flatMap((source, to) => (source === to ? [] : [to])) ?? [];
    if (moved.length === 2 && moved.includes(cell) && puzzle.labels[state[cell]] !== "_") return move;
  }
  return null;
}
