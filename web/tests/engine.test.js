// The modules without a browser: each answer about the magic board, against a plain search.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Module } from "../page/module.js";
import { Puzzle } from "../page/puzzle.js";
import { sequences } from "./plain.js";

const file = (name) => readFile(new URL(`../${name}`, import.meta.url));
const start = async (name) => Module.start(await Module.compile(await file(`engine/${name}.wasm`)));

async function opened(name) {
  const module = await start("images");
  module.open(await file(`puzzles/${name}.wayhome`));
  return new Puzzle(module);
}

const labels = (puzzle, text) => [...text].map((name) => puzzle.labels.indexOf(name));

test("the module with the magic board has at most 16 KB", async () => {
  assert.ok((await file("engine/board.wasm")).length <= 16_384);
});

test("both modules answer as a plain search does, from the base to each of 40,320 boards", async () => {
  const expected = sequences();
  assert.equal(expected.size, 40_320);
  const puzzles = { board: new Puzzle(await start("board")), images: await opened("magic-board") };
  for (const [module, puzzle] of Object.entries(puzzles)) {
    for (const [board, sequence] of expected) {
      assert.equal(puzzle.showMoves(puzzle.path(puzzle.goal, labels(puzzle, board))), sequence);
    }
    const counts = Array(puzzle.godsNumber + 1).fill(0);
    for (const sequence of expected.values()) counts[sequence.length] += 1;
    assert.deepEqual(puzzle.depthCounts, counts);
    const states = [...expected.keys()].map((board) => labels(puzzle, board));
    const begin = performance.now();
    for (const state of states) puzzle.path(puzzle.goal, state);
    console.log(`${module}.wasm: ${((1000 * (performance.now() - begin)) / states.length).toFixed(1)} µs a path, with the JavaScript around it`);
  }
});

test("the module with the board tells the same of the puzzle as its image does", async () => {
  const facts = ({ module, reader, hardestTexts, ...rest }) => rest;
  assert.deepEqual(facts(new Puzzle(await start("board"))), facts(await opened("magic-board")));
});

test("each listed hardest state is as far from the goal as a state can be", async () => {
  for (const { name, hardest } of JSON.parse(await file("puzzles/list.json"))) {
    const puzzle = await opened(name);
    assert.ok(hardest.length > 0 && hardest.length <= puzzle.depthCounts.at(-1));
    for (const text of hardest) assert.equal(puzzle.distance(puzzle.module.read(text), null), puzzle.godsNumber);
  }
});

test("what is no image is refused in a sentence, and so is a damaged one", async () => {
  const module = await start("images");
  assert.throws(() => module.open(new Uint8Array(100)), /this is not a table image: its label is missing/);
  const image = await file("puzzles/special-cube.wayhome");
  image[image.length - 1] ^= 1;
  assert.throws(() => module.open(image), /its checksum differs/);
  image[image.length - 1] ^= 1;
  module.open(image);
  assert.equal(new Puzzle(module).godsNumber, 7);
});

test("a text that is no state gets the engine's sentence, however long it is", async () => {
  const { module } = await opened("magic-board");
  for (const [text, sentence] of [
    ["1234567", /expected a state of 8 labels, found 7/],
    ["12345679", /`9` in place 8 is not a label/],
    ["12345677", /expected the label `7` once, found it twice/],
    ["", /found 0/],
    ["1".repeat(65_536), /expected a state of 8 labels, found 65536/],
    ["1".repeat(65_537), /too long/],
    ["魔".repeat(21_845), /`魔` in place 1 is not a label/],
    ["魔".repeat(21_846), /too long/],
  ]) {
    assert.throws(() => module.read(text), sentence);
  }
  assert.deepEqual(module.read("2 6 8 4 5 7 3 1"), [1, 5, 7, 3, 4, 6, 2, 0]);
});

test("the images have the published depth counts", async () => {
  // OEIS A079761 and A089473, and the sizes of the other two as their statements give them.
  const published = {
    "pocket-cube": [1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644],
    "8-puzzle": [
      1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993, 17110,
      23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
    ],
  };
  for (const [name, counts] of Object.entries(published)) assert.deepEqual((await opened(name)).depthCounts, counts);
  assert.equal((await opened("magic-board-c")).states, 40_320);
});

test("moves that are made one after the other along a path end in a goal", async () => {
  for (const name of ["magic-board-c", "special-cube", "pocket-cube", "8-puzzle"]) {
    const puzzle = await opened(name);
    let state = puzzle.goal;
    for (let step = 0; step < 500; step += 1) {
      state = puzzle.apply(state, (step * step + 7 * step) % puzzle.moves.length) ?? state;
      const path = puzzle.path(state, null);
      const end = path.reduce((at, move) => puzzle.apply(at, move), state);
      assert.ok(puzzle.goals.some((goal) => goal.join() === end.join()), `${name}: ${puzzle.show(state)}`);
      assert.ok(path.length <= puzzle.godsNumber);
    }
  }
});
