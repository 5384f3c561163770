// Browsers that the journeys' own driver does not drive as a system has them: Firefox by the protocol that it speaks
// itself, WebKit by its driver. Each goes to an address, runs functions in its page, and ends without a word.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { free, listens, require } from "./helper.mjs";

const { Capabilities, WebDriver } = require("selenium-webdriver");
const Line = require("selenium-webdriver/bidi");
const { Executor, HttpClient } = require("selenium-webdriver/http");

const FIREFOX = process.env.FIREFOX ?? ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);
const WEBKIT = process.env.WEBKIT ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** A function with what it is given, as text of a page's: what it comes to is JSON. */
const called = (run, given) => `(async () => JSON.stringify((await (${run})(...${JSON.stringify(given)})) ?? null))()`;

/** Firefox on what it keeps in a folder. */
export async function firefox(profile) {
  const child = spawn(FIREFOX, ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const address = await new Promise((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (text) => {
      said += text;
      const [, found] = /BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(said)));
  });
  const line = new Line(`${address}/session`);
  await line.waitForConnection();
  const say = async (method, params) => {
    const { result, message } = await line.send({ method, params });
    assert.ok(result, `${method}: ${message}`);
    return result;
  };
  await say("session.new", { capabilities: {} });
  const [{ context }] = (await say("browsingContext.getTree", {})).contexts;
  return {
    goto: (url) => say("browsingContext.navigate", { context, url, wait: "complete" }),
    async run(run, ...given) {
      const { result, exceptionDetails } = await say("script.evaluate", {
        target: { context },
        expression: called(run, given),
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    kill: () => gone(child),
  };
}

/** WebKit, in the browser that it is tried in. It keeps nothing when it ends. */
export async function webkit() {
  const port = await free();
  const child = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      XDG_RUNTIME_DIR: mkdtempSync(path.join(tmpdir(), "runtime-")),
    },
  });
  process.once("exit", () => child.kill("SIGKILL"));
  await listens(port);
  const options = new Capabilities({ "webkitgtk:browserOptions": { binary: WEBKIT, args: ["--automation"] } });
  const driver = WebDriver.createSession(new Executor(new HttpClient(`http://127.0.0.1:${port}`)), options);
  await driver.manage().setTimeouts({ script: 240_000 });
  return {
    goto: (url) => driver.get(url),
    async run(run, ...given) {
      const [text, problem] = await driver.executeAsyncScript(
        `const [done] = arguments; ${called(run, given)}.then((text) => done([text]), (problem) => done([null, String(problem)]))`,
      );
      if (problem) throw new Error(problem);
      return JSON.parse(text);
    },
    async kill() {
      await driver.quit();
      await gone(child);
    },
  };
}

function gone(child) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  return ended;
}
