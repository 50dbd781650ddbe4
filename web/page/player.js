// The path as a row of moves, and the player that makes them one after the other.

/** How long a move takes at speed 0, in milliseconds. */
const MOVE = 480;

export class Player {
  #round;
  #parts;
  #language;
  #timer = null;

  /** `parts` are the elements `path`, `player`, `first`, `back`, `play`, `next`, `last` and `speed`. */
  constructor(round, parts, language) {
    this.#round = round;
    this.#parts = parts;
    this.#language = language;
    const on = (part, act) => parts[part].addEventListener("click", act);
    on("first", () => this.go(0));
    on("back", () => this.step(-1));
    on("next", () => this.step(1));
    on("last", () => this.go(round.path.moves.length));
    on("play", () => this.toggle());
    round.addEventListener("change", ({ detail }) => this.#show(detail.kind));
    language.addEventListener("change", () => this.#show());
  }

  get isPlaying() {
    return this.#timer !== null;
  }

  /** How long a move takes, in milliseconds. */
  get duration() {
    return MOVE / 2 ** Number(this.#parts.speed.value);
  }

  play() {
    const { path } = this.#round;
    if (!path?.moves.length) return;
    if (path.made === path.moves.length) this.#round.goTo(0);
    this.#timer = setTimeout(() => this.#tick(), 150);
    this.#show();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#show();
  }

  toggle() {
    if (this.isPlaying) this.stop();
    else this.play();
  }

  step(by) {
    if (!this.#round.path) return;
    this.stop();
    this.#round.goTo(this.#round.path.made + by);
  }

  go(made) {
    this.stop();
    this.#round.goTo(made);
  }

  #tick() {
    const { path } = this.#round;
    this.#timer = null;
    if (!path || path.made >= path.moves.length) return this.#show();
    this.#timer = setTimeout(() => this.#tick(), this.duration + 60);
    this.#round.goTo(path.made + 1);
    if (path.made === path.moves.length) this.stop();
  }

  #show(kind) {
    const { path, puzzle } = this.#round;
    const parts = this.#parts;
    if (kind === "puzzle" || kind === "path" || !path) {
      if (!path) {
        clearTimeout(this.#timer);
        this.#timer = null;
      }
      parts.path.replaceChildren(...(path?.moves ?? []).map((move, number) => this.#chip(puzzle.moves[move], number)));
    }
    parts.player.hidden = !path?.moves.length;
    if (!path) return;
    const chips = [...parts.path.children];
    chips.forEach((chip, number) => {
      chip.classList.toggle("is-made", number < path.made);
      chip.classList.toggle("is-next", number === path.made);
      chip.firstChild.toggleAttribute("aria-current", number === path.made);
    });
    const isAtEnd = path.made === path.moves.length;
    for (const part of ["next", "last"]) parts[part].disabled = isAtEnd;
    for (const part of ["first", "back"]) parts[part].disabled = path.made === 0;
    parts.play.classList.toggle("is-playing", this.isPlaying);
    parts.play.ariaLabel = this.#language.say(this.isPlaying ? "pause" : "play");
  }

  #chip(name, number) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    button.addEventListener("click", () => this.go(number + 1));
    item.append(button);
    return item;
  }
}
