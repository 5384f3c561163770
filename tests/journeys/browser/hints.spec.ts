// Hints: plans that the computer suggests to the player who is asked, if the game permits them.

import { GuestPage } from "../pages/guest";
import { HintsPage } from "../pages/hints";
import { HomePage } from "../pages/home";
import { TableMenu } from "../pages/menu";
import { expect, test } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { t } from "../support/t";

test("hints are switched on in the menu, and a plan is shown on the board and played", async ({
  api,
  host,
  newDevice,
}) => {
  // The computer thinks with all processors, which other tests need too.
  test.slow();
  const game = await api.newGame({ game: "serenissima-2e", names: ["Anna", "Bruno", "Chiara"] });
  await api.playUntil(game, ({ asks }) => asks[0][1].ask === "Activation");
  const table = await HomePage.openLast(await newDevice(), host.url);
  const hints = new HintsPage(table);
  await expect(table.panel).toBeVisible();
  await expect(hints.lamp).toHaveCount(0);

  await test.step("the menu switches them on, and the record notes it", async () => {
    const menu = await TableMenu.open(table);
    await menu.hints("settings-on").click();
    await expect.poll(async () => (await api.state(game)).settings.suggestions).toBe(true);
    await table.page.keyboard.press("Escape");
    expect((await api.state(game)).told.at(-1)).toMatchObject({ by: "table", settings: { suggestions: true } });
  });

  await test.step("one tap shows up to three plans, and a second one shows a plan on the board", async () => {
    await hints.lamp.click();
    await expect(hints.plans.first()).toBeVisible({ timeout: 60_000 });
    await expect(hints.play).toHaveCount(0);
    await hints.plans.first().click();
    await expect(hints.plans.first()).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("every other plan says what is worse, and can be shown too", async () => {
    await hints.whyNot.click();
    const [worse] = t("hint-against", { facts: "" }).split(":");
    const other = hints.others.filter({ hasText: worse ?? "" }).first();
    await other.click();
    await expect(other).toHaveAttribute("aria-pressed", "true");
    await expect(hints.plans.first()).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("the plan is played", async () => {
    const before = await api.state(game);
    await hints.play.click();
    await expect(hints.panel).toHaveCount(0);
    await expect(table.panel).toBeVisible();
    await expect.poll(async () => (await api.state(game)).head).toBeGreaterThan(before.head);
  });
});

test(
  "a phone shows the hints of its own seat, only while that seat is asked",
  IN_LONG_RUN,
  async ({ api, newPhone }) => {
    test.slow();
    const game = await api.newGame({ game: "serenissima-2e", names: ["Anna", "Bruno", "Chiara"] });
    const { asks } = await api.playUntil(game, ({ asks: open }) => open[0][1].ask === "Activation");
    await api.changeSettings(game, (now) => ({ ...now, suggestions: true }));
    await api.host(game);
    const { seat } = (asks as [{ seat: number }][])[0]?.[0] ?? { seat: 0 };
    const phone = new GuestPage(await newPhone(seat));
    const hints = new HintsPage(phone);
    await hints.lamp.click();
    await expect(hints.plans.first()).toBeVisible({ timeout: 60_000 });
    await hints.plans.first().click();
    await hints.back.click();
    await expect(phone.panel).toBeVisible();

    const other = new GuestPage(await newPhone((seat + 1) % 3));
    await expect(new HintsPage(other).lamp).toBeDisabled();
  },
);
