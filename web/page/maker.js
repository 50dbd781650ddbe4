// The worker that makes images of definitions: the generator searches here, off the page's own thread.

let exports = null;

const imports = {
  page: { progress: (states, slots, distance) => postMessage({ progress: { states: states >>> 0, slots: slots >>> 0, distance } }) },
};

onmessage = async ({ data: { file, text, maxSlots } }) => {
  try {
    exports ??= await start();
    postMessage(made(file, text, maxSlots));
  } catch (error) {
    postMessage({ stopped: String(error) });
  }
};

async function start() {
  const response = await fetch("../engine/generator.wasm");
  if (!response.ok) throw new Error(`cannot load the generator: the server answers ${response.status}`);
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  return instance.exports;
}

function made(file, text, maxSlots) {
  const encoder = new TextEncoder();
  const [name, definition] = [encoder.encode(file), encoder.encode(text)];
  const length = name.length + definition.length;
  // The place comes first: memory that grows to make room is another buffer then.
  const place = exports.paper(length);
  const paper = new Uint8Array(exports.memory.buffer, place, length);
  paper.set(name);
  paper.set(definition, name.length);
  if (!exports.make(name.length, maxSlots)) {
    const [line, column] = [exports.mistake_line(), exports.mistake_column()];
    return { mistake: { sentence: textOf(2), marked: textOf(3), line, column } };
  }
  const hardest = textOf(1).split("\n").filter((state) => state !== "");
  return { image: bytesOf(0).slice(), hardest };
}

function bytesOf(result) {
  return new Uint8Array(exports.memory.buffer, exports.result(result), exports.result_bytes(result));
}

function textOf(result) {
  return new TextDecoder().decode(bytesOf(result));
}
