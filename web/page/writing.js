// A text field for a state, with the engine's sentence for what is wrong.

export class Writing {
  #input;
  #mistake;
  #language;
  #take;
  #why = "";

  /** `take` takes a text; its error is a sentence. */
  constructor(form, language, take) {
    this.#input = form.querySelector("input");
    this.#mistake = form.querySelector(".mistake");
    this.#language = language;
    this.#take = take;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.write(this.#input.value);
    });
    this.#input.addEventListener("change", () => this.write(this.#input.value));
    this.#input.addEventListener("input", () => this.#say(""));
  }

  /** Shows the text of a state that is right. */
  show(text) {
    this.#input.value = text;
    this.#say("");
  }

  /** Takes a text as if somebody had written it. */
  async write(text) {
    this.#input.value = text;
    try {
      await this.#take(text);
    } catch (error) {
      this.#input.value = text;
      this.#say(error.message);
    }
  }

  /** Says again what is wrong, after the language has changed. */
  repeat() {
    this.#say(this.#why);
  }

  #say(why) {
    this.#why = why;
    this.#mistake.textContent = why && this.#language.sentence(why);
    this.#input.ariaInvalid = String(Boolean(why));
  }
}
