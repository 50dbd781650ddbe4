// Takes the pictures in screenshots/: `npm run pictures`. They show the same states each time.

import { chromium } from "playwright-core";
import { FLAGS, ready } from "./browser.js";
import { serve } from "./server.js";

const PICTURES = [
  { name: "board", hash: "#puzzle=magic-board&state=12345678&target=26845731", made: 2 },
  { name: "special-cube", hash: "#puzzle=special-cube&state=011001100111111111111111", made: 0 },
  { name: "pocket-cube-dark", hash: "#puzzle=pocket-cube&state=l4+b1+u3+r4+b3+u2+b2+r3+f1+d4+r1+l1+f2+u1+f4+f3+l2+u4+r2+d1+d2", colorScheme: "dark", made: 3 },
  { name: "8-puzzle-phone", hash: "#puzzle=8-puzzle&state=64785_321", width: 390, height: 780, locale: "zh-CN", made: 5 },
];

const server = await serve();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
for (const { name, hash, made, width = 1180, height = 900, ...options } of PICTURES) {
  const context = await browser.newContext({ viewport: { width, height }, locale: "en-US", ...options });
  const page = await context.newPage();
  await page.goto(server.address + hash);
  await ready(page);
  await page.click("#solve");
  for (let count = 0; count < made; count += 1) await page.click("#next");
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1000);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: new URL(`../screenshots/${name}.png`, import.meta.url).pathname });
  await context.close();
}
await browser.close();
server.close();
