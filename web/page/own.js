// Somebody's own definition: pasted or dropped, its image made by a worker.

/** The most slots of a table that is made in a page. */
const MAX_SLOTS = 1_000_000;

const EXAMPLE = `# A ring of six tiles: turn the ring, or exchange two neighbours.
title = "Ring of six"
cells = """
1 2 3
6 5 4
"""
order = "1 2 3 4 5 6"

[moves]
turn = """
6 1 2
5 4 3
"""
swap = "(1 2)"
`;

/** Fires `made` with a `detail` of `{ image, hardest, definition }`. */
export class Own extends EventTarget {
  #dialog;
  #parts;
  #language;
  #file = "own.toml";
  #worker = null;

  /** `parts` are the elements `form`, `text`, `file`, `name`, `mistake`, `progress`, `close` and `make`. */
  constructor(dialog, parts, language) {
    super();
    this.#dialog = dialog;
    this.#parts = parts;
    this.#language = language;
    parts.text.value = EXAMPLE;
    parts.close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => this.#stop());
    parts.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.make({ file: this.#file, text: parts.text.value });
    });
    parts.file.addEventListener("change", () => this.#take(parts.file.files[0]));
    parts.text.addEventListener("input", () => this.#call(languageOf(parts.text.value)));
    for (const target of [dialog, document.body]) {
      target.addEventListener("dragover", (event) => event.preventDefault());
      target.addEventListener("drop", (event) => {
        event.preventDefault();
        event.stopPropagation();
        this.#take(event.dataTransfer.files[0]);
      });
    }
  }

  open() {
    this.#dialog.showModal();
    this.#parts.text.focus();
  }

  /** Makes the image of a definition, `{ file, text }`. */
  make(definition) {
    const { progress, make, mistake } = this.#parts;
    this.#stop();
    mistake.textContent = "";
    make.disabled = true;
    progress.textContent = this.#language.say("making");
    this.#worker = new Worker(new URL("maker.js", import.meta.url));
    this.#worker.onmessage = ({ data }) => this.#hear(data, definition);
    this.#worker.onerror = () => this.#hear({ stopped: true }, definition);
    this.#worker.postMessage({ ...definition, maxSlots: MAX_SLOTS });
  }

  #hear(data, definition) {
    const language = this.#language;
    if (data.progress) {
      const { states, distance } = data.progress;
      this.#parts.progress.textContent = language.say("searching", { states: language.number(states), distance });
      return;
    }
    this.#stop();
    if (data.image) {
      this.#dialog.close();
      this.dispatchEvent(new CustomEvent("made", { detail: { ...data, definition } }));
      return;
    }
    if (!this.#dialog.open) this.open();
    this.#parts.text.value = definition.text;
    if (data.mistake) this.#show(data.mistake);
    else this.#parts.mistake.textContent = language.say("stopped");
  }

  /** Shows a mistake, and selects the line in which it is. */
  #show({ marked, line }) {
    const { text, mistake } = this.#parts;
    mistake.textContent = marked;
    if (line === 0) return;
    const lines = text.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    text.focus();
    text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    text.scrollTop = Math.max(0, (line - 5) * (text.scrollHeight / lines.length));
  }

  async #take(file) {
    if (!file) return;
    if (!this.#dialog.open) this.open();
    this.#parts.text.value = await file.text();
    this.#parts.mistake.textContent = "";
    this.#call(file.name);
  }

  #call(file) {
    this.#file = file;
    this.#parts.name.textContent = file === "own.toml" ? "" : file;
  }

  #stop() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#parts.make.disabled = false;
    this.#parts.progress.textContent = "";
  }
}

/** What text without a file is called: pieces begin with sets, TOML never does. */
function languageOf(text) {
  return /^\s*(#.*\s*)*(Name|Set|PuzzleGeometry)\b/.test(text) ? "own.tws" : "own.toml";
}
