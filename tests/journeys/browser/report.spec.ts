// The report of a game, for every game. It agrees with the result and with the app's counts. It is readable without
// charts, and prints on two pages at most.

import type { Page } from "@playwright/test";
import type { Account } from "../../../ui/src/wire/types";
import { HomePage } from "../pages/home";
import { numberIn, ReportPage } from "../pages/report";
import { type Api, beginning, record } from "../support/api";
import { expect, test } from "../support/fixtures";
import { IN_LONG_RUN, inLongRun } from "../support/long";
import { t } from "../support/t";

interface Game {
  /** The amount of each player on the end screen. */
  score: string;
  sections: readonly string[];
  /** Whether the flows add up to the score. */
  addsUp: boolean;
}

/** By record of a finished game: what its report must have. */
const GAMES: Record<string, Game> = {
  "serenissima-2e/fought-and-built": {
    score: "final-score",
    sections: ["worth", "ranks", "sources", "held", "contests", "dice", "pace"],
    addsUp: true,
  },
  "serenissima-1996/four-nations": {
    score: "final-score",
    sections: ["sources", "held", "pace"],
    addsUp: false,
  },
  "libertalia/six-players": {
    score: "final-score",
    sections: ["worth", "ranks", "sources", "contests", "pace"],
    addsUp: true,
  },
  "twilight/two-draws-then-a-win": {
    score: "final-score",
    sections: ["worth", "sources", "pace"],
    addsUp: true,
  },
};

/** Texts without a translation. */
const NO_WORDS = /\b(source|contest|account|story|over)-[a-z-]+|undefined|null|NaN/;

const LONGEST_ON_PAPER = 2;

/** What every player has at the end, as the end screen says it, by name. */
async function scoresOf(page: Page, api: Api, game: number, { score }: Game): Promise<Map<string, number>> {
  const { settings } = await api.state(game);
  const scores = page.getByTestId(score);
  await expect(scores).toHaveCount(settings.seating.length);
  const texts = await scores.evaluateAll((all) =>
    all.map((one) => [one.closest("li")?.querySelector("bdi")?.textContent ?? "", one.textContent ?? ""] as const),
  );
  return new Map(texts.map(([name, text]) => [name, numberIn(text)]));
}

/** The standings, with what each player counts. */
async function expectStandings(report: ReportPage, account: Account, names: string[], scores: Map<string, number>) {
  await expect(report.standings).toHaveCount(names.length);
  const lines = await report.standings.evaluateAll((all) =>
    all.map((line) => ({
      name: line.querySelector("bdi")?.textContent ?? "",
      place: Number(line.querySelector('[data-testid="place"]')?.textContent),
      counts: line.querySelector('[data-testid="counts"]')?.textContent ?? "",
    })),
  );
  expect(lines.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  for (const { name, place, counts } of lines) {
    expect(place, name).toBe(account.places[names.indexOf(name)]);
    expect(numberIn(counts), name).toBe(scores.get(name));
  }
}

/** What came in and went out, which adds up to the score where it is of the same kind. */
async function expectSources(
  report: ReportPage,
  account: Account,
  names: string[],
  scores: Map<string, number> | null,
) {
  const rows = await report.figures("sources");
  for (const [seat, name] of names.entries()) {
    const total = numberIn(rows.at(-1)?.[name]);
    const amounts = rows.slice(0, -1).map((row) => numberIn(row[name]));
    expect(
      amounts.reduce((sum, amount) => sum + amount, 0),
      name,
    ).toBe(total);
    if (scores && !account.unsure.includes(seat))
      expect(total, name).toBe((scores.get(name) ?? NaN) - (account.curve[0]?.worth[seat] ?? NaN));
  }
}

/** Everything else that the app has counted. */
async function expectCounts(report: ReportPage, account: Account, names: string[]) {
  if (account.held.length)
    expect(await report.figures("held")).toHaveLength(new Set(account.held.map(({ what }) => what)).size);
  if (account.contests.length) expect(await report.figures("contests")).toHaveLength(account.contests.length);
  if (account.luck.length) {
    const rows = await report.figures("dice");
    const shown = rows.map((row) => [
      row.head,
      numberIn(row[t("story-dice-thrown")]),
      numberIn(row[t("story-dice-got")]),
    ]);
    expect(shown).toEqual(account.luck.map(({ seat, dice, got }) => [names[seat], dice, got]));
  }
  const pace = await report.figures("pace");
  expect(pace.map((row) => numberIn(row[t("story-decisions")]))).toEqual(
    account.pace.map(({ decisions }) => decisions),
  );
}

for (const [name, game] of Object.entries(GAMES))
  test(
    `${name}: the report says what the end says, adds up, and is printed on two pages`,
    inLongRun(/^(libertalia|serenissima-1996)/.test(name)),
    async ({ api, tablet, host }) => {
      const number = await api.importRecord(beginning(record(name)));
      const table = await HomePage.openLast(tablet, host.url);
      const scores = await scoresOf(tablet, api, number, game);
      const { account } = await api.ask({ type: "account", table: number, viewer: "table" }, "account");
      const names = (await api.state(number)).settings.seating.map(({ name }) => name);
      await table.button(t("app-story")).click();
      const report = new ReportPage(table);
      await report.expectReady();
      for (const id of ["standings", ...game.sections]) await expect(report.section(id)).toBeVisible();

      for (const [seat, name] of names.entries())
        expect(account.curve.at(-1)?.worth[seat], name).toBe(scores.get(name));
      await expectStandings(report, account, names, scores);
      if (game.sections.includes("worth"))
        expect((await report.figures("worth")).map((row) => names.map((name) => numberIn(row[name])))).toEqual(
          account.curve.map(({ worth }) => names.map((_, seat) => worth[seat])),
        );
      else
        expect(
          account.curve.slice(1, -1).every(({ worth }) => worth.includes(null)),
          "it could have a curve",
        ).toBe(true);
      await expectSources(report, account, names, game.addsUp ? scores : null);
      await expectCounts(report, account, names);
      await expect(report.report).not.toHaveText(NO_WORDS);

      await test.step("printed", async () => {
        const paper = await tablet.pdf({ preferCSSPageSize: true, printBackground: true });
        const pages = paper.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
        expect(pages.length).toBeGreaterThan(0);
        expect(pages.length).toBeLessThanOrEqual(LONGEST_ON_PAPER);
      });

      await test.step("as figures instead of charts", async () => {
        await expect(report.charts.first()).toBeVisible();
        await report.asFigures.click();
        await expect(report.charts).toHaveCount(0);
      });
    },
  );

test("the report of a game that is played says how it stands", IN_LONG_RUN, async ({ api, tablet, host }) => {
  await api.importRecord(beginning(record("serenissima-2e/fought-and-built"), 200));
  const table = await HomePage.openLast(tablet, host.url);
  const menu = await table.openMenu();
  await menu.getByRole("button", { name: t("app-story"), exact: true }).click();
  const report = new ReportPage(table);
  await report.expectReady();
  await expect(report.section("worth")).toBeVisible();
  await expect(report.section("decided")).toHaveCount(0);
});
