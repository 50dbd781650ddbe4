// Languages, light and dark, a phone, and how soon the page can be used.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, picture, startBrowser, text, write } from "./browser.js";

startBrowser();

/** How soon the page must be usable, in milliseconds, and how often it is loaded to see it. */
const SOON = 300;
const LOADS = 12;

test("the page speaks Chinese, its mistakes too, and remembers it", () => onPage(async (page) => {
  await write(page, "#state-text", "1");
  await page.waitForFunction(() => document.querySelector("#state-mistake").textContent);
  await page.click("#language");
  assert.equal(await text(page, "#solve"), "求解");
  assert.equal(await text(page, "#title"), "魔板");
  assert.equal(await text(page, "#state-mistake"), "状态应有 8 个标签，实有 1 个。");
  assert.equal(await page.getAttribute("html", "lang"), "zh-Hans");
  await page.click("#target-random");
  await page.click("#solve");
  await picture(page, "chinese");
  await page.reload();
  await page.waitForFunction(() => document.querySelector("#solve").textContent === "求解");
  await page.click("#language");
  assert.equal(await text(page, "#solve"), "Solve");
}));

test("a browser that speaks Chinese gets Chinese", () => onPage(async (page) => {
  assert.equal(await text(page, "#solve"), "求解");
}, { locale: "zh-CN" }));

test("all texts are there in both languages", async () => {
  const { english } = await import("../page/english.js");
  const { chinese } = await import("../page/chinese.js");
  assert.deepEqual(Object.keys(chinese).sort(), Object.keys(english).sort());
  const braces = (words) => (words.match(/\{\w+\}/g) ?? []).sort().join();
  for (const key of Object.keys(english)) assert.equal(braces(chinese[key]), braces(english[key]), key);
});

test("the page is dark where the system is, until somebody switches", () => onPage(async (page) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.waitForTimeout(300);
  const dark = await background();
  await page.click("#hardest");
  await picture(page, "dark");
  await page.click("#theme");
  await page.waitForTimeout(400);
  assert.notEqual(await background(), dark);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
}, { colorScheme: "dark" }));

test("a phone shows all of it without scrolling sideways, with room for fingers", () => onPage(async (page) => {
  for (const puzzle of ["magic-board", "pocket-cube", "special-cube", "8-puzzle"]) {
    await page.click(`[data-puzzle="${puzzle}"]`);
    await page.waitForFunction((name) => location.hash.includes(name), `puzzle=${puzzle}&`);
    const [across, wide] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(across <= wide, `${puzzle}: ${across} > ${wide}`);
    const small = await page.locator("#moves button, #solve, #reset").evaluateAll((all) => all.filter((one) => one.offsetHeight < 40 || one.offsetWidth < 40).length);
    assert.equal(small, 0);
  }
  await page.tap("#random");
  await page.tap("#solve");
  await page.waitForTimeout(600);
  await picture(page, "phone");
}, { width: 390, height: 844, hasTouch: true, isMobile: true }));

test("the page can be used soon", async () => {
  const times = [];
  while (times.length < LOADS && !(times.at(-1) < SOON)) {
    await onPage(async (page) => times.push(Number(await page.getAttribute("html", "data-ready"))));
  }
  console.log(`ready after ${times.join(", ")} ms`);
  assert.ok(times.at(-1) < SOON, `${times} ms, expected less than ${SOON} once`);
});
