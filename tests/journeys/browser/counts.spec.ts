// The end of a game and its counts: the rest of the screen hides each sum until the count has reached it.

import type { Page } from "@playwright/test";
import { Counts } from "../pages/counts";
import { HomePage } from "../pages/home";
import { Moments } from "../pages/moments";
import { TablePage } from "../pages/table";
import { beginning, record } from "../support/api";
import { type DeviceOptions, expect, test as base } from "../support/fixtures";
import { drawn } from "../support/layout";
import { IN_LONG_RUN, inLongRun } from "../support/long";

const VENICE = record("serenissima-2e/four-players");
const BUILT = record("serenissima-2e/fought-and-built");
const NATIONS = record("serenissima-1996/four-nations");
const PIRATES = record("libertalia/two-players");

/** Lines of the records that count something. */
const FIRST_SCORING = 107;
const LAST_SCORING = 321;
const WEALTH = 136;
const FIRST_RAID = 28;
const LAST_RAID = 88;

interface Staged {
  page: Page;
  table: TablePage;
  counts: Counts;
  /** Submits the command of this line on another device. */
  say: () => Promise<void>;
  /** The last event of this name. */
  last: (event: string) => Promise<any>;
  events: (event: string) => Promise<any[]>;
}

interface Options extends DeviceOptions {
  preferences?: Record<string, string>;
}

const test = base.extend<{ stage: (lines: readonly string[], line: number, options?: Options) => Promise<Staged> }>({
  stage: async ({ api, host, newDevice }, use) => {
    await use(async (lines, line, { preferences = {}, ...options } = {}) => {
      for (const [key, value] of Object.entries(preferences)) await api.send({ type: "set_preference", key, value });
      const game = await api.importRecord(beginning(lines, line));
      await api.send({ type: "label", table: game, name: `[${game}]`, filed: false });
      const page = await newDevice({ reducedMotion: "no-preference", ...options });
      const moments = await Moments.on(page);
      const counts = await Counts.on(page);
      await page.goto(host.url);
      await new HomePage(page).open(`[${game}]`);
      await expect(moments.ready).toBeAttached();
      // What is drawn later would count as a change of the screen.
      await drawn(page);
      await counts.watch();
      const events = async (wanted: string) =>
        (await api.state(game)).told
          .flatMap(({ events }) => events as { event: string }[])
          .filter(({ event }) => event === wanted);
      return {
        page,
        table: new TablePage(page),
        counts,
        say: () => api.repeat(game, lines[line] ?? ""),
        events,
        last: async (event) => (await events(event)).at(-1),
      };
    });
  },
});

test(
  "a scoring in the game: the purses know it when it is counted, the strip is silent",
  IN_LONG_RUN,
  async ({ stage }) => {
    const { table, counts, say, events } = await stage(VENICE, FIRST_SCORING);
    await say();
    await expect(counts.count).toBeVisible();
    await expect(table.instructions).toBeEmpty();
    await counts.expectSuspense();
    const income = (await events("Income")).toSorted((one, other) => one.seat - other.seat);
    const bySeat = [0, 1, 2, 3].map((seat) => income.find((one) => one.seat === seat)?.ducats ?? 0);
    await expect(counts.sums).toHaveText(bySeat.map(String));
    expect(await counts.risen()).toEqual(bySeat);
    await counts.done.click();
    await expect(counts.count).toHaveCount(0);
    await expect(table.question).toBeVisible();
    await expect(table.instructions).not.toBeEmpty();
  },
);

for (const television of ["no", "yes"])
  test(
    `the last scoring names no winner before it is closed${television === "yes" ? ", on a television" : ""}`,
    inLongRun(television === "yes"),
    async ({ stage }) => {
      const { page, counts, say, last } = await stage(BUILT, LAST_SCORING, { preferences: { television } });
      await say();
      await counts.expectSuspense();
      const { standings } = await last("GameEnded");
      const ducats = [0, 1, 2, 3].map((seat) => standings.find((one: any) => one.seat === seat).ducats);
      await expect(counts.sums).toHaveText(ducats.map(String));
      if (television === "no") {
        expect(Math.max(...(await counts.risen()))).toBeGreaterThan(0);
        await expect(page.getByTestId("purse")).toHaveText(ducats.map((sum) => new RegExp(`^\\s*${sum}\\b`)));
      }
      await expect(page.getByTestId("winner")).toHaveCount(0);
      await counts.done.click();
      await expect(page.getByTestId("winner")).toHaveCount(standings.filter((one: any) => one.place === 1).length);
      await expect(page.getByTestId("standing")).toHaveCount(4);
      await expect(page.getByTestId("margin")).not.toBeEmpty();
    },
  );

test("wealth of 1996 is counted line by line, then the result is shown", IN_LONG_RUN, async ({ stage }) => {
  const { page, counts, say, last } = await stage(NATIONS, WEALTH);
  await say();
  await counts.expectSuspense();
  const { outcomes } = await last("GameEnded");
  const points = [0, 1, 2, 3].map((seat) => {
    const { wealth } = outcomes.find((one: any) => one.seat === seat);
    return wealth.town + wealth.ports + wealth.money;
  });
  await expect(counts.sums).toHaveText(points.map(String));
  await expect(page.getByTestId("winner")).toHaveCount(0);
  await counts.done.click();
  await expect(page.getByTestId("standing")).toHaveCount(4);
});

test("a raid of Libertalia is counted part by part, and the score follows", async ({ stage }) => {
  const { page, counts, say } = await stage(PIRATES, FIRST_RAID, { preferences: { pace: "once" } });
  await say();
  await counts.expectSuspense();
  await expect(page.getByTestId("final-score")).toHaveCount(0);
  await counts.done.click();
  await expect(page.getByTestId("score-sum")).toHaveCount(2);
});

test("the last raid names no winner before it is closed", IN_LONG_RUN, async ({ stage }) => {
  const { page, counts, say } = await stage(PIRATES, LAST_RAID, { preferences: { pace: "once" } });
  await say();
  await counts.expectSuspense();
  await expect(page.getByTestId("winner")).toHaveCount(0);
  await counts.done.click();
  await expect(page.getByTestId("winner")).toHaveCount(1);
});

test("from the result to the board and back", IN_LONG_RUN, async ({ stage }) => {
  const { page, table } = await stage(VENICE, Infinity);
  await page.getByTestId("to-board").click();
  await expect(page.getByTestId("player")).toHaveCount(4);
  await table.panel.getByTestId("to-result").click();
  await expect(page.getByTestId("winner").first()).toBeVisible();
  await expect(page.getByTestId("facts").getByRole("listitem").first()).toBeVisible();
  await expect(page.getByTestId("curve")).toBeVisible();
});
