// The target: a board to edit where the puzzle has an answer for any, else its goals to look at.

import { Board } from "./board.js";
import { Trade } from "./trade.js";

/** The most goals that are shown. */
const MOST = 6;

export class Targets {
  #round;
  #parts;
  #language;
  #cellWords;
  #board = null;
  #trade = null;

  /** `parts` are the elements `boards`, `note`, `changes` and `form`. */
  constructor(round, parts, language, cellWords) {
    this.#round = round;
    this.#parts = parts;
    this.#language = language;
    this.#cellWords = cellWords;
    round.addEventListener("change", ({ detail }) => detail.kind === "target" && this.show());
  }

  draw(look) {
    const { puzzle } = this.#round;
    const isFixed = !puzzle.anyTarget;
    const states = isFixed ? puzzle.goals.slice(0, MOST) : [this.#round.aim];
    const roots = states.map(() => document.createElement("div"));
    this.#parts.boards.replaceChildren(...roots);
    this.#parts.boards.classList.toggle("are-many", states.length > 1);
    const boards = roots.map((root, number) => {
      root.className = "flat small";
      const board = new Board(root, { labelOf: this.#cellWords, isFixed });
      board.draw(puzzle, look, states[number]);
      return board;
    });
    this.#board = isFixed ? null : boards[0];
    this.#trade = isFixed ? null : new Trade([this.#board], {
      get: () => this.#round.aim,
      set: (target) => this.#round.setTarget(target),
    });
    this.#parts.changes.hidden = isFixed;
    this.#parts.form.hidden = isFixed;
  }

  show() {
    const { puzzle } = this.#round;
    this.#trade?.drop();
    this.#board?.show(this.#round.aim);
    const note = puzzle.anyTarget ? "editTarget" : puzzle.goals.length > 1 ? "anyGoal" : "oneGoal";
    this.#parts.note.textContent = this.#language.say(note);
  }

  drop() {
    this.#trade?.drop();
  }
}
