// The native window: opens, plays ten entries, is killed, is started again, asks the same,
// and opens the table to phones.

import assert from "node:assert/strict";
import { host, journey, require } from "../helper.mjs";
import { data, killed, started } from "../window.mjs";

const { By, until } = require("selenium-webdriver");

const wait = (driver, css) => driver.wait(until.elementLocated(By.css(css)), 20000);
const tap = async (driver, css) => driver.executeScript("arguments[0].click()", await wait(driver, css));
const text = (driver, css) => driver.executeScript("return document.querySelector(arguments[0])?.innerText ?? ''", css);

/** Hands the activation on: it has done nothing yet, so by a second touch. */
async function handOn(driver) {
  await tap(driver, ".panel button.next:not(.deaf)");
  await tap(driver, ".at .act button:not(.deaf)");
}

let running;
let question = "";

await journey("webview", {
  async "while something else has the data open, the window says so, and opens it when it is asked again"() {
    const other = await host(data);
    running = await started();
    await wait(running.driver, "main [role=alert]");
    assert.match(await text(running.driver, "main [role=alert]"), /already open/);
    await tap(running.driver, "main .primary");
    await wait(running.driver, "main [role=alert]");
    other.stop();
    await running.driver.wait(async () => {
      await running.driver.executeScript("document.querySelector('main [role=alert] ~ * .primary')?.click()");
      return await text(running.driver, "main .new");
    }, 20000);
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
  async "the table is opened to phones from the window"() {
    await tap(running.driver, ".bar > .btn:last-child");
    await tap(running.driver, "dialog .inner > .btn");
    await tap(running.driver, "dialog .btn.primary");
    const way = await wait(running.driver, "dialog img");
    assert.match(await way.getAttribute("alt"), /http:\/\/[\d.]+:\d+\/#code=/);
    await killed(running);
  },
});
