// Tools beside a game: the page for reference, the box counted and packed, and the report for the developers.

import { readFileSync } from "node:fs";
import { BoxCount } from "../pages/box";
import { HomePage } from "../pages/home";
import { TableMenu } from "../pages/menu";
import { NewGamePage } from "../pages/new-game";
import { Packing } from "../pages/packing";
import { ReferencePage } from "../pages/reference";
import { beginning, record } from "../support/api";
import { expect, test } from "../support/fixtures";
import { IN_LONG_RUN, inLongRun } from "../support/long";
import { like, t, texts, type Language } from "../support/t";

const GAMES = ["serenissima-2e", "twilight", "serenissima-1996", "libertalia"] as const;

for (const language of ["en", "de"] satisfies Language[])
  test(
    `each game has a reference that prints on one side (${language})`,
    inLongRun(language === "en"),
    async ({ host, newDevice }) => {
      const page = await newDevice({ locale: language });
      await page.goto(host.url);
      const home = new HomePage(page, texts("app", language));
      await expect(home.boxes).toHaveCount(GAMES.length);
      for (const game of GAMES)
        await test.step(game, async () => {
          const reference = await (await home.openBox(game)).openReference();
          await expect(reference.chapters.nth(3)).toBeVisible();
          expect(await reference.printedPages()).toBe(1);
          await reference.back();
        });
    },
  );

test("the reference shows the numbers for as many players as are chosen", IN_LONG_RUN, async ({ tablet }) => {
  const setup = (sailors: number, galleys: number) =>
    like(texts("serenissima-2e")("ref-setup-1", { ducats: "*", sailors, start_galleys: galleys }));
  const reference = await (await new HomePage(tablet).openBox("serenissima-2e")).openReference();
  await expect(reference.root).toContainText(setup(22, 2));
  await reference.choosePlayers(2);
  await expect(reference.root).toContainText(setup(30, 3));
});

test("the box is counted against what as many players need as are chosen", async ({ tablet }) => {
  const home = new HomePage(tablet);
  for (const game of GAMES)
    await test.step(game, async () => {
      const box = await home.openBox(game);
      const count = await box.openCount();
      await count.pieces.first().click();
      await count.expectTicked(1);
      if (game === "serenissima-2e") {
        await expect(count.piece("sailor")).toContainText(t("box-needed", { needed: 22, all: 30 }));
        await count.choosePlayers(2);
        await expect(count.piece("galley")).toContainText(t("box-needed", { needed: 12, all: 15 }));
      }
      await tablet.keyboard.press("Escape");
      await expect(count.sheet).toHaveCount(0);
      await tablet.keyboard.press("Escape");
      await expect(box.sheet).toHaveCount(0);
    });

  await test.step("from the page of a new game", async () => {
    await home.newGame();
    await new NewGamePage(tablet).seats(3);
    await home.button("help-box").click();
    await expect(new BoxCount(tablet).piece("sailor")).toContainText(t("box-needed", { needed: 26, all: 30 }));
  });
});

/** Finished games, and the last heap that is packed of each. */
const FINISHED = [
  ["serenissima-2e/fought-and-built", texts("serenissima-2e")("at-deck")],
  ["serenissima-1996/four-nations", t("pack-board")],
  ["twilight/doge-home", texts("twilight")("at-discards")],
  ["libertalia/four-players", "Dario"],
] as const;

for (const [name, last] of FINISHED)
  test(
    `packing up lists what each player returns, the board and the decks: ${name}`,
    inLongRun(!name.startsWith("serenissima-2e")),
    async ({ api, host, newDevice }) => {
      await api.importRecord(beginning(record(name)));
      const table = await HomePage.openLast(await newDevice(), host.url);
      const packing = await Packing.open(table);
      await expect(packing.heaps.last().locator("b")).toHaveText(last, { ignoreCase: true });
      await packing.tickAll();
      await expect(packing.done).toBeVisible();
      const count = await packing.openCount();
      await count.expectTicked(0);
    },
  );

test("the report for the developers shows no hand", async ({ api, host, newDevice }) => {
  await api.importRecord(beginning(record("twilight/dealt"), 40));
  const page = await newDevice();
  const table = await HomePage.openLast(page, host.url);
  const menu = await TableMenu.open(table);
  const [saved] = await Promise.all([page.waitForEvent("download"), menu.button("report-title").click()]);
  expect(saved.suggestedFilename()).toMatch(/^bucintoro-report-\d{4}-\d\d-\d\d\.json$/);
  await expect(menu.sheet.getByText(t("report-saved"))).toBeVisible();
  const report = JSON.parse(readFileSync(await saved.path(), "utf8"));
  expect(report).toMatchObject({ version: expect.anything(), screen: { width: 1280 }, table: { game: "twilight" } });
  expect(report.table.told.length).toBeGreaterThan(10);
  expect(report.table.view.hands.every(({ cards }: { cards: unknown }) => cards === null)).toBe(true);
  const events = report.table.told.flatMap(({ events }: { events?: unknown[] }) => events ?? []);
  expect(events.filter(({ event, cards }: any) => event === "Drew" && cards)).toEqual([]);
});

test("the reference in a game is that of its players", async ({ api, host, newDevice }) => {
  await api.importRecord(beginning(record("twilight/dealt"), 40));
  const page = await newDevice();
  const table = await HomePage.openLast(page, host.url);
  await (await TableMenu.open(table)).button("help-page").click();
  const reference = new ReferencePage(page);
  await expect(reference.root).toContainText(`${t("new-players")}: 2.`);
  await reference.back();
  await expect(table.bar).toBeVisible();
});
