// A puzzle drawn flat, as its definition draws it: tiles that travel, and over them a button for each cell.

/** The room between two faces of an unfolded cube, in cells. */
const FACE_GAP = 1 / 3;

/** How far a pointer goes before it drags, in pixels. */
const DRAG = 6;

/**
 * Fires `pick` with a `detail` of `{ cell }` for a click or key, and `trade` with `{ from, to }` for a tile
 * that was dragged to another cell.
 */
export class Board extends EventTarget {
  #root;
  #puzzle = null;
  #look = null;
  #tiles = [];
  #buttons = [];
  #spots = [];
  /** A drag ends in a click too, which picks nothing. */
  #wasDragged = false;
  #labelOf;

  /** `labelOf` makes the words for a cell and its label. */
  constructor(root, { labelOf, isFixed = false }) {
    super();
    this.#root = root;
    this.#labelOf = labelOf;
    this.isFixed = isFixed;
  }

  draw(puzzle, look, state) {
    this.#puzzle = puzzle;
    this.#look = look;
    const { spots, width, height } = layout(puzzle, look.net);
    this.#spots = spots;
    const board = document.createElement("div");
    board.className = "board";
    board.setAttribute("role", this.isFixed ? "img" : "group");
    board.classList.toggle("is-net", Boolean(look.net));
    board.style.setProperty("--across", width);
    board.style.setProperty("--down", height);
    this.#tiles = puzzle.cells.map(() => element("span", "tile"));
    board.append(...this.#tiles);
    if (!this.isFixed) {
      this.#buttons = puzzle.cells.map((name, cell) => this.#button(name, cell));
      board.append(...puzzle.places.map(({ cell }) => this.#buttons[cell]));
      this.#buttons[puzzle.places[0].cell].tabIndex = 0;
    }
    this.#root.replaceChildren(board);
    this.#root.style.setProperty("--across", width);
    this.#root.style.setProperty("--down", height);
    this.show(state);
  }

  /** Shows a state. `sources` says which tile goes where; without it, tiles go by their labels. */
  show(state, sources = null) {
    const before = this.#tiles;
    if (sources) {
      this.#tiles = sources.map((cell) => before[cell]);
    } else if (this.#puzzle.labels.length === this.#puzzle.cells.length) {
      const byLabel = new Map(before.map((tile) => [tile.dataset.holds, tile]));
      if (byLabel.size === state.length) this.#tiles = state.map((label) => byLabel.get(String(label)));
    }
    this.#tiles.forEach((tile, cell) => this.#place(tile, cell, state[cell]));
    this.#root.firstChild.ariaLabel = this.#puzzle.show(state);
    this.#buttons.forEach((button, cell) => {
      button.ariaLabel = this.#labelOf(this.#puzzle.cells[cell], this.#puzzle.labels[state[cell]]);
    });
  }

  /** Marks the cell that was picked; null for none. */
  mark(picked) {
    this.#tiles.forEach((tile, cell) => tile.classList.toggle("is-picked", cell === picked));
    this.#buttons.forEach((button, cell) => button.setAttribute("aria-pressed", String(cell === picked)));
  }

  #place(tile, cell, label) {
    const { x, y } = this.#spots[cell];
    const look = this.#look.labels[label];
    tile.dataset.holds = label;
    tile.textContent = look.isGap || !this.#look.showsText ? "" : this.#puzzle.labels[label];
    tile.classList.toggle("is-gap", look.isGap ?? false);
    tile.style.setProperty("--x", x);
    tile.style.setProperty("--y", y);
    tile.style.setProperty("--color", look.color);
    tile.style.setProperty("--ink", look.ink);
    tile.style.setProperty("--letters", Math.max(1, [...this.#puzzle.labels[label]].length));
  }

  #button(name, cell) {
    const button = element("button", "cell");
    button.type = "button";
    button.tabIndex = -1;
    button.dataset.cell = name;
    const { x, y } = this.#spots[cell];
    button.style.setProperty("--x", x);
    button.style.setProperty("--y", y);
    button.addEventListener("click", () => {
      if (!this.#wasDragged) this.#pick(cell);
      this.#wasDragged = false;
    });
    button.addEventListener("focus", () => this.#rove(cell));
    button.addEventListener("keydown", (event) => this.#onKey(event, cell));
    button.addEventListener("pointerdown", (event) => this.#drag(event, cell));
    return button;
  }

  #pick(cell) {
    this.dispatchEvent(new CustomEvent("pick", { detail: { cell } }));
  }

  #rove(cell) {
    this.#buttons.forEach((button, other) => {
      button.tabIndex = other === cell ? 0 : -1;
    });
  }

  /** An arrow key goes to the nearest cell in its direction. */
  #onKey(event, cell) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const here = this.#spots[cell];
    let best = null;
    this.#spots.forEach((spot, other) => {
      const [dx, dy] = [spot.x - here.x, spot.y - here.y];
      const along = dx * step[0] + dy * step[1];
      const far = along + 3 * Math.abs(dx * step[1]) + 3 * Math.abs(dy * step[0]);
      if (along > 0.1 && (!best || far < best.far)) best = { other, far };
    });
    if (best) this.#buttons[best.other].focus();
  }

  #drag(down, cell) {
    this.#wasDragged = false;
    if (down.button !== 0) return;
    const button = this.#buttons[cell];
    const tile = this.#tiles[cell];
    const listening = new AbortController();
    let isDragged = false;
    button.setPointerCapture(down.pointerId);
    const move = (event) => {
      const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!isDragged && Math.hypot(dx, dy) < DRAG) return;
      isDragged = true;
      tile.classList.add("is-dragged");
      tile.style.setProperty("--dx", `${dx}px`);
      tile.style.setProperty("--dy", `${dy}px`);
    };
    const end = (event) => {
      listening.abort();
      tile.classList.remove("is-dragged");
      tile.style.removeProperty("--dx");
      tile.style.removeProperty("--dy");
      if (!isDragged) return;
      this.#wasDragged = true;
      if (event.type === "pointercancel") return;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const to = this.#buttons.findIndex((other) => under.includes(other));
      if (to >= 0 && to !== cell) this.dispatchEvent(new CustomEvent("trade", { detail: { from: cell, to } }));
    };
    const { signal } = listening;
    button.addEventListener("pointermove", move, { signal });
    button.addEventListener("pointerup", end, { signal });
    button.addEventListener("pointercancel", end, { signal });
  }
}

/** Where each cell is drawn, in cells from the upper left corner, and how large the whole is. */
function layout(puzzle, net) {
  const across = columns(puzzle.places);
  const spots = [];
  for (const { cell, line, column } of puzzle.places) {
    const down = net ? line + FACE_GAP * Math.floor(line / net.size) : line;
    spots[cell] = { x: across.get(column), y: down };
  }
  const width = Math.max(...spots.map(({ x }) => x)) + 1;
  const height = Math.max(...spots.map(({ y }) => y)) + 1;
  return { spots, width, height };
}

/**
 * How far to the right each column of a text drawing is, in cells: one blank between two columns makes
 * them neighbours, more blanks a gap, and columns that overlap, as in staggered rows, lie closer.
 */
function columns(places) {
  const widths = new Map();
  for (const { column, width } of places) widths.set(column, Math.max(width, widths.get(column) ?? 0));
  const across = new Map();
  let before = null;
  for (const column of [...widths.keys()].sort((a, b) => a - b)) {
    if (before === null) {
      across.set(column, 0);
    } else {
      const unit = widths.get(before) + 1;
      const beyond = column - before - unit;
      across.set(column, across.get(before) + 1 + beyond / unit);
    }
    before = column;
  }
  return across;
}

function element(name, className) {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
