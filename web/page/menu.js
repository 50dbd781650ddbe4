// The row of puzzles to choose from.

/** Fires `choose` with a `detail` of `{ name }`, and `own` for a definition of one's own. */
export class Menu extends EventTarget {
  #root;
  #language;

  constructor(root, language) {
    super();
    this.#root = root;
    this.#language = language;
  }

  /** Shows the entries of a shelf, and which of them is chosen; null for a puzzle of one's own. */
  show(entries, chosen) {
    const buttons = entries.map(({ name, title }) => {
      const choose = () => this.dispatchEvent(new CustomEvent("choose", { detail: { name } }));
      const button = buttonOf(this.#language.title(name, title), name === chosen, choose);
      button.dataset.puzzle = name;
      return button;
    });
    const own = buttonOf(this.#language.say("own"), chosen === null, () => this.dispatchEvent(new Event("own")));
    own.id = "own-open";
    const hadFocus = this.#root.contains(document.activeElement);
    this.#root.replaceChildren(...buttons, own);
    const current = this.#root.querySelector("[aria-current]");
    this.#root.scrollLeft = current.offsetLeft - (this.#root.clientWidth - current.clientWidth) / 2;
    if (hadFocus) current.focus();
  }
}

function buttonOf(text, isChosen, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  if (isChosen) button.setAttribute("aria-current", "true");
  button.addEventListener("click", act);
  return button;
}
