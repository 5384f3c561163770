// A game by the keyboard alone: the focus after each step, tabs by arrows, configurable letters; and the announcements
// for screen readers.

import type { Locator, Page } from "@playwright/test";
import { ActivationPage } from "../pages/activation";
import { HomePage } from "../pages/home";
import { TableMenu } from "../pages/menu";
import { RulesPage } from "../pages/reference";
import { TablePage } from "../pages/table";
import { type Api, beginning, record } from "../support/api";
import { expect, PHONE, test as base } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { like, t, texts } from "../support/t";

const s = texts("serenissima-2e");

interface Keyboard {
  game: number;
  page: Page;
  table: TablePage;
  /** Ends the activation of a galley. */
  next: Locator;
}

/** A game in which a galley is active that has done nothing yet. */
const imported = (api: Api) => api.importRecord(beginning(record("serenissima-2e/four-players"), 60));

const test = base.extend<{ keyboard: Keyboard }>({
  keyboard: async ({ api, host, newDevice }, use) => {
    const game = await imported(api);
    const page = await newDevice();
    const table = await HomePage.openLast(page, host.url);
    const { next } = new ActivationPage(table);
    await expect(next).toBeEnabled();
    await use({ game, page, table, next });
  },
});

/** Expects the focus on some element of the page. */
const expectFocusKept = (page: Page) => expect(page.locator(":focus")).toHaveCount(1);

/** Presses Enter to end an activation, until the confirmation accepts it; the key stays down. */
async function askToEnd({ page, table, next }: Keyboard): Promise<void> {
  await expect(next).toBeEnabled();
  await next.focus();
  await page.keyboard.down("Enter");
  await expect(table.confirm).toBeEnabled();
}

test("arrows move through the tabs, and Tab leaves them", async ({ keyboard: { page, table } }) => {
  const step = (name: string) => new ActivationPage(table).step(name);
  await table.panel.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("Home");
  await expect(step("load")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(step("sail")).toBeFocused();
  await expect(step("sail")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(step("invest")).toBeFocused();
  await page.keyboard.press("Tab");
  await expectFocusKept(page);
  await expect(page.locator("[role=tab]:focus")).toHaveCount(0);
});

test(
  "digits open the tabs, and arrows move among what glows on the chart",
  IN_LONG_RUN,
  async ({ keyboard: { page, table } }) => {
    const step = (name: string) => new ActivationPage(table).step(name);
    await page.keyboard.press("2");
    await expect(step("sail")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("1");
    await expect(step("load")).toHaveAttribute("aria-selected", "true");

    const lit = page.locator("[data-glows]");
    await expect(lit.first()).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("[data-glows]:focus")).toHaveCount(1);
    const first = await page.locator(":focus").getAttribute("data-zone");
    for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
      await page.keyboard.press(arrow);
      await expect(page.locator("[data-glows]:focus")).toHaveCount(1);
    }
    if ((await lit.count()) > 1) expect(first).not.toBeNull();
    // The whole chart is one stop of the Tab key.
    await expect(page.locator('[data-frame] svg [role=button][tabindex="0"]')).toHaveCount(1);
  },
);

test("a sheet returns the focus to what opened it", async ({ keyboard: { page, table } }) => {
  await table.record.focus();
  await page.keyboard.press("Enter");
  await expect(table.sheet(t("table-record"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(table.sheet()).toHaveCount(0);
  await expect(table.record).toBeFocused();
});

test("after a move the focus is near where it was", async ({ keyboard }) => {
  const { page, table } = keyboard;
  for (let moves = 0; moves < 3; moves += 1) {
    await table.enter(async () => {
      await askToEnd(keyboard);
      await page.keyboard.up("Enter");
      await expect(table.confirm).toBeFocused();
      await page.keyboard.press("Enter");
    });
    await expectFocusKept(page);
  }
});

test("Enter that is held down touches once, and makes no second touch", async ({ api, keyboard }) => {
  const { game, page, table } = keyboard;
  const before = await table.length();
  await askToEnd(keyboard);
  // The key repeats while the confirmation accepts it.
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(table.card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(table.card).toHaveCount(0);
  expect(await api.state(game)).toHaveLength(before);
});

test("the space bar that is held down touches once, when it is released", IN_LONG_RUN, async ({ api, keyboard }) => {
  const { game, page, table, next } = keyboard;
  const before = await table.length();
  await next.focus();
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down("Space");
  await expect(table.card).toHaveCount(0);
  await page.keyboard.up("Space");
  await expect(table.confirm).toBeEnabled();
  expect(await api.state(game)).toHaveLength(before);
});

test("the card for a second touch goes when a sheet opens or the focus leaves it", async ({ keyboard }) => {
  const { page, table, next } = keyboard;

  await test.step("a sheet takes its place, and returns the focus", async () => {
    await askToEnd(keyboard);
    await page.keyboard.up("Enter");
    await page.keyboard.press("r");
    await expect(table.sheet(t("table-record"))).toBeVisible();
    await expect(table.card).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(table.sheet()).toHaveCount(0);
    await expect(next).toBeFocused();
  });

  await test.step("Cancel closes it, and nothing is done", async () => {
    const before = await table.length();
    await askToEnd(keyboard);
    await page.keyboard.up("Enter");
    await table.cancel.click();
    await expect(table.card).toHaveCount(0);
    await table.expectLength(before);
  });

  await test.step("a focus that leaves it is not taken back", async () => {
    await askToEnd(keyboard);
    await page.keyboard.up("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(table.cancel).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(table.card).toHaveCount(0);
    await expectFocusKept(page);
    await expect(next).not.toBeFocused();
  });
});

test("letters act alone, with Alt, or not at all", async ({ keyboard: { page, table } }) => {
  const home = new HomePage(page);
  const choose = async (letters: string) => {
    await table.back();
    await home.button("home-settings").click();
    const choice = page
      .getByRole("group", { name: t("settings-letters") })
      .getByRole("button", { name: t(letters), exact: true });
    await choice.click();
    await expect(choice).toHaveAttribute("aria-pressed", "true");
    await home.button("app-back").click();
    await home.open();
    await expect(table.panel).toBeVisible();
  };
  const record = table.sheet(t("table-record"));
  /** Presses keys that do nothing; a key that always acts comes after them. */
  const expectNothing = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press("PageUp");
    await expect(table.button(t("table-now"))).toBeVisible();
    await expect(record).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(table.button(t("table-now"))).toHaveCount(0);
  };
  const expectOpens = async (key: string) => {
    await page.keyboard.press(key);
    await expect(record).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(record).toHaveCount(0);
  };
  // The sheet is loaded from here on, so that it would come at once.
  await expectOpens("r");
  await choose("settings-letters-off");
  await expectNothing("r", "Alt+r");
  await choose("settings-letters-alt");
  await expectNothing("r");
  await expectOpens("Alt+r");
  await choose("settings-letters-plain");
  await expectOpens("r");
});

test("the chart tells in words what it shows: owner, garrison, goods, room, crew and cargo", async ({
  api,
  keyboard: { game, table },
}) => {
  const { settings, view } = (await api.state(game)) as any;
  const nameOf = (seat: number): string => settings.seating[seat].name;
  const chart = table.screen.getByRole("group", { name: s("map-title") });
  const held = view.ports.filter(({ owner }: any) => owner !== null);
  const port = held.find(({ slots }: any) => slots.some((slot: unknown) => slot !== null)) ?? held[0];
  const printed = view.board.ports.find(({ id }: any) => id === port.id);
  const stored: string[] = port.slots.filter((slot: unknown) => slot !== null);
  const zone = chart.getByRole("button", { name: like(`${printed.name.value}, *`) }).first();
  for (const part of [
    s("map-held", { seat: nameOf(port.owner), sailors: port.sailors }),
    s("map-produces", { good: s(`good-${printed.good.value}`) }),
    s("map-slots", { slots: port.slots.length - stored.length }),
    ...stored.map((good) => s(`good-${good}`)),
  ])
    await expect(zone).toHaveAccessibleName(like(`*${part}*`));
  const alone = view.galleys.filter(
    ({ zone }: any) => view.galleys.filter((other: any) => other.zone === zone).length === 1,
  );
  expect(alone.length).toBeGreaterThan(0);
  for (const { galley, owner, sailors, goods } of alone) {
    const name = s("map-galley", { galley, seat: nameOf(owner) });
    const ship = chart.getByRole("button", { name: new RegExp(`^${name}, `) });
    for (const part of [
      s("map-sailors", { sailors }),
      s("map-spaces", { spaces: 5 - sailors - goods.length }),
      ...goods.map((good: string) => s(`good-${good}`)),
    ])
      await expect(ship).toHaveAccessibleName(like(`*${part}*`));
  }
});

test("the browser's title says whose turn it is", async ({ api, keyboard: { game, page } }) => {
  const { asks, settings } = await api.state(game);
  const [actor] = asks[0] ?? [];
  const seat = typeof actor === "object" && "seat" in actor ? actor.seat : 0;
  await expect(page).toHaveTitle(`${settings.seating[seat]?.name} – Bucintoro`);
});

test(
  "with the system's own colours the open tab and the player who is asked stand out",
  IN_LONG_RUN,
  async ({ keyboard: { page, table } }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const background = (selected: boolean) =>
      table.panel
        .getByRole("tab", { selected })
        .first()
        .evaluate((tab) => getComputedStyle(tab).backgroundColor);
    await expect.poll(async () => (await background(true)) !== (await background(false))).toBe(true);
    const players = page.getByTestId("player");
    await expect(players.and(page.locator("[data-awaited=true]")).first()).toHaveCSS("outline-style", "solid");
    await expect(players.and(page.locator("[data-awaited=false]")).first()).toHaveCSS("outline-style", "none");
  },
);

test("a screen of 320 pixels only scrolls down", IN_LONG_RUN, async ({ keyboard: { page, table } }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectNarrow = (what: string) =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what)
      .toBeLessThanOrEqual(0);
  await expectNarrow("the game");
  for (const open of [() => TableMenu.open(table), () => table.openRecord()]) {
    await open();
    await expectNarrow("the page under a sheet");
    const wide = () => table.sheet().evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    await expect.poll(wide, "a sheet").toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
    await expect(table.sheet()).toHaveCount(0);
  }
  await table.back();
  const home = new HomePage(page);
  for (const key of ["home-new", "home-settings", "home-rules"]) {
    await home.button(key).click();
    await expect(home.button(key)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNarrow(key);
    await home.button("app-back").click();
  }
});

test("the device's way back closes what is uppermost, then leads from page to page", async ({
  api,
  host,
  newDevice,
}) => {
  await imported(api);
  // A browser without a keyboard takes Escape for the way back.
  const page = await newDevice({ ...PHONE, isMobile: true });
  const [home, table, rules] = [new HomePage(page), new TablePage(page), new RulesPage(page)];
  const back = () => page.keyboard.press("Escape");
  await page.goto(host.url);
  await home.button("home-settings").tap();
  await expect(page.getByRole("heading", { level: 1, name: t("settings-title") })).toBeVisible();
  await back();
  await home.games.first().getByTestId("open-game").tap();
  await expect(table.panel).toBeVisible();

  await test.step("from a game it leads to the menu, and closes it again", async () => {
    await back();
    await expect(table.sheet(t("table-menu"))).toBeVisible();
    await back();
    await expect(table.sheet()).toHaveCount(0);
  });

  const menu = await TableMenu.open(table);
  await menu.button("home-rules").tap();
  await expect(rules.search).toBeVisible();
  await back();
  await expect(table.panel).toBeVisible();
  await expect(table.sheet()).toHaveCount(0);
});
