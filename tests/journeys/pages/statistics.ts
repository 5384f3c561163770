// The statistics of all games that are over: figures, people and groups.

import { expect, type Locator, type Page } from "@playwright/test";
import { t } from "../support/t";

export class StatisticsPage {
  /** How many games are counted. */
  readonly counted: Locator;
  /** Which games they are, the one that was played most first. */
  readonly games: Locator;
  /** The figures of people, a card each. */
  readonly figures: Locator;
  /** How often each row was ahead of each column. */
  readonly ahead: Locator;
  /** The names of groups. */
  readonly groups: Locator;
  readonly none: Locator;

  constructor(readonly page: Page) {
    this.counted = page.getByTestId("games-counted");
    this.games = page.getByTestId("game-counted");
    this.figures = page.getByTestId("person-figures");
    this.ahead = page.getByRole("region", { name: t("stats-versus"), exact: true }).getByRole("row");
    this.groups = page.getByTestId("group-name");
    this.none = page.getByText(t("stats-none"), { exact: true });
  }

  /** Opens the statistics from the first page. */
  static async open(page: Page, url: string): Promise<StatisticsPage> {
    await page.goto(url);
    await page.getByRole("button", { name: t("home-statistics"), exact: true }).click();
    const statistics = new StatisticsPage(page);
    await statistics.tabButton("figures").waitFor();
    return statistics;
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  tabButton(tab: "figures" | "people" | "groups"): Locator {
    return this.page.getByRole("tab", { name: t(`stats-${tab}`), exact: true });
  }

  async tab(tab: "figures" | "people" | "groups"): Promise<void> {
    await this.tabButton(tab).click();
  }

  /** The figures of one person. */
  person(name: string): Locator {
    return this.page.getByRole("article", { name, exact: true });
  }

  figure(name: string, figure: "games" | "wins" | "average-place"): Locator {
    return this.person(name).getByTestId(figure);
  }

  private chip(by: "game" | "people" | "seats" | "period"): Locator {
    return this.page.getByRole("region", { name: t("stats-filter"), exact: true }).getByTestId(`filter-${by}`);
  }

  /** Chooses which games are counted. */
  async filter(by: "game" | "people" | "seats" | "period", choice: string): Promise<void> {
    await this.chip(by).click();
    await this.page
      .getByRole("group", { name: t(`stats-by-${by}`), exact: true })
      .getByRole("button", { name: choice, exact: true })
      .click();
    await this.chip(by).click();
  }

  async countEverything(): Promise<void> {
    await this.button(t("stats-all")).click();
  }

  /** Waits until so many games are counted, each person in as many as given. */
  async expectCounted(games: number, people: ReadonlyMap<string, number>): Promise<void> {
    await expect(this.counted).toHaveText(String(games));
    await expect(this.figures).toHaveCount(people.size);
    for (const [name, games] of people) await expect(this.figure(name, "games")).toHaveText(inGames(games));
  }
}

/** So many games, in words. */
export const inGames = (games: number) => t("stats-in-games", { games });

/** The tab of people, and the sheet of one of them. */
export class PeopleTab {
  readonly sheet: Locator;

  constructor(readonly page: Page) {
    this.sheet = page.getByRole("dialog");
  }

  card(name: string): Locator {
    return this.page
      .getByTestId("person")
      .filter({ has: this.page.locator("strong").getByText(name, { exact: true }) });
  }

  /** Opens the sheet of a person. */
  async open(name: string): Promise<void> {
    await this.card(name).click();
    await this.expectOpen(name);
  }

  /** Waits until the sheet is that of this person. */
  async expectOpen(name: string): Promise<void> {
    await expect(this.sheet.getByRole("heading", { name, exact: true })).toBeVisible();
  }

  button(name: string): Locator {
    return this.sheet.getByRole("button", { name, exact: true });
  }

  /** Separates a name from the person. */
  separate(name: string): Locator {
    return this.button(t("stats-part-from", { name }));
  }

  async rename(name: string): Promise<void> {
    await this.sheet.getByLabel(t("stats-called"), { exact: true }).fill(name);
    await this.button(t("stats-rename")).click();
    await this.expectOpen(name);
  }

  async close(): Promise<void> {
    await this.button(t("app-close")).click();
    await expect(this.sheet).toHaveCount(0);
  }
}

/** The sheet in which people, their seats and their rules are kept as a group. */
export class KeepGroupSheet {
  readonly sheet: Locator;
  readonly name: Locator;

  constructor(readonly page: Page) {
    this.sheet = page.getByRole("dialog", { name: t("new-keep"), exact: true });
    this.name = this.sheet.getByLabel(t("stats-group-name"), { exact: true });
  }

  async keep(name: string): Promise<void> {
    await this.name.fill(name);
    await this.sheet.getByRole("button", { name: t("stats-keep"), exact: true }).click();
    await expect(this.sheet).toHaveCount(0);
  }
}
