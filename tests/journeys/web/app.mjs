// The web app, from a plain web space and under a path of it: a table of each game, every recorded game, the browser
// closed and opened again, workers and pages that end at any moment, no room left, two pages at once, a table that
// moves to another place, whole games without any network, and a newer version.

import assert from "node:assert/strict";
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { accessible, entered, folder, journey, kept, row, unexpected } from "../helper.mjs";
import { ask, atHand, played, replayed, seated, space } from "../space.mjs";

const site = process.env.BUCINTORO_SITE ?? path.resolve(import.meta.dirname, "../../../target/web/site");
const records = path.resolve(import.meta.dirname, "../../records");
const GAMES = {
  "serenissima-2e": "Serenissima",
  twilight: "Twilight of Venice",
  "serenissima-1996": "Serenissima, first edition (1996)",
  libertalia: "Libertalia",
};
/** What engine and screen may weigh together until the first page is there, packed: bytes. */
const BUDGET = 1_345_000;
/** How often a worker is ended at any moment, and how often a page; so many of them at a time. */
const ENDS = Number(process.env.ENDS ?? 200);
const BATCH = 20;
/** Longer than a page waits for the one before it, in milliseconds. */
const MOMENT = 1500;

const profile = folder();
const newer = folder();
const places = { "/games/bucintoro/": site, "/elsewhere/": site };
const served = await space(places);
const home = `${served.url}/games/bucintoro/`;
const errors = [];
let context, page;

/** The browser, with what it had when it was closed. */
async function start() {
  const opened = await kept(profile);
  ({ context, page } = opened);
  errors.push(opened.errors);
  await context.addInitScript(atHand);
  await context.exposeFunction("heard", (head) => heard(head));
}
/** Is told of each entry of a page that is acknowledged. */
let heard = () => undefined;
const button = (name, on = page) => on.getByRole("button", { name, exact: true }).first();
const first = (on = page) => button("New table", on).waitFor();
const dialog = () => page.getByRole("dialog");
const say = (request) => page.evaluate(ask, request);
const cards = (on = page) => on.locator("button.open");
const linesOf = (text) => text.trimEnd().split("\n");

/** What each table has come to. */
async function tables(on = page) {
  const asked = (request) => on.evaluate(ask, request);
  const { tables } = await asked({ type: "tables" });
  const told = [];
  for (const { table } of tables.toSorted((one, other) => one.table - other.table)) {
    const { state } = await asked({ type: "open", table, viewer: "table" });
    told.push([state.length, state.head, state.view_hash]);
  }
  return told;
}

/** Brings a file in by the screen. */
const bring = (file, on = page) => on.locator("input[type=file]:enabled").setInputFiles(file);

/** The page is loaded anew, and has all that it had. */
async function anew(come) {
  const before = await tables();
  await come();
  await first();
  assert.deepEqual(await tables(), before);
}

/** What plays is ended so often, at any moment of so many milliseconds or just as something is acknowledged, or a little
 * later: all that was acknowledged is there. */
async function endures(ends, span, end) {
  const [began, tables] = [Date.now(), []];
  let [acknowledged, highest, rest, due] = [0, 0, 0, () => undefined];
  heard = (head) => {
    acknowledged += 1;
    highest = head;
    rest -= 1;
    if (rest === 0) due();
  };
  for (let ended = 0, over = true; ended < ends; ended += 1) {
    if (over) {
      tables.push(await page.evaluate(seated, ["serenissima-2e", crypto.randomUUID(), ["Anna", "Bruno", "Clara"]]));
      highest = 0;
    }
    const table = tables.at(-1);
    await new Promise((wake) => {
      rest = ended % 3 ? Math.ceil(Math.random() * 6) : 0;
      due = ended % 3 === 1 ? wake : () => setTimeout(wake, Math.random() * 20);
      if (!rest) setTimeout(wake, Math.random() * span);
      page.evaluate(played, [table]).then(wake, () => undefined);
    });
    await end();
    const { state } = await say({ type: "open", table, viewer: "table" });
    assert.ok(state.head >= highest, `${ended}: ${highest} was acknowledged, ${state.head} is there`);
    assert.deepEqual(state.damage ?? [], []);
    over = state.progress.over;
  }
  heard = () => undefined;
  for (const table of tables) {
    await replayed(say, table);
    await say({ type: "delete", table });
  }
  console.log(
    `     ended ${ends} times in ${Math.round((Date.now() - began) / 1000)} s, ${acknowledged} entries acknowledged`,
  );
  assert.ok(acknowledged > ends);
}

/** Checks that something endures it, one after the other for each batch. */
function batches(what, span, end) {
  const sizes = Array.from({ length: Math.ceil(ENDS / BATCH) }, (_, batch) => Math.min(BATCH, ENDS - batch * BATCH));
  return Object.fromEntries(
    sizes.map((ends, batch) => [`${what} (${batch * BATCH + ends} of ${ENDS})`, () => endures(ends, span, end)]),
  );
}

async function endWorker() {
  await page.evaluate(() => {
    engine.terminate();
    engine.onerror(new Event("error"));
  });
}

async function crash() {
  const line = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  line.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
  page = await context.newPage();
  await page.goto(home, { waitUntil: "commit" });
}

/** A page ends, and now and then the next as well, before it has opened anything or just then. */
async function endPage() {
  await crash();
  if (Math.random() > 0.3) return;
  await page.waitForTimeout(Math.random() * 1200);
  await crash();
}

await journey("web app", {
  async "the folder is served as it is, under any path, and weighs little"() {
    assert.ok(existsSync(path.join(site, "sw.js")), `there is no web app in ${site}: cargo xtask web`);
    await start();
    await page.goto(home);
    await first();
    // No header of the server's, and nothing that needs one.
    assert.equal(await page.evaluate(() => crossOriginIsolated), false);
    const screen = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    const engine = readdirSync(path.join(site, "engine"), { recursive: true }).map((name) => `engine/${name}`);
    const loaded = [...screen.map((name) => name.slice("/games/bucintoro/".length)), ...engine];
    const weighed = [...new Set(loaded)].filter((name) => /\.(js|css|wasm)$/.test(name));
    const sum = weighed.reduce((all, name) => all + gzipSync(readFileSync(path.join(site, name))).length, 0);
    console.log(`     ${weighed.length} files, ${(sum / 1000).toFixed(1)} kB packed, until the first page is there`);
    assert.ok(sum <= BUDGET, `${sum} bytes are more than ${BUDGET}`);
    await accessible(page, "the first page");
  },
  async "it says what a browser may forget, and keeps everything for when there is no network"() {
    await page.getByText("This browser may clear your tables").waitFor();
    const kept = () =>
      page.evaluate(
        async () =>
          (await navigator.serviceWorker.ready).active.state === "activated" &&
          (await (await caches.open((await caches.keys())[0])).keys()).length,
      );
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    assert.ok((await kept()) > 100);
    const manifest = await page.evaluate(async () => {
      const { href } = document.querySelector("link[rel=manifest]");
      const { start_url, icons } = await (await fetch(href)).json();
      return [start_url, ...icons.map(({ src }) => src)].map((address) => new URL(address, href).href);
    });
    assert.deepEqual(manifest, [home, `${home}icon.png`, `${home}icon.svg`]);
  },
  async "a table of each game is made and played on, one by touches, and is there when the page is loaded anew"() {
    for (const name of Object.values(GAMES)) {
      await button("New table").click();
      await button(name).click();
      await page.locator(`.games [aria-pressed="true"]`, { hasText: name }).waitFor();
      await button("Start").click();
      await page.locator("nav.bar").waitFor();
      await page.locator("nav.bar .btn").first().click();
      await first();
    }
    const { tables: made } = await say({ type: "tables" });
    assert.deepEqual(made.map(({ game }) => game).sort(), Object.keys(GAMES).sort());
    const { table: cloth } = made.find(({ game }) => game === "twilight");
    await cards().filter({ hasText: "Twilight" }).click();
    await entered(page, () => page.locator(".way:not(.off)").first().click());
    await page.locator("nav.bar .btn").first().click();
    await first();
    for (const { table } of made) await page.evaluate(played, [table, 60]);
    assert.ok((await say({ type: "open", table: cloth, viewer: "table" })).state.length > 10);
    await anew(() => page.reload());
  },
  async "the browser is closed, and everything is there when it is opened again"() {
    await anew(async () => {
      await context.close();
      await start();
      await page.goto(home);
    });
  },
  async "every recorded game comes in, and goes out as it was"() {
    const names = readdirSync(records, { recursive: true }).filter(
      (name) => name.endsWith(".jsonl") && !name.includes("older"),
    );
    const { tables: before } = await say({ type: "tables" });
    for (const name of names) {
      const text = readFileSync(path.join(records, name), "utf8");
      const parcel = name;
      const parts = text.match(/[^]{1,200000}/g);
      for (const [part, text] of parts.entries()) await say({ type: "send", parcel, part, text });
      let reply;
      do reply = await say({ type: "take_in", id: name, parcel, parts: parts.length, sound_part: false, own: false });
      while (reply.type === "working");
      const { table } = reply;
      const out = linesOf((await say({ type: "export", table })).text);
      assert.deepEqual(out.slice(0, linesOf(text).length), linesOf(text), name);
      if (!before.some((line) => line.table === table)) await say({ type: "delete", table });
    }
    assert.ok(names.length > 40);
  },
  ...batches("a worker that ends at any moment takes nothing that was acknowledged", 120, endWorker),
  ...batches("nor does a page, whether it was there already or not", 600, endPage),
  async "a second page says so and goes on when it is told to; the first then says so"() {
    // What went wrong is heard again: pages that crashed had nobody who listened.
    await context.close();
    await start();
    await page.goto(home);
    await first();
    const before = await tables();
    const second = await context.newPage();
    await second.goto(home);
    await second.getByText("Bucintoro is already open on this device.").waitFor();
    await accessible(second, "a second page");
    await button("Take over here", second).click();
    await first(second);
    await page.getByText("Bucintoro is already open on this device.").waitFor();
    assert.deepEqual(await tables(second), before);
    await second.close();
    await page.waitForTimeout(MOMENT);
    await button("Try again").click();
    await first();
  },
  async "when there is no room left it says so and loses nothing"() {
    const line = await context.newCDPSession(page);
    const quota = (quotaSize) =>
      line.send("Storage.overrideQuotaForOrigin", { origin: served.url, ...(quotaSize ? { quotaSize } : {}) });
    await cards().first().click();
    await page.locator("nav.bar").waitFor();
    await page.locator("nav.bar .btn").first().click();
    await first();
    const before = await tables();
    await quota(1);
    const record = readFileSync(path.join(records, "serenissima-2e/four-players.jsonl"));
    await bring({ name: "table.bucintoro", mimeType: "application/octet-stream", buffer: record });
    await page.getByText("disk is full").waitFor();
    assert.deepEqual(await tables(), before);
    await quota();
    await page.reload();
    await first();
    assert.deepEqual(await tables(), before);
  },
  async "a backup of everything moves to another place, which has its own tables"() {
    const [saved] = await Promise.all([page.waitForEvent("download"), button("Back up all tables").click()]);
    assert.match(saved.suggestedFilename(), /\.bucintoro$/);
    const there = await context.newPage();
    await there.goto(`${served.url}/elsewhere/`);
    await there.getByText("No tables yet.").waitFor();
    const before = await tables();
    await bring(
      { name: "all.bucintoro", mimeType: "application/octet-stream", buffer: readFileSync(await saved.path()) },
      there,
    );
    await there.getByText(`${before.length} imported`).waitFor();
    const whole = (lines) => lines.map(([length, , hash]) => `${length} ${hash}`).sort();
    assert.deepEqual(whole(await tables(there)), whole(before));
    await there.close();
  },
  async "what a browser cannot do is said where somebody looks for it, with another way"() {
    await button("Take over a table").click();
    await dialog().getByText("cannot fetch a table from another device").waitFor();
    await accessible(page, "a table is taken over");
    await page.keyboard.press("Escape");
    await cards().first().click();
    for (const way of ["Phones at the table", "Use another device as the table’s screen"]) {
      await button("Menu").click();
      await dialog().getByRole("button", { name: way }).click();
      await dialog().getByText("A page in a browser cannot let phones in.").waitFor();
      await accessible(page, way);
      await page.keyboard.press("Escape");
    }
    await page.locator("nav.bar .btn").first().click();
    await first();
  },
  async "without any network the app opens, and a game of each is played to its end, which the program for a desktop replays"() {
    served.away();
    await context.setOffline(true);
    await anew(() => page.reload());
    await button("Rules").click();
    await page.getByRole("searchbox").waitFor();
    await button("Back").click();
    const slow = [];
    for (const [game, name] of Object.entries(GAMES)) {
      const known = (await say({ type: "tables" })).tables.map(({ table }) => table);
      await button("New table").click();
      await button(name).click();
      await page.locator(`.games [aria-pressed="true"]`, { hasText: name }).waitFor();
      await button("Start").click();
      await page.locator("nav.bar").waitFor();
      await page.locator("nav.bar .btn").first().click();
      await first();
      const { table } = (await say({ type: "tables" })).tables.find(({ table }) => !known.includes(table));
      const began = Date.now();
      const { length, took } = await page.evaluate(played, [table]);
      console.log(`     ${game}: ${length} entries in ${((Date.now() - began) / 1000).toFixed(1)} s`);
      slow.push(...took);
      await replayed(say, table);
    }
    row("a command, to its acknowledgement after the flush", slow);
    await anew(async () => {
      await context.close();
      await start();
      await context.setOffline(true);
      await page.goto(home);
    });
    await context.setOffline(false);
    await served.back();
  },
  async "a newer version changes nothing at a table, is offered on the first page, and takes over by a touch"() {
    cpSync(site, newer, { recursive: true });
    for (const [name, from, to] of [
      ["index.html", "<title>", '<meta name="newer" /><title>'],
      ["sw.js", 'const CACHE = MINE + "', 'const CACHE = MINE + "newer '],
    ]) {
      const file = path.join(newer, name);
      const text = readFileSync(file, "utf8");
      assert.ok(text.includes(from));
      writeFileSync(file, text.replace(from, to));
    }
    places["/games/bucintoro/"] = newer;
    const version = () => page.locator("meta[name=newer]").count();
    await cards().first().click();
    await page.locator("nav.bar").waitFor();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting);
    await page.waitForTimeout(MOMENT);
    assert.equal(await version(), 0);
    assert.equal(await page.locator("nav.bar").count(), 1);
    await page.locator("nav.bar .btn").first().click();
    await page.getByText("A newer version of Bucintoro lies ready.").waitFor();
    await accessible(page, "a newer version");
    await anew(async () => {
      await button("Update").click();
      await page.waitForFunction(() => document.querySelector("meta[name=newer]"));
    });
    assert.equal(await version(), 1);
    // Of the older version nothing is kept.
    assert.equal(
      await page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("/games/")).length),
      1,
    );
  },
  "nothing went wrong on the way": () => assert.deepEqual(unexpected(errors), []),
});
