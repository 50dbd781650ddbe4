// A definition of one's own, whose table is made in the page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { drawn, onPage, pathOf, ready, startBrowser, text, write } from "./browser.js";

startBrowser();

const data = (name) => readFile(new URL(`../../data/${name}.toml`, import.meta.url), "utf8");

async function make(page, definition) {
  await page.click("#own-open");
  await page.fill("#own-text", definition);
  await page.click("#own-make");
}

const isClosed = (page) => page.waitForFunction(() => !document.querySelector("#own").open);
const isRefused = (page) => page.waitForFunction(() => document.querySelector("#own-mistake").textContent);

test("a good definition is played, and its link makes it again", () => onPage(async (page) => {
  await make(page, await data("sliding-2x3"));
  await isClosed(page);
  assert.equal((await drawn(page)).join(""), "12345_");
  await page.click("#hardest");
  await page.waitForFunction(() => document.querySelector("#distance").textContent === "21");
  await page.click("#solve");
  assert.equal((await pathOf(page)).length, 21);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await ready(other);
  await other.waitForFunction(() => document.querySelector("#distance").textContent === "21");
}));

test("a definition that repeats labels needs no code of its own", () => onPage(async (page) => {
  await make(page, await data("lights-out"));
  await isClosed(page);
  assert.equal((await drawn(page)).length, 18);
  await page.click('[data-move="5"]');
  assert.equal(await text(page, "#distance"), "1");
}));

test("pieces in the language of twsearch are taken too", () => onPage(async (page) => {
  await make(page, "Set T 3 1\nSolved\nEnd\nMove left\nT\n2 3 1\nEnd\n");
  await isClosed(page);
  await page.click('[data-move="left"]');
  assert.equal(await text(page, "#distance"), "2");
}));

test("a mistake is shown with its marked line, and can be mended", () => onPage(async (page) => {
  await make(page, 'cells = "1 2 3"\n\n[moves]\nA = "(1 2 9)"\n');
  await isRefused(page);
  const mistake = await text(page, "#own-mistake");
  assert.match(mistake, /^the move `A` names `9`, which is not a cell\n --> own\.toml:4:11/);
  assert.match(mistake, /4 \| A = "\(1 2 9\)"\n.*\^/);
  const marked = await page.locator("#own-text").evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
  assert.equal(marked, 'A = "(1 2 9)"');
  await page.fill("#own-text", 'cells = "1 2 3"\n\n[moves]\nA = "(1 2 3)"\n');
  await page.click("#own-make");
  await isClosed(page);
  await write(page, "#state-text", "231");
  assert.equal(await text(page, "#distance"), await page.evaluate(() => String(document.querySelectorAll("#path li").length || Number(document.querySelector("#distance").textContent))));
}));

test("a space that is too large is refused in a sentence", () => onPage(async (page) => {
  await make(page, await data("magic-board-2x5"));
  await isRefused(page);
  assert.match(await text(page, "#own-mistake"), /3,628,800 states, expected at most 1,000,000/);
}));

test("a file that is dropped is taken", () => onPage(async (page) => {
  const transfer = await page.evaluateHandle((definition) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([definition], "floppy-cube.toml"));
    return dropped;
  }, await data("floppy-cube"));
  await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
  await page.waitForFunction(() => document.querySelector("#own-name").textContent === "floppy-cube.toml");
  await page.click("#own-make");
  await isClosed(page);
  assert.match(await text(page, "#facts"), /^192 states · never more than 8 moves/);
}));
