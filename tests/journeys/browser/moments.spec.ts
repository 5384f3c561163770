// Highlights: each appears, names its event and closes by itself; a touch ends it. Undo, replay and opening a game show
// none. While dice roll, the rest of the screen hides their result.

import type { Page } from "@playwright/test";
import { HomePage } from "../pages/home";
import { Moments } from "../pages/moments";
import { NewGamePage } from "../pages/new-game";
import { ReplayPage } from "../pages/replay";
import { Serenissima } from "../pages/serenissima";
import { TablePage } from "../pages/table";
import { beginning, record } from "../support/api";
import { expectAccessible } from "../support/axe";
import { type DeviceOptions, expect, test as base } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { t, texts } from "../support/t";

const OLDER = record("serenissima-2e/older/four-players");
const FOUR = record("serenissima-2e/four-players");

/** Lines of the record at which this happens. */
const DICE = 51;
const DOGE = 80;
const CAPTURE = 49;
const SINKING = 12;
const SALE = 42;

const s = texts("serenissima-2e");
const first = texts("serenissima-1996");
const libertalia = texts("libertalia");
const twilight = texts("twilight");

interface Staged {
  game: number;
  page: Page;
  moments: Moments;
  table: TablePage;
  /** Submits the command of this line on another device. */
  say: (line: number) => Promise<void>;
  /** The last event of this name. */
  last: (event: string) => Promise<any>;
}

interface Options extends DeviceOptions {
  preferences?: Record<string, string>;
}

const test = base.extend<{ stage: (lines: readonly string[], count: number, options?: Options) => Promise<Staged> }>({
  stage: async ({ api, host, newDevice }, use) => {
    await use(async (lines, count, { preferences = {}, ...options } = {}) => {
      for (const [key, value] of Object.entries(preferences)) await api.send({ type: "set_preference", key, value });
      const game = await api.importRecord(beginning(lines, count));
      await api.send({ type: "label", table: game, name: `[${game}]`, filed: false });
      const page = await newDevice({ reducedMotion: "no-preference", ...options });
      const moments = await Moments.on(page);
      await page.goto(host.url);
      await new HomePage(page).open(`[${game}]`);
      await expect(moments.ready).toBeAttached();
      return {
        game,
        page,
        moments,
        table: new TablePage(page),
        say: async (line) => api.repeat(game, lines[line] ?? ""),
        last: async (event) =>
          (await api.state(game)).told
            .flatMap(({ events }) => events as { event: string }[])
            .findLast((one) => one.event === event),
      };
    });
  },
});

/** A screen that may be heard, and was touched before. */
async function aloud({ page }: Staged): Promise<void> {
  await page.mouse.click(640, 2);
}

/** Dice thrown by the app are shown, and their result stays hidden until they have landed. */
async function expectFairThrow({ moments, say, last }: Staged): Promise<void> {
  await moments.watch();
  await say(DICE);
  const { skulls } = (await last("RoundFought")) as { skulls: number[] };
  await moments.expectShown(s("moment-thrown"), ...skulls.map((count) => s("moment-skulls", { skulls: count })));
  await expect(moments.now).toHaveCount(0);
  await moments.expectKeptSecret();
}

/** Sounds are short and soft, and the device vibrates. */
async function expectSoft({ moments }: Staged): Promise<void> {
  const { length, peak } = await moments.firstSound();
  expect(length).toBeGreaterThan(0.1);
  expect(length).toBeLessThan(1.2);
  expect(peak).toBeGreaterThan(-40);
  expect(peak).toBeLessThan(-12);
}

test("dice land before anything on the page knows what they show, the open record included", async ({ stage }) => {
  const staged = await stage(OLDER, DICE);
  await staged.table.openRecord();
  await expectFairThrow(staged);
  expect(await staged.moments.noticed()).toEqual({ heard: 0, shakes: 0 });
});

test("a television does not know either what dice will show", IN_LONG_RUN, async ({ stage }) => {
  const staged = await stage(OLDER, DICE, { preferences: { television: "yes" } });
  await expect(staged.page.getByTestId("plate").first()).toBeVisible();
  await expectFairThrow(staged);
});

test("dice that are thrown before the moments are loaded are held back, too", async ({ stage }) => {
  const { page, moments, say } = await stage(OLDER, DICE);
  // How long a slow connection may take is not tested here.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const patient = (work: TimerHandler, pause?: number, ...given: unknown[]) =>
      wait(work, pause === 1500 ? 30_000 : pause, ...given);
    window.setTimeout = patient as typeof window.setTimeout;
  });
  await page.reload();
  const table = await new HomePage(page).open();
  await expect(table.question).toBeVisible();
  await moments.watch();
  await say(DICE);
  await moments.expectShown(s("moment-thrown"));
  await expect(moments.now).toHaveCount(0);
  await moments.expectKeptSecret();
});

test("a touch ends the throw at once, and does nothing else", async ({ api, stage }) => {
  const staged = await stage(OLDER, DICE, { preferences: { sounds: "yes" } });
  const { game, page, moments, table, say } = staged;
  await aloud(staged);
  // Dice roll as long as the clock stands still.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await say(DICE);
  await expect(moments.now).toHaveAttribute("data-awaited");
  const { length } = await api.state(game);
  await new Serenissima(table).next.click();
  // The dice may sink a galley, and that moment follows.
  await expect(moments.awaited).toHaveCount(0);
  await table.expectLength(length);
  await expectSoft(staged);
  // The touch went no further: the galley is still active, and nothing was entered after the throw.
  expect(await api.state(game)).toHaveLength(length);
});

test(
  "the Doge card turns over and is named with what it does; then the turn begins",
  IN_LONG_RUN,
  async ({ stage }) => {
    const { moments, say, last } = await stage(OLDER, DOGE);
    await moments.watch();
    await say(DOGE);
    const { card } = await last("DogeTurned");
    await moments.expectShown(s(`moment-doge-${card}`), s(`moment-doge-${card}-does`));
    await moments.expectShown(s("moment-turn"), "3");
    await expect(moments.spoken).toHaveText(s("event-TurnBegan", { turn: 3 }));
    await expect(moments.now).toHaveCount(0);
    await moments.expectKeptSecret();
  },
);

test("a galley sinks once: undo, redo, a look back and a reload show no moment", async ({ stage }) => {
  const staged = await stage(FOUR, SINKING, { preferences: { sounds: "yes" } });
  const { page, moments, table, say, last } = staged;
  await aloud(staged);
  await say(SINKING);
  const { galley } = await last("Sunk");
  await moments.expectShown(s("moment-sunk", { galley }));
  await expect(moments.now).toHaveCount(0);
  await expectSoft(staged);
  await moments.forget();
  await table.enter(() => table.undo.click());
  await table.enter(() => table.redo.click());
  await page.keyboard.press("PageUp");
  await expect(new ReplayPage(table).past).toBeVisible();
  await moments.expectNone();
  await page.reload();
  await new HomePage(page).open();
  await expect(moments.ready).toBeAttached();
  // What comes after the reload without a moment has been through the same queue.
  await table.enter(() => table.undo.click());
  await moments.expectNone();
});

test("a port is captured; a touch on the moment ends it", IN_LONG_RUN, async ({ stage }) => {
  const { page, moments, table, say } = await stage(OLDER, CAPTURE, { reducedMotion: "reduce" });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await say(CAPTURE);
  await moments.expectShown(s("moment-taken", { port: "Modon" }), "Dario");
  let isChecked = false;
  await Promise.all([
    expectAccessible(page, "a moment").finally(() => (isChecked = true)),
    // axe needs a few milliseconds of the clock, which stands still.
    expect.poll(() => page.clock.runFor(1).then(() => isChecked), { intervals: [100], timeout: 30_000 }).toBe(true),
  ]);
  const length = await table.length();
  await moments.now.getByText(s("moment-taken", { port: "Modon" })).click();
  await expect(moments.now).toHaveCount(0);
  await table.expectLength(length);
});

test("with reduced motion the Doge card is face up at once", IN_LONG_RUN, async ({ stage }) => {
  const { moments, say, last } = await stage(OLDER, DOGE, { reducedMotion: "reduce" });
  await say(DOGE);
  const { card } = await last("DogeTurned");
  await moments.expectShown(s(`moment-doge-${card}`), s(`moment-doge-${card}-does`));
  await moments.expectShown(s("moment-turn"));
  expect(await moments.ahead()).toEqual([]);
});

test("who begins is drawn among all, and shown only when the light stops", async ({ api, host, newDevice }) => {
  const page = await newDevice({ reducedMotion: "no-preference" });
  const moments = await Moments.on(page);
  await page.goto(host.url);
  await new HomePage(page).newGame();
  const setup = new NewGamePage(page);
  await setup.choose("serenissima-2e");
  await setup.start.click();
  await moments.expectShown(s("moment-first"));
  const { view, settings } = (await api.state(1)) as any;
  await moments.expectShown(s("moment-begins", { seat: settings.seating[view.first].name }));
  await expect(new TablePage(page).question).toBeVisible();
  // While it was drawn, the screen did not name who begins.
  const ahead = await moments.ahead();
  expect(ahead).not.toHaveLength(0);
  expect(new Set(ahead).size).toBeLessThanOrEqual(2);
});

const FOUR_NATIONS = record("serenissima-1996/four-nations");
const THREE_PIRATES = record("libertalia/three-players");
const MATCH = record("twilight/two-draws-then-a-win");

test("first edition: the bids are revealed", async ({ stage }) => {
  const { moments, say } = await stage(FOUR_NATIONS, 8);
  await say(8);
  const shown = await moments.expectShown(first("moment-bids"), first("ducats", { sum: 2000 }));
  expect(shown.indexOf("Anna")).toBeLessThan(shown.indexOf("Bruno"));
});

test("first edition: a round begins", async ({ stage }) => {
  const { moments, say } = await stage(FOUR_NATIONS, 35);
  await say(35);
  await moments.expectShown(first("moment-round"), "2");
});

test("Libertalia: a day begins", async ({ stage }) => {
  const { moments, say } = await stage(THREE_PIRATES, 11, { preferences: { pace: "once" } });
  await say(11);
  await moments.expectShown(libertalia("moment-day"), "2");
});

test("Libertalia: a raid is scored", async ({ stage }) => {
  const { page, say } = await stage(THREE_PIRATES, 40, { preferences: { pace: "once" } });
  for (const line of [40, 41, 42]) if (JSON.parse(THREE_PIRATES[line] ?? "").by !== "chance") await say(line);
  await expect(page.getByRole("region", { name: libertalia("moment-score", { raid: 1 }) })).toBeVisible();
});

test("Twilight of Venice: a round begins", async ({ stage }) => {
  const { moments, say } = await stage(MATCH, 18);
  await say(18);
  await moments.expectShown(twilight("moment-round"), "2", twilight("moment-begins", { seat: "Anna" }));
});

test("Twilight of Venice: a match is won", async ({ stage }) => {
  const { moments, say, last } = await stage(MATCH, 42);
  await say(42);
  const { round, winner, by } = await last("RoundEnded");
  const how = twilight("event-RoundEnded", { round, winner: winner === 0 ? "Anna" : "Bruno", by });
  await moments.expectShown(twilight("match-won", { seat: "Anna" }), how);
});

test("ducats ring at a sale, where sounds and vibration are chosen", IN_LONG_RUN, async ({ stage }) => {
  const staged = await stage(FOUR, SALE, { preferences: { sounds: "yes" } });
  await aloud(staged);
  await staged.say(SALE);
  await expectSoft(staged);
  const menu = await staged.table.openMenu();
  await expect(menu.getByRole("button", { name: t("settings-sounds"), exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});
