// A WebAssembly module of the engine: plain exports, and the buffers through which text goes.

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export class Module {
  constructor(instance) {
    this.exports = instance.exports;
  }

  /** Compiles a module once, for as many instances as are wanted. */
  static compile(bytes) {
    return WebAssembly.compile(bytes);
  }

  static async start(compiled) {
    return new Module(await WebAssembly.instantiate(compiled));
  }

  /** Bytes of its memory. Memory that grows moves, so nobody keeps them. */
  bytes(place, length) {
    return new Uint8Array(this.exports.memory.buffer, place, length);
  }

  /** The list that an export has left on the slate. */
  list(length) {
    return Array.from(this.bytes(this.exports.slate(), length));
  }

  /** The text that an export has left on the slate. */
  text(length) {
    return decoder.decode(this.bytes(this.exports.slate(), length));
  }

  /** Opens an image; the error says in the engine's sentence why it cannot. */
  open(image) {
    const place = this.exports.room(image.length);
    if (place === 0) throw new Error("the browser has no memory for this image");
    this.bytes(place, image.length).set(image);
    const sentence = this.exports.open();
    if (sentence > 0) throw new Error(this.text(sentence));
  }

  /** The labels of the state that a text says; the error is the engine's sentence. */
  read(text) {
    const room = this.exports.slate_bytes();
    const { read, written } = encoder.encodeInto(text, this.bytes(this.exports.slate(), room));
    const length = this.exports.read(read === text.length ? written : room + 1);
    if (length < 0) throw new Error(this.text(-length));
    return this.list(length);
  }
}
