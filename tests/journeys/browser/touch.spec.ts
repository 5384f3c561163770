// A galley's turn by touch, on a tablet in both orientations and on a phone; crowds of galleys; devices with system
// gestures at their edges.

import type { Locator, Page } from "@playwright/test";
import { HomePage } from "../pages/home";
import { Serenissima } from "../pages/serenissima";
import { TablePage } from "../pages/table";
import { type Api, beginning, record, until } from "../support/api";
import { expect, test } from "../support/fixtures";
import type { DeviceOptions } from "../support/fixtures";
import { layoutFaults, MAIN_SIZES } from "../support/layout";
import { IN_LONG_RUN, inLongRun } from "../support/long";
import { openRecord } from "../support/open";
import { like, texts } from "../support/t";

const s = texts("serenissima-2e");

const OLDER = record("serenissima-2e/older/four-players");
/** In the second turn: Bruno's galley 9 is in a port and may load, sail and sell. */
const TURN = OLDER.slice(0, 60);
/** Before the first attack, with a crowd of galleys at one port. */
const CROWD = until(OLDER, "Attacked");

/** The button that continues a battle, whatever its dice. */
const FIGHT_ON = new RegExp(`^${s("battle-continue", { attacker: 2, defender: 2 }).split(":")[0]}`);

const TOUCHED = { lying: MAIN_SIZES.lying, standing: MAIN_SIZES.standing, phone: MAIN_SIZES.phone };

for (const [name, [width, height]] of Object.entries(TOUCHED))
  test(
    `a turn by touch takes at most six taps, and is undone again: ${name}`,
    inLongRun(name === "standing"),
    async ({ api, host, newDevice }) => {
      const options: DeviceOptions = { viewport: { width, height }, hasTouch: true };
      const { page, table } = await openRecord({ api, host, newDevice }, TURN, options);
      const game = new Serenissima(table);
      // The chart is drawn once it knows its size.
      await expect.poll(() => layoutFaults(page)).toEqual([]);
      const question = await table.question.textContent();
      const begun = (await table.undo.getAttribute("title")) ?? "";
      let taps = 0;
      await test.step("load, sail, and end the activation", async () => {
        await table.enter(() => game.buttons("panel-load-free", { good: "*" }).first().tap());
        const plate = game.chart.plate("cirene");
        await plate.scrollIntoViewIfNeeded();
        await table.enter(() => plate.tap());
        // With a good left to sell, ending the activation needs confirmation.
        await game.next.tap();
        await table.enter(() => table.confirm.tap());
        taps += 4;
        await expect(table.question).not.toHaveText(question ?? "");
      });
      expect(taps).toBeLessThanOrEqual(6);
      await test.step("undo all of it", async () => {
        for (let times = 0; times < 8 && (await table.undo.getAttribute("title")) !== begun; times += 1)
          await table.enter(() => table.undo.tap());
        await expect(table.undo).toHaveAttribute("title", begun);
      });
    },
  );

/** Imports the game and opens it on a device with these safe-area insets. */
async function openWithin(
  { api, url, newDevice }: { api: Api; url: string; newDevice: (options?: DeviceOptions) => Promise<Page> },
  options: DeviceOptions,
  insets: Record<"top" | "right" | "bottom" | "left", number>,
): Promise<{ page: Page; table: TablePage }> {
  await api.importRecord(beginning(TURN));
  const page = await newDevice(options);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await page.goto(url);
  return { page, table: await new HomePage(page).open() };
}

const EDGES = [
  ["a tablet", [1180, 820], { top: 24, right: 0, bottom: 20, left: 0 }],
  ["a phone lying", [844, 390], { top: 0, right: 59, bottom: 21, left: 59 }],
  ["a phone standing", [390, 844], { top: 59, right: 0, bottom: 34, left: 0 }],
] as const;

for (const [name, [width, height], insets] of EDGES)
  test(
    `nothing lies where the device keeps its edges to itself: ${name}`,
    inLongRun(name !== "a phone lying"),
    async ({ api, host, newDevice }) => {
      const options = { viewport: { width, height }, hasTouch: true };
      const { page, table } = await openWithin({ api, url: host.url, newDevice }, options, insets);
      const game = new Serenissima(table);
      await expect(game.chart.map).toBeVisible();
      const faults = async () => (await layoutFaults(page)).filter((fault) => /too wide|too small to tap/.test(fault));
      await expect.poll(faults).toEqual([]);
      /** How far a box reaches beyond the safe area, in pixels. */
      const over = (box: { x: number; y: number; width: number; height: number } | null) =>
        box
          ? Math.round(
              Math.max(
                insets.left - box.x,
                box.x + box.width - width + insets.right,
                insets.top - box.y,
                box.y + box.height - height + insets.bottom,
              ),
            )
          : Infinity;
      const isWhole = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
      const first = table.bar.getByRole("button").first();
      const expectInside = (part: Locator) =>
        expect.poll(async () => over(await part.boundingBox())).toBeLessThanOrEqual(0);
      for (const pinned of isWhole ? [table.bar, table.panel] : [first, game.next]) await expectInside(pinned);
      await test.step("scrolled to the end", async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expectInside(isWhole ? table.bar : table.undo);
        const end = () =>
          page.evaluate(() => document.querySelector("main")?.getBoundingClientRect().bottom ?? Infinity);
        await expect.poll(end).toBeLessThanOrEqual(height - insets.bottom + 0.5);
      });
      await test.step("a sheet", async () => {
        await table.openMenu();
        await expectInside(table.sheet());
      });
    },
  );

test("a first touch on a crowd opens it, a second shows the odds; nothing is attacked yet", async ({
  api,
  host,
  newDevice,
}) => {
  const { page, table } = await openRecord({ api, host, newDevice }, CROWD, { hasTouch: true });
  const game = new Serenissima(table);
  const before = await table.length();
  const { settings, view } = (await api.state(1)) as any;
  const { zone, owner } = view.galleys.find(({ galley }: any) => galley === 11);
  for (const [width, height] of Object.values(MAIN_SIZES))
    await test.step(`${width}x${height}`, async () => {
      await page.setViewportSize({ width, height });
      if (width === MAIN_SIZES.phone[0]) await game.chart.tapWater(zone);
      else await game.chart.crowd(11, settings.seating[owner].name).tap();
      const chip = page.getByTestId("fan").getByRole("button").first();
      // Transparent until it is positioned.
      await expect(table.card).toHaveCSS("opacity", "1");
      const box = await chip.boundingBox();
      if (!box) throw new Error("the first galley of the crowd is not there");
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48);
      await chip.tap();
      await expect(game.odds(table.card)).toBeVisible();
      // The confirmation button is at the finger.
      await expect
        .poll(async () => {
          const act = await table.confirm.boundingBox();
          const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          return (
            act !== null &&
            finger.x >= act.x &&
            finger.x <= act.x + act.width &&
            finger.y >= act.y &&
            finger.y <= act.y + act.height
          );
        })
        .toBe(true);
      await page.keyboard.press("Escape");
      await expect(table.card).toHaveCount(0);
    });
  await table.expectLength(before);
});

test(
  "a crowd is opened, asked about and attacked with three presses of Enter",
  IN_LONG_RUN,
  async ({ api, host, newDevice }) => {
    const { page, table } = await openRecord({ api, host, newDevice }, CROWD);
    const before = await table.length();
    await page.getByTestId("crowd").first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("fan").getByRole("button").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(table.confirm).toBeEnabled();
    await page.keyboard.press("Enter");
    await table.expectEntered(before);
  },
);

test("the dice that the table throws start empty in each round of a battle", async ({ api, host, newDevice }) => {
  const { page, table } = await openRecord({ api, host, newDevice }, CROWD);
  const game = new Serenissima(table);
  await test.step("the table throws the dice", async () => {
    const menu = await table.openMenu();
    const dice = menu.getByRole("group", { name: s("chance-of-dice"), exact: true });
    await table.enter(() => dice.getByRole("button", { name: s("new-by-table"), exact: true }).click());
    await page.keyboard.press("Escape");
  });
  await test.step("attack, and no skull on either side", async () => {
    await game.tab("fight").click();
    await game.attacks.first().click();
    await table.enter(() => table.confirm.click());
    await game.skulls("attacker", 0).click();
    await table.enter(() => game.skulls("defender", 0).click());
  });
  await test.step("fight on", async () => {
    await table.enter(() => table.panel.getByRole("button", { name: FIGHT_ON }).click());
    await expect(game.skulls("attacker", 0)).toBeVisible();
    await expect(
      game.battle.getByRole("img", { name: like(s("battle-dice", { seat: "*", dice: "*", skulls: "*" })) }),
    ).toHaveCount(0);
  });
});
