// Links: the address keeps puzzle, state and target.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, onPage, ready, startBrowser, text } from "./browser.js";

startBrowser();

test("a link with a state and a target reproduces them", () => onPage(async (page) => {
  assert.equal(await page.inputValue("#state-text"), "26845731");
  assert.equal(await page.inputValue("#target-text"), "12345687");
  assert.equal((await drawn(page)).join(""), "26841375");
}, { hash: "#puzzle=magic-board&state=26845731&target=12345687" }));

test("what is done is kept, and a copy of the address shows the same", () => onPage(async (page) => {
  await page.click('[data-puzzle="8-puzzle"]');
  await page.waitForFunction(() => document.querySelector("#title").textContent === "8-puzzle");
  await page.click("#random");
  const [state, distance, address] = [await page.inputValue("#state-text"), await text(page, "#distance"), page.url()];
  const other = await page.context().newPage();
  await other.goto(address);
  await ready(other);
  assert.equal(await other.inputValue("#state-text"), state);
  assert.equal(await text(other, "#distance"), distance);
}));

test("a link whose state is none shows the sentence and the goal", () => onPage(async (page) => {
  assert.match(await text(page, "#state-mistake"), /`x` in place 1 is not a label of this puzzle/);
  assert.equal((await drawn(page)).join(""), "12348765");
}, { hash: "#puzzle=magic-board&state=x2345678" }));

test("an address that is changed by hand is followed", () => onPage(async (page) => {
  await page.evaluate(() => {
    location.hash = "#puzzle=special-cube&state=111111111111111111110000";
  });
  await page.waitForFunction(() => document.querySelector("#state-text").value.endsWith("0000"));
  assert.equal(await text(page, "#distance"), "0");
}));
