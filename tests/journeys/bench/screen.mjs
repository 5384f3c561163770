// What the screen costs: drawing the chart anew, undo and jump from tap to paint, the way from
// opening the address to a table that answers. Medians and 95th percentiles of one run.

import { readFileSync } from "node:fs";
import path from "node:path";
import { browser, host } from "../helper.mjs";

const records = path.resolve(import.meta.dirname, "../../records/serenissima-2e");
const served = await host();
const chromium = await browser();
const page = await chromium.newPage({ viewport: { width: 1280, height: 800 }, locale: "en" });

const row = (what, times) => {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1);
  console.log(`| ${what} | ${at(0.5)} ms | ${at(0.95)} ms | ${sorted.length} |`);
};

/** From a tap until the frame after the screen has changed. */
const paint = (selector) =>
  page.evaluate(async (wanted) => {
    const button = document.querySelector(wanted);
    const begun = performance.now();
    const changed = new Promise((resolve) => new MutationObserver((_, observer) => (observer.disconnect(), resolve())).observe(document.querySelector(".screen"), { subtree: true, childList: true, attributes: true, characterData: true }));
    button.click();
    await changed;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - begun;
  }, selector);

console.log("| what | median | 95 % | times |\n|---|---|---|---|");
await page.goto(served.url);
const longest = readFileSync(path.join(records, "waived-and-corrected.jsonl"), "utf8");
const played = readFileSync(path.join(records, "four-players.jsonl"), "utf8").split("\n").slice(0, 60).join("\n");
await page.locator("input[type=file]").setInputFiles({ name: "played.jsonl", mimeType: "application/json", buffer: Buffer.from(`${played}\n`) });
await page.locator("button.open").first().waitFor();
const start = [];
for (let times = 0; times < 10; times += 1) {
  await page.reload();
  await page.locator("button.open").first().waitFor();
  const begun = Date.now();
  await page.locator("button.open").first().click();
  await page.locator(".map .ship").first().waitFor();
  start.push(Date.now() - begun + (await page.evaluate(() => performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd)));
}
row("opening the address and a table that is being played", start);

await page.reload();
await page.locator("input[type=file]").setInputFiles({ name: "long.jsonl", mimeType: "application/json", buffer: Buffer.from(longest) });
await page.locator("li", { hasText: "finished" }).locator("button.open").click();
await page.locator(".screen").waitFor();
// The end itself has no chart.
await paint(".undo");

const undo = [];
for (let times = 0; times < 60; times += 1) undo.push(await paint(".undo"));
row(`undo, tap to paint (${longest.split("\n").length - 1} entries)`, undo);
const drawn = await page.evaluate(() => performance.getEntriesByName("map drawn").map((entry) => entry.duration));
row("the chart drawn anew", drawn.slice(1));

await chromium.close();
served.stop();
process.exit(0);
