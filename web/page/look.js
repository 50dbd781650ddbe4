// How each label looks: taken from where the goal has it.

import { netOf } from "./net.js";

/** The colours of a cube's faces, as most cubes have them. */
const OF_FACES = { U: "#f4f1e8", R: "#c8433a", F: "#3f9a5c", D: "#ecc94b", L: "#e08a3c", B: "#3b6fb5" };

/** The colours of labels that repeat. */
const PALETTE = ["#f4f1e8", "#343a43", "#c8433a", "#3f9a5c", "#3b6fb5", "#ecc94b", "#e08a3c", "#8a63b0"];

/** The label of a cell that is left free. */
const GAP = "_";

/** `{ net, labels: [{ color, ink, isGap }], showsText }` of a puzzle. */
export function lookOf(puzzle) {
  const net = netOf(puzzle.places);
  const allDiffer = puzzle.labels.length === puzzle.cells.length;
  const faces = new Map(net?.stickers.map(({ cell, face }) => [cell, face]));
  const labels = puzzle.labels.map((name, label) => {
    const isGap = name === GAP;
    if (net && allDiffer) return withInk(OF_FACES[faces.get(puzzle.goal.indexOf(label))]);
    if (!allDiffer && puzzle.labels.length <= PALETTE.length) return { ...withInk(PALETTE[label]), isGap };
    const hue = 55 + (300 * label) / Math.max(1, puzzle.labels.length);
    return { color: `oklch(0.87 0.075 ${hue.toFixed(1)})`, ink: "#22252b", isGap };
  });
  return { net, labels, showsText: !(net && !allDiffer) };
}

/** The colour of a sticker that no cell has, since its piece never moves. */
export function faceColor(face) {
  return OF_FACES[face];
}

function withInk(color) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const isLight = 0.3 * red + 0.59 * green + 0.11 * blue > 120;
  return { color, ink: isLight ? "#22252b" : "#f7f4ec", isGap: false };
}
