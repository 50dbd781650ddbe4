// The other puzzles: all of it comes from their images.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, onPage, pathOf, startBrowser, text, write } from "./browser.js";

startBrowser();

const isAt = (page, distance) => page.waitForFunction((wanted) => document.querySelector("#distance").textContent === wanted, String(distance));

test("the other magic board is chosen", () => onPage(async (page) => {
  await page.click('[data-puzzle="magic-board-c"]');
  await page.waitForFunction(() => document.querySelector("#title").textContent.includes("C"));
  assert.equal((await drawn(page)).join(""), "12345678");
  await page.click('[data-move="B"]');
  assert.equal(await page.inputValue("#state-text"), "23416785");
}));

test("the special cube turns in space, and its stickers are the state's", () => onPage(async (page) => {
  assert.ok(await page.isVisible("#cube"));
  assert.equal(await page.locator("#cube .sticker").count(), 24);
  assert.ok(!(await page.isVisible("#target-form")));
  assert.equal(await page.locator("#target-boards .board").count(), 6);
  const view = () => page.getAttribute("#cube .cube-body", "style");
  const before = await view();
  const { x, y, width, height } = await page.locator("#cube").boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 80, y + height / 2 + 20, { steps: 4 });
  await page.mouse.up();
  assert.notEqual(await view(), before);
  assert.equal(await page.locator(".is-picked").count(), 0);
  await page.click("#hardest");
  await isAt(page, 7);
  const white = () => page.locator("#cube .sticker").evaluateAll((all) => all.filter((one) => one.style.getPropertyValue("--color") === "#f4f1e8").map((one) => one.dataset.cell).sort().join(" "));
  const state = await page.inputValue("#state-text");
  const order = "t1 t2 t3 t4 b1 b2 b3 b4 l1 l2 l3 l4 r1 r2 r3 r4 f1 f2 f3 f4 k1 k2 k3 k4".split(" ");
  assert.equal(await white(), order.filter((_, cell) => state[cell] === "0").sort().join(" "));
  await page.click("#solve");
  assert.equal((await pathOf(page)).length, 7);
  await page.click("#last");
  await isAt(page, 0);
  assert.match(await white(), /^(.)1 (\1)2 (\1)3 (\1)4$/);
  await page.click('[data-view="flat"]');
  assert.equal((await drawn(page)).length, 24);
}, { hash: "#puzzle=special-cube" }));

for (const [puzzle, moves] of [["special-cube", 6], ["pocket-cube", 9]]) {
  test(`each move of the ${puzzle} turns one layer in space`, () => onPage(async (page) => {
    const buttons = await page.locator("#moves button").all();
    assert.equal(buttons.length, moves);
    for (const button of buttons) {
      await button.click();
      const turning = await page.locator("#cube .piece").evaluateAll((all) => all.filter((piece) => piece.getAnimations().length > 0).length);
      assert.equal(turning, 4, await button.textContent());
      await page.waitForFunction(() => document.querySelector("#cube").getAnimations({ subtree: true }).length === 0);
    }
  }, { hash: `#puzzle=${puzzle}` }));
}

test("the pocket cube is loaded with progress, and solved from a state by chance", () => onPage(async (page) => {
  await page.route("**/pocket-cube.wayhome", async (route) => {
    await new Promise((go) => setTimeout(go, 600));
    await route.continue();
  });
  await page.click('[data-puzzle="pocket-cube"]');
  await page.waitForSelector("#loading", { state: "visible" });
  await page.click("[data-move=B]");
  assert.notEqual(await text(page, "#distance"), "0");
  await page.waitForFunction(() => document.querySelector("#title").textContent.includes("Pocket"));
  await page.click("#random");
  const distance = Number(await text(page, "#distance"));
  assert.ok(distance > 0 && distance <= 11);
  await page.click("#solve");
  assert.equal((await pathOf(page)).length, distance);
  await page.click("#last");
  await isAt(page, 0);
  await page.click('[data-view="flat"]');
  await page.click('#flat [data-cell="u1"]');
  await page.click('#flat [data-cell="f4"]');
  assert.equal(await text(page, "#why"), "No moves lead from this state to a goal.");
  assert.ok(await page.isDisabled("#solve"));
}));

test("a tile of the 8-puzzle slides when it is clicked, and guards are kept", () => onPage(async (page) => {
  assert.equal(await page.getAttribute('[data-move="U"]', "aria-disabled"), "true");
  await page.click('#flat [data-cell="6"]');
  assert.equal(await page.inputValue("#state-text"), "12345_786");
  assert.equal(await text(page, "#distance"), "1");
  await page.click("#hardest");
  await isAt(page, 31);
  await page.click("#solve");
  assert.equal((await pathOf(page)).length, 31);
  await page.click("#last");
  await isAt(page, 0);
  await write(page, "#target-text", "1234567_8");
  await page.waitForFunction(() => document.querySelector("#why").textContent);
  assert.match(await text(page, "#why"), /^Some moves depend on where the label `_` is/);
  await page.click("#target-random");
  assert.equal(await text(page, "#why"), "");
}, { hash: "#puzzle=8-puzzle" }));

test("half of all ways to put in the tiles of the 8-puzzle lead nowhere, and the page says so", () => onPage(async (page) => {
  await write(page, "#state-text", "21345678_");
  await page.waitForFunction(() => document.querySelector("#why").textContent);
  assert.equal(await text(page, "#why"), "No moves lead from this state to a goal.");
  assert.equal(await text(page, "#distance"), "–");
}, { hash: "#puzzle=8-puzzle" }));

test("a puzzle that comes late does not take the place of one that was chosen after it", () => onPage(async (page) => {
  await page.route("**/8-puzzle.wayhome", async (route) => {
    await new Promise((go) => setTimeout(go, 500));
    await route.continue();
  });
  await page.click('[data-puzzle="8-puzzle"]');
  await page.click('[data-puzzle="special-cube"]');
  await page.waitForFunction(() => document.querySelector("#title").textContent.startsWith("Special"));
  await page.waitForTimeout(900);
  assert.match(await text(page, "#title"), /^Special/);
}));
