// The puzzles that can be chosen: the magic board at once, the others from their images when wanted.

import { Module } from "./module.js";
import { Puzzle } from "./puzzle.js";

const BOARD = "magic-board";

export class Shelf {
  #images = null;
  #opened = new Map();

  constructor(entries) {
    this.entries = entries;
  }

  static async open() {
    const response = await fetch("puzzles/list.json");
    if (!response.ok) throw new Error("the puzzles of this page are missing: `scripts/web build` makes them");
    return new Shelf(await response.json());
  }

  entry(name) {
    return this.entries.find((entry) => entry.name === name);
  }

  /** Opens a puzzle. `progress` gets the part of its bytes that has come. */
  puzzle(name, progress = () => {}) {
    if (!this.#opened.has(name)) {
      const opening = name === BOARD ? this.#board() : this.#fromImage(name, progress);
      this.#opened.set(name, opening);
      opening.catch(() => this.#opened.delete(name));
    }
    return this.#opened.get(name);
  }

  /** Opens the image of somebody's own definition. */
  async own(image, hardest, definition) {
    const module = await this.#module(image);
    return new Puzzle(module, { hardest, definition });
  }

  /** The module that opens images and reads text, compiled once. */
  images() {
    this.#images ??= fetched("engine/images.wasm").then(Module.compile);
    return this.#images;
  }

  async #board() {
    const module = await Module.start(await Module.compile(await fetched("engine/board.wasm")));
    let reader = null;
    return new Puzzle(module, {
      hardest: this.entry(BOARD)?.hardest,
      reader: () => (reader ??= fetched(imageOf(BOARD)).then((image) => this.#module(image))),
    });
  }

  async #fromImage(name, progress) {
    const entry = this.entry(name);
    if (!entry) throw new Error(`there is no puzzle \`${name}\` on this page`);
    const image = await fetched(imageOf(name), (bytes) => progress(Math.min(1, bytes / entry.bytes)));
    return new Puzzle(await this.#module(image), { hardest: entry.hardest });
  }

  async #module(image) {
    const module = await Module.start(await this.images());
    module.open(image);
    return module;
  }
}

function imageOf(name) {
  return `puzzles/${encodeURIComponent(name)}.wayhome`;
}

/** The bytes of a file. `progress` gets how many have come. */
async function fetched(file, progress = () => {}) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`cannot load ${file}: the server answers ${response.status}`);
  const parts = [];
  let length = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    progress(length);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
