// Exchange with other programs: saved house rules, plays and events as files, results as a link, and the overlay for a
// stream.

import { ExportsSheet } from "../pages/exports";
import { HomePage } from "../pages/home";
import { HostingSheet } from "../pages/hosting";
import { HouseRules } from "../pages/house-rules";
import { NewGamePage } from "../pages/new-game";
import { ShareSheet } from "../pages/share";
import { beginning, record } from "../support/api";
import { download } from "../support/download";
import { expect, test } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { t } from "../support/t";

const RULES = "Our evening";
/** A rule that a table may waive permanently. */
const RULE = "PLAY-4";
const PLACE = "Upstairs, at Ana’s";

test("house rules are kept under a name, chosen with one touch, recorded, and given up in the middle of a game", async ({
  api,
  tablet,
}) => {
  const home = new HomePage(tablet);
  const page = new NewGamePage(tablet);
  const rules = new HouseRules(tablet);
  await home.newGame();
  await page.choose("twilight");

  await test.step("kept under a name", async () => {
    await expect(rules.choice(t("presets-usual"))).toHaveAttribute("aria-pressed", "true");
    await rules.openRules();
    await rules.rule(RULE).check();
    await tablet.keyboard.press("Escape");
    await expect(tablet.getByText(t("presets-here"), { exact: true })).toBeVisible();
    await rules.keep(RULES);
    await expect(rules.choice(RULES)).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("chosen for the next game", async () => {
    await tablet.reload();
    await home.newGame();
    await page.choose("twilight");
    await rules.choice(RULES).click();
    await expect(rules.choice(RULES)).toHaveAttribute("aria-pressed", "true");
  });

  const table = await page.begin();
  const { tables } = await api.ask({ type: "tables" }, "tables");
  const game = tables[0]?.table ?? 0;
  expect((await api.state(game)).settings.waivers).toEqual([RULE]);

  await test.step("given up in the menu", async () => {
    const menu = await table.openMenu();
    await expect(menu.getByText(RULE, { exact: true })).toBeVisible();
    const own = new HouseRules(tablet, menu);
    await own.openRules();
    await table.enter(() => own.rule(RULE).uncheck());
    expect((await api.state(game)).settings.waivers ?? []).toEqual([]);
  });
});

test("plays are saved as a spreadsheet, for BoardGameGeek and as JSON, and the next event for a calendar", async ({
  api,
  tablet,
}) => {
  await api.newGame({ game: "twilight", names: ["Ana", "Bruno"] });
  await api.importRecord(beginning(record("twilight/house-rules")));
  await tablet.reload();
  const exports = await ExportsSheet.open(tablet);
  const saved = (key: string) => download(tablet, () => exports.button(key).click());

  const csv = await saved("exports-csv");
  expect(csv.name).toMatch(/^bucintoro-plays-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.text).toMatch(/^\ufefftable,play,game,/);
  // One line for each player, and the header.
  expect(csv.text.trim().split("\r\n")).toHaveLength(5);
  const json = await saved("exports-json");
  expect((JSON.parse(json.text) as { tables: unknown[] }).tables).toHaveLength(2);
  await exports.enterNumber("twilight", "4711");
  const xml = await saved("exports-bgg");
  expect(xml.text).toContain(`<item name="${t("game-twilight")}" objecttype="thing" objectid="4711">`);

  await exports.place.fill(PLACE);
  const calendar = await saved("exports-calendar");
  expect(calendar.name).toMatch(/\.ics$/);
  expect(calendar.text).toContain(`SUMMARY:${t("exports-evening-title")}\r\n`);
  expect(calendar.text).toContain(`LOCATION:${PLACE.replace(",", "\\,")}\r\n`);
});

test("a finished game is sent to BG Stats by a link", IN_LONG_RUN, async ({ api, tablet, host }) => {
  await api.importRecord(beginning(record("twilight/house-rules")));
  await HomePage.openLast(tablet, host.url);
  const share = await ShareSheet.open(tablet);
  // A link element, because phones open the app only for a tapped link.
  const link = share.link("exports-bg-stats");
  await expect(link).toHaveAttribute("target", "_blank");
  const url = new URL((await link.getAttribute("href")) ?? "");
  expect(url.origin + url.pathname).toBe("https://app.bgstatsapp.com/createPlay.html");
  const play = JSON.parse(url.searchParams.get("data") ?? "") as {
    sourceName: string;
    game: { name: string };
    players: unknown[];
  };
  expect([play.sourceName, play.game.name, play.players.length]).toEqual(["Bucintoro", t("game-twilight"), 2]);
});

test(
  "a stream has an address: the standings on a transparent ground",
  IN_LONG_RUN,
  async ({ api, tablet, host, newDevice }) => {
    const game = await api.importRecord(beginning(record("serenissima-2e/four-players"), 60));
    await api.host(game);
    const hosting = new HostingSheet(await HomePage.openLast(tablet, host.url));
    await hosting.open();
    await hosting.tab(t("guest-watching")).click();
    await hosting.sheet.getByRole("group").getByText(t("feed-title"), { exact: true }).click();
    const feed = hosting.sheet.getByLabel(t("feed-address"), { exact: true });
    await expect(feed).toHaveValue(/^http/);
    const address = new URL(await feed.inputValue());
    expect(address.hash).toBe((await api.fragment("spectator")).replace("&name=", "&name=Stream&overlay"));

    const stream = await newDevice({ viewport: { width: 1280, height: 720 } });
    const standings = stream.getByRole("list", { name: t("feed-standings"), exact: true }).getByRole("listitem");
    await stream.goto(`http://127.0.0.1:${address.port}/${address.hash}`);
    await expect(standings).toHaveCount(4);
    for (const ground of ["html", "body"])
      await expect(stream.locator(ground)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    const { asks, settings } = await api.state(game);
    const [by] = asks[0] as unknown as [{ seat: number }];
    const { name } = settings.seating[by.seat] ?? { name: "" };
    expect(name).not.toBe("");
    await expect(stream.getByRole("status").filter({ hasText: name })).toBeVisible();
    await expect(standings.and(stream.locator("[data-awaited=true]"))).toContainText(name);
    // A page that reloads itself is still an overlay and fits its room.
    await stream.reload();
    await expect(standings).toHaveCount(4);
    await stream.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() => stream.evaluate(() => document.documentElement.scrollWidth > innerWidth), "it scrolls sideways")
      .toBe(false);
  },
);
