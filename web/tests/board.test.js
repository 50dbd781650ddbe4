// The magic board: solving, making moves, editing, playing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, onPage, pathOf, startBrowser, text, write } from "./browser.js";
import { made, sequences } from "./plain.js";

startBrowser();

test("the official sample is solved from the base", () => onPage(async (page) => {
  await write(page, "#target-text", "2 6 8 4 5 7 3 1");
  await page.click("#solve");
  assert.equal((await pathOf(page)).join(""), "BCABCCB");
  assert.equal(await text(page, "#distance"), "7");
}));

test("solve answers in the same frame", () => onPage(async (page) => {
  await page.click("#hardest");
  await page.waitForFunction(() => document.querySelector("#distance").textContent === "22");
  const [count, milliseconds] = await page.evaluate(() => {
    const start = performance.now();
    document.querySelector("#solve").click();
    return [document.querySelectorAll("#path li").length, performance.now() - start];
  });
  assert.equal(count, 22);
  console.log(`solve took ${milliseconds.toFixed(1)} ms`);
}));

test("a click on a move makes it, and the distance is that of a plain search", () => onPage(async (page) => {
  // To the goal from a state is from the base to the state with labels and cells exchanged.
  const expected = sequences();
  const swapped = (state) => [..."12345678"].map((label) => state.indexOf(label) + 1).join("");
  let state = "12345678";
  for (const name of "CBACCBABCA") {
    await page.click(`[data-move="${name}"]`);
    state = made(state, name);
    assert.equal(await page.inputValue("#state-text"), state);
    assert.equal(await text(page, "#distance"), String(expected.get(swapped(state)).length));
    assert.equal((await drawn(page)).join(""), [0, 1, 2, 3, 7, 6, 5, 4].map((cell) => state[cell]).join(""));
  }
}));

test("what is written and is no state gets the engine's sentence, and changes nothing", () => onPage(async (page) => {
  await write(page, "#state-text", "2 6 8 4 5 7 3 3");
  await page.waitForFunction(() => document.querySelector("#state-mistake").textContent);
  assert.equal(await text(page, "#state-mistake"), "Expected the label `3` once, found it twice.");
  assert.equal(await page.getAttribute("#state-text", "aria-invalid"), "true");
  assert.equal((await drawn(page)).join(""), "12348765");
  await write(page, "#state-text", "26845731");
  await page.waitForFunction(() => !document.querySelector("#state-mistake").textContent);
  assert.equal((await drawn(page)).join(""), "26841375");
}));

test("two cells that are clicked trade their labels, on both boards", () => onPage(async (page) => {
  await page.click('#flat [data-cell="1"]');
  await page.click('#flat [data-cell="6"]');
  assert.equal(await page.inputValue("#state-text"), "62345178");
  await page.click('#target-boards [data-cell="2"]');
  await page.click('#target-boards [data-cell="3"]');
  assert.equal(await page.inputValue("#target-text"), "13245678");
  await page.click("#target-goal");
  assert.equal(await page.inputValue("#target-text"), "12345678");
}));

test("a tile that is dragged to a cell trades with the one there", () => onPage(async (page) => {
  await page.dragAndDrop('#flat [data-cell="1"]', '#flat [data-cell="8"]');
  assert.equal(await page.inputValue("#state-text"), "82345671");
  assert.equal(await page.locator(".is-picked").count(), 0);
}));

test("the path is played to its end", () => onPage(async (page) => {
  await write(page, "#state-text", "26845731");
  await page.waitForFunction(() => document.querySelector("#distance").textContent !== "0");
  await page.click("#solve");
  await page.fill("#speed", "3");
  const length = (await pathOf(page)).length;
  await page.click("#play");
  await page.waitForFunction(() => document.querySelector("#distance").textContent === "0");
  assert.equal(await page.locator("#path .is-made").count(), length);
  assert.equal(await page.inputValue("#state-text"), "12345678");
  assert.equal(await page.getAttribute("#play", "aria-label"), "Play");
  await page.click("#back");
  assert.equal(await text(page, "#distance"), "1");
  await page.click("#first");
  assert.equal(await page.inputValue("#state-text"), "26845731");
  await page.click("#next");
  assert.equal(await text(page, "#distance"), String(length - 1));
}));

test("playing can be paused", () => onPage(async (page) => {
  await page.click("#hardest");
  await page.waitForFunction(() => document.querySelector("#distance").textContent === "22");
  await page.click("#solve");
  await page.click("#play");
  await page.waitForFunction(() => Number(document.querySelector("#distance").textContent) < 21);
  await page.click("#play");
  const left = await text(page, "#distance");
  await page.waitForTimeout(900);
  assert.equal(await text(page, "#distance"), left);
  assert.ok(Number(left) > 0);
}));

test("hardest is farthest from any target, and the hardest target from any state", () => onPage(async (page) => {
  const isFarthest = () => page.waitForFunction(() => document.querySelector("#distance").textContent === "22");
  await write(page, "#target-text", "26845731");
  await page.click("#hardest");
  await isFarthest();
  await page.click("#random");
  await page.click("#target-hardest");
  await isFarthest();
}));

test("the chart marks the present state", () => onPage(async (page) => {
  assert.equal(await text(page, "#chart .is-here span"), "0");
  await page.click('[data-move="B"]');
  const distance = await text(page, "#distance");
  assert.equal(await text(page, "#chart .is-here span"), distance);
  assert.match(await text(page, "#count"), new RegExp(`at distance ${distance}, `));
  assert.equal(await page.locator("#chart .bar").count(), 23);
}));
