// An earlier entry on the screen: the exit is always visible, later events stay hidden, and nothing can be changed.

import { ReplayPage } from "../pages/replay";
import { record } from "../support/api";
import { expect, test } from "../support/fixtures";
import { MAIN_SIZES } from "../support/layout";
import { inLongRun } from "../support/long";
import { openRecord } from "../support/open";
import { texts } from "../support/t";

const GAMES = {
  "serenissima-2e": record("serenissima-2e/four-players").slice(0, 60),
  twilight: record("twilight/waived-and-corrected").slice(0, 40),
};

for (const [game, lines] of Object.entries(GAMES))
  test(
    `a look back has its way out at every size, and tells nothing later: ${game}`,
    inLongRun(game !== "twilight"),
    async ({ api, host, newDevice }) => {
      const { page, table } = await openRecord({ api, host, newDevice }, lines);
      const replay = new ReplayPage(table);
      const last = table.bar.getByTestId("last-entry");
      await expect(last).not.toBeEmpty();
      const told = await last.innerText();
      for (let times = 0; times < 3; times += 1) {
        await page.keyboard.press("PageUp");
        await expect(replay.past).toBeVisible();
      }
      // The last entry does not exist at this point, so neither the bar nor the panel shows it.
      await expect(table.bar).not.toContainText(told);
      await expect(table.panel).not.toContainText(told);
      for (const [width, height] of Object.values(MAIN_SIZES))
        await test.step(`${width}x${height}`, async () => {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          await expect(replay.now).toBeInViewport({ ratio: 1 });
        });
      await test.step("a touch on the board changes nothing", async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        const before = await table.length();
        await page.locator("[data-board]").click();
        // Only rule explanations are available.
        await expect(table.sheet().getByRole("button", { name: texts(game)("correct-save"), exact: true })).toHaveCount(
          0,
        );
        await page.keyboard.press("Escape");
        if (await replay.past.isVisible()) await replay.now.click();
        await expect(replay.past).toHaveCount(0);
        await table.expectLength(before);
      });
    },
  );
