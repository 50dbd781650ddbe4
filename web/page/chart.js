// How many states there are at each distance, with the present one marked.

export class Chart {
  #root;
  #line;
  #language;
  #puzzle = null;
  #distance = null;

  constructor(root, line, language) {
    this.#root = root;
    this.#line = line;
    this.#language = language;
    language.addEventListener("change", () => this.#puzzle && this.#tell());
  }

  draw(puzzle) {
    this.#puzzle = puzzle;
    const most = Math.max(...puzzle.depthCounts);
    const bars = puzzle.depthCounts.map((count, distance) => {
      const bar = document.createElement("div");
      bar.className = "bar";
      bar.style.setProperty("--part", count / most);
      const number = document.createElement("span");
      number.textContent = distance;
      bar.append(document.createElement("i"), number);
      bar.addEventListener("pointerenter", () => this.#tell(distance));
      bar.addEventListener("pointerleave", () => this.#tell());
      return bar;
    });
    this.#root.style.setProperty("--bars", bars.length);
    this.#root.classList.toggle("is-dense", bars.length > 18);
    this.#root.setAttribute("role", "img");
    this.#root.replaceChildren(...bars);
  }

  mark(distance) {
    this.#distance = distance;
    [...this.#root.children].forEach((bar, at) => bar.classList.toggle("is-here", at === distance));
    this.#tell();
  }

  #tell(distance = this.#distance) {
    const { depthCounts, states, godsNumber } = this.#puzzle;
    const language = this.#language;
    this.#root.ariaLabel = language.say("chart", {
      states: language.number(states),
      most: godsNumber,
      list: depthCounts.map((count, at) => `${at}: ${language.number(count)}`).join(", "),
    });
    if (distance === null) {
      this.#line.textContent = language.say("allCounts", { states: language.number(states), most: godsNumber });
      return;
    }
    const count = depthCounts[distance];
    this.#line.textContent = language.say(count === 1 ? "oneCount" : "count", {
      count: language.number(count),
      distance,
      part: language.percent(count / states),
    });
  }
}
