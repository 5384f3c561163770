// Replay of a game: by finger, step by step and automatically. Every highlight appears again, and leaving changes
// nothing.

import type { Page } from "@playwright/test";
import { ReplayPage } from "../pages/replay";
import type { TablePage } from "../pages/table";
import { record } from "../support/api";
import { expectAccessible } from "../support/axe";
import { expect, test as base } from "../support/fixtures";
import { IN_LONG_RUN, inLongRun } from "../support/long";
import { openRecord } from "../support/open";
import { t } from "../support/t";

/**
 * A record of each game, with turns, highlights and waivers as far as the game has them. A usual run has one with all.
 */
const RECORDS = [
  "serenissima-2e/waived-and-corrected",
  "serenissima-1996/four-nations",
  "twilight/waived-and-corrected",
  "libertalia/six-players",
];
const FOUR = "serenissima-2e/older/four-players";
const CORRECTED = "serenissima-2e/waived-and-corrected";

/** Step of the page's clock in milliseconds: shorter than any entry stays. */
const STEP = 100;

/** Every size that the timeline has to fit. */
const SIZES = [
  [1280, 800],
  [1024, 768],
  [800, 1280],
  [390, 844],
] as const;

interface Story {
  page: Page;
  table: TablePage;
  replay: ReplayPage;
  state: () => Promise<any>;
}

const test = base.extend<{ open: (name: string) => Promise<Story> }>({
  open: async ({ api, host, newDevice }, use) => {
    await use(async (name) => {
      const opened = await openRecord({ api, host, newDevice }, record(name), { reducedMotion: "no-preference" });
      const { game, page, table } = opened;
      await expect(page.locator("[data-moments]")).toBeAttached();
      return { page, table, replay: new ReplayPage(table), state: () => api.state(game) };
    });
  },
});

/** The place on the timeline after an entry with a matching event. */
function placeOf({ told, chain }: any, happened: (entry: any) => boolean): { place: number; entry: number } {
  const { n } = told.find((entry: any) => chain.includes(entry.n) && happened(entry));
  return { place: chain.indexOf(n) + 1, entry: n };
}
const has = (event: string) => (entry: any) => entry.events.some((one: any) => one.event === event);

/** The timeline is at the foot of the panel, or of the page after the game. It covers nothing. */
async function expectAtFoot(replay: ReplayPage): Promise<void> {
  await expect
    .poll(() =>
      replay.box.evaluate((line) => {
        const whole = document.querySelector("[data-panel]") ?? document.querySelector("main");
        const [foot, panel, above] = [line, whole, whole?.firstElementChild].map((one) => one?.getBoundingClientRect());
        if (!foot || !panel || !above) return ["no panel"];
        return [
          ...(Math.abs(foot.bottom - panel.bottom) < 1 ? [] : ["not at the foot"]),
          ...(Math.abs(foot.width - panel.width) < 1 ? [] : ["another width"]),
          ...(above.bottom <= foot.top ? [] : ["covers the panel"]),
          ...(panel.bottom <= innerHeight ? [] : ["off the screen"]),
        ];
      }),
    )
    .toEqual([]);
}

for (const name of RECORDS) {
  test(
    `the whole story of ${name} is a line: by keys, by turns and by moments`,
    inLongRun(name !== CORRECTED),
    async ({ open }) => {
      const { page, table, replay, state } = await open(name);
      const { chain, told, length } = await state();
      const places = [0, ...chain];
      await replay.watchAgain();
      await expect(replay.line).toHaveAttribute("max", String(chain.length));
      await replay.line.focus();
      for (const [key, place] of [
        ["End", chain.length],
        ["ArrowLeft", chain.length - 1],
        ["Home", 0],
        ["ArrowRight", 1],
        ["ArrowRight", 2],
      ] as const) {
        await page.keyboard.press(key);
        await replay.expectAt(place);
        await replay.expectEntry(places[place] ?? -1);
        await expectAtFoot(replay);
      }
      // From turn to turn to the end, and back to the last highlight.
      await page.keyboard.press("Home");
      await replay.expectAt(0);
      const turns = await replay
        .marks("turn")
        .evaluateAll((marks) => marks.map((one) => (one as HTMLElement).style.left));
      expect(turns.length).toBeGreaterThan(1);
      let at = 0;
      for (let turn = 0; turn <= turns.length && at < chain.length; turn += 1) {
        await replay.nextTurn.click();
        await expect(replay.line).not.toHaveValue(String(at));
        at = Number(await replay.line.inputValue());
      }
      expect(at).toBe(chain.length);
      await replay.momentBefore.click();
      await expect(replay.line).not.toHaveValue(String(chain.length));
      const waived = told.filter((entry: any) => chain.includes(entry.n) && entry.waived.length);
      await expect(replay.marks("waived")).toHaveCount(waived.length);
      // Nothing changed, and Escape ends the replay.
      await page.keyboard.press("Escape");
      await expect(replay.line).toHaveCount(0);
      await table.expectLength(length);
    },
  );
}

test("the story plays by itself, as fast as wanted, until another touch stops it", IN_LONG_RUN, async ({ open }) => {
  const { page, replay, state } = await open(FOUR);
  const { chain } = await state();
  await replay.watchAgain();
  await replay.speed("usual").click();
  await page.clock.install();
  await replay.play.click();
  await expect.poll(async () => Number(await replay.line.inputValue())).toBeGreaterThan(6);
  await replay.pause.click();
  await expect(replay.play).toBeVisible();
  const stopped = Number(await replay.line.inputValue());
  expect(stopped).toBeLessThan(chain.length);
  // Long enough for the next entries to appear.
  await page.clock.runFor(10_000);
  await replay.expectAt(stopped);
  await replay.play.click();
  await replay.pause.waitFor();
  await replay.before.click();
  await expect(replay.line).not.toHaveValue(String(stopped));
  await replay.line.focus();
  await page.keyboard.press("End");
  await replay.expectAt(chain.length);
  await expect(replay.play).toBeVisible();
});

test("dice roll again, and nothing on the screen knows them before they have landed", async ({ open }) => {
  const { page, replay, state } = await open(FOUR);
  const all = await state();
  const { place, entry } = placeOf(all, (one) => one.drawn && has("RoundFought")(one));
  await replay.watchAgain();
  await replay.goTo(place - 1);
  await page.evaluate(() => {
    const rolled = ((window as any).rolled = new Set<string>());
    new MutationObserver(() => {
      if (document.querySelector("[data-testid=moment][data-awaited]"))
        rolled.add(document.querySelector("[data-testid=bar] [role=status][data-tool=past]")?.textContent ?? "");
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await replay.speed("usual").click();
  await replay.speed("fast").click();
  // Time passes in steps. So the entry stays until the story is stopped, however slow this machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await replay.play.click();
  await expect
    .poll(
      async () => {
        await page.clock.runFor(STEP);
        return replay.past.textContent();
      },
      { intervals: [10], timeout: 30_000 },
    )
    .toBe(t("table-past", { n: entry }));
  await replay.pause.click();
  // While the dice rolled, the screen showed the previous entry.
  const rolled = await page.evaluate(() => [...(window as any).rolled]);
  expect(rolled).toEqual([t("table-past", { n: all.chain[place - 2] ?? 0 })]);
  await page.clock.resume();
  await expect(page.getByTestId("moment")).toHaveCount(0);
});

test("galleys sail where they went, and are found where they are after a jump", IN_LONG_RUN, async ({ open }) => {
  const { page, replay, state } = await open(FOUR);
  const all = await state();
  const { place } = placeOf(all, has("Sailed"));
  // Animations are short, so the page records each as it begins.
  await page.evaluate(() => {
    const sailed = ((window as any).sailed = [] as string[]);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const name = this.getAttribute("aria-label");
      if (name) sailed.push(name);
      return animate.apply(this, given);
    };
  });
  const sailed = () => page.evaluate(() => (window as any).sailed as string[]);
  await replay.watchAgain();
  await replay.goTo(place - 1);
  // The galleys were not on the chart before, so no animation has a start.
  expect(await sailed()).toEqual([]);
  await replay.after.click();
  await replay.expectAt(place);
  await expect.poll(sailed).toHaveLength(1);
  await replay.goTo(0);
  await replay.goTo(all.chain.length);
  await expect(page.getByTestId("plate").first()).toBeVisible();
  expect(await sailed()).toHaveLength(1);
});

test("a branch that was left is visited, and looks like one", IN_LONG_RUN, async ({ open }) => {
  const { page, table, replay, state } = await open(CORRECTED);
  const { chain } = await state();
  const sheet = await table.openRecord();
  await sheet.locator("summary").click();
  await sheet
    .locator("details")
    .getByRole("button", { name: t("record-look"), exact: true })
    .first()
    .click();
  await expect(replay.box.locator("[data-left]")).toBeVisible();
  const looked = Number(/\d+/.exec(await replay.past.innerText())?.[0]);
  expect(looked).toBeGreaterThan(0);
  expect(chain).not.toContain(looked);
  await replay.line.focus();
  await page.keyboard.press("Home");
  await replay.expectAt(0);
  await expect(replay.box.locator("[data-left]")).toHaveCount(0);
  await expect(replay.line).toHaveAttribute("max", String(chain.length));
  await replay.now.click();
  await expect(replay.line).toHaveCount(0);
});

test("the line has its room at every size", IN_LONG_RUN, async ({ open }) => {
  const { page, replay } = await open(CORRECTED);
  await replay.watchAgain();
  await replay.goTo(40);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // Its position follows the rest a little later.
    await expect
      .poll(
        () =>
          replay.controls.evaluateAll((all) => [
            ...(document.documentElement.scrollWidth > innerWidth ? ["the page is wider than the screen"] : []),
            ...all.flatMap((one) => {
              const { left, right, top, bottom, height } = one.getBoundingClientRect();
              const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
              const name = one.getAttribute("aria-label");
              return [...(inside ? [] : [`${name} is outside`]), ...(height >= 44 ? [] : [`${name} is low`])];
            }),
          ]),
        `${width}x${height}`,
      )
      .toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, "replay");
});
