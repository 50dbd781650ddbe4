// Everything without a pointer, and what a screen reader is told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, pathOf, startBrowser, text } from "./browser.js";

startBrowser();

test("moves, solve, steps and play have keys", () => onPage(async (page) => {
  await page.keyboard.press("b");
  await page.keyboard.press("c");
  assert.equal(await text(page, "#live"), `C. ${await text(page, "#distance")} moves to go`);
  const distance = Number(await text(page, "#distance"));
  await page.keyboard.press("Enter");
  assert.equal((await pathOf(page)).length, distance);
  await page.keyboard.press("ArrowRight");
  assert.equal(await text(page, "#distance"), String(distance - 1));
  await page.keyboard.press("ArrowLeft");
  assert.equal(await text(page, "#distance"), String(distance));
  await page.keyboard.press("Space");
  await page.waitForFunction(() => document.querySelector("#distance").textContent === "0");
  assert.equal(await text(page, "#live"), "A. You are there".replace("A", (await pathOf(page)).at(-1)));
}));

test("a key with Shift makes the inverse", () => onPage(async (page) => {
  const goal = await page.inputValue("#state-text");
  await page.keyboard.press("r");
  await page.keyboard.press("u");
  await page.keyboard.press("Shift+U");
  await page.keyboard.press("Shift+R");
  assert.equal(await page.inputValue("#state-text"), goal);
}, { hash: "#puzzle=pocket-cube" }));

test("cells are reached with Tab and arrows, picked with Enter and dropped with Escape", () => onPage(async (page) => {
  const focused = () => page.evaluate(() => document.activeElement.dataset.cell ?? document.activeElement.id);
  await page.focus("#stage");
  await page.keyboard.press("Tab");
  assert.equal(await focused(), "1");
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(), "2");
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(), "7");
  await page.keyboard.press("Enter");
  assert.equal(await page.getAttribute('#flat [data-cell="7"]', "aria-pressed"), "true");
  await page.keyboard.press("Escape");
  assert.equal(await page.getAttribute('#flat [data-cell="7"]', "aria-pressed"), "false");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  assert.equal(await page.inputValue("#state-text"), "12345687");
  assert.equal(await page.getAttribute('#flat [data-cell="7"]', "aria-label"), "cell 7: 8");
}));

test("a letter that is written in a field makes no move", () => onPage(async (page) => {
  await page.focus("#state-text");
  await page.keyboard.type("abc");
  assert.equal(await text(page, "#distance"), "0");
}));

test("all that can be used has a name, and the focus can be seen", () => onPage(async (page) => {
  await page.click('[data-move="B"]');
  await page.click("#solve");
  const nameless = await page.locator("button:visible, input:visible, [role]:visible").evaluateAll((all) =>
    all.filter((one) => !(one.ariaLabel || one.textContent.trim() || one.labels?.length || one.getAttribute("aria-labelledby") || /alert|status|group/.test(one.role))).map((one) => one.outerHTML));
  assert.deepEqual(nameless, []);
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => (document.activeElement === document.body ? "solid" : getComputedStyle(document.activeElement).outlineStyle));
    assert.notEqual(outline, "none", await page.evaluate(() => document.activeElement.outerHTML));
  }
}));

test("nobody who wants no motion gets any", () => onPage(async (page) => {
  await page.click('[data-move="C"]');
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
}, { hash: "#puzzle=special-cube", reducedMotion: "reduce" }));
