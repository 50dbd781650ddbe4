// The address bar keeps puzzle, state and target, so that a link reproduces them.

/** The most characters of an own definition that a link carries. */
const MOST = 6000;

/** What the address says: texts, each of which may be missing. */
export function readAddress() {
  const said = new URLSearchParams(location.hash.slice(1));
  const own = said.get("own");
  return {
    puzzle: said.get("puzzle"),
    state: said.get("state"),
    target: said.get("target"),
    own: own && { file: said.get("file") ?? "own.toml", text: own },
  };
}

export function writeAddress(round) {
  const { puzzle, state, target } = round;
  const says = new URLSearchParams();
  if (!puzzle.definition) says.set("puzzle", puzzle.name);
  says.set("state", puzzle.show(state));
  if (target) says.set("target", puzzle.show(target));
  if (puzzle.definition && puzzle.definition.text.length <= MOST) {
    says.set("file", puzzle.definition.file);
    says.set("own", puzzle.definition.text);
  }
  history.replaceState(null, "", `#${says}`);
}
