// The sheet with files for other programs: plays of all games, and the next event for a calendar.

import type { Locator, Page } from "@playwright/test";
import { t } from "../support/t";
import { HomePage } from "./home";

export class ExportsSheet {
  readonly sheet: Locator;
  readonly place: Locator;

  private constructor(page: Page) {
    this.sheet = page.getByRole("dialog", { name: t("home-exports"), exact: true });
    this.place = this.sheet.getByLabel(t("exports-where"), { exact: true });
  }

  /** Opens the sheet from the first page. */
  static async open(page: Page): Promise<ExportsSheet> {
    const home = new HomePage(page);
    await home.openMore();
    await home.button("home-exports").click();
    const exports = new ExportsSheet(page);
    await exports.sheet.waitFor();
    return exports;
  }

  button(key: string): Locator {
    return this.sheet.getByRole("button", { name: t(key), exact: true });
  }

  /** Types the number of a game at BoardGameGeek. */
  async enterNumber(game: string, number: string): Promise<void> {
    await this.sheet.getByRole("group").locator("summary").click();
    await this.sheet.getByLabel(t("exports-bgg-number", { game: t(`game-${game}`) }), { exact: true }).fill(number);
  }
}
