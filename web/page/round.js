// What is being played: a puzzle, the state at hand, the target, and the path that leads there.

import { same } from "./puzzle.js";

/**
 * Fires `change` with a `detail`: `{ kind: "puzzle" | "state" | "target" | "path" }`, or
 * `{ kind: "move", move, sources }` for a move that was just made.
 */
export class Round extends EventTarget {
  puzzle = null;
  state = [];
  /** The target; null for the nearest goal. */
  target = null;
  /** The path that was asked for: its moves, the states on it, and how many moves of it are made. */
  path = null;
  /** The distance to the target, and the sentence that says why there is none. */
  distance = null;
  why = "";

  take(puzzle, state = puzzle.goal, target = null) {
    this.puzzle = puzzle;
    this.state = state;
    this.#aim(target);
    this.path = null;
    this.#tell({ kind: "puzzle" });
  }

  /** The state that the path leads to, where there is one such state alone. */
  get aim() {
    return this.target ?? (this.puzzle.goals.length === 1 ? this.puzzle.goal : null);
  }

  get isThere() {
    return this.distance === 0;
  }

  set(state) {
    this.state = state;
    this.path = null;
    this.#tell({ kind: "state" });
  }

  setTarget(target) {
    this.#aim(target);
    this.path = null;
    this.#tell({ kind: "target" });
  }

  /** Makes a move, if the state has it. The path is kept as long as the move is its next one. */
  make(move) {
    const sources = this.puzzle.sources(this.state, move);
    if (!sources) return false;
    if (this.path?.moves[this.path.made] === move) {
      this.path.made += 1;
    } else {
      this.path = null;
    }
    this.state = sources.map((cell) => this.state[cell]);
    this.#tell({ kind: "move", move, sources });
    return true;
  }

  /** Asks for the path; false where there is none. */
  solve() {
    try {
      const moves = this.puzzle.path(this.state, this.target);
      const states = [this.state];
      for (const move of moves) states.push(this.puzzle.apply(states.at(-1), move));
      this.path = { moves, states, made: 0 };
    } catch {
      this.path = null;
    }
    this.#tell({ kind: "path" });
    return this.path !== null;
  }

  /** Goes to where so many moves of the path are made. One move on or back is shown as a move. */
  goTo(made) {
    const { path } = this;
    if (!path || made < 0 || made > path.moves.length || made === path.made) return;
    if (made === path.made + 1) {
      this.make(path.moves[path.made]);
      return;
    }
    const back = made === path.made - 1;
    const sources = back && this.puzzle.sources(path.states[made], path.moves[made]);
    path.made = made;
    this.state = path.states[made];
    this.#tell(back ? { kind: "move", move: path.moves[made], sources: undone(sources), isBack: true } : { kind: "state" });
  }

  #aim(target) {
    const isGoal = target && this.puzzle.goals.length === 1 && same(target, this.puzzle.goal);
    this.target = isGoal ? null : target;
  }

  #tell(detail) {
    try {
      this.distance = this.puzzle.path(this.state, this.target).length;
      this.why = "";
    } catch (error) {
      this.distance = null;
      this.why = error.message;
    }
    this.dispatchEvent(new CustomEvent("change", { detail }));
  }
}

/** The permutation that undoes another. */
function undone(sources) {
  const back = [];
  sources.forEach((source, cell) => {
    back[source] = cell;
  });
  return back;
}
