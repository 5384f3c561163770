// The daily backups among the settings.

import type { Locator, Page } from "@playwright/test";
import { t } from "../support/t";
import { HomePage } from "./home";

export class DailyBackups {
  /** The button that tries again after a failure. */
  readonly tryAgain: Locator;
  readonly confirm: Locator;
  private readonly folder: Locator;

  constructor(readonly page: Page) {
    this.tryAgain = page.getByRole("button", { name: t("daily-again"), exact: true });
    this.folder = page.getByRole("textbox", { name: t("daily-folder") });
    this.confirm = page.getByRole("dialog").getByRole("button", { name: t("daily-restore"), exact: true });
  }

  /** Opens the settings from the first page. */
  static async open(page: Page): Promise<DailyBackups> {
    await new HomePage(page).button("home-settings").click();
    const daily = new DailyBackups(page);
    await page.getByRole("group", { name: t("daily-title") }).waitFor();
    return daily;
  }

  /** Types the folder for backups. */
  async useFolder(folder: string): Promise<void> {
    if (!(await this.folder.isVisible()))
      await this.page.getByRole("button", { name: t("daily-choose"), exact: true }).click();
    await this.folder.fill(folder);
    await this.page.getByRole("button", { name: t("daily-keep"), exact: true }).click();
  }

  /** A text of the settings. */
  text(text: string | RegExp): Locator {
    return this.page.getByText(text);
  }

  /** Restores what is missing from the latest backup. */
  async restoreLatest(): Promise<void> {
    await this.page.getByRole("listitem").getByRole("button").first().click();
    await this.confirm.click();
  }

  async back(): Promise<void> {
    await this.page.getByRole("button", { name: t("app-back"), exact: true }).click();
  }
}
