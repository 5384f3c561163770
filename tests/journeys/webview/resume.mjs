// The native window: opens, plays ten entries, is killed, is started again, asks the same,
// opens files and the table to phones, and comes back as large as it was.

import assert from "node:assert/strict";
import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folder, host, journey, require } from "../helper.mjs";
import { data, killed, remembered, started, startedAgain } from "../window.mjs";

const { By, until } = require("selenium-webdriver");

const wait = (driver, css) => driver.wait(until.elementLocated(By.css(css)), 20000);
const tap = async (driver, css) => driver.executeScript("arguments[0].click()", await wait(driver, css));
const text = (driver, css) => driver.executeScript("return document.querySelector(arguments[0])?.innerText ?? ''", css);

/** Hands the activation on: it has done nothing yet, so by a second touch. */
async function handOn(driver) {
  await tap(driver, ".panel button.next:not(.deaf)");
  await tap(driver, ".at .act button:not(.deaf)");
}

/** A folder with two files that can be opened, one of them a record. */
const files = folder();
copyFileSync(
  path.resolve(import.meta.dirname, "../../records/twilight/dealt.jsonl"),
  path.join(files, "match.bucintoro"),
);
writeFileSync(path.join(files, "no-match.bucintoro"), "nothing\n");

const tables = async (driver) => (await driver.findElements(By.css("button.open"))).length;

let running;
let question = "";

await journey("webview", {
  async "while something else has the data open, the window says so, and opens it when it is asked again"() {
    const other = await host(data);
    running = await started();
    await wait(running.driver, "main [role=alert]");
    assert.match(await text(running.driver, "main [role=alert]"), /already open/);
    await running.driver.executeScript("document.querySelector('main [role=alert]').dataset.before = ''");
    await tap(running.driver, "main .primary");
    await wait(running.driver, "main [role=alert]:not([data-before])");
    other.stop();
    const again = async () => {
      await running.driver.executeScript("document.querySelector('main [role=alert] ~ * .primary')?.click()");
      return text(running.driver, "main .new");
    };
    // The page is loaded anew as soon as the data is open, perhaps while it is asked.
    await running.driver.wait(() => again().catch(() => false), 20000);
  },
  async "a table is set up"() {
    await tap(running.driver, "main .new");
    await wait(running.driver, ".chair");
    await tap(running.driver, ".start");
    await wait(running.driver, ".panel .numbers button");
  },
  async "ten entries are played"() {
    for (let pick = 0; pick < 8; pick += 1) {
      const before = await text(running.driver, ".panel h2");
      if (pick < 4) await tap(running.driver, ".panel .row .btn[aria-pressed=false]");
      await running.driver.wait(until.elementLocated(By.css(".panel .numbers button:not([disabled])")), 20000);
      await tap(running.driver, ".panel .numbers button:not([disabled])");
      await running.driver.wait(async () => (await text(running.driver, ".panel h2")) !== before, 20000);
    }
    for (let go = 0; go < 2; go += 1) {
      const before = await text(running.driver, ".panel h2");
      await handOn(running.driver);
      await running.driver.wait(async () => (await text(running.driver, ".panel h2")) !== before, 20000);
    }
    question = await text(running.driver, ".panel h2");
    assert.match(question, /\S/);
  },
  async "killed and started again, it asks the same"() {
    await killed(running);
    running = await started();
    await tap(running.driver, "button.open");
    await wait(running.driver, ".panel h2");
    assert.equal(await text(running.driver, ".panel h2"), question);
  },
  async "a page that is loaded again hears what happens"() {
    for (let times = 0; times < 2; times += 1) {
      await running.driver.navigate().refresh();
      await tap(running.driver, "button.open");
      await wait(running.driver, ".panel h2");
      const before = await text(running.driver, ".bar .undo");
      await handOn(running.driver);
      await running.driver.wait(async () => (await text(running.driver, ".bar .undo")) !== before, 20000);
    }
  },
  async "a second start opens the file that it was given in the first window, and ends"() {
    assert.equal(await startedAgain(["match.bucintoro"], files), 0);
    await running.driver.wait(
      async () => /Table imported/.test(await text(running.driver, "main footer [role=status]")),
      20000,
    );
    // The list comes after the note.
    await running.driver.wait(async () => (await tables(running.driver)) === 2, 20000);
  },
  async "a file that is no record is refused with its reason, and nothing of it is kept"() {
    assert.equal(await startedAgain([path.join(files, "no-match.bucintoro")], "/"), 0);
    await running.driver.wait(async () => /line 1/i.test(await text(running.driver, "[role=alert]")), 20000);
    assert.equal(await tables(running.driver), 2);
    assert.equal(await startedAgain(["gone.bucintoro"], files), 0);
    await running.driver.wait(async () => /gone\.bucintoro/.test(await text(running.driver, "[role=alert]")), 20000);
    await tap(running.driver, "[role=alert] button");
  },
  async "the table is opened to phones from the window"() {
    await tap(running.driver, "button.open");
    await tap(running.driver, ".bar > .btn:last-child");
    await tap(running.driver, "dialog .inner > .btn");
    await tap(running.driver, "dialog .btn.primary");
    const way = await wait(running.driver, "dialog img");
    assert.match(await way.getAttribute("alt"), /http:\/\/[\d.]+:\d+\/#code=/);
  },
  async "started with a file, it is as large as it was left and opens the file"() {
    await killed(running);
    const left = {
      width: 1000,
      height: 700,
      x: 40,
      y: 30,
      prev_x: 40,
      prev_y: 30,
      maximized: false,
      visible: true,
      decorated: true,
      fullscreen: false,
    };
    writeFileSync(remembered, JSON.stringify({ main: left }));
    running = await started("debug", [path.join(files, "match.bucintoro")]);
    await running.driver.wait(
      async () => /Table imported/.test(await text(running.driver, "main footer [role=status]")),
      20000,
    );
    assert.equal(await running.driver.executeScript("return [innerWidth, innerHeight].join()"), "1000,700");
    await killed(running);
  },
});
