// The net of a cube: a drawing in which the faces of a cube are unfolded as a cross lying on its side.
//
//        U              Whatever puzzle is drawn so is shown as a cube too. Some cells may be left out:
//     L  F  R  B        those of pieces that never move.
//        D

/** For each face: where it is in the net, and its axes in space: x to the right, y down, z to the viewer. */
const FACES = [
  { name: "U", row: 0, column: 1, right: [1, 0, 0], down: [0, 0, 1], out: [0, -1, 0] },
  { name: "L", row: 1, column: 0, right: [0, 0, 1], down: [0, 1, 0], out: [-1, 0, 0] },
  { name: "F", row: 1, column: 1, right: [1, 0, 0], down: [0, 1, 0], out: [0, 0, 1] },
  { name: "R", row: 1, column: 2, right: [0, 0, -1], down: [0, 1, 0], out: [1, 0, 0] },
  { name: "B", row: 1, column: 3, right: [-1, 0, 0], down: [0, 1, 0], out: [0, 0, -1] },
  { name: "D", row: 2, column: 1, right: [1, 0, 0], down: [0, 0, -1], out: [0, 1, 0] },
];

/**
 * The stickers of the cube that a drawing unfolds, with those that have no cell (`cell` is null); null
 * where it is no net. `at` is the place of the sticker's piece: each coordinate is one of
 * `-(size - 1), …, size - 1` in steps of two.
 */
export function netOf(places) {
  const columns = [...new Set(places.map((place) => place.column))].sort((a, b) => a - b);
  const lines = Math.max(...places.map((place) => place.line)) + 1;
  const size = lines / 3;
  if (!Number.isInteger(size) || size < 2 || columns.length !== 4 * size) return null;
  const stickers = [];
  const left = new Map(places.map((place) => [`${place.line} ${columns.indexOf(place.column)}`, place.cell]));
  for (const face of FACES) {
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        const key = `${face.row * size + row} ${face.column * size + column}`;
        const [across, along] = [2 * column - (size - 1), 2 * row - (size - 1)];
        const at = face.out.map((out, axis) => out * (size - 1) + face.right[axis] * across + face.down[axis] * along);
        stickers.push({ cell: left.get(key) ?? null, face: face.name, out: face.out, at, row, column, netRow: face.row, netColumn: face.column });
        left.delete(key);
      }
    }
  }
  const isWhole = left.size === 0 && stickers.filter((sticker) => sticker.cell !== null).length > stickers.length / 2;
  return isWhole ? { size, stickers } : null;
}

/**
 * The turn of a layer that does what a move does to the stickers: its axis, its angle in degrees, and
 * which pieces turn; null where no turn does.
 */
export function turnOf(net, sources) {
  const byCell = new Map(net.stickers.filter((sticker) => sticker.cell !== null).map((sticker) => [sticker.cell, sticker]));
  const moved = [...byCell.values()].filter(({ cell }) => sources[cell] !== cell);
  if (moved.length === 0) return null;
  for (const axis of [0, 1, 2]) {
    for (const quarters of [1, -1, 2]) {
      const fits = ({ cell, at, out }) => {
        const from = byCell.get(sources[cell]);
        return equal(turned(from.at, axis, quarters), at) && equal(turned(from.out, axis, quarters), out);
      };
      if (moved.every(fits)) {
        const layers = new Set(moved.map((sticker) => sticker.at[axis]));
        return { axis, angle: quarters * 90, turns: (at) => layers.has(at[axis]) };
      }
    }
  }
  return null;
}

/** A vector turned about an axis, as CSS turns: from each axis to the next one. */
function turned(vector, axis, quarters) {
  let result = vector;
  for (let count = ((quarters % 4) + 4) % 4; count > 0; count -= 1) {
    const next = [...result];
    const [b, c] = [(axis + 1) % 3, (axis + 2) % 3];
    next[b] = -result[c];
    next[c] = result[b];
    result = next;
  }
  return result;
}

function equal(a, b) {
  return a.every((value, axis) => value === b[axis]);
}
