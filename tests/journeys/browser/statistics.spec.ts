// Statistics of finished games: figures of golden records, filters, merged names, and groups that start their next game
// with two taps.

import { readFileSync } from "node:fs";
import path from "node:path";
import { HomePage } from "../pages/home";
import { NewGamePage } from "../pages/new-game";
import { inGames, KeepGroupSheet, PeopleTab, StatisticsPage } from "../pages/statistics";
import { type Api, beginning, record } from "../support/api";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { ROOT } from "../support/processes";
import { like, t, texts } from "../support/t";

/** Records of games played from beginning to end. */
const PLAYED = [
  "serenissima-2e/four-players",
  "serenissima-2e/three-players",
  "serenissima-2e/two-players",
  "serenissima-2e/waived-and-corrected",
  "serenissima-1996/four-nations",
  "libertalia/six-players",
  "twilight/win-and-draw",
];

/** A record that begins in the middle of its game and does not count. */
const FROM_THE_MIDDLE = "libertalia/tie-shared";

const GROUP = "Pirates’ night";
const PAIR = "We two";
const SIX = "libertalia/six-players";

const importAll = async (api: Api, names: readonly string[]) => {
  for (const name of names) await api.importRecord(beginning(record(name)));
};

/** The players of a record, by seat. */
const namesOf = (name: string): string[] =>
  (JSON.parse(record(name)[0] ?? "") as { seating: { name: string }[] }).seating.map(({ name }) => name);

/** Everyone in these records, with their number of games. */
function gamesOf(records: readonly string[]): Map<string, number> {
  const games = new Map<string, number>();
  for (const name of records.flatMap(namesOf)) games.set(name, (games.get(name) ?? 0) + 1);
  return games;
}

/** Expects that exactly these records are counted. */
const expectRecords = (page: StatisticsPage, records: readonly string[]) =>
  page.expectCounted(records.length, gamesOf(records));

test("statistics are offered once a game is over, and that game counts", async ({ api, tablet, host }) => {
  await api.newGame({ game: "twilight", names: ["Ana", "Bruno"] });
  await tablet.reload();
  const home = new HomePage(tablet);
  await expect(home.games).toHaveCount(1);
  await expect(home.button("home-statistics")).toHaveCount(0);
  const table = await home.open();
  const menu = await table.openMenu();
  await menu.getByRole("button", { name: t("menu-end"), exact: true }).click();
  await menu.getByRole("button", { name: texts("twilight")("end-early"), exact: true }).click();
  await expect(table.button(t("app-share"))).toBeVisible();
  const statistics = await StatisticsPage.open(tablet, host.url);
  // A tie has no winner.
  await expect(statistics.figure("Ana", "average-place")).toHaveText("–");
});

test("the figures are those of the records, by game, people, number of players and period", async ({
  api,
  tablet,
  host,
}) => {
  await importAll(api, [...PLAYED, FROM_THE_MIDDLE]);
  const statistics = await StatisticsPage.open(tablet, host.url);
  await expectRecords(statistics, PLAYED);
  await expect(statistics.games).toHaveText([
    t("game-serenissima-2e"),
    t("game-libertalia"),
    t("game-serenissima-1996"),
    t("game-twilight"),
  ]);

  await test.step("by number of players", async () => {
    await statistics.filter("seats", t("stats-of", { many: 2 }));
    await expectRecords(
      statistics,
      PLAYED.filter((name) => namesOf(name).length === 2),
    );
    await statistics.filter("seats", t("stats-any-number"));
  });

  await test.step("by people", async () => {
    const name = namesOf(SIX).at(-1) ?? "";
    await statistics.filter("people", name);
    await expectRecords(
      statistics,
      PLAYED.filter((record) => namesOf(record).includes(name)),
    );
    await statistics.countEverything();
  });

  await test.step("by period", async () => {
    const years = PLAYED.map((name) => (JSON.parse(record(name).at(-1) ?? "") as { at: string }).at.slice(0, 4));
    await statistics.filter("period", years[0] ?? "");
    await expectRecords(
      statistics,
      PLAYED.filter((_, nth) => years[nth] === years[0]),
    );
    // All records are older.
    await statistics.filter("period", t("stats-days", { past: 30 }));
    await expect(statistics.none).toBeVisible();
    await expectAccessible(tablet, "nothing to count");
    await statistics.countEverything();
    await expectRecords(statistics, PLAYED);
  });
});

test(
  "of one game: who won, the average place, favourite starts, and where the ducats came from",
  IN_LONG_RUN,
  async ({ api, tablet, host }) => {
    const own = PLAYED.filter((name) => name.startsWith("serenissima-2e/"));
    await importAll(api, [...own, SIX]);
    const statistics = await StatisticsPage.open(tablet, host.url);
    await statistics.filter("game", t("game-serenissima-2e"));
    await expectRecords(statistics, own);
    // Each line of an outcome is a place, a seat and its ducats.
    const ends = own.flatMap((name) => {
      const outcome = readFileSync(path.join(ROOT, "tests/records", `${name}.outcome.json`), "utf8");
      return (JSON.parse(outcome) as [number, number, number][]).map(([place, seat]) => ({
        place,
        name: namesOf(name)[seat],
      }));
    });
    for (const name of gamesOf(own).keys()) {
      const places = ends.filter((end) => end.name === name).map(({ place }) => place);
      const average = places.reduce((sum, place) => sum + place, 0) / places.length;
      await expect(statistics.figure(name, "wins")).toHaveText(String(places.filter((place) => place === 1).length));
      await expect(statistics.figure(name, "average-place")).toHaveText(average.toFixed(1));
      await expect(statistics.person(name).getByText(t("stats-start"))).toBeVisible();
      await expect(statistics.person(name).getByTestId("sources").getByRole("listitem").first()).toBeVisible();
    }
    const showed = texts("serenissima-2e")("account-showed", { skulls: "*" });
    await expect(
      statistics.figures
        .getByTestId("luck")
        .filter({ hasText: like(t("stats-luck", { showed, sum: "*" })) })
        .first(),
    ).toHaveText(/[+−]?\d/);

    await test.step("head to head, both say the same", async () => {
      const people = [...gamesOf(own).keys()];
      await expect(statistics.ahead).toHaveCount(people.length + 1);
      const scores = await statistics.ahead.evaluateAll((rows) =>
        rows.slice(1).map((row) =>
          [...row.querySelectorAll("td")].map(
            (cell) =>
              cell
                .querySelector('[data-testid="ahead"]')
                ?.textContent?.trim()
                .split(/\s*:\s*/) ?? [],
          ),
        ),
      );
      for (const [row, line] of scores.entries())
        for (const [column, score] of line.entries()) expect(score.toReversed()).toEqual(scores[column]?.[row]);
      expect(scores.flat().filter((score) => score.length === 2).length).toBeGreaterThanOrEqual(6);
    });
  },
);

test(
  "two names are one person, who is renamed, left out, counted again and separated",
  IN_LONG_RUN,
  async ({ api, tablet, host }) => {
    const [one, other] = ["Ana", "Anna"];
    await importAll(api, ["twilight/win-and-draw", "serenissima-2e/two-players"]);
    const table = await api.newGame({ game: "twilight", names: [one, "Bruno"] });
    await api.command(table, { seat: 0 }, { do: "EndEarly" });
    const statistics = await StatisticsPage.open(tablet, host.url);
    const people = new PeopleTab(tablet);
    await expect(statistics.figure(other, "games")).toHaveText(inGames(2));

    await test.step("joined and renamed", async () => {
      await statistics.tabButton("figures").focus();
      await tablet.keyboard.press("ArrowRight");
      await people.open(one);
      await people.button(other).click();
      await people.expectOpen(other);
      await expect(people.separate(one)).toBeVisible();
      await people.rename("Zoë");
      await people.close();
      const names = [one, other].join(", ");
      await expect(people.card("Zoë").getByText(t("stats-also", { names }), { exact: true })).toBeVisible();
      await statistics.tab("figures");
      await expect(statistics.figure("Zoë", "games")).toHaveText(inGames(3));
      await expect(statistics.person(one)).toHaveCount(0);
    });

    await test.step("left out, and counted again", async () => {
      await statistics.tab("people");
      await people.open("Zoë");
      await people.button(t("settings-off")).click();
      await expect(people.button(t("settings-off"))).toHaveAttribute("aria-pressed", "true");
      await people.close();
      await statistics.tab("figures");
      await expect(statistics.person("Bruno")).toBeVisible();
      await expect(statistics.person("Zoë")).toHaveCount(0);
      await statistics.tab("people");
      await people.open("Zoë");
      await people.button(t("settings-on")).click();
      await expect(people.button(t("settings-on"))).toHaveAttribute("aria-pressed", "true");
    });

    await test.step("separated", async () => {
      for (const name of [one, other]) {
        await people.separate(name).click();
        await expect(people.separate(name)).toHaveCount(0);
      }
      // No player has this name any more.
      await expect(people.sheet).toHaveCount(0);
      await statistics.tab("figures");
      await expect(statistics.figure(other, "games")).toHaveText(inGames(2));
      await expect(statistics.figure(one, "games")).toHaveText(inGames(1));
    });
  },
);

test(
  "a group is kept from the menu of a game, and begins its next game with two taps, with its people and rules",
  IN_LONG_RUN,
  async ({ api, tablet, host }) => {
    await importAll(api, [SIX]);
    const names = namesOf(SIX);
    const table = await HomePage.openLast(tablet, host.url);
    const menu = await table.openMenu();
    await menu.getByRole("button", { name: t("new-keep"), exact: true }).click();
    await new KeepGroupSheet(tablet).keep(GROUP);
    await tablet.goto(host.url);
    const home = new HomePage(tablet);
    await tablet.getByRole("button", { name: `${GROUP} ${t("game-libertalia")}`, exact: true }).click();
    await new NewGamePage(tablet).begin();
    await tablet.goto(host.url);
    await expect(home.games).toHaveCount(2);
    const tables = await api.ask({ type: "tables" }, "tables");
    expect(tables.tables.map(({ game, seating }) => [game, seating.map(({ name }) => name)])).toEqual([
      ["libertalia", names],
      ["libertalia", names],
    ]);
    const [first, second] = await Promise.all(tables.tables.map(({ table }) => api.state(table)));
    expect(second?.settings.answering).toEqual(first?.settings.answering);
  },
);

test(
  "a group is chosen and kept on the page of a new game, and is forgotten",
  IN_LONG_RUN,
  async ({ api, tablet, host }) => {
    await importAll(api, [SIX, "twilight/win-and-draw"]);
    const { tables } = await api.ask({ type: "tables" }, "tables");
    const six = tables.find(({ seating }) => seating.length === 6);
    const { group } = await api.ask({ type: "group_of", table: six?.table ?? 0 }, "group");
    await api.send({ type: "keep_group", group: { ...group, name: GROUP } });
    await tablet.reload();
    await new HomePage(tablet).newGame();
    const page = new NewGamePage(tablet);
    await expect(page.start).toBeEnabled();
    const games = page.group(t("new-game"));
    const groups = page.group(t("new-groups"));
    await groups.getByRole("button", { name: GROUP, exact: true }).click();
    await expect(games.getByRole("button", { name: t("game-libertalia"), exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.choose("twilight");
    await expect(page.start).toBeEnabled();
    await page.button(t("new-keep")).click();
    const sheet = new KeepGroupSheet(tablet);
    await sheet.name.fill(PAIR);
    await tablet.keyboard.press("Enter");
    await expect(groups.getByRole("button", { name: PAIR, exact: true })).toHaveAttribute("aria-pressed", "true");

    const statistics = await StatisticsPage.open(tablet, host.url);
    await statistics.tab("groups");
    await expect(statistics.groups).toHaveText([GROUP, PAIR]);
    await tablet
      .getByTestId("group")
      .filter({ hasText: PAIR })
      .getByRole("button", { name: t("stats-forget"), exact: true })
      .click();
    await tablet
      .getByRole("dialog")
      .getByRole("button", { name: t("stats-forget"), exact: true })
      .click();
    await expect(statistics.groups).toHaveText([GROUP]);
    // As a filter, a group selects its members.
    await statistics.tab("figures");
    await statistics.filter("people", GROUP);
    await expectRecords(statistics, [SIX]);
  },
);
