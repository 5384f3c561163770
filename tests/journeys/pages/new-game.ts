// The page on which a game is set up: which game, who plays, and what the game asks on top.

import type { Locator, Page } from "@playwright/test";
import { t } from "../support/t";
import { TablePage } from "./table";

export class NewGamePage {
  readonly start: Locator;
  /** The rung and its opponents, in words. */
  readonly rungText: Locator;

  constructor(readonly page: Page) {
    this.start = page.getByRole("button", { name: t("new-start"), exact: true });
    this.rungText = page.getByTestId("rung");
  }

  /** A rung of the ladder, from 1. */
  rung(rung: number): Locator {
    return this.page.getByTestId(`rung-${rung}`);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  group(name: string): Locator {
    return this.page.getByRole("group", { name, exact: true });
  }

  /** Chooses one of the app's games by its id. */
  async choose(game: string): Promise<void> {
    await this.group(t("new-game"))
      .getByRole("button", { name: t(`game-${game}`), exact: true })
      .click();
  }

  /** Takes so many seats, where a game offers a choice. */
  async seats(count: number): Promise<void> {
    await this.group(t("new-players"))
      .getByRole("button", { name: String(count), exact: true })
      .click();
  }

  /** The seat of a player at the table, counted from 0. */
  chair(seat: number, name: string): Locator {
    return this.button(t("new-chair", { n: seat + 1, name }));
  }

  /** Types the names one after the other: Enter leads to the next seat. */
  async enterNames(names: readonly string[]): Promise<void> {
    for (const [index, name] of names.entries()) {
      await this.page.getByLabel(t("new-name", { n: index + 1 })).fill(name);
      if (index < names.length - 1) await this.page.keyboard.press("Enter");
    }
  }

  /** Starts the game and waits for its screen. */
  async begin(): Promise<TablePage> {
    await this.start.click();
    const table = new TablePage(this.page);
    await table.bar.waitFor();
    return table;
  }
}
