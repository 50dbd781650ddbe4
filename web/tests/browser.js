// Real Chromium, and pages that must not complain.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { serve } from "./server.js";

export const FLAGS = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

let browser;
let server;

/** Starts the server and the browser for the tests of a file. */
export function startBrowser() {
  before(async () => {
    server = await serve();
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });
}

/**
 * Opens the page, waits until it can be used, and lets `act` use it; then asks that nothing was
 * complained of and that nothing came from elsewhere.
 */
export async function onPage(act, { hash = "", width = 1280, height = 900, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, locale: "en-US", ...options });
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(String(error.stack)));
  page.on("request", (request) => request.url().startsWith(server.address) || complaints.push(request.url()));
  page.on("response", (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`));
  try {
    await page.goto(server.address + hash);
    await ready(page);
    await act(page);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

export async function ready(page) {
  await page.waitForFunction(() => document.documentElement.dataset.ready);
}

/** The names of the moves of the path that is shown. */
export function pathOf(page) {
  return page.locator("#path button").allTextContents();
}

/** The labels of all cells as the board shows them, in the order of the drawing. */
export async function drawn(page, board = "#flat") {
  const words = await page.locator(`${board} .cell`).evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  return words.map((text) => text.split(/: |：/)[1]);
}

export async function write(page, field, text) {
  await page.fill(field, text);
  await page.press(field, "Enter");
}

export function text(page, element) {
  return page.locator(element).textContent();
}
