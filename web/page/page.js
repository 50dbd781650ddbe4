// The page: puts its parts together.

import { readAddress, writeAddress } from "./address.js";
import { Board } from "./board.js";
import { hardestState, hardestTarget, randomState, randomTarget } from "./chance.js";
import { Chart } from "./chart.js";
import { Cube } from "./cube.js";
import { isWriting } from "./keys.js";
import { Language } from "./language.js";
import { lookOf } from "./look.js";
import { Menu } from "./menu.js";
import { Own } from "./own.js";
import { Pad } from "./pad.js";
import { Player } from "./player.js";
import { Round } from "./round.js";
import { Shelf } from "./shelf.js";
import { Targets } from "./targets.js";
import { startTheme } from "./theme.js";
import { Trade, slideOf } from "./trade.js";
import { Writing } from "./writing.js";

const $ = (id) => document.getElementById(id);

const language = new Language();
const round = new Round();
const still = matchMedia("(prefers-reduced-motion: reduce)");
const player = new Player(round, parts("path player first back play next last speed"), language);
const cellWords = (cell, label) => language.say("cell", { cell, label });
const board = new Board($("flat"), { labelOf: cellWords });
const cube = new Cube($("cube"));
const menu = new Menu($("shelf"), language);
const pad = new Pad($("moves"));
const chart = new Chart($("chart"), $("count"), language);
const targets = new Targets(round, { boards: $("target-boards"), note: $("target-note"), changes: $("target-changes"), form: $("target-form") }, language, cellWords);
const trade = new Trade([board, cube], {
  get: () => round.state,
  set: (state) => round.set(state),
  slide: (cell) => {
    const move = slideOf(round.puzzle, round.state, cell);
    return move !== null && round.make(move);
  },
});
const stateText = new Writing($("state-form"), language, (text) => whenRead(text, (state) => round.set(state)));
const targetText = new Writing($("target-form"), language, (text) => whenRead(text, (target) => round.setTarget(target)));
const own = new Own($("own"), {
  form: $("own-form"), text: $("own-text"), file: $("own-file"), name: $("own-name"),
  mistake: $("own-mistake"), progress: $("own-progress"), close: $("own-close"), make: $("own-make"),
}, language);

let shelf;
let look = null;
let view = "cube";
/** The state and target of a link to an own definition, until its image is made. */
let pending = {};
/** Which puzzle was asked for last: what comes late for another is left. */
let wanted = 0;

function parts(names) {
  return Object.fromEntries(names.split(" ").map((name) => [name, $(name)]));
}

round.addEventListener("change", ({ detail }) => {
  if (detail.kind === "puzzle") showPuzzle();
  const duration = still.matches ? 0 : player.duration;
  document.documentElement.style.setProperty("--move", `${duration}ms`);
  trade.drop();
  board.show(round.state, detail.sources);
  if (look.net) {
    cube.show(round.state, detail.sources, duration);
    cube.describe(language.say("drawnCube", { state: round.puzzle.show(round.state) }));
  }
  if (detail.kind !== "path") stateText.show(round.puzzle.show(round.state));
  if (detail.kind === "puzzle" || detail.kind === "target") targetText.show(round.aim ? round.puzzle.show(round.aim) : "");
  showDistance();
  pad.show(round.puzzle, round.state);
  tell(detail);
  writeAddress(round);
});

function showPuzzle() {
  const { puzzle } = round;
  look = lookOf(puzzle);
  board.draw(puzzle, look, round.state);
  $("views").hidden = !look.net;
  if (look.net) cube.draw(puzzle, look, round.state);
  showView();
  targets.draw(look);
  chart.draw(puzzle);
  pad.draw(puzzle);
  $("hardest").disabled = puzzle.hardestTexts.length === 0;
  showWords();
}

/** Texts that depend on the language. */
function showWords() {
  const { puzzle } = round;
  const title = language.title(puzzle.definition ? null : puzzle.name, puzzle.title);
  document.title = `${title} · Wayhome`;
  $("title").textContent = title;
  $("facts").textContent = language.say("facts", {
    states: language.number(puzzle.states),
    most: puzzle.godsNumber,
    bytes: shownBytes(puzzle.bytes),
  });
  $("way-title").textContent = language.say(puzzle.goals.length > 1 ? "distanceToGoal" : "distance");
  menu.show(shelf.entries, puzzle.definition ? null : puzzle.name);
  showKeys();
  showDistance();
  targets.show();
}

function shownBytes(bytes) {
  return bytes < 10_000 ? `${language.number(bytes)} B` : `${language.number(Math.round(bytes / 1000))} kB`;
}

function showView() {
  const isCube = Boolean(look.net) && view === "cube";
  $("cube").hidden = !isCube;
  $("flat").hidden = isCube;
  for (const button of $("views").children) button.setAttribute("aria-pressed", String(button.dataset.view === view));
}

function showDistance() {
  const { distance, why } = round;
  $("distance").textContent = distance ?? "–";
  $("distance-unit").textContent = distance === null ? "" : language.say(["there", "move"][distance] ?? "movesUnit");
  $("why").hidden = !why;
  $("why").textContent = why && language.sentence(why);
  $("solve").disabled = distance === null;
  document.body.classList.toggle("is-there", round.isThere);
  chart.mark(distance);
}

function byHand(move) {
  player.stop();
  return round.make(move);
}

/** Tells what has changed to those who do not see it. */
function tell({ kind, move }) {
  const { distance, path, puzzle } = round;
  const toGo = distance === null ? language.say("noWay") : distance === 0 ? language.say("there") : language.say(distance === 1 ? "oneToGo" : "toGo", { distance });
  if (kind === "path" && path) {
    $("live").textContent = language.say("pathIs", { count: path.moves.length, path: path.moves.map((number) => puzzle.moves[number]).join(" ") });
  } else {
    $("live").textContent = kind === "move" ? language.say("madeMove", { move: puzzle.moves[move], distance: toGo }) : toGo;
  }
}

function showKeys() {
  const rows = [
    [pad.shownKeys, "keyMoves"],
    [["Enter", "Space", "←", "→"], "keyPath"],
    [["Tab", "←↑→↓", "Enter"], "keyBoard"],
  ];
  $("keys").replaceChildren(...rows.flatMap(([list, words]) => {
    const term = document.createElement("dt");
    term.append(...list.map((key) => Object.assign(document.createElement("kbd"), { textContent: key })));
    return [term, Object.assign(document.createElement("dd"), { textContent: language.say(words) })];
  }));
}

/** Opens a puzzle, with the state and the target that texts say. */
async function choose(name, said) {
  const number = ++wanted;
  player.stop();
  const loading = $("loading");
  const late = setTimeout(() => {
    loading.hidden = false;
  }, 120);
  try {
    const puzzle = await shelf.puzzle(name, (part) => {
      loading.style.setProperty("--part", part);
      loading.ariaValueNow = String(Math.round(100 * part));
    });
    if (number === wanted) await take(puzzle, said);
  } catch (error) {
    complain(error);
  } finally {
    clearTimeout(late);
    loading.hidden = true;
  }
}

function complain(error) {
  $("why").hidden = false;
  $("why").textContent = language.sentence(error.message);
}

/** Takes a puzzle at once; what texts say comes as soon as they are read. */
async function take(puzzle, { state, target } = {}) {
  const number = wanted;
  round.take(puzzle);
  for (const [text, writing] of [[target, targetText], [state, stateText]]) {
    if (text && number === wanted) await writing.write(text);
  }
}

/** Reads a state, and does something with it unless another puzzle was taken meanwhile. */
async function whenRead(text, act) {
  const { puzzle } = round;
  const state = await puzzle.read(text);
  if (puzzle === round.puzzle) act(state);
}

/** Reads the hardest states, and does something with them unless another puzzle was taken meanwhile. */
async function whenHardest(act) {
  const { puzzle } = round;
  const states = await Promise.all(puzzle.hardestTexts.map((text) => puzzle.read(text)));
  if (puzzle === round.puzzle) act(puzzle, states);
}

menu.addEventListener("choose", ({ detail }) => choose(detail.name));
menu.addEventListener("own", () => own.open());
pad.addEventListener("move", ({ detail }) => byHand(detail.move));
$("solve").addEventListener("click", () => {
  player.stop();
  round.solve();
});
$("reset").addEventListener("click", () => round.set(round.aim ?? round.puzzle.goal));
$("random").addEventListener("click", () => round.set(randomState(round.puzzle, round.target)));
$("hardest").addEventListener("click", () => whenHardest((puzzle, states) => round.set(hardestState(puzzle, states, round.target))));
$("target-goal").addEventListener("click", () => round.setTarget(null));
$("target-random").addEventListener("click", () => round.setTarget(randomTarget(round.puzzle, round.state)));
$("target-hardest").addEventListener("click", () => whenHardest((puzzle, states) => {
  const target = hardestTarget(puzzle, states, round.state);
  if (target) round.setTarget(target);
}));
$("views").addEventListener("click", ({ target }) => {
  view = target.dataset.view ?? view;
  showView();
});
$("language").addEventListener("click", () => language.switch());
language.addEventListener("change", () => {
  showLanguage();
  showWords();
  board.show(round.state);
  stateText.repeat();
  targetText.repeat();
});
own.addEventListener("made", async ({ detail: { image, hardest: texts, definition } }) => {
  wanted += 1;
  player.stop();
  await take(await shelf.own(image, texts, definition), pending);
  pending = {};
});

function showLanguage() {
  language.show();
  const isEnglish = language.name === "en";
  $("language").textContent = isEnglish ? "中文" : "English";
  $("language").lang = isEnglish ? "zh" : "en";
}

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || isWriting(event.target) || $("own").open || !round.puzzle) return;
  const isOnButton = event.target.closest?.("button, summary, a, input");
  const move = pad.moveOf(event);
  if (move >= 0) {
    byHand(move);
  } else if (event.key === "Enter" && !isOnButton) {
    round.solve();
  } else if (event.key === " " && !isOnButton && round.path) {
    player.toggle();
  } else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && !event.target.closest?.("input")) {
    player.step(event.key === "ArrowLeft" ? -1 : 1);
  } else if (event.key === "Escape") {
    trade.drop();
    targets.drop();
    return;
  } else {
    return;
  }
  event.preventDefault();
});

addEventListener("hashchange", () => go(readAddress()));

/** Goes to what an address says. */
async function go({ puzzle, state, target, own: definition }) {
  if (definition) {
    pending = { state, target };
    if (!round.puzzle) await choose(shelf.entries[0].name);
    own.make(definition);
    return;
  }
  const name = shelf.entry(puzzle) ? puzzle : shelf.entries[0].name;
  await choose(name, { state, target });
}

startTheme($("theme"));
showLanguage();
try {
  shelf = await Shelf.open();
  await go(readAddress());
} catch (error) {
  complain(error);
}
document.documentElement.dataset.ready = String(Math.round(performance.now()));
// What typing and other puzzles need comes after the first paint.
round.puzzle?.reader().catch(() => {});
