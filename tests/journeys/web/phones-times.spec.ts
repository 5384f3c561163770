// Times of phones at the web app, printed as a table. No time fails a test.

import { randomBytes } from "node:crypto";
import type { Hosting, Reply, Request } from "../../../ui/src/wire/types";
import { BarePhone, expect, linkTo, openToPhones, test } from "../support/relay";
import { TIMES_HEAD, timesRow } from "../support/times";
import { playOn, stateOf, type WebApp } from "../support/webapp";

const NAMES = ["Anna", "Bruno", "Chiara", "Dario"];

/** Six phones: four players and two spectators. */
const PLACES = [0, 1, 2, 3, "spectator", "spectator"] as const;

const SAMPLES = 30;

/** The size of the long game's state, in bytes. */
const LONG = 1_500_000;

/** The size of the state for which a phone asks all the time, in bytes. */
const LARGE = 500_000;

/** A page with access to its engine. */
interface Engine {
  ask(request: Request): Promise<Reply>;
}

/** Runs in the page: lengthens a game's state to this size by changes of its settings. Returns the size. */
async function lengthen([table, size]: readonly [number, number]): Promise<number> {
  const { ask } = window as unknown as Engine;
  const state = async () => ((await ask({ type: "open", table, viewer: "table" })) as any).state;
  const { head, settings } = await state();
  for (;;) {
    const { length } = JSON.stringify(await state());
    if (length >= size) return length;
    for (let changed = 0; changed < 50; changed += 1) {
      settings.answering.dice = settings.answering.dice === "app" ? "table" : "app";
      await ask({ type: "settings", table, id: crypto.randomUUID(), head, settings });
    }
  }
}

/** Submits a random legal command by the tablet. Returns the time when it was sent. */
async function move(webApp: WebApp, table: number): Promise<number> {
  for (;;) {
    const shown = await stateOf(webApp.ask, table);
    if (shown.progress.over) throw new Error("the game is over");
    const own = shown.legal.length ? shown : await stateOf(webApp.ask, table, shown.asks[0]?.[0] as { seat: number });
    const [by, commands = []] = (own.legal[0] ?? []) as [unknown, unknown[]];
    const command = commands[Math.floor(Math.random() * commands.length)];
    const id = randomBytes(8).toString("hex");
    const began = performance.now();
    const sent = await webApp
      .ask({ type: "command", table, id, head: own.head, by, command, waive: [] } as unknown as Request)
      .catch(() => null);
    if (sent) return began;
  }
}

/** The times from a move to its arrival at each of these phones, in milliseconds, for this many moves. */
async function timeMoves(
  webApp: WebApp,
  table: number,
  phones: readonly BarePhone[],
  moves: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let moved = 0; moved < moves; moved += 1) {
    const arrivals = phones.map(
      (phone) =>
        new Promise<number>((resolve) => {
          phone.onPush = ({ push }) => {
            if (push === "moved" || push === "state") resolve(performance.now());
          };
        }),
    );
    const began = await move(webApp, table);
    for (const arrived of await Promise.all(arrivals)) times.push(arrived - began);
  }
  return times;
}

/** Opens the game on each phone: it receives no moves before. */
async function openOn(phones: readonly BarePhone[], table: number): Promise<void> {
  for (const [index, phone] of phones.entries()) {
    const place = PLACES[index] ?? "spectator";
    await stateOf(phone.ask, table, place === "spectator" ? place : { seat: place });
  }
}

/** Opens a new game of the second edition to six phones. */
async function openTo(webApp: WebApp, relay: { address: string }, entries = 0) {
  const table = await webApp.newGame("serenissima-2e", NAMES);
  if (entries) await webApp.page.evaluate(playOn, [table, entries] as const);
  await openToPhones(webApp.page, webApp.ask, table, relay);
  const phones: BarePhone[] = [];
  for (const [index, place] of PLACES.entries()) {
    // A code is used up by its first device.
    const { hosting } = (await webApp.ask({ type: "hosting" })) as { hosting: Hosting };
    const options = { name: `Phone ${index}`, from: `127.0.0.${index + 2}` };
    phones.push(await BarePhone.join(linkTo(hosting, place), webApp.space.origin, options));
  }
  await openOn(phones, table);
  return { table, phones };
}

/** How long the worker of the web app needs for a request. */
const inWorker = (webApp: WebApp, request: Request): Promise<number[]> =>
  webApp.page.evaluate(async (request) => {
    const { ask } = window as unknown as Engine;
    const times: number[] = [];
    for (let asked = 0; asked < 5; asked += 1) {
      const began = performance.now();
      await ask(request);
      times.push(performance.now() - began);
    }
    return times;
  }, request);

/** What the phone of the first seat may ask for that takes long. */
const heavy = (table: number, entries: number[]): Request[] => {
  const viewer = { seat: 0 } as const;
  return [
    { type: "open", table, viewer },
    { type: "story", table },
    { type: "timeline", table, entries, viewer },
    { type: "steps", table, entry: entries.at(-1) ?? 1, viewer },
    { type: "account", table, viewer },
    { type: "hints", table, seat: 0, viewer },
    { type: "suggestions", table, seat: 0 },
    { type: "export", table },
    { type: "play", table, format: "bg_stats", games: {}, zone: 0 },
  ];
};

test.describe("times of phones at the web app", { tag: "@nightly" }, () => {
  test.beforeEach(({ errors }) => {
    test.setTimeout(600_000);
    errors.allowLostConnections();
  });

  test("six phones join at once, and receive moves", async ({ webApp, relay }) => {
    const { table, phones } = await openTo(webApp, relay);
    const joins: number[] = [];
    for (let round = 0; round < SAMPLES / 5; round += 1)
      joins.push(...(await Promise.all(phones.map((phone) => phone.rejoin()))));
    await openOn(phones, table);
    const moves = await timeMoves(webApp, table, phones, SAMPLES);
    for (const phone of phones) phone.close();
    console.log(
      [
        TIMES_HEAD,
        timesRow("six phones at once: socket to welcome (goal 500 ms)", joins),
        timesRow("a move to each of six phones (goal 150 ms)", moves),
      ].join("\n"),
    );
  });

  test("a long game arrives at a phone", async ({ webApp, relay }) => {
    const { table, phones } = await openTo(webApp, relay, 150);
    const [phone] = phones;
    if (!phone) throw new Error("there is no phone");
    for (const one of phones.slice(1)) one.close();
    const length = await webApp.page.evaluate(lengthen, [table, LONG] as const);
    const times: number[] = [];
    const inEngine: number[] = [];
    let notBefore = 0;
    for (let asked = 0; asked < SAMPLES; asked += 1) {
      // A device may have 256 KiB a second in the long run: without this pause, its limit would be measured.
      await expect.poll(() => Date.now() >= notBefore, { timeout: 60_000, intervals: [100] }).toBe(true);
      const began = performance.now();
      await stateOf(phone.ask, table, { seat: 0 });
      times.push(performance.now() - began);
      notBefore = Date.now() + (length / (256 << 10)) * 1000;
      const engineBegan = performance.now();
      await webApp.page.evaluate((asked) => (window as unknown as Engine).ask(asked).then(() => null), {
        type: "open",
        table,
        viewer: { seat: 0 },
      } as Request);
      inEngine.push(performance.now() - engineBegan);
    }
    phone.close();
    console.log(
      [
        TIMES_HEAD,
        timesRow(`a table of ${(length / 1e6).toFixed(1)} MB to a phone (goal 1000 ms)`, times),
        timesRow("the same to the tablet's own screen", inEngine),
      ].join("\n"),
    );
  });

  test("five phones receive moves while one asks for as much as it may", async ({ webApp, relay }) => {
    const { table, phones } = await openTo(webApp, relay, 20);
    const [greedy, ...others] = phones;
    if (!greedy) throw new Error("there is no phone");
    const { told } = await stateOf(webApp.ask, table);
    const played = told.filter(({ events }) => events.length).map(({ n }) => n);
    await webApp.page.evaluate(lengthen, [table, LARGE] as const);
    console.log(TIMES_HEAD);
    const may: Request[] = [];
    for (const request of heavy(table, played)) {
      const times: number[] = [];
      let refused = "";
      for (let asked = 0; asked < 2 && !refused; asked += 1) {
        const began = performance.now();
        await greedy.ask(request).catch((error: Error) => (refused = error.message));
        if (!refused) times.push(performance.now() - began);
      }
      if (refused) {
        console.log(`| ${request.type}: ${refused} | | | |`);
        continue;
      }
      may.push(request);
      console.log(timesRow(`${request.type}, answered to one phone at a quiet table`, times));
      console.log(timesRow(`${request.type}, inside the worker`, await inWorker(webApp, request)));
    }
    const quiet = await timeMoves(webApp, table, others, SAMPLES);
    let asking = true;
    let answers = 0;
    const loops = may.map(async (request) => {
      while (asking) {
        await greedy.ask(request).catch(() => undefined);
        answers += 1;
      }
    });
    const attacked = await timeMoves(webApp, table, others, SAMPLES);
    asking = false;
    greedy.close();
    await Promise.allSettled(loops);
    for (const phone of phones) phone.close();
    console.log(
      [
        timesRow("a move to each of five phones, without the sixth", quiet),
        timesRow(`the same while the sixth asks for all it may: ${answers} answers (goal 500 ms)`, attacked),
      ].join("\n"),
    );
  });
});
