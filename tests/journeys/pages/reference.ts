// The page for reference of a game, to be printed, and its rules.

import type { Locator, Page } from "@playwright/test";
import { t, type Translate } from "../support/t";

export class ReferencePage {
  readonly root: Locator;
  readonly chapters: Locator;

  constructor(
    readonly page: Page,
    private readonly say: Translate = t,
  ) {
    this.root = page.getByTestId("reference");
    this.chapters = this.root.locator("[data-chapter]");
  }

  async choosePlayers(players: number): Promise<void> {
    await this.root
      .getByRole("group", { name: this.say("new-players") })
      .getByRole("button", { name: String(players), exact: true })
      .click();
  }

  /** How many sheets of paper the page takes. */
  async printedPages(): Promise<number> {
    const pdf = (await this.page.pdf({ preferCSSPageSize: true })).toString("latin1");
    return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  }

  async back(): Promise<void> {
    await this.page.getByRole("button", { name: this.say("app-back"), exact: true }).click();
  }
}

/** The rules of a game in chapters. */
export class RulesPage {
  readonly search: Locator;
  readonly rules: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole("searchbox", { name: t("rules-search") });
    this.rules = page.getByRole("article");
  }

  /** The button that shows the rules of this game. */
  game(game: string): Locator {
    return this.page.getByRole("button", { name: t(`game-${game}`), exact: true });
  }

  chapter(id: string): Locator {
    return this.page.locator(`[data-chapter="${id}"]`);
  }

  async openChapter(id: string): Promise<void> {
    await this.chapter(id).getByRole("heading", { level: 2 }).click();
  }

  async back(): Promise<void> {
    await this.page.getByRole("button", { name: t("app-back"), exact: true }).click();
  }
}
