// Content that appears or disappears on a game's screen moves nothing else.

import type { Page } from "@playwright/test";
import { HomePage } from "../pages/home";
import { InstructionsPage } from "../pages/instructions";
import { Serenissima } from "../pages/serenissima";
import type { TablePage } from "../pages/table";
import { record } from "../support/api";
import { expect, test } from "../support/fixtures";
import { drawn, MAIN_SIZES } from "../support/layout";
import { inLongRun } from "../support/long";
import { openRecord } from "../support/open";
import { like, t, texts } from "../support/t";

const s = texts("serenissima-2e");

/** The parts of the screen that must not move. */
const PARTS = ["[data-testid=bar]", "[data-about='SCORE-5 SETUP-7']", "[data-board]", "[data-panel]"] as const;

/** Positions of parts of the page, in whole pixels. */
const places = (page: Page, parts: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.map((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return box && [box.x, box.y, box.width, box.height].map(Math.round).join();
      }),
    parts,
  );

/** Waits until the chart is there: it is drawn once it knows its size, and the other parts have theirs by then. */
async function expectInPlace(page: Page, table: TablePage): Promise<void> {
  await expect(new Serenissima(table).chart.map).toBeVisible();
  await drawn(page);
}

/** The good that is free to load, as its button names it. */
async function loadFree(table: TablePage): Promise<void> {
  await table.panel
    .getByRole("button", { name: like(s("panel-load-free", { good: "*" })) })
    .first()
    .click();
}

for (const [name, [width, height]] of Object.entries(MAIN_SIZES))
  test(
    `what is asked of the hands comes and goes, and nothing moves: ${name}`,
    inLongRun(name === "standing" || name === "small"),
    async ({ api, host, newDevice }) => {
      const viewport = { width, height };
      const lines = record("serenissima-2e/four-players").slice(0, 60);
      const { page, table } = await openRecord({ api, host, newDevice }, lines, { viewport });
      const hands = new InstructionsPage(table);
      // On a phone everything is below the panel, whose height depends on the possible actions.
      const parts = name === "phone" ? PARTS.slice(0, 1) : PARTS;
      await expectInPlace(page, table);
      const before = await places(page, parts);
      await test.step("what was loaded is to be put aboard", async () => {
        await table.enter(() => loadFree(table));
        await expect(hands.spoken).not.toBeEmpty();
        expect(await places(page, parts)).toEqual(before);
      });
      await test.step("ticked off it is gone, and the record shows it again", async () => {
        await hands.done.click();
        await expect(hands.strip).toHaveCount(0);
        await hands.openFromRecord();
        await expect(hands.ticks.first()).toBeChecked();
        await page.keyboard.press("Escape");
        await expect(table.sheet()).toHaveCount(0);
        expect(await places(page, parts)).toEqual(before);
      });
      await test.step("what is undone is to be taken away again", async () => {
        await table.enter(() => table.undo.click());
        await expect(hands.spoken).not.toBeEmpty();
        expect(await places(page, parts)).toEqual(before);
      });
    },
  );

test("a starting port is chosen, and the page stays as high as its window", async ({ api, host, newDevice }) => {
  const [width, height] = MAIN_SIZES.lying;
  await api.newGame({ game: "serenissima-2e", names: ["Ada", "Bo", "Cleo", "Dov"] });
  const page = await newDevice({ viewport: { width, height } });
  await page.goto(host.url);
  const table = await new HomePage(page).open();
  await expectInPlace(page, table);
  const port = table.panel
    .getByRole("group", { name: s("draft-ports") })
    .getByRole("button")
    .first();
  await port.click();
  await expect(port).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

/** The number of entries in the record's last turn. */
const LAST_TURN = 16;

for (const [name, over] of [
  ["lying", "the last turn of a game"],
  ["lying", "a whole game"],
  ["standing", "a whole game"],
] as const)
  test(
    `over ${over} the bar, the players and the chart stay in place: ${name}`,
    inLongRun(over === "a whole game"),
    async ({ api, host, newDevice }) => {
      const isWhole = over === "a whole game";
      // The replay shows every entry of the record once.
      if (isWhole) test.slow();
      const [width, height] = MAIN_SIZES[name];
      const lines = record("serenissima-2e/four-players");
      const { page, table } = await openRecord({ api, host, newDevice }, lines, { viewport: { width, height } });
      await expect(new Serenissima(table).winners.first()).toBeVisible();
      const before = table.bar.getByRole("button", { name: t("past-before"), exact: true });
      const past = table.bar.getByRole("status");
      const seen = new Map<string, Set<string>>(PARTS.map((part) => [part, new Set()]));
      let entries = 0;
      // The result replaces the board, so the replay starts at the last entry.
      await page.keyboard.press("PageUp");
      await expect(past.filter({ hasText: like(t("table-past", { n: "*" })) })).toBeVisible();
      await expectInPlace(page, table);
      for (;;) {
        (await places(page, PARTS)).forEach((place, nth) => seen.get(PARTS[nth] ?? "")?.add(place ?? "not there"));
        if (!isWhole && entries === LAST_TURN) break;
        if ((await before.isVisible()) && (await before.isDisabled())) break;
        const shown = (await past.first().isVisible()) ? await past.first().textContent() : "";
        await page.keyboard.press("PageUp");
        await expect(past.filter({ hasText: like(t("table-past", { n: "*" })) })).toBeVisible();
        if (shown) await expect(past.first()).not.toHaveText(shown);
        entries += 1;
      }
      expect(entries).toBeGreaterThanOrEqual(isWhole ? 60 : LAST_TURN);
      for (const part of PARTS.slice(0, 3)) expect([...(seen.get(part) ?? [])], part).toHaveLength(1);
      // The draft also takes the room of the wheel.
      expect(seen.get("[data-panel]")?.size).toBeLessThanOrEqual(2);
    },
  );
