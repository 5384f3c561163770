// The first page: the boxes, the games that are kept, and files.

import type { Locator, Page } from "@playwright/test";
import { t } from "../support/t";
import { TablePage } from "./table";

export class HomePage {
  /** The cards of games that are kept, the last played first. */
  readonly games: Locator;

  constructor(readonly page: Page) {
    this.games = page.getByTestId("game-card");
  }

  /** The card of the game in which somebody of this name plays. */
  game(name: string): Locator {
    return this.games.filter({ hasText: name });
  }

  /** Opens the game that was played last, or the one in which somebody of this name plays. */
  async open(name?: string): Promise<TablePage> {
    const card = name === undefined ? this.games.first() : this.game(name);
    await card.getByTestId("open-game").click();
    const table = new TablePage(this.page);
    await table.bar.waitFor();
    return table;
  }

  /** Opens the game that was played last at a host. */
  static async openLast(page: Page, url: string): Promise<TablePage> {
    await page.goto(url);
    return new HomePage(page).open();
  }

  /** Imports a record as a file, and leaves it to the app what to show then. */
  async importFile(text: string, name = "game.jsonl"): Promise<void> {
    await this.page
      .getByTestId("import-file")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  }

  async newGame(): Promise<void> {
    await this.page.getByRole("button", { name: t("home-new"), exact: true }).click();
  }
}
