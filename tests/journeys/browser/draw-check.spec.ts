// The mark at a draw of the app, its explanation, and the check of all draws once the game is over.

import { DrawsSheet, FairSheet } from "../pages/draws";
import { GuestPage } from "../pages/guest";
import { HomePage } from "../pages/home";
import { ReportPage } from "../pages/report";
import { beginning, portOf, record } from "../support/api";
import { expectAccessible } from "../support/axe";
import { expect, join, NAMES, PHONE, test } from "../support/fixtures";
import { t } from "../support/t";

/** A finished record with dice, its number of draws, and its seed. */
const RECORD = { file: "serenissima-1996/four-nations", draws: 12, seed: "60".repeat(32) };

test("the seed confirms every draw of an imported record", async ({ api, tablet, host }) => {
  await api.importRecord(beginning(record(RECORD.file)));
  const table = await HomePage.openLast(tablet, host.url);
  await table.button(t("app-story")).click();
  const page = new ReportPage(table);
  await page.expectReady();
  const { report } = page;
  await report.getByTestId("check-draws").click();
  const draws = new DrawsSheet(table);
  const { draws: all } = RECORD;
  await expect(draws.verdict).toHaveText(t("draws-some", { confirmed: 0, draws: all }));
  await expect(draws.draws("unknown")).toHaveCount(all);
  await expect(draws.commitments("missing")).toHaveCount(1);
  await expect(draws.reveal).toHaveCount(0);

  await draws.enter("gondola");
  await expect(draws.sheet.getByRole("alert")).toHaveText(t("draws-not-seed"));
  await draws.enter("f".repeat(64));
  await expect(draws.sheet.getByRole("alert")).toHaveText(t("draws-unmatched"));
  await expect(draws.draws("unknown")).toHaveCount(all);

  await draws.enter(RECORD.seed);
  await expect(draws.verdict).toHaveText(t("draws-all", { draws: all }));
  await expect(draws.draws("confirmed")).toHaveCount(all);
  await expect(draws.commitments("given")).toHaveCount(1);
  await expect(draws.seeds).toHaveCount(0);
  await expect(draws.dice).toHaveCount(1);
  await expectAccessible(tablet, "the check of draws");

  await test.step("nothing of it is kept", async () => {
    await table.closeSheet();
    await report.getByTestId("check-draws").click();
    await expect(draws.draws("unknown")).toHaveCount(all);
  });
});

test("at the end of a game its draws are confirmed, and the seed is shown", async ({ api, tablet, host }) => {
  const game = await api.newGame({ game: "serenissima-2e", names: NAMES.slice(0, 3) });
  const table = await HomePage.openLast(tablet, host.url);
  const fair = await FairSheet.open(table);
  await expect(fair.sheet.getByText(t("fair-later"), { exact: true })).toBeVisible();
  await expect(fair.check).toHaveCount(0);
  await table.closeSheet();

  await api.command(game, { seat: 0 }, { do: "EndEarly", score: false });
  await FairSheet.open(table);
  await fair.check.click();
  const draws = new DrawsSheet(table);
  await expect(draws.verdict).toHaveAttribute("data-status", "confirmed");
  await expect(draws.draws("confirmed").first()).toBeVisible();
  await expect(draws.commitments("in_use")).toHaveCount(1);
  await draws.reveal.click();
  await expect(draws.commitments("retired").locator("code").last()).toHaveText(/^[0-9a-f]{64}$/);
  await expect(draws.reveal).toHaveCount(0);
});

test("the mark at a draw explains why it is fair, also on a phone", async ({ api, host, tablet, newDevice }) => {
  const lines = record("serenissima-2e/fought-and-built");
  const at = lines.findIndex((line, n) => n > 100 && line.includes('"drawn":true'));
  const game = await api.importRecord(beginning(lines, at + 1));
  const hosting = await api.host(game);
  const phone = await newDevice(PHONE);
  await join(phone, `http://127.0.0.1:${portOf(hosting)}/${await api.fragment(0)}`, NAMES[0]);
  for (const table of [await HomePage.openLast(tablet, host.url), new GuestPage(phone)]) {
    const mark = table.bar.locator('[data-tool="fair"]');
    await mark.click();
    const { sheet } = new FairSheet(table);
    await expect(sheet.getByText(t("fair-fixed"), { exact: true })).toBeVisible();
    await expect(sheet.getByText(t("fair-later"), { exact: true })).toBeVisible();
    await expectAccessible(table.page, "why draws are fair");
    await table.closeSheet();
  }

  await test.step("it stands only at draws of the app", async () => {
    await api.moveOn(game);
    for (const table of [new GuestPage(tablet), new GuestPage(phone)])
      await expect(table.bar.locator('[data-tool="fair"]')).toHaveCount(0);
  });
});
