// States by chance, and the hardest ones.

/** How often labels are shuffled before a walk is taken instead: most puzzles reach a fair part of all states. */
const SHUFFLES = 200;

/** A state by chance from which moves lead to the target (null: to the nearest goal). */
export function randomState(puzzle, target) {
  for (let time = 0; time < SHUFFLES; time += 1) {
    const state = shuffled(puzzle.goal);
    if (puzzle.distance(state, target) !== null) return state;
  }
  return walked(puzzle, target ?? puzzle.goal, (state) => puzzle.distance(state, target) !== null);
}

/** A target by chance to which moves lead from a state. */
export function randomTarget(puzzle, state) {
  for (let time = 0; time < SHUFFLES; time += 1) {
    const target = shuffled(puzzle.goal);
    if (puzzle.distance(state, target) !== null) return target;
  }
  return walked(puzzle, state, (target) => puzzle.distance(state, target) !== null);
}

/** One of the states that are farthest from a target. */
export function hardestState(puzzle, hardest, target) {
  const state = anyOf(hardest);
  return target ? state.map((label) => target[puzzle.goal.indexOf(label)]) : state;
}

/**
 * One of the targets that are farthest from a state: the labels are exchanged so that a hardest state
 * becomes this one, and the goal becomes the target. With guards only some of them have an answer.
 */
export function hardestTarget(puzzle, hardest, state) {
  for (const hard of shuffled(hardest)) {
    const target = puzzle.goal.map((label) => state[hard.indexOf(label)]);
    if (puzzle.distance(state, target) === puzzle.godsNumber) return target;
  }
  return null;
}

/** Where a walk by chance ends, long enough that nobody could tell where it began. */
function walked(puzzle, from, isWanted) {
  for (;;) {
    let state = from;
    const steps = 20 * puzzle.godsNumber + below(2);
    for (let step = 0; step < steps; step += 1) {
      state = puzzle.apply(state, below(puzzle.moves.length)) ?? state;
    }
    if (isWanted(state) || puzzle.states === 1) return state;
  }
}

function shuffled(list) {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}

function anyOf(list) {
  return list[below(list.length)];
}


function below(count) {
  return Math.floor(Math.random() * count);
}
