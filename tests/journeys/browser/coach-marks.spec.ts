// Coach marks: explain a tool the first time that a player hesitates before it.

import type { Page } from "@playwright/test";
import { ActivationPage } from "../pages/activation";
import { DemoPage } from "../pages/demo";
import { CoachMarks, ExplainMode } from "../pages/explain";
import { HomePage } from "../pages/home";
import { TableMenu } from "../pages/menu";
import { TablePage } from "../pages/table";
import { type Api, beginning, portOf, record } from "../support/api";
import { type DeviceOptions, expect, join, PHONE, test as base } from "../support/fixtures";
import { expectAccessible } from "../support/axe";
import { IN_LONG_RUN } from "../support/long";
import { t } from "../support/t";

interface Hesitant {
  page: Page;
  table: TablePage;
  marks: CoachMarks;
}

/** A device on which time passes only as the test wants. */
async function withClock(newDevice: (options?: DeviceOptions) => Promise<Page>, options: DeviceOptions = {}) {
  const page = await newDevice({ coachMarks: true, ...options });
  await page.clock.install();
  return page;
}

const test = base.extend<{ hesitant: Hesitant }>({
  /** A game on a device of a player who hesitates. */
  hesitant: async ({ api, host, newDevice }, use) => {
    await api.importRecord(beginning(record("serenissima-2e/four-players"), 60));
    const page = await withClock(newDevice);
    const table = await HomePage.openLast(page, host.url);
    await use({ page, table, marks: new CoachMarks(page) });
  },
});

/** Waits until the host has stored that a mark was read. */
const expectStored = (api: Api) =>
  expect
    .poll(async () => (await api.ask({ type: "preferences" }, "preferences")).preferences["tools-met"] ?? "")
    .not.toBe("");

/** Sizes of a screen, sizes of letters and themes in which marks come. */
const LOOKS = [
  [390, 844, "1", "dark"],
  [390, 844, "1.3", "light"],
  [1280, 800, "1", "light"],
  [800, 1280, "1", "dark"],
  [1024, 768, "1.3", "dark"],
] as const;

test(
  "a player who hesitates sees what a tool is for: each once, beside it, never over what is asked",
  IN_LONG_RUN,
  async ({ hesitant: { page, marks } }) => {
    const seen: string[] = [];
    for (const [width, height, letters, theme] of LOOKS)
      await test.step(`${width} × ${height}, letters × ${letters}, ${theme}`, async () => {
        await page.setViewportSize({ width, height });
        await page.locator("html").evaluate(
          (html, [letters, theme]) => {
            html.style.setProperty("--text", letters);
            html.dataset["theme"] = theme;
          },
          [letters, theme] as const,
        );
        const text = await marks.waitForMark();
        expect(seen).not.toContain(text);
        seen.push(text);
        // Its place follows the layout.
        await expect.poll(() => marks.covered()).toEqual([]);
        await expect.poll(() => marks.isWhole()).toBe(true);
        await expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);
        await marks.read();
        await page.keyboard.press("Escape");
        await expect(marks.mark).toHaveCount(0);
      });
  },
);

test(
  "a touch on a coach mark only closes it, and none comes over a sheet",
  IN_LONG_RUN,
  async ({ hesitant: { page, table, marks } }) => {
    await marks.waitForMark();
    await expectAccessible(page, "a coach mark");
    const length = await table.length();
    await marks.mark.click();
    await expect(marks.mark).toHaveCount(0);
    await expect(table.sheet()).toHaveCount(0);
    await table.expectLength(length);
    await marks.waitForMark();
    await page.keyboard.press("r");
    await expect(table.sheet(t("table-record"))).toBeVisible();
    await marks.expectNone();
  },
);

test(
  "a coach mark that was read does not come again after a reload",
  IN_LONG_RUN,
  async ({ api, hesitant: { page, marks } }) => {
    const first = await marks.waitForMark();
    await marks.read();
    await expectStored(api);
    await page.reload();
    await new HomePage(page).open();
    expect(await marks.waitForMark()).not.toBe(first);
  },
);

test(
  "a coach mark first explains the second touch, and none comes in explain mode",
  IN_LONG_RUN,
  async ({ hesitant: { page, table, marks } }) => {
    await new ActivationPage(table).next.click();
    await expect(table.confirm).toBeVisible();
    expect(await marks.waitForMark()).toBe(t("tool-twice"));
    await expect.poll(() => marks.covered()).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(table.card).toHaveCount(0);
    await new ExplainMode(page).turnOn();
    await marks.expectNone();
  },
);

test(
  "coach marks are switched off in the menu, and start again when they are switched on",
  IN_LONG_RUN,
  async ({ api, hesitant: { page, table, marks } }) => {
    const choose = async (pressed: boolean) => {
      const menu = await TableMenu.open(table);
      await menu.coachMarks.click();
      await expect(menu.coachMarks).toHaveAttribute("aria-pressed", String(pressed));
      await page.keyboard.press("Escape");
      await expect(menu.sheet).toHaveCount(0);
    };
    const first = await marks.waitForMark();
    await marks.read();
    await expectStored(api);
    await choose(false);
    await marks.expectNone();
    await choose(true);
    expect(await marks.waitForMark()).toBe(first);
  },
);

test("a demo has no coach marks", IN_LONG_RUN, async ({ host, newDevice }) => {
  const page = await withClock(newDevice);
  await page.goto(host.url);
  await (await new HomePage(page).openBox("serenissima-2e")).demo.click();
  await new DemoPage(page, "serenissima-2e").expectStep(1);
  await new CoachMarks(page).expectNone();
});

/** A phone, or a large screen, that joins a hosted game. */
async function joined(api: Api, page: Page, seat: number | "spectator"): Promise<CoachMarks> {
  const address = `http://127.0.0.1:${portOf(await api.hosting())}/${await api.fragment(seat)}`;
  await join(page, address, "Anna");
  await expect(new TablePage(page).panel).toBeVisible();
  return new CoachMarks(page);
}

test("a player's phone has coach marks, a spectator's screen has none", async ({ api, newDevice }) => {
  await api.host(await api.importRecord(beginning(record("libertalia/four-players"), 140)));
  const player = await joined(api, await withClock(newDevice, PHONE), 0);
  await player.waitForMark();
  const spectator = await joined(api, await withClock(newDevice), "spectator");
  await spectator.expectNone();
});
