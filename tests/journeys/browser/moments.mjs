// The great moments: each appears, names the right thing and is gone by itself; a touch ends it; what is taken back,
// looked back at or opened again shows none. While dice roll nothing on any screen knows what they will show. What can
// be heard is short and soft.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { asker } from "../phones.mjs";

const chromium = await browser();
const records = path.resolve(import.meta.dirname, "../../records");
const lines = (name) =>
  readFileSync(path.join(records, `${name}.jsonl`), "utf8")
    .trim()
    .split("\n");
const older = lines("serenissima-2e/older/four-players");
const errors = [];
let served;
let page;
let ask;

/** What a screen would play, and how it would shake, on a page of its own. */
function listens() {
  window.heard = [];
  window.shakes = [];
  window.AudioContext = class extends OfflineAudioContext {
    constructor() {
      super(1, 2 * 44100, 44100);
      window.heard.push(this);
    }
    resume() {
      return Promise.resolve();
    }
  };
  navigator.vibrate = (pattern) => window.shakes.push(pattern);
}

/** Notes what moments say, and whatever else the screen says, in writing or aloud, while an outcome is awaited. */
function looks() {
  const AWAITED = ".moment .side:not(.face), .moment .hands:not(.landed)";
  window.seen = [];
  window.ahead = [];
  window.told = () => {
    const body = document.body.cloneNode(true);
    body.querySelectorAll(".moment").forEach((one) => one.remove());
    // What comes later, such as the note on a battery, may bring a blank and no word.
    const words = body.textContent.replace(/\s+/g, " ");
    return [
      document.title,
      words,
      ...[...body.querySelectorAll("[aria-label], [title]")].map((one) => `${one.ariaLabel} ${one.title}`),
    ].join("\n");
  };
  new MutationObserver(() => {
    const text = document.querySelector(".moment .card")?.innerText;
    if (text && text !== window.seen.at(-1)) window.seen.push(text);
    if (!document.querySelector(AWAITED)) return;
    window.ahead.push(/skull|\d/.test(text) ? text : window.told());
    window.awaited?.();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** A table at the first lines of a record, on a host of its own, on a screen on which things move. */
async function at(record, count, { options = {}, preferences = {} } = {}) {
  await page?.context().close();
  served?.stop();
  served = await host();
  const fresh = await device(chromium, { reducedMotion: "no-preference", ...options });
  errors.push(fresh.errors);
  page = fresh.page;
  ask = asker(page, served.url);
  await page.addInitScript(listens);
  await page.addInitScript(looks);
  await page.goto(served.url);
  await page.locator(".new, main button").first().waitFor();
  for (const [key, value] of Object.entries(preferences)) {
    await ask({ type: "set_preference", key, value });
    await page.reload();
    await page.locator(".new, main button").first().waitFor();
  }
  if (record) {
    await page.locator("input[type=file]").setInputFiles({
      name: "game.jsonl",
      mimeType: "application/json",
      buffer: Buffer.from(`${record.slice(0, count).join("\n")}\n`),
    });
    await page.locator("button.open").click();
    await ready();
  }
}
/** The table lies there, with everything that shows its moments. */
const ready = () => page.locator("[data-moments]").waitFor({ state: "attached" });
const state = async () => (await ask({ type: "open", table: 1, viewer: "table" })).state;
/** Somebody says elsewhere what the record says in this line. */
async function says(record, nth) {
  const { head, asks, sealed } = await state();
  const { by, deed } = JSON.parse(record[nth]);
  const question = [...asks, ...sealed].find(([actor]) => JSON.stringify(actor) === JSON.stringify(by))?.[2] ?? null;
  await ask({
    type: "command",
    table: 1,
    id: `said ${nth}`,
    head,
    by,
    command: deed.command.command,
    waive: [],
    question,
  });
}
const moment = () => page.locator(".moment .card");
/** A moment that says all of this was there; what it said. */
const shows = async (...texts) =>
  (
    await page.waitForFunction((wanted) => window.seen.find((text) => wanted.every((one) => text.includes(one))), texts)
  ).jsonValue();
const gone = () => moment().waitFor({ state: "detached" });
/** For a while none appears. */
async function none() {
  await page.waitForTimeout(350);
  assert.equal(await moment().count(), 0);
}
const CARD = { wine: "Wine", one: "One hourglass", two: "Two hourglasses", shuffle: "Two hourglasses and arrows" };
const DOES = { wine: "3 ducats", one: "on one space", two: "on two spaces.", shuffle: "are shuffled" };
/** The event of this name that was told last. */
const last = async (name) =>
  (await state()).told.flatMap(({ events }) => events).findLast(({ event }) => event === name);

/** While an outcome was awaited the screen said what it had said before, and afterwards something else. */
async function honest(before) {
  const { ahead, now } = await page.evaluate(() => ({ ahead: window.ahead, now: window.told() }));
  assert.ok(ahead.length, "nothing was awaited");
  for (const told of ahead) assert.equal(told, before);
  assert.notEqual(now, before);
}
/** Dice that the app throws: no word about them before they lie. */
async function throws() {
  const before = await page.evaluate(() => window.told());
  await says(older, 51);
  const { skulls } = await last("RoundFought");
  const words = ["no skull", "1 skull", "2 skulls"];
  await shows("The dice fall", ...skulls.map((count) => words[count]));
  await gone();
  await honest(before);
}

/** At a table on a screen that was touched, and may be heard. */
async function aloud(record, count) {
  await at(record, count, { preferences: { sounds: "yes" } });
  await page.mouse.click(640, 2);
}
/** What was played is short and soft, and was felt. */
async function soft(what) {
  await page.waitForFunction(() => window.heard.length && window.shakes.length);
  const { length, peak } = await page.evaluate(async () => {
    const samples = (await window.heard[0].startRendering()).getChannelData(0);
    const loud = samples.map(Math.abs);
    return {
      length: (loud.findLastIndex((one) => one > 0.0005) + 1) / 44100,
      peak: 20 * Math.log10(Math.max(...loud)),
    };
  });
  console.log(`     ${what}: ${length.toFixed(2)} s, ${peak.toFixed(1)} dBFS`);
  assert.ok(length > 0.1 && length < 1.2, `${what} lasts ${length} s`);
  assert.ok(peak < -12 && peak > -40, `${what} is as loud as ${peak} dBFS`);
}

await journey("moments", {
  async "dice land before anything on the page knows what they show: beside the open record, too"() {
    await at(older, 51);
    await page.locator(".lately li").first().waitFor();
    await page.getByRole("button", { name: "Record" }).click();
    await page.getByRole("dialog").waitFor();
    await throws();
    assert.deepEqual(await page.evaluate(() => [window.heard.length, window.shakes.length]), [0, 0]);
  },
  async "nor does a television"() {
    await at(older, 51, { preferences: { television: "yes" } });
    await page.locator(".television .map .plate").first().waitFor();
    await throws();
  },
  async "what comes as soon as a table lies there is held back, too"() {
    await at(older, 51);
    // How long a slow line may take is not what is asked here.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      window.setTimeout = (work, pause, ...given) => wait(work, pause === 1500 ? 30_000 : pause, ...given);
    });
    await page.reload();
    await page.locator("button.open").click();
    await page.locator(".panel h2").waitFor();
    await says(older, 51);
    await shows("The dice fall");
    await gone();
    const ahead = await page.evaluate(() => window.ahead);
    assert.ok(ahead.length, "nothing was awaited");
    for (const told of ahead) assert.doesNotMatch(told, /Skulls: attacker/);
    await page.waitForFunction(() => /Skulls: attacker/.test(window.told()));
  },
  async "a touch ends the throw at once, and does nothing else"() {
    await aloud(older, 51);
    await page.evaluate(() => {
      window.awaited = () => {
        window.awaited = undefined;
        const next = document.querySelector(".panel footer button.next");
        next.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
        next.click();
        window.touched = Promise.resolve().then(() => document.querySelectorAll(".hands").length);
      };
    });
    await says(older, 51);
    const { length } = await state();
    await page.waitForFunction(() => window.touched);
    assert.equal(await page.evaluate(() => window.touched), 0);
    await page.waitForFunction(() => /Skulls: attacker/.test(window.told()));
    assert.equal((await state()).length, length);
    await soft("dice");
  },
  async "the Doge card turns over and is named with what it does; then the turn begins"() {
    await at(older, 80);
    await page.locator(".lately li").first().waitFor();
    const before = await page.evaluate(() => window.told());
    await says(older, 80);
    const { card } = await last("DogeTurned");
    await shows(CARD[card], DOES[card]);
    await page.waitForFunction(() => /Doge card/.test(document.querySelector("[data-moments]").textContent));
    await shows("Turn", "3");
    await gone();
    await honest(before);
  },
  async "a galley sinks; nothing comes again with undo, redo, a look back or a reload"() {
    const record = lines("serenissima-2e/four-players");
    await aloud(record, 12);
    await says(record, 12);
    const { galley } = await last("Sunk");
    await shows(`Galley ${galley} sinks`);
    await gone();
    await soft("bell");
    await page.locator(".undo").click();
    await none();
    await page.locator(".redo").click();
    await none();
    await page.keyboard.press("PageUp");
    await page.getByText("Looking back").waitFor();
    await none();
    await page.reload();
    await page.locator("button.open").click();
    await ready();
    await none();
  },
  async "a port is taken; a touch upon it ends it, and axe finds nothing"() {
    await at(older, 49, { options: { reducedMotion: "reduce" } });
    await says(older, 49);
    // It stays as it was for as long as axe takes.
    await page.waitForFunction(() => {
      const found = document.querySelector(".moment");
      if (found) document.body.append(found.cloneNode(true));
      return found && !document.getAnimations().length;
    });
    await shows("Modon is taken", "Dario");
    await accessible(page, "a moment");
    await page.evaluate(() => document.querySelector("body > .moment").remove());
  },
  async "where nothing moves the card lies face up at once"() {
    await at(older, 80, { options: { reducedMotion: "reduce" } });
    await says(older, 80);
    const { card } = await last("DogeTurned");
    await shows(CARD[card], DOES[card]);
    await shows("Turn");
    assert.deepEqual(await page.evaluate(() => window.ahead), []);
  },
  async "who begins is drawn among all: not before the light stops"() {
    await at(null, 0);
    await page.getByRole("button", { name: "New table" }).first().click();
    await page.getByText("Hidden money").waitFor();
    await page.getByRole("button", { name: "Start" }).click();
    await shows("Who begins?");
    const { view, settings } = await state();
    await shows(`${settings.seating[view.first].name} begins`);
    await page.locator(".panel h2").waitFor();
  },
  async "the first edition: bids are revealed, dice are thrown, a round begins"() {
    const record = lines("serenissima-1996/four-nations");
    await at(record, 8);
    await says(record, 8);
    assert.match(await shows("The bids"), /Anna\s+2,000 ducats\s+Bruno\s+0 ducats/);
    await at(record, 35);
    await says(record, 35);
    await shows("Round", "2");
  },
  async "Libertalia: a day dawns, a raid is scored"() {
    const record = lines("libertalia/three-players");
    await at(record, 11, { preferences: { pace: "once" } });
    await says(record, 11);
    await shows("Day", "2");
    await at(record, 40, { preferences: { pace: "once" } });
    for (const nth of [40, 41, 42])
      if (JSON.parse(record[nth]).deed && JSON.parse(record[nth]).by !== "chance") await says(record, nth);
    assert.match(await shows("Raid 1: the score"), /points/);
  },
  async "Twilight: a round begins, a match is won"() {
    const record = lines("twilight/two-draws-then-a-win");
    await at(record, 18);
    await says(record, 18);
    await shows("Round", "2", "begins");
    await at(record, 42);
    await says(record, 42);
    await shows("Anna wins the match", "the Doge is home");
  },
  async "ducats ring at a sale; whether anything is heard and felt is one choice"() {
    const record = lines("serenissima-2e/four-players");
    await aloud(record, 42);
    await says(record, 42);
    await soft("ducats");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Sounds and vibration", pressed: true }).waitFor();
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors.flat(), []);
    await chromium.close();
    served.stop();
  },
});
