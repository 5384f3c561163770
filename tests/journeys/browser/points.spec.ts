// Guarantees of Serenissima's screen, on a tablet in landscape and in portrait.

import type { Locator } from "@playwright/test";
import { DrawsSheet, FairSheet } from "../pages/draws";
import { HomePage } from "../pages/home";
import { TableMenu } from "../pages/menu";
import { NewGamePage } from "../pages/new-game";
import { ReplayPage } from "../pages/replay";
import { s, Serenissima } from "../pages/serenissima";
import { record, until } from "../support/api";
import { expect, test as base } from "../support/fixtures";
import { IN_LONG_RUN, inLongRun } from "../support/long";
import { type Opened, openRecord } from "../support/open";
import { like, LANGUAGES, t, texts } from "../support/t";

const LANDSCAPE = { width: 1280, height: 800 };
const PORTRAIT = { width: 800, height: 1280 };
const SIZES = [
  ["landscape", LANDSCAPE],
  ["portrait", PORTRAIT],
] as const;

const OLDER = record("serenissima-2e/older/four-players");
/** In the second turn, with a galley that may sail. */
const SECOND_TURN = OLDER.slice(0, 60);

const test = base.extend<{
  open: (lines: readonly string[], viewport?: typeof LANDSCAPE) => Promise<Opened & { game2e: Serenissima }>;
}>({
  open: async ({ api, host, newDevice }, use) => {
    await use(async (lines, viewport = LANDSCAPE) => {
      const opened = await openRecord({ api, host, newDevice }, lines, { viewport });
      return { ...opened, game2e: new Serenissima(opened.table) };
    });
  },
});

/** Waits until the touched middle is inside the confirmation button. */
async function expectSecondTouchAt(touched: Locator, confirm: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [first, second] = await Promise.all([touched.boundingBox(), confirm.boundingBox()]);
      if (!first || !second) return "nothing to touch";
      const [x, y] = [first.x + first.width / 2, first.y + first.height / 2];
      const inside = x >= second.x && x <= second.x + second.width && y >= second.y && y <= second.y + second.height;
      return inside ? "same spot" : `${x} ${y} is outside ${JSON.stringify(second)}`;
    })
    .toBe("same spot");
}

for (const [name, viewport] of SIZES) {
  test.describe(name, inLongRun(name === "portrait"), () => {
    test("a hidden purse is covered, passed, and seen only while it is held", async ({ api, host, newDevice }) => {
      const page = await newDevice({ viewport });
      await page.goto(host.url);
      await new HomePage(page).newGame();
      const setup = new NewGamePage(page);
      await setup.choose("serenissima-2e");
      await page.getByRole("checkbox", { name: s("setup-hidden") }).check();
      const table = await setup.begin();
      const game = new Serenissima(table);
      await expect(game.purse(0).getByTitle(s("players-covered"))).toBeVisible();
      await game.players.first().click();
      await game.card.getByRole("button", { name: s("purse-look"), exact: true }).click();
      const sheet = table.sheet();
      const cover = sheet.locator("[data-tool=cover]");
      await expect(cover).toHaveText(s("purse-hold"));
      const [box] = await Promise.all([cover.boundingBox(), cover.hover()]);
      expect(box).not.toBeNull();
      await page.mouse.down();
      await expect(cover).toHaveText(s("over-ducats", { ducats: 5 }));
      await page.mouse.up();
      await expect(cover).toHaveText(s("purse-hold"));
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
      // Another player's money is in no view of the table.
      const { view } = await api.state(1);
      expect((view as { seats: { purse: number | null }[] }).seats.map(({ purse }) => purse)).toEqual(
        Array.from({ length: 4 }, () => null),
      );
    });

    test("a battle shows its odds before, takes dice from the table, and asks whether to fight on", async ({
      api,
      open,
    }) => {
      const { game, table, game2e } = await open(until(OLDER, "Attacked"), viewport);
      const menu = await table.openMenu();
      const dice = menu.getByRole("group", { name: s("chance-of-dice"), exact: true });
      await table.enter(() => dice.getByRole("button", { name: t("new-by-table"), exact: true }).click());
      await table.closeSheet();
      await game2e.tab("fight").click();
      await expect(game2e.odds(game2e.attacks.first())).toBeVisible();
      // The first touch shows the consequence, the second one there confirms it.
      await game2e.attacks.first().click();
      await expect(game2e.odds(table.card)).toBeVisible();
      await table.enter(() => table.confirm.click());
      await expect(game2e.odds(game2e.battle)).toBeVisible();
      // Without a skull the attacker is asked again, with new odds.
      await game2e.skulls("attacker", 0).click();
      await game2e.skulls("defender", 0).click();
      await expect(game2e.breakOff).toBeVisible();
      const [attacker = 0, defender = 0] = ((await api.state(game)).view as any).stage.battle.dice;
      await expect(
        table.panel.getByRole("button", { name: s("battle-continue", { attacker, defender }) }),
      ).toBeVisible();
      await expect(game2e.odds(game2e.battle)).toBeVisible();
      await table.enter(() => game2e.breakOff.click());
      await expect(game2e.battle).toHaveCount(0);
      const { told } = await api.state(game);
      expect(told.at(-1)?.events).toContainEqual(expect.objectContaining({ event: "BrokeOff" }));
    });

    test("what sells the last, throws away or leaves something undone is done by a second touch at the same spot", async ({
      page: _page,
      open,
    }) => {
      const four = record("serenissima-2e/four-players");
      const { page, table, game2e } = await open(
        four.slice(
          0,
          four.findIndex((line) => line.includes('"do":"Sell"')),
        ),
        viewport,
      );
      const length = await table.length();
      const canSell = table.card.getByText(like(s("sure-sale", { galley: "*", good: "*", ducats: "*" })));
      // A double tap is one touch.
      await game2e.next.dblclick();
      await expect(canSell).toBeVisible();
      await expectSecondTouchAt(game2e.next, table.confirm);
      // The sale that was begun is the main button.
      await expect(game2e.next).not.toHaveAttribute("data-tone", /primary/);
      await page.keyboard.press("Escape");
      await expect(table.card).toHaveCount(0);
      await page.keyboard.press("n");
      await expect(canSell).toBeVisible();
      await expectSecondTouchAt(game2e.next, table.confirm);
      await page.keyboard.press("Escape");
      await expect(table.card).toHaveCount(0);
      await game2e.hull.getByRole("button").last().click();
      await expect(table.card.getByRole("button", { name: like(s("panel-overboard", { good: "*" })) })).toBeVisible();
      const sell = table.card.getByRole("button", {
        name: like(s("panel-sell-for", { good: "*", ducats: "*" })),
      });
      await expect(sell).toBeVisible();
      await table.expectLength(length);
      await table.enter(() => sell.click());
      await table.enter(() => game2e.next.click());
    });

    test("the game continues from an earlier entry, and the branch that was left is kept", async ({ open }) => {
      const { page, table } = await open(SECOND_TURN, viewport);
      const replay = new ReplayPage(table);
      const sheet = await table.openRecord();
      await expect(sheet.getByRole("heading", { name: s("track-turn", { turn: 2 }), exact: true })).toBeVisible();
      await sheet
        .getByRole("button", { name: t("record-look"), exact: true })
        .nth(5)
        .click();
      await expect(replay.past).toBeVisible();
      // Nothing changes while looking back, and there is nothing to undo.
      await expect(table.undo).toHaveCount(0);
      await table.enter(() => replay.continueHere.click());
      await expect((await table.openRecord()).getByText(t("record-ways", { ways: 1 }))).toBeVisible();
      await page.keyboard.press("Escape");
      await table.enter(() => table.undo.click());
    });

    test("a rule is broken only if it is allowed, and the record says so; a purse is corrected", async ({ open }) => {
      const { page, table, game2e } = await open(SECOND_TURN, viewport);
      await game2e.tab("sail").click();
      const { chart } = game2e;
      await expect(chart.plates.first()).toBeVisible();
      const [far = ""] = await chart.withPlates(chart.far);
      // A tap on an unreachable zone gives the reason, and the move can be tried.
      await chart.plate(far).click();
      await game2e.card.getByRole("button", { name: s("card-sail-anyway"), exact: true }).click();
      await expect(table.refusal).toContainText("MOVE-1");
      await table.enter(() => table.allowAnyway(true));
      await expect((await table.openRecord()).getByText("MOVE-1").first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(table.sheet()).toHaveCount(0);
      await game2e.correctPlayer(0);
      await table.sheet().getByRole("button", { name: "+10", exact: true }).click();
      await table.enter(() =>
        table
          .sheet()
          .getByRole("button", { name: s("correct-save"), exact: true })
          .click(),
      );
    });

    test("a scoring is counted before everyone, before the turn continues", async ({ open }) => {
      const { table, game2e } = await open(until(OLDER, "ScoringBegan"), viewport);
      // The imported game waits for its open draw: the table enters the card.
      await game2e.button("chance-to-table").click();
      await game2e.button("card-shuffle").click();
      await expect(game2e.count).toBeVisible();
      await game2e.paidOut.click();
      await expect(game2e.count).toHaveCount(0);
      await expect(table.question).toBeVisible();
    });

    test("any icon, number or button tells its rule", IN_LONG_RUN, async ({ open }) => {
      const { page, table, game2e } = await open(SECOND_TURN, viewport);
      const rule = table.sheet(t("asking-title")).getByRole("article");
      const asks = table.bar.getByRole("button", { name: t("asking-title"), exact: true });
      const fact = game2e.players.first().locator("[data-rule='SCORE-5 SCORE-1']");
      for (const what of [game2e.wheel, game2e.track, fact, game2e.slots, game2e.hull]) {
        await asks.click();
        await what.first().click({ position: { x: 4, y: 4 } });
        await expect(rule.first()).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(table.sheet()).toHaveCount(0);
      }
      // An element without another action explains itself at any tap.
      await game2e.slots.first().click();
      await expect(table.sheet().getByText("SELL-1")).toBeVisible();
    });
  });
}

test("a purse is corrected, undone and redone, and the record keeps the branch", IN_LONG_RUN, async ({ open }) => {
  const lines = record("serenissima-2e/four-players").slice(0, 20);
  const { page, table, game2e } = await open(lines);
  const purse = game2e.purse(0);
  const before = parseInt(await purse.innerText(), 10);
  const [old, corrected] = [before, before + 10].map((ducats) => new RegExp(`^${ducats}\\D`));
  await game2e.correctPlayer(0);
  await table.sheet().getByRole("button", { name: "+10", exact: true }).click();
  await table
    .sheet()
    .getByRole("button", { name: s("correct-save"), exact: true })
    .click();
  await expect(purse).toHaveText(corrected ?? "");
  await table.undo.click();
  await expect(purse).toHaveText(old ?? "");
  await page.keyboard.press("Control+y");
  await expect(purse).toHaveText(corrected ?? "");
  await page.keyboard.press("Control+z");
  await expect(purse).toHaveText(old ?? "");
  const sheet = await table.openRecord();
  await expect(sheet.getByText(t("record-branch"), { exact: true })).toBeVisible();
  await sheet
    .getByRole("button", { name: t("record-look"), exact: true })
    .last()
    .click();
  const replay = new ReplayPage(table);
  await expect(replay.past).toBeVisible();
  await replay.now.click();
  await expect(replay.past).toHaveCount(0);
});

test("sides and names are saved as soon as they are chosen", IN_LONG_RUN, async ({ api, open }) => {
  const { game, page, table } = await open(SECOND_TURN);
  const seating = async () => (await api.state(game)).settings.seating;
  const menu = await TableMenu.open(table);
  const before = await seating();
  for (const [seat, { name }] of before.entries()) await menu.moveSeat(seat, name, "north");
  await expect.poll(async () => (await seating()).map(({ side }) => side)).toEqual(before.map(() => "north"));

  const first = await menu.openName(0, before[0]?.name ?? "");
  await first.fill("Zoe");
  await first.press("Enter");
  await expect.poll(async () => (await seating())[0]?.name).toBe("Zoe");

  await (await menu.openName(1, before[1]?.name ?? "")).fill("Yves");
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await seating())[1]?.name, "closing saves what is typed").toBe("Yves");
  expect((await seating()).slice(2)).toEqual(before.slice(2).map((chair) => ({ ...chair, side: "north" })));
});

test("a draw that was made before is made again only on a tap", async ({ open }) => {
  const drawn = SECOND_TURN.slice(1)
    .map((line) => JSON.parse(line))
    .find((entry) => entry.deed.command?.drawn && entry.after > 0);
  const { table, game2e } = await open(SECOND_TURN);
  const sheet = await table.openRecord();
  await sheet
    .locator(`[data-entry="${drawn.after}"]`)
    .getByRole("button", { name: t("record-look"), exact: true })
    .click();
  await new ReplayPage(table).continueHere.click();
  const waits = table.panel.getByText(t("table-waits"), { exact: true });
  await expect(waits).toBeVisible();
  await table.enter(() => game2e.button("chance-draw-cards").click());
  await expect(waits).toHaveCount(0);
});

test("a game that was imported has no seed for the draws before that", IN_LONG_RUN, async ({ open }) => {
  const { page, table, game2e } = await open(SECOND_TURN);
  const fair = await FairSheet.open(table);
  await fair.sheet.getByText(t("fair-how"), { exact: true }).click();
  const commitment = fair.sheet.locator("code");
  await expect(commitment).toHaveText(/^[0-9a-f]{64}$/);
  const committed = await commitment.innerText();
  await table.closeSheet();
  const menu = await table.openMenu();
  await menu.getByRole("button", { name: t("menu-end"), exact: true }).click();
  await table.enter(() => menu.getByRole("button", { name: s("end-plain"), exact: true }).click());
  await expect(game2e.winners.first()).toBeVisible();
  await FairSheet.open(table);
  await fair.check.click();
  const draws = new DrawsSheet(table);
  // The seeds of another device never reach this one, and this device has drawn nothing with its own.
  await expect(draws.commitments("missing")).toHaveCount(1);
  await expect(draws.commitments("in_use")).toContainText(committed);
  await expect(draws.reveal).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(
    (await table.openRecord()).getByText(like(t("record-new-seed", { commitment: committed }))),
  ).toBeVisible();
});

test("whether the physical table matches is asked in at most three parts", IN_LONG_RUN, async ({ open }) => {
  const { table, game2e } = await open(SECOND_TURN);
  await game2e.check.click();
  const yes = table.sheet().getByRole("button", { name: t("check-yes"), exact: true });
  const parts = table.sheet().getByRole("heading", { level: 3 });
  await expect(yes.first()).toBeVisible();
  const asked = await yes.count();
  expect(asked).toBeLessThanOrEqual(3);
  for (let left = asked; left > 0; left -= 1) {
    await expect(parts).toHaveCount(left);
    await yes.first().click();
  }
  await expect(table.sheet().getByText(t("check-done"), { exact: true })).toBeVisible();
});

test("the box is unpacked again heap by heap, each ticked off", IN_LONG_RUN, async ({ open }) => {
  const { table } = await open(SECOND_TURN);
  await (await table.openMenu()).getByRole("button", { name: t("menu-resume"), exact: true }).click();
  const sheet = table.sheet(t("resume-title"));
  const heaps = sheet.getByRole("checkbox");
  await heaps.first().check();
  await expect(sheet.getByText(t("resume-note", { done: 1, all: await heaps.count() }), { exact: true })).toBeVisible();
  await expect(sheet.getByRole("button", { name: t("resume-print"), exact: true })).toBeVisible();
});

test("a game that is over names its winner and draws its story", async ({ open }) => {
  const { page, table, game2e } = await open(OLDER);
  await expect(game2e.winners).not.toHaveCount(0);
  await table.button(t("app-story")).click();
  await expect(page.locator("[data-section=worth] svg path").first()).toBeVisible();
});

test("each of the five languages is chosen with a tap, and the rules are searched", async ({ open }) => {
  const { page, table } = await open(SECOND_TURN);
  await table.openMenu();
  const menu = table.sheet();
  for (const language of LANGUAGES.toReversed()) {
    await menu.locator(`button[lang=${language}]`).click();
    await expect(table.bar.getByTestId("record")).toContainText(texts("app", language)("table-record"));
  }
  await menu.getByRole("button", { name: t("home-rules"), exact: true }).click();
  await page.getByRole("searchbox").fill("blockade");
  await expect(page.getByText("MOVE-3").first()).toBeVisible();
});
