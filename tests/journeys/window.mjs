// The native window with a driver in it, for journeys and benches.

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folder, free, listens, require } from "./helper.mjs";

const { Capabilities, WebDriver } = require("selenium-webdriver");
const { Executor, HttpClient } = require("selenium-webdriver/http");

/** What the system's own folder for settings is, for the window. */
const settings = mkdtempSync(path.join(tmpdir(), "window-"));

/** Where it is remembered how large the window was and where. */
export const remembered = path.join(settings, "app.bucintoro.companion/.window-state.json");
mkdirSync(path.dirname(remembered));

/** The folder that the window keeps its tables in. */
export const data = folder();
Object.assign(process.env, {
  BUCINTORO_DATA: data,
  LIBGL_ALWAYS_SOFTWARE: "1",
  NO_AT_BRIDGE: "1",
  WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  XDG_RUNTIME_DIR: mkdtempSync(path.join(tmpdir(), "runtime-")),
  // What the webview itself remembers, too: nothing of an earlier window on this machine.
  XDG_DATA_HOME: mkdtempSync(path.join(tmpdir(), "webview-")),
  XDG_CONFIG_HOME: settings,
  TAURI_AUTOMATION: "true",
  TAURI_WEBVIEW_AUTOMATION: "true",
});

/** The app: the one that is named, or as cargo built it with this profile. */
const appOf = (profile) =>
  process.env.BUCINTORO_APP ?? path.resolve(import.meta.dirname, `../../target/${profile}/bucintoro-app`);

/** Starts the app with these words in a folder, beside the one that runs, and gives the code that it ends with. */
export const startedAgain = (words, cwd) =>
  new Promise((resolve) => spawn(appOf("debug"), words, { cwd, stdio: "inherit" }).once("exit", resolve));

/** The driver, in the system in which the app lies: this one, or the one in a folder that is named. */
const driverIn = (port) => {
  const call = ["WebKitWebDriver", `--port=${port}`];
  return process.env.BUCINTORO_ROOT ? ["chroot", process.env.BUCINTORO_ROOT, ...call] : call;
};

/** A driver with the app in it, started with these words. */
export async function started(profile = "debug", args = []) {
  const port = await free();
  const [program, ...call] = driverIn(port);
  const driverProcess = spawn(program, call, { stdio: "ignore" });
  process.once("exit", () => driverProcess.kill("SIGKILL"));
  await listens(port);
  // The webview's own driver knows no browser names, only the binary that holds the view.
  const options = new Capabilities({ "webkitgtk:browserOptions": { binary: appOf(profile), args } });
  const driver = WebDriver.createSession(new Executor(new HttpClient(`http://127.0.0.1:${port}`)), options);
  await driver.getSession();
  return { driver, driverProcess };
}

/** Kills driver and app without a word: the driver's own child, whatever else runs here. */
export async function killed({ driverProcess }) {
  await new Promise((resolve) => spawn("pkill", ["-KILL", "-P", String(driverProcess.pid)]).once("exit", resolve));
  driverProcess.kill("SIGKILL");
  await new Promise((resolve) => setTimeout(resolve, 1500));
}
