// The owner goes through the whole board, is interrupted, mends a fault, and plays on it.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, folder, host, journey } from "../helper.mjs";

const served = await host();
const chromium = await browser();
const context = await chromium.newContext({ viewport: { width: 1280, height: 800 }, locale: "en", reducedMotion: "reduce" });
const page = await context.newPage();
const errors = [];
page.on("pageerror", (error) => errors.push(String(error)));
page.on("console", (message) => message.type() === "error" && errors.push(message.text()));

let taps = 0;
const tap = async (target) => {
  taps += 1;
  await target.click();
};
const button = (name) => page.getByRole("button", { name }).first();
const settled = () => page.locator("progress").getAttribute("value");
const title = () => page.locator(".match h2").innerText();
/** Confirms the page that is open; the pass then goes on by itself. */
async function asShown() {
  const before = await title();
  await tap(page.locator(".as-shown"));
  await page.waitForFunction((old) => document.querySelector(".match h2")?.textContent !== old, before);
}

await journey("match my board", {
  async "a faulty value is told, and taken up again after a break"() {
    await page.goto(served.url);
    await tap(button("Boards"));
    await button("Match my board").waitFor();
    await accessible(page, "boards");
    await tap(button("Match my board"));
    await page.locator(".match h2").waitFor();
    await accessible(page, "a port");
    assert.equal(await title(), "Valencia");
    // The value of the first slot is put above the second: it falls.
    for (let more = 0; more < 3; more += 1) await tap(button("1: more"));
    await tap(page.locator(".as-shown"));
    await page.locator(".match h2", { hasText: "Genova" }).waitFor();
    await tap(button("Go on later"));
    await page.getByText("1 fault").waitFor();
    await page.reload();
    await tap(button("Boards"));
    await tap(button("Match my board"));
    assert.equal(await title(), "Genova", "the pass goes on where it was left");
    await page.locator("select.jump").selectOption({ label: "Check" });
    await page.getByText("The slot values of Valencia must be 2 to 6").waitFor();
    await accessible(page, "the check");
    await tap(button("Go there"));
    for (let fewer = 0; fewer < 3; fewer += 1) await tap(button("1: fewer"));
    await asShown();
  },
  async "a good, a neighbour and a track are set to what is printed"() {
    await tap(page.getByRole("button", { name: "gold" }));
    await asShown();
    await page.locator("select.jump").selectOption({ label: "Neighbours of Genova" });
    await accessible(page, "neighbours");
    await tap(page.getByRole("button", { name: "Barcelona" }));
    await asShown();
    await page.locator("select.jump").selectOption({ label: "Turn track with 2 players" });
    await accessible(page, "the track");
    await asShown();
    await page.locator("select.jump").selectOption({ index: 2 });
  },
  async "everything else is confirmed as shown"() {
    for (let pages = 0; pages < 60; pages += 1) {
      if ((await title()) === "Check") break;
      await asShown();
    }
    await page.getByText("Nothing is wrong with this board").waitFor();
    await page.getByText("Every value is confirmed").waitFor();
    assert.equal(await settled(), "44");
    console.log(`     ${taps} taps for the whole pass`);
    await tap(button("Done"));
  },
  async "the board goes out as a file and comes in, a bad one is told"() {
    const [download] = await Promise.all([page.waitForEvent("download"), tap(button("Export"))]);
    const text = readFileSync(await download.path(), "utf8");
    assert.match(text, /"My box"/);
    const bad = path.join(folder(), "bad.json");
    writeFileSync(bad, text.replace('"gold"', '"cheese"').replaceAll('"value": 20', '"value": "x"'));
    await page.locator("input[type=file]").setInputFiles(bad);
    await page.getByText("The board was not accepted").waitFor();
    await tap(page.getByRole("alert").getByRole("button").first());
  },
  async "a board of one's own is drawn"() {
    await tap(page.getByRole("button", { name: "Duplicate" }).first());
    await page.getByText("My box (copy)").waitFor();
    await tap(page.locator("li", { hasText: "(copy)" }).getByRole("button", { name: "Ports and zones" }));
    await tap(button("Add a sea zone"));
    const sea = await page.locator(".sea").boundingBox();
    await page.mouse.click(sea.x + sea.width * 0.9, sea.y + sea.height * 0.1);
    await page.getByText("cannot be reached").waitFor();
    await tap(page.getByRole("button", { name: "Constantinople" }));
    await page.getByText("Nothing is wrong with this board").waitFor();
    await tap(button("Neighbours"));
    await tap(button("Add a port"));
    await page.getByRole("textbox").fill("Caffa");
    await tap(page.locator(".as-shown"));
    await page.getByRole("button", { name: "Caffa", exact: true }).waitFor();
    await accessible(page, "ports and seas");
    await tap(button("Done"));
    await tap(button("Back"));
  },
  async "a new table is laid on the latest board"() {
    await tap(button("New table"));
    await page.getByRole("button", { name: "My box", exact: true }).click();
    assert.equal(await page.getByRole("button", { name: "My box", exact: true }).getAttribute("aria-pressed"), "true");
    await tap(button("Start"));
    await page.locator(".map").waitFor();
    assert.equal(await page.locator(".map .badge").count(), 0, "nothing is assumed any more");
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors, []);
    await chromium.close();
    served.stop();
  },
});
