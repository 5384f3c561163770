// What the screen costs: drawing the chart anew, undo and jump from tap to paint, the way from
// opening the address to a table that answers. Medians and 95th percentiles of one run.

import { readFileSync } from "node:fs";
import path from "node:path";
import { browser, host, row } from "../helper.mjs";

const records = path.resolve(import.meta.dirname, "../../records/serenissima-2e");
const served = await host();
const chromium = await browser();
const page = await chromium.newPage({ viewport: { width: 1280, height: 800 }, locale: "en" });

/** From a tap until the frame after the screen has changed. */
const paint = (selector) =>
  page.evaluate(async (wanted) => {
    const button = document.querySelector(wanted);
    // The last tap may still be on its way.
    while (button.disabled) await new Promise((resolve) => setTimeout(resolve, 2));
    const begun = performance.now();
    const changed = new Promise((resolve) =>
      new MutationObserver((_, observer) => (observer.disconnect(), resolve())).observe(
        document.querySelector(".page"),
        { subtree: true, childList: true, attributes: true, characterData: true },
      ),
    );
    button.click();
    await changed;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - begun;
  }, selector);

console.log("| what | median | 95 % | times |\n|---|---|---|---|");
await page.goto(served.url);
const longest = readFileSync(path.join(records, "waived-and-corrected.jsonl"), "utf8");
const played = readFileSync(path.join(records, "four-players.jsonl"), "utf8").split("\n").slice(0, 60).join("\n");
await page
  .locator("input[type=file]")
  .setInputFiles({ name: "played.jsonl", mimeType: "application/json", buffer: Buffer.from(`${played}\n`) });
await page.locator("button.open").first().waitFor();
const start = [];
for (let times = 0; times < 10; times += 1) {
  await page.reload();
  await page.locator("button.open").first().waitFor();
  const begun = Date.now();
  await page.locator("button.open").first().click();
  await page.locator(".map .ship").first().waitFor();
  start.push(
    Date.now() -
      begun +
      (await page.evaluate(() => performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd)),
  );
}
row("opening the address and a table that is being played", start);

await page.reload();
await page
  .locator("input[type=file]")
  .setInputFiles({ name: "long.jsonl", mimeType: "application/json", buffer: Buffer.from(longest) });
await page.locator("li", { hasText: "finished" }).locator("button.open").click();
await page.locator(".screen").waitFor();
// The end itself has no chart.
await paint(".undo");

const undo = [];
for (let times = 0; times < 60; times += 1) undo.push(await paint(".undo"));
row(`undo, tap to paint (${longest.split("\n").length - 1} entries)`, undo);
const drawn = await page.evaluate(() => performance.getEntriesByName("map drawn").map((entry) => entry.duration));
row("the chart drawn anew", drawn.slice(1));

// A table of two thousand entries in the middle of play: undo, redo, and looking back.
const longer = await page.evaluate(
  async ({ text, entries }) => {
    const line = new WebSocket(`ws://${location.host}/ws`);
    await new Promise((resolve) => (line.onopen = resolve));
    line.send(JSON.stringify({ greeting: "token", token: localStorage.getItem("host-key") }));
    const waiting = new Map();
    let next = 1;
    line.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      waiting.get(frame.id)?.(frame.ok ?? frame);
    };
    const ask = (request) =>
      new Promise((resolve) => (waiting.set(next, resolve), line.send(JSON.stringify({ id: next++, request }))));
    await ask({ type: "send", parcel: "record", part: 0, text });
    let taken;
    do taken = await ask({ type: "take_in", id: "record", parcel: "record", parts: 1, sound_part: false, own: false });
    while (taken.type === "working");
    const { table } = taken;
    let { head } = (await ask({ type: "open", table, viewer: "table" })).state;
    for (let n = head; n < entries; n += 1) {
      const fix =
        n % 3
          ? { what: "Purse", seat: n % 4, ducats: n % 50 }
          : { what: "Buildings", port: "tunis", fort: n % 2 === 0, basilica: false };
      const reply = await ask({
        type: "command",
        table,
        id: crypto.randomUUID(),
        head,
        by: { seat: n % 4 },
        command: { do: "Correct", fix },
        waive: [],
      });
      if (reply.type !== "moved") throw new Error(JSON.stringify(reply));
      ({ head } = reply);
    }
    line.close();
    return head;
  },
  { text: `${played}\n`, entries: 2_000 },
);
await page.reload();
await page.locator("button.open").first().click();
await page.locator(".map .ship").first().waitFor();
const far = [];
for (let times = 0; times < 60; times += 1) far.push(await paint(".undo"));
row(`undo, tap to paint (${longer} entries)`, far);
const again = [];
for (let times = 0; times < 60; times += 1) again.push(await paint('[aria-label="Redo"]'));
row(`redo, tap to paint (${longer} entries)`, again);
const jumps = [];
for (let times = 0; times < 20; times += 1) {
  for (let back = 0; back < 4; back += 1) await page.keyboard.press("PageUp");
  await page.locator(".continue").waitFor();
  jumps.push(await paint(".continue"));
  await page.locator(".continue").waitFor({ state: "detached" });
}
row(`"continue from here", tap to paint (${longer} entries)`, jumps);

// Along the whole story, as fast as a finger goes: from one place of the line to the frame that shows it.
await page.getByRole("button", { name: "Menu" }).click();
await page.getByRole("button", { name: "Watch it again" }).click();
await page.locator(".replay input").focus();
await page.waitForLoadState("networkidle");
const along = await page.evaluate(async () => {
  const input = document.querySelector(".replay input");
  const number = document.querySelector("nav.bar strong");
  const times = [];
  for (let place = 5; place < Number(input.max); place += 5) {
    const before = number.textContent;
    const begun = performance.now();
    input.value = place;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    while (number.textContent === before) await new Promise((resolve) => setTimeout(resolve));
    times.push(performance.now() - begun);
  }
  return times;
});
row(`along the story, touch to paint (${longer} entries)`, along);

// What the page itself works for one such step, in the time of its own thread: neither a frame that is waited for nor
// what else runs on the machine counts, nor what measuring costs.
const line = await page.context().newCDPSession(page);
await line.send("Performance.enable", { timeDomain: "threadTicks" });
const worked = async () =>
  (await line.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value * 1000;
async function works(place) {
  const before = await worked();
  await page.evaluate(async (to) => {
    const input = document.querySelector(".replay input");
    if (to !== null) {
      input.value = to;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, place);
  return (await worked()) - before;
}
const idle = [];
for (let times = 0; times < 40; times += 1) idle.push(await works(null));
const measuring = idle.sort((one, other) => one - other)[20];
const steps = [];
for (let place = 7; place < longer - 10; place += 10) steps.push((await works(place)) - measuring);
row(`along the story, what the page works for a step (${longer} entries)`, steps);

await chromium.close();
served.stop();
process.exit(0);
