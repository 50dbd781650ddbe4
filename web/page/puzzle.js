// A puzzle, as its image tells it: names, moves, drawing, goals, and the way home.

export class Puzzle {
  /** `reader` gives a promise of the module that reads text, which is this one or one that comes later. */
  constructor(module, { hardest = [], reader, definition = null } = {}) {
    const { exports } = module;
    const names = (count, name) => Array.from({ length: count }, (_, number) => module.text(name(number)));
    this.module = module;
    this.reader = reader ?? (() => Promise.resolve(module));
    this.definition = definition;
    this.name = module.text(exports.name());
    this.title = module.text(exports.title());
    this.cells = names(exports.cells(), exports.cell_name);
    this.labels = names(exports.labels(), exports.label_name);
    this.moves = names(exports.moves(), exports.move_name);
    this.goals = Array.from({ length: exports.goals() }, (_, number) => module.list(exports.goal(number)));
    this.places = places(module.list(exports.places()));
    this.depthCounts = Array.from({ length: exports.gods_number() + 1 }, (_, distance) => exports.depth_count(distance) >>> 0);
    this.states = this.depthCounts.reduce((sum, count) => sum + count, 0);
    this.bytes = exports.bytes();
    this.anyTarget = Boolean(exports.any_target());
    this.isGuarded = Boolean(exports.guarded());
    this.hardestTexts = hardest;
  }

  get goal() {
    return this.goals[0];
  }

  get godsNumber() {
    return this.depthCounts.length - 1;
  }

  /** Whether names can be written without blanks. */
  get lettersAlone() {
    return this.labels.every((label) => [...label].length === 1);
  }

  /** A state as text, in the definition's order. */
  show(state) {
    return state.map((label) => this.labels[label]).join(this.lettersAlone ? "" : " ");
  }

  /** Moves as text: without blanks where each name is one character. */
  showMoves(moves) {
    const separator = this.moves.every((name) => [...name].length === 1) ? "" : " ";
    return moves.map((number) => this.moves[number]).join(separator);
  }

  /** The state that a text says, once the module that reads is there. The error is a sentence. */
  async read(text) {
    return (await this.reader()).read(text);
  }

  /** For each cell the cell whose label a move brings there; null where the state does not have the move. */
  sources(state, move) {
    this.#put(this.module.exports.from(), state);
    const length = this.module.exports.sources(move);
    return length === 0 ? null : this.module.list(length);
  }

  /** The state that a move makes; null where the state does not have the move. */
  apply(state, move) {
    const sources = this.sources(state, move);
    return sources && sources.map((cell) => state[cell]);
  }

  /** The path from a state to a target, or to the nearest goal where that is null. The error is a sentence. */
  path(state, target) {
    const { exports } = this.module;
    this.#put(exports.from(), state);
    if (target) this.#put(exports.to(), target);
    const length = exports.path(Boolean(target));
    if (length < 0) throw new Error(this.module.text(-length));
    return Array.from(this.module.bytes(exports.path_moves(), length));
  }

  /** The length of the path, or null where there is none. */
  distance(state, target) {
    try {
      return this.path(state, target).length;
    } catch {
      return null;
    }
  }

  #put(place, state) {
    this.module.bytes(place, state.length).set(state);
  }
}

export function same(state, other) {
  return state.length === other.length && state.every((label, cell) => label === other[cell]);
}

function places(bytes) {
  const list = [];
  for (let at = 0; at < bytes.length; at += 5) {
    const [cell, line, low, high, width] = bytes.slice(at, at + 5);
    list.push({ cell, line, column: low + 256 * high, width });
  }
  return list;
}

