// The native window with a driver in it, for journeys and benches.

import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folder, require } from "./helper.mjs";

const { Capabilities, WebDriver } = require("selenium-webdriver");
const { Executor, HttpClient } = require("selenium-webdriver/http");
const PORT = 4445;

/** The folder that the window keeps its tables in. */
export const data = folder();
Object.assign(process.env, {
  BUCINTORO_DATA: data,
  LIBGL_ALWAYS_SOFTWARE: "1",
  NO_AT_BRIDGE: "1",
  WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  XDG_RUNTIME_DIR: mkdtempSync(path.join(tmpdir(), "runtime-")),
  TAURI_AUTOMATION: "true",
  TAURI_WEBVIEW_AUTOMATION: "true",
});

/** A driver with the app in it; `profile` is the one that cargo built it with. */
export async function started(profile = "debug") {
  const app = path.resolve(import.meta.dirname, `../../target/${profile}/bucintoro-app`);
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
export async function killed({ driverProcess }) {
  await new Promise((resolve) => spawn("pkill", ["-KILL", "-f", "bucintoro-app"]).once("exit", resolve));
  driverProcess.kill("SIGKILL");
  await new Promise((resolve) => setTimeout(resolve, 1500));
}
