// Browsers that Playwright does not drive as a system has them: Firefox through WebDriver BiDi, WebKit through its own
// WebDriver. Each opens an address, runs functions in its page, and can be killed.

import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import selenium from "selenium-webdriver";
import { WebSocket } from "ws";
import { expect } from "./fixtures";
import { freePort, newFolder, type Process, start } from "./processes";

const { Capabilities, WebDriver } = selenium;
const { Executor, HttpClient } = createRequire(import.meta.url)(
  "selenium-webdriver/http",
) as typeof import("selenium-webdriver/http");

const FIREFOX = process.env["FIREFOX"] ?? ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync) ?? "firefox";
const WEBKIT = process.env["WEBKIT"] ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** Time for a script in a page, in milliseconds: whole games are played in one. */
const SCRIPT_TIME = 240_000;

export interface OtherBrowser {
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It may use nothing from outside but its arguments, which are JSON as its result. */
  run<Given extends unknown[], Result>(
    run: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  kill(): Promise<void>;
}

/** A call as text that can be evaluated in a page; gives JSON. */
const callOf = (run: (...given: never[]) => unknown, given: unknown[]) =>
  `(async () => JSON.stringify((await (${run})(...${JSON.stringify(given)})) ?? null))()`;

/** Messages of WebDriver BiDi. */
class BiDi {
  private readonly waiting = new Map<number, (reply: { result?: unknown; message?: string }) => void>();
  private next = 1;

  private constructor(private readonly socket: WebSocket) {
    socket.on("message", (data) => {
      const reply = JSON.parse(String(data)) as { id?: number; result?: unknown; message?: string };
      this.waiting.get(reply.id ?? 0)?.(reply);
    });
  }

  static async connect(address: string): Promise<BiDi> {
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => socket.once("open", resolve).once("error", reject));
    socket.on("error", () => undefined);
    return new BiDi(socket);
  }

  async send<T>(method: string, params: unknown): Promise<T> {
    const id = this.next++;
    const { result, message } = await new Promise<{ result?: unknown; message?: string }>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    this.waiting.delete(id);
    if (result === undefined) throw new Error(`${method}: ${message}`);
    return result as T;
  }
}

/** Starts Firefox on what it keeps in a folder. Its camera shows a test pattern, without a question. */
export async function startFirefox(processes: Process[], profile: string): Promise<OtherBrowser> {
  const preferences = ["media.navigator.permission.disabled", "media.navigator.streams.fake"];
  const lines = preferences.map((name) => `user_pref("${name}", true);\n`);
  writeFileSync(path.join(profile, "user.js"), lines.join(""));
  const options = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const firefox = start("Firefox", [FIREFOX, ...options]);
  processes.push(firefox);
  const [, address = ""] = await firefox.line(/BiDi listening on (ws:\S+)/);
  const bidi = await BiDi.connect(`${address}/session`);
  await bidi.send("session.new", { capabilities: {} });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  return {
    async goto(url) {
      await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async run(run, ...given) {
      const expression = callOf(run, given);
      const params = { target: { context }, expression, awaitPromise: true };
      const { result, exceptionDetails } = await bidi.send<any>("script.evaluate", params);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    kill: () => firefox.kill(),
  };
}

/** Starts WebKit in the browser that comes with it. It keeps nothing when it ends. */
export async function startWebKit(processes: Process[]): Promise<OtherBrowser> {
  const port = await freePort();
  const webkit = start("WebKit", ["WebKitWebDriver", `--port=${port}`], {
    LIBGL_ALWAYS_SOFTWARE: "1",
    NO_AT_BRIDGE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    XDG_RUNTIME_DIR: newFolder("runtime"),
  });
  processes.push(webkit);
  await expectAnswer(port);
  const options = new Capabilities({ "webkitgtk:browserOptions": { binary: WEBKIT, args: ["--automation"] } });
  const driver = WebDriver.createSession(new Executor(new HttpClient(`http://127.0.0.1:${port}`)), options);
  await driver.manage().setTimeouts({ script: SCRIPT_TIME });
  return {
    goto: (url) => driver.get(url),
    async run(run, ...given) {
      const call = callOf(run, given);
      const [text, problem] = await driver.executeAsyncScript<[string, string?]>(
        `const [done] = arguments; ${call}.then((text) => done([text]), (problem) => done([null, String(problem)]))`,
      );
      if (problem) throw new Error(problem);
      return JSON.parse(text);
    },
    async kill() {
      await driver.quit();
      await webkit.kill();
    },
  };
}

/** Waits until a page shows a text. */
export async function expectText(browser: OtherBrowser, text: string): Promise<void> {
  await expect.poll(() => browser.run(() => document.body.innerText)).toContain(text);
}

/** Presses the button with this name as soon as it is there. */
export async function pressButton(browser: OtherBrowser, name: string): Promise<void> {
  const press = (name: string) => {
    const found = [...document.querySelectorAll("button")].find(
      (button) => !button.disabled && (button.innerText.trim() === name || button.ariaLabel === name),
    );
    found?.click();
    return found !== undefined;
  };
  await expect.poll(() => browser.run(press, name)).toBe(true);
}

/** Waits until a WebDriver server answers. */
export async function expectAnswer(port: number): Promise<void> {
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
}
