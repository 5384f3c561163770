// What journeys share: the host, the browser, and taps by accessible name.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

// One listener for each host that a journey starts.
process.setMaxListeners(0);
const root = path.resolve(import.meta.dirname, "../..");
// The screen's own packages: there is one lock file.
export const require = createRequire(path.join(root, "ui/package.json"));
export const { chromium } = require("playwright-core");
const { AxeBuilder } = require("@axe-core/playwright");

/** A fresh data folder. */
export const folder = () => mkdtempSync(path.join(tmpdir(), "bucintoro-"));

/** A port that nobody listens at: several drivers may run on one machine. */
export const free = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A browser's driver answers at this port. */
export async function listens(port) {
  const end = Date.now() + 60_000;
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null))) {
    if (Date.now() > end) throw new Error(`nothing answers at port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What hosts logged as gone wrong inside. */
const troubles = [];

/** How long anything may take, in milliseconds: many times what the longest check needs. What a page is asked to do
 * has no end of its own, and one that never answers must not keep all the others from being told. */
const LIMIT = 240_000;
function inTime(done, what, limit = LIMIT) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no end after ${limit / 1000} s`)), limit);
  });
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/** Until when a file may be asked for in vain: as long as a host is away, and while pages find it again. */
let away = 0;
const FINDING = 5000;

/** Where on the network a journey's hosts let phones in: no other journey that runs beside it takes it, nor does the
 * system for a line that goes out. */
const LAN = ["--lan-port", String(20000 + ((process.pid * 16) % 12000))];

/** Starts the host on a data folder, at a port if one is named, else at one that no other journey has, and gives its address; with other options as they are
 * said on the command line, `said` hears everything that it prints. */
export async function host(data = folder(), port = null, options = [], said = () => undefined) {
  const child = spawn(
    process.env.BUCINTORO ?? path.join(root, "target/debug/bucintoro"),
    [
      "host",
      ...(options.includes("--port") ? [] : ["--port", String(port ?? 0)]),
      ...(options.includes("--lan-port") ? [] : LAN),
      ...options,
    ],
    {
      env: { ...process.env, BUCINTORO_DATA: data },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let last = "";
  child.stderr.on("data", (text) => {
    process.stderr.write(text);
    last = String(text).trim() || last;
    if (String(text).includes("ERROR")) troubles.push(String(text));
  });
  // Nothing outlives the journey, however it ends.
  process.once("exit", () => child.kill("SIGKILL"));
  child.stdout.on("data", (chunk) => said(String(chunk)));
  const begun = new Promise((resolve, reject) => {
    child.stdout.once("data", (chunk) => resolve(String(chunk).split("\n")[0].trim()));
    // Once everything that it had to say is read.
    child.once("close", (code) => reject(new Error(`the host ended with ${code}: ${last}`)));
  });
  const url = await inTime(begun, "the host's first line");
  if (away) away = Date.now() + FINDING;
  const end = (signal) => () => {
    away = Infinity;
    child.kill(signal);
  };
  return { url, data, stop: end("SIGTERM"), kill: end("SIGKILL") };
}

/** A browser that needs no network and no graphics card. */
const BROWSER = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
const SCREEN = { viewport: { width: 1280, height: 800 }, locale: "en-GB", reducedMotion: "reduce" };

export const browser = () => chromium.launch(BROWSER);

/** Such a browser that keeps what it has in a folder, and is found there again; a page of it. `more`: what else it is
 * started with. */
export const kept = async (profile, options = {}, more = []) =>
  watched(
    await chromium.launchPersistentContext(profile, {
      ...BROWSER,
      args: [...BROWSER.args, ...more],
      ...SCREEN,
      ...options,
    }),
  );

/** Nobody hesitates on a device of this kind, so that nobody is told what tools are for: now and then a wheel is turned
 * that moves nothing. */
export const stirred = (context) =>
  context.addInitScript((pause) => setInterval(() => dispatchEvent(new Event("wheel")), pause), 2000);

/** A page of a device of its own, and whatever goes wrong on it. */
export const device = async (chromium, { hesitates = false, ...options } = {}) =>
  watched(await chromium.newContext({ ...SCREEN, ...options }), hesitates);

/** Every page that was opened. */
const opened = [];

/** What can be read on the pages that are open, so that a failure tells where it came to a halt. */
async function shown() {
  const reading = opened
    .filter((page) => !page.isClosed())
    .map(async (page) => {
      const reading = page.evaluate(() =>
        [
          document.visibilityState,
          ...[...document.querySelectorAll("dialog[open]"), document.body].map((one) => one.innerText),
        ].join("\n---\n"),
      );
      const text = await inTime(reading, "its text", 10_000).catch(({ message }) => message);
      return `--- ${page.url()}\n${text.replace(/\s*\n\s*/g, " | ").slice(0, 1600)}`;
    });
  return (await Promise.all(reading)).join("\n");
}

/** Whether a page draws: two frames within two seconds. One that is left meanwhile says nothing of it. */
const draws = (page) =>
  page
    .evaluate(
      () =>
        new Promise((done) => {
          setTimeout(() => done(false), 2000);
          requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
        }),
    )
    .catch(() => true);

/** Now and then a browser without a window draws a page no longer, until something asks for it: nothing on it can be
 * touched then, since a touch waits for what stands still. It is asked for, and that is told. */
async function keepsDrawing(page) {
  const ways = {
    "it is brought to the front": () => page.bringToFront(),
    async "its size is set anew"() {
      const { width, height } = page.viewportSize();
      await page.setViewportSize({ width, height: height + 1 });
      await page.setViewportSize({ width, height });
    },
  };
  while (!page.isClosed()) {
    await new Promise((wake) => setTimeout(wake, 3000).unref());
    for (const [what, way] of Object.entries(ways)) {
      if (await draws(page)) break;
      console.log(`     a page draws nothing: ${what}`);
      await way();
    }
  }
}

async function watched(context, hesitates = false) {
  // By itself a browser notes no more than 250 files.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(2000));
  if (!hesitates) await stirred(context);
  const page = await context.newPage();
  opened.push(page);
  // One that is closed while it is asked to draw is over.
  keepsDrawing(page).catch(() => undefined);
  const errors = [];
  const heard = (text) => {
    if (Date.now() > away || !/net::ERR_|dynamically imported|preload CSS/.test(text)) errors.push(text);
  };
  page.on("pageerror", (error) => heard(`${error.message}\n${error.stack}`));
  page.on("console", (message) => message.type() === "error" && heard(message.text()));
  return { context, page, errors };
}

/** Does what becomes an entry: the record is longer then, though it may tell the same as before. */
export async function entered(page, tap) {
  const before = await page.locator("nav.bar").getAttribute("data-length");
  await tap();
  await page.waitForFunction((old) => document.querySelector("nav.bar")?.dataset.length !== old, before);
}

/** The screen's button for taking back, once it says something else than it did. */
export const takesBackOther = (screen, before) =>
  screen.locator(before === null ? ".undo[title]" : `.undo:not([title=${JSON.stringify(before)}])`);

/** Without what a browser says by itself of a line that is cut. */
export const unexpected = (errors) => errors.flat().filter((text) => !/WebSocket|ERR_CONNECTION/.test(text));

/** The button of the second touch, where one is asked for. */
export const SECOND = ".at .act button:not(.deaf)";
/** What came of a touch when the record had this length: an entry ("moved"), or a second touch is asked for ("again"). */
export const cameOf = async (page, length) =>
  (
    await page.waitForFunction(
      ([length, second]) =>
        Number(document.querySelector("[data-length]").dataset.length) > length
          ? "moved"
          : document.querySelector(second)?.checkVisibility() && "again",
      [length, SECOND],
    )
  ).jsonValue();

/** A line of a table of measured times, in milliseconds: median, 95th percentile, how many. */
export function row(what, times) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1);
  console.log(`| ${what} | ${at(0.5)} ms | ${at(0.95)} ms | ${sorted.length} |`);
}

/** No finding of axe, contrast included, on a page that is there, frames and all; `screen` is the frame that
 * holds what is waited for. */
export async function accessible(page, name, screen = page) {
  for (const landmark of ["main", "h1"]) await screen.locator(landmark).first().waitFor({ state: "attached" });
  // By itself it would join its findings in a page of its own, behind which this one may draw nothing.
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
  assert.deepEqual(
    found.violations.map(
      (violation) => `${name}: ${violation.id} ${violation.nodes[0]?.target} ${violation.nodes[0]?.failureSummary}`,
    ),
    [],
  );
}

/** Runs named checks one after the other and closes with a line that can be counted. */
export async function journey(name, checks) {
  let passed = 0;
  let failed = 0;
  for (const [what, check] of Object.entries(checks)) {
    try {
      await inTime(check(), what);
      passed += 1;
      console.log(`ok   ${name}: ${what}`);
    } catch (error) {
      failed += 1;
      console.log(`FAIL ${name}: ${what}\n${String(error.stack ?? error).slice(0, 1500)}\n${await shown()}`);
      // What follows builds on it.
      break;
    }
  }
  if (troubles.length) {
    failed += 1;
    console.log(`FAIL ${name}: something went wrong inside a host\n${troubles.join("")}`);
  }
  console.log(`journey: ${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}

/** What is said to who answered a question that was answered before, or moved a head that had moved. */
export const LATE = /answered or taken back in the meantime|The table has moved on/;
