// The native window: opens, plays ten entries, is killed, is started again, and asks the same.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folder, journey, require } from "../helper.mjs";

const { By, Capabilities, until, WebDriver } = require("selenium-webdriver");
const { Executor, HttpClient } = require("selenium-webdriver/http");
const app = path.resolve(import.meta.dirname, "../../../target/debug/bucintoro-app");
const PORT = 4445;

const data = folder();
process.env.BUCINTORO_DATA = data;
Object.assign(process.env, {
  LIBGL_ALWAYS_SOFTWARE: "1",
  NO_AT_BRIDGE: "1",
  WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  XDG_RUNTIME_DIR: mkdtempSync(path.join(tmpdir(), "runtime-")),
  TAURI_AUTOMATION: "true",
  TAURI_WEBVIEW_AUTOMATION: "true",
});

/** A driver with the app in it. */
async function started() {
  const driverProcess = spawn("WebKitWebDriver", [`--port=${PORT}`], { stdio: "ignore" });
  process.once("exit", () => driverProcess.kill("SIGKILL"));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  // The webview's own driver knows no browser names, only the binary that holds the view.
  const options = new Capabilities({ "webkitgtk:browserOptions": { binary: app, args: [] } });
  const driver = WebDriver.createSession(new Executor(new HttpClient(`http://127.0.0.1:${PORT}`)), options);
  await driver.getSession();
  return { driver, driverProcess };
}

/** Kills driver and app without a word. */
async function killed({ driverProcess }) {
  await new Promise((resolve) => spawn("pkill", ["-KILL", "-f", "bucintoro-app"]).once("exit", resolve));
  driverProcess.kill("SIGKILL");
  await new Promise((resolve) => setTimeout(resolve, 1500));
}

const wait = (driver, css) => driver.wait(until.elementLocated(By.css(css)), 20000);
const tap = async (driver, css) => driver.executeScript("arguments[0].click()", await wait(driver, css));
const text = (driver, css) => driver.executeScript("return document.querySelector(arguments[0])?.innerText ?? ''", css);

let running;
let question = "";

await journey("webview", {
  async "the window opens and a table is set up"() {
    running = await started();
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
      await tap(running.driver, ".panel button.next:not(.deaf)");
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
    await killed(running);
  },
});
