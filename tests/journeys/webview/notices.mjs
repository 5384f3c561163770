// While the window is away the system says whose turn it is, to whoever has asked for that.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { journey, require } from "../helper.mjs";
import { killed, started } from "../window.mjs";

const { By, until } = require("selenium-webdriver");

const find = (driver, css) => driver.wait(until.elementLocated(By.css(css)), 20000);
const tap = async (driver, css) => driver.executeScript("arguments[0].click()", await find(driver, css));
const text = (driver, css) => driver.executeScript("return document.querySelector(arguments[0])?.innerText ?? ''", css);

/** What the system is asked to say. */
let heard = "";
const monitor = spawn("dbus-monitor", ["--session", "interface='org.freedesktop.Notifications',member='Notify'"]);
process.once("exit", () => monitor.kill());
monitor.stdout.on("data", (chunk) => (heard += chunk));
const said = () => heard.match(/It is .*’s turn\./g) ?? [];

let running;
const away = (yes) => running.driver.executeScript("const away = arguments[0]; document.hasFocus = () => !away", yes);

/** The player who is asked chooses, and the next is asked. */
async function choose() {
  const before = await text(running.driver, ".panel h2");
  await tap(running.driver, ".panel .row .btn[aria-pressed=false]");
  await running.driver.wait(until.elementLocated(By.css(".panel .numbers button:not([disabled])")), 20000);
  await tap(running.driver, ".panel .numbers button:not([disabled])");
  await running.driver.wait(async () => (await text(running.driver, ".panel h2")) !== before, 20000);
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 1500));

await journey("notices", {
  async "who has not asked for it is told nothing"() {
    running = await started();
    await tap(running.driver, "main .new");
    await find(running.driver, ".chair");
    await tap(running.driver, ".start");
    await find(running.driver, ".panel .numbers button");
    await away(true);
    await choose();
    await soon();
    assert.deepEqual(said(), []);
  },
  async "it is asked for in the settings"() {
    await running.driver.navigate().refresh();
    await tap(running.driver, "main header .btn:last-child");
    await tap(running.driver, "[role=group][aria-label^='Say whose turn'] .btn:not([aria-pressed=true])");
    await find(running.driver, "[role=group][aria-label^='Say whose turn'] .btn:first-of-type[aria-pressed=true]");
  },
  async "from then on each turn is said once, while the window is away"() {
    await running.driver.navigate().refresh();
    await tap(running.driver, "button.open");
    await find(running.driver, ".panel .numbers button");
    await away(false);
    await choose();
    await soon();
    assert.deepEqual(said(), []);
    await away(true);
    await choose();
    await running.driver.wait(() => said().length, 20000);
    await soon();
    assert.equal(said().length, 1, heard);
    await killed(running);
  },
});
