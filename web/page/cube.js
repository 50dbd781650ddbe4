// A cube in space, turned with the pointer or the arrow keys; a move turns its layer.

import { faceColor } from "./look.js";
import { turnOf } from "./net.js";

const AXES = ["X", "Y", "Z"];

/** How a face of a piece is turned to look out. */
const TURNED = {
  "0,-1,0": "rotateX(90deg)",
  "0,1,0": "rotateX(-90deg)",
  "0,0,1": "",
  "0,0,-1": "rotateY(180deg)",
  "1,0,0": "rotateY(90deg)",
  "-1,0,0": "rotateY(-90deg)",
};

/** The view at first: from the front, above and to the right. */
const VIEW = { x: -28, y: -34 };

/** How far a pointer goes before it turns the cube, in pixels. */
const DRAG = 6;

/** Fires `pick` with a `detail` of `{ cell }`. */
export class Cube extends EventTarget {
  #root;
  #puzzle = null;
  #look = null;
  #pieces = [];
  #stickers = [];
  #body = null;
  #view = { ...VIEW };

  constructor(root) {
    super();
    this.#root = root;
    root.tabIndex = 0;
    root.setAttribute("role", "img");
    root.addEventListener("pointerdown", (event) => this.#drag(event));
    root.addEventListener("keydown", (event) => this.#onKey(event));
    root.addEventListener("dblclick", () => this.#turnTo({ ...VIEW }));
  }

  draw(puzzle, look, state) {
    this.#puzzle = puzzle;
    this.#look = look;
    const { size, stickers } = look.net;
    this.#body = element("div", "cube-body");
    this.#body.style.setProperty("--size", size);
    this.#pieces = [];
    this.#stickers = [];
    const byPlace = Map.groupBy(stickers, ({ at }) => at.join());
    for (const members of byPlace.values()) {
      const { at } = members[0];
      const piece = element("div", "piece");
      const base = `translate3d(${at.map((value) => `${value / 2}em`).join()})`;
      piece.style.transform = base;
      for (const [out, turned] of Object.entries(TURNED)) {
        const side = element("div", "piece-side");
        side.style.transform = `${turned} translateZ(0.5em)`;
        const sticker = members.find((member) => member.out.join() === out);
        if (sticker) side.append(this.#sticker(sticker));
        piece.append(side);
      }
      this.#pieces.push({ piece, at, base });
      this.#body.append(piece);
    }
    const shadow = element("div", "cube-shadow");
    this.#root.replaceChildren(shadow, this.#body);
    this.#turnTo(this.#view);
    this.show(state);
  }

  /** Shows a state; `sources` says what the move did to get there, and `duration` how long it takes. */
  show(state, sources = null, duration = 0) {
    for (const { made, cell, face } of this.#stickers) {
      const isFixed = cell === null;
      const color = isFixed ? faceColor(face) : this.#look.labels[state[cell]].color;
      made.style.setProperty("--color", color);
      made.classList.toggle("is-fixed", isFixed);
    }
    const turn = sources && turnOf(this.#look.net, sources);
    if (!turn || duration === 0) return;
    for (const { piece, at, base } of this.#pieces) {
      if (!turn.turns(at)) continue;
      const rotate = (angle) => `rotate${AXES[turn.axis]}(${angle}deg) ${base}`;
      const frames = [{ transform: rotate(-turn.angle) }, { transform: rotate(0) }];
      for (const running of piece.getAnimations()) running.cancel();
      piece.animate(frames, { duration, easing: "cubic-bezier(.4,.1,.25,1)" });
    }
  }

  mark(picked) {
    for (const { made, cell } of this.#stickers) made.classList.toggle("is-picked", cell !== null && cell === picked);
  }

  describe(words) {
    this.#root.ariaLabel = words;
  }

  #sticker({ cell, face }) {
    const made = element("div", "sticker");
    if (cell !== null) made.dataset.cell = this.#puzzle.cells[cell];
    this.#stickers.push({ made, cell, face });
    return made;
  }

  #turnTo(view) {
    view.x = Math.max(-89, Math.min(89, view.x));
    this.#view = view;
    if (this.#body) this.#body.style.transform = `rotateX(${view.x}deg) rotateY(${view.y}deg)`;
  }

  #drag(down) {
    if (down.button !== 0) return;
    const start = { ...this.#view };
    const listening = new AbortController();
    let isDragged = false;
    this.#root.setPointerCapture(down.pointerId);
    const move = (event) => {
      const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
      isDragged ||= Math.hypot(dx, dy) >= DRAG;
      if (isDragged) this.#turnTo({ x: start.x - dy / 2.5, y: start.y + dx / 2.5 });
    };
    const end = (event) => {
      listening.abort();
      if (isDragged || event.type === "pointercancel") return;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const sticker = this.#stickers.find(({ made }) => made === under);
      if (sticker && sticker.cell !== null) {
        this.dispatchEvent(new CustomEvent("pick", { detail: { cell: sticker.cell } }));
      }
    };
    const { signal } = listening;
    this.#root.addEventListener("pointermove", move, { signal });
    this.#root.addEventListener("pointerup", end, { signal });
    this.#root.addEventListener("pointercancel", end, { signal });
  }

  #onKey(event) {
    const step = { ArrowLeft: [0, -15], ArrowRight: [0, 15], ArrowUp: [15, 0], ArrowDown: [-15, 0] }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    this.#turnTo({ x: this.#view.x + step[0], y: this.#view.y + step[1] });
  }
}

function element(name, className) {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
