// The native window: the app on folders of its own, driven through the WebDriver of its webview. It needs a display and
// a session bus (`xvfb-run`, `dbus-run-session`). Only one window can be open, because a second start joins the first.

import { mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { TestInfo } from "@playwright/test";
import selenium, { type WebDriver as Driver } from "selenium-webdriver";
import { expectAnswer } from "./browsers";
import { expect, test as base } from "./fixtures";
import { freePort, newFolder, type Process, program, start } from "./processes";

const { Capabilities, error, WebDriver } = selenium;
const { Executor, HttpClient } = createRequire(import.meta.url)(
  "selenium-webdriver/http",
) as typeof import("selenium-webdriver/http");

/** The app: the one that is named, or the one that was built beside the host. */
const app = () => process.env["BUCINTORO_APP"] ?? program("bucintoro-app");

/** Time for a window to show what is expected, in milliseconds: it draws without a graphics card. */
const TIME = 20_000;

/** Time for a test, and for what ends after it. */
const TEST_TIME = 120_000;

/** Time for the text of a page that may have stopped answering. */
const PAGE_TIME = 5_000;

/** Elements of the page: a selector, and the accessible name if the selector alone is not enough. */
export interface Target {
  readonly css: string;
  readonly name?: string;
}

/** Elements with this test id; `rest` continues the selector. */
export const testId = (id: string, rest = ""): Target => ({ css: `[data-testid="${id}"]${rest}` });

/** The button of this name, once it accepts touches; `within` is a selector. */
export const button = (name: string, within = ""): Target => ({
  css: `${within} button:not(:disabled, [aria-disabled="true"])`,
  name,
});

/** Elements in the group of this name. */
export const inGroup = (name: string, rest: string): Target => ({
  css: `[role="group"][aria-label=${JSON.stringify(name)}] ${rest}`,
});

/** In the page: `found` is what a target names. */
const FIND = `
  const [{ css, name }] = arguments;
  const textOf = (element) => {
    const shown = element.cloneNode(true);
    for (const hidden of shown.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return shown.textContent.replace(/\\s+/g, " ").trim();
  };
  const nameOf = (element) => element.getAttribute("aria-label") ?? textOf(element);
  const found = [...document.querySelectorAll(css)].filter((element) => name === undefined || nameOf(element) === name);
`;

/** A loading page cannot answer, so its reader retries. */
const BEING_LOADED = [error.JavascriptError, error.NoSuchElementError, error.ScriptTimeoutError];

/** How long a target may take, and how it is named in a failure. */
const untilShown = (target: Target) => ({ message: JSON.stringify(target), timeout: TIME, intervals: [20, 50, 100] });

/** A text that contains another, or matches it. */
const matching = (wanted: string | RegExp): unknown =>
  typeof wanted === "string" ? expect.stringContaining(wanted) : expect.stringMatching(wanted);

export class AppWindow {
  constructor(
    readonly driver: Driver,
    readonly process: Process,
  ) {}

  /** What a page-side expression over `found` gives, or `otherwise` while the page is being loaded. */
  private async read<T>(target: Target, expression: string, otherwise: T): Promise<T> {
    try {
      return await this.driver.executeScript<T>(`${FIND} return ${expression};`, target);
    } catch (failure) {
      if (BEING_LOADED.some((kind) => failure instanceof kind)) return otherwise;
      throw failure;
    }
  }

  count = (target: Target) => this.read(target, "found.length", 0);
  /** The text of all elements of a target, one after the other. */
  text = (target: Target) => this.read(target, "found.map((element) => element.innerText).join('\\n')", "");
  value = (target: Target) => this.read(target, "found[0]?.value ?? ''", "");
  attribute = (target: Target, name: string) =>
    this.read<string | null>(target, `found[0]?.getAttribute(${JSON.stringify(name)}) ?? null`, null);

  async expectVisible(target: Target): Promise<void> {
    const isVisible = "found.some((element) => element.checkVisibility())";
    await expect.poll(() => this.read(target, isVisible, false), untilShown(target)).toBe(true);
  }

  async expectCount(target: Target, count: number): Promise<void> {
    await expect.poll(() => this.count(target), untilShown(target)).toBe(count);
  }

  /** Waits until a text contains this, or matches it. */
  async expectText(target: Target, wanted: string | RegExp): Promise<void> {
    await expect.poll(() => this.text(target), untilShown(target)).toEqual(matching(wanted));
  }

  /** Waits until there is a text that is not this one. */
  async expectOtherText(target: Target, before: string): Promise<void> {
    await expect.poll(async () => (await this.text(target)) || before, untilShown(target)).not.toBe(before);
  }

  /** Waits until an attribute contains this, or matches it. */
  async expectAttribute(target: Target, name: string, wanted: string | RegExp): Promise<void> {
    await expect.poll(() => this.attribute(target, name), untilShown(target)).toEqual(matching(wanted));
  }

  async expectValue(target: Target, value: string): Promise<void> {
    await expect.poll(() => this.value(target), untilShown(target)).toBe(value);
  }

  /** Waits for an element and clicks it; gives when, in milliseconds since 1970. Both are one script, so that the element
   * cannot be replaced in between. */
  async tap(target: Target): Promise<number> {
    const click =
      "(() => { const at = performance.timeOrigin + performance.now(); found[0]?.click(); return found[0] && at; })()";
    let at: number | null = null;
    await expect
      .poll(async () => (at = await this.read<number | null>(target, click, null)), untilShown(target))
      .not.toBeNull();
    return at ?? 0;
  }

  /** Types into a field by keys. */
  async type(target: Target, text: string): Promise<void> {
    await this.expectVisible(target);
    const field = await this.driver.executeScript<selenium.WebElement>(`${FIND} return found[0];`, target);
    await field.sendKeys(text);
  }

  /** Loads the page again. */
  reload = () => this.driver.navigate().refresh();

  /** Turns to the window that was opened last, of two. */
  async switchToSecond(): Promise<void> {
    const main = await this.driver.getWindowHandle();
    await expect.poll(async () => (await this.driver.getAllWindowHandles()).length, { timeout: TIME }).toBe(2);
    const second = (await this.driver.getAllWindowHandles()).find((handle) => handle !== main);
    await this.driver.switchTo().window(second ?? main);
  }

  get isOpen(): boolean {
    return isRunning(this.process.child.pid ?? 0);
  }

  /** The process of the app, by the file that it runs. */
  pidOf(app: string): number {
    const found = descendants(this.process.child.pid ?? 0).find((pid) => readlinkSync(`/proc/${pid}/exe`) === app);
    if (found === undefined) throw new Error(`${app} does not run`);
    return found;
  }

  /** Kills driver and app, and waits until they are gone. */
  async kill(): Promise<void> {
    if (!this.isOpen) return;
    const killed = descendants(this.process.child.pid ?? 0);
    for (const one of killed) kill(one);
    await this.process.kill();
    await expect.poll(() => killed.filter(isRunning), { timeout: TIME, intervals: [20, 50, 100] }).toEqual([]);
  }
}

/** What `/proc` says of a process: its parent and its state; null if there is none. */
function stat(pid: number): { parent: number; state: string } | null {
  try {
    const [state = "", parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { parent: Number(parent), state };
  } catch {
    return null;
  }
}

/** Whether a process runs: one that has ended and was not collected does not. */
export const isRunning = (pid: number) => !["", "Z", "X"].includes(stat(pid)?.state ?? "");

/** The processes that a process started, and those that they started. */
function descendants(pid: number): number[] {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const children = all.map(Number).filter((one) => stat(one)?.parent === pid);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** Kills a process, unless it has just ended by itself. */
export function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== "ESRCH") throw failure;
  }
}

/** A user of a desktop: the folders of the app. A reopened window finds its earlier data. */
export class Desktop {
  readonly data = newFolder();
  private readonly settings = newFolder("settings");
  private readonly env = {
    BUCINTORO_DATA: this.data,
    LIBGL_ALWAYS_SOFTWARE: "1",
    NO_AT_BRIDGE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    XDG_RUNTIME_DIR: newFolder("runtime"),
    // Storage of the webview itself.
    XDG_DATA_HOME: newFolder("webview"),
    XDG_CONFIG_HOME: this.settings,
    LANGUAGE: "en",
    TAURI_AUTOMATION: "true",
    TAURI_WEBVIEW_AUTOMATION: "true",
  };
  private readonly windows: AppWindow[] = [];

  constructor(
    private readonly processes: Process[],
    /** The program of the app. */
    readonly app: string,
  ) {}

  /** Stores a size and place of the window, as the app does when it is closed. */
  rememberWindow(state: Record<string, number | boolean>): void {
    const file = path.join(this.settings, "app.bucintoro.companion/.window-state.json");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ main: state }));
  }

  /** Starts the app with these arguments and opens its window. */
  async open(args: readonly string[] = []): Promise<AppWindow> {
    const port = await freePort();
    const call = ["WebKitWebDriver", `--port=${port}`];
    // A packaged app is driven inside the system that it was installed in.
    const root = process.env["BUCINTORO_ROOT"];
    const driving = start("window", root ? ["chroot", root, ...call] : call, this.env);
    this.processes.push(driving);
    await expectAnswer(port);
    // The driver of the webview knows no browsers, only the program that holds the view.
    const options = new Capabilities({ "webkitgtk:browserOptions": { binary: this.app, args: [...args] } });
    const driver = WebDriver.createSession(new Executor(new HttpClient(`http://127.0.0.1:${port}`)), options);
    await driver.getSession();
    const window = new AppWindow(driver, driving);
    this.windows.push(window);
    return window;
  }

  /** Starts the app while its window is open, in a folder; gives the code that it ends with. */
  async openAgain(args: readonly string[], cwd = "/"): Promise<number | null> {
    const second = start("second start", [this.app, ...args], this.env, { cwd });
    this.processes.push(second);
    return second.ended;
  }

  /** Kills what is still open; a failing test first shows the texts of its pages. */
  async end(info: TestInfo): Promise<void> {
    for (const window of this.windows) {
      if (info.status !== info.expectedStatus && window.isOpen) {
        const late = new Promise<string>((resolve) => setTimeout(() => resolve("no answer"), PAGE_TIME).unref());
        const page = window.driver.executeScript<string>("return `${location.href}\\n${document.body.innerText}`");
        const body = await Promise.race([page.catch(String), late]);
        await info.attach("log of the page", { body, contentType: "text/plain" });
      }
      await window.kill();
    }
  }
}

interface Fixtures {
  /** The program of the app. */
  app: string;
  /** A user of a desktop who has never opened the app. */
  desktop: Desktop;
}

export const test = base.extend<Fixtures>({
  app: async ({}, use) => {
    await use(app());
  },

  desktop: [
    async ({ processes, app }, use, info) => {
      info.setTimeout(TEST_TIME);
      const desktop = new Desktop(processes, app);
      await use(desktop);
      await desktop.end(info);
    },
    // The next window needs this one to be gone.
    { timeout: TEST_TIME },
  ],
});

export { expect };
