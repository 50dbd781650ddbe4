// The two languages of the page. Texts of puzzles come from their images, mistakes from the engine.

import { english } from "./english.js";
import { chinese, chineseSentence, chineseTitles } from "./chinese.js";

const KEY = "wayhome-language";

export class Language extends EventTarget {
  #name;

  constructor() {
    super();
    this.#name = remembered() ?? (navigator.language.startsWith("zh") ? "zh" : "en");
  }

  get name() {
    return this.#name;
  }

  switch() {
    this.#name = this.#name === "en" ? "zh" : "en";
    try {
      localStorage.setItem(KEY, this.#name);
    } catch {
      // Without storage the choice holds until the page is left.
    }
    this.show();
    this.dispatchEvent(new Event("change"));
  }

  /** A text of the page, with what stands in braces filled in. */
  say(key, values = {}) {
    const text = (this.#name === "zh" ? chinese : english)[key];
    return text.replace(/\{(\w+)\}/g, (_, value) => values[value]);
  }

  /** A sentence of the engine. */
  sentence(text) {
    const said = this.#name === "zh" ? chineseSentence(text) : text;
    return said.charAt(0).toUpperCase() + said.slice(1) + (/[.。:]$/.test(said) ? "" : this.#name === "zh" ? "。" : ".");
  }

  /** The title of a puzzle: in Chinese, where the page knows one. */
  title(name, title) {
    return (this.#name === "zh" && chineseTitles[name]) || title;
  }

  number(value) {
    return value.toLocaleString(this.#name);
  }

  percent(part) {
    return part.toLocaleString(this.#name, { style: "percent", maximumSignificantDigits: 2 });
  }

  /** Writes the texts of all elements that name one. */
  show() {
    document.documentElement.lang = this.#name === "zh" ? "zh-Hans" : "en";
    for (const element of document.querySelectorAll("[data-text]")) element.textContent = this.say(element.dataset.text);
    for (const element of document.querySelectorAll("[data-label]")) element.ariaLabel = this.say(element.dataset.label);
  }
}

function remembered() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
