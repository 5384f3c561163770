// The players of the table: they leave, are replaced, sit down.

import { expect, type Locator } from "@playwright/test";
import { t } from "../support/t";
import type { TablePage } from "./table";

export class SeatsSheet {
  readonly sheet: Locator;

  private constructor(readonly table: TablePage) {
    this.sheet = table.sheet(t("seats-title"));
  }

  /** Opens the sheet from the menu. */
  static async open(table: TablePage): Promise<SeatsSheet> {
    const menu = await table.openMenu();
    await menu.getByRole("button", { name: t("seats-open"), exact: true }).click();
    const seats = new SeatsSheet(table);
    await seats.sheet.waitFor();
    return seats;
  }

  /** The place of a player. */
  place(name: string): Locator {
    return this.sheet.getByRole("group", { name, exact: true });
  }

  /** A player leaves. */
  async leave(name: string): Promise<void> {
    await this.place(name)
      .getByRole("button", { name: t("seats-leaves"), exact: true })
      .click();
    await expect(this.place(name)).toContainText(t("app-empty"));
  }

  /** Another player sits down instead of one who is there. */
  async replace(before: string, now: string): Promise<void> {
    await this.place(before)
      .getByRole("button", { name: t("seats-replace"), exact: true })
      .click();
    await this.enter(before, now);
  }

  /** A player sits down at an empty place. */
  async sitDown(before: string, now: string): Promise<void> {
    await this.place(before)
      .getByRole("button", { name: t("seats-sits"), exact: true })
      .click();
    await this.enter(before, now);
  }

  private async enter(before: string, now: string): Promise<void> {
    await this.place(before).getByRole("textbox").fill(now);
    await this.table.enter(() =>
      this.place(before)
        .getByRole("button", { name: t("seats-sits"), exact: true })
        .click(),
    );
    await expect(this.place(now)).toBeVisible();
    await expect(this.place(now)).not.toContainText(t("app-empty"));
  }

  close = () => this.table.closeSheet();
}
