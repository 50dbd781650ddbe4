// A button for each move, with its key.

import { keysOf, moveOf, shownKey } from "./keys.js";

/** Fires `move` with a `detail` of `{ move }`. */
export class Pad extends EventTarget {
  #root;
  #keys = [];

  constructor(root) {
    super();
    this.#root = root;
  }

  draw(puzzle) {
    this.#keys = keysOf(puzzle.moves);
    this.#root.replaceChildren(...puzzle.moves.map((name, move) => this.#button(name, move)));
  }

  /** Marks the moves that a state does not have. */
  show(puzzle, state) {
    if (!puzzle.isGuarded) return;
    [...this.#root.children].forEach((button, move) => {
      button.ariaDisabled = String(puzzle.sources(state, move) === null);
    });
  }

  /** The move that a key event asks for; -1 for none. */
  moveOf(event) {
    return moveOf(event, this.#keys);
  }

  /** The keys, as people write them. */
  get shownKeys() {
    return this.#keys.filter(Boolean).map(shownKey);
  }

  #button(name, move) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "move";
    button.dataset.move = name;
    button.append(Object.assign(document.createElement("span"), { textContent: name }));
    const key = this.#keys[move];
    if (key) {
      const shown = shownKey(key);
      if (shown !== name) button.append(Object.assign(document.createElement("kbd"), { textContent: shown, ariaHidden: "true" }));
      button.ariaKeyShortcuts = key.shift ? `Shift+${key.key.toUpperCase()}` : key.key.toUpperCase();
    }
    button.addEventListener("click", () => this.dispatchEvent(new CustomEvent("move", { detail: { move } })));
    return button;
  }
}
