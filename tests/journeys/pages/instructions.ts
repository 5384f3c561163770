// What to do with the pieces on the physical table: the strip in the bar, and the sheet with all of it.

import { expect, type Locator } from "@playwright/test";
import { t } from "../support/t";
import type { TablePage } from "./table";

export class InstructionsPage {
  /** Opens the sheet. */
  readonly strip: Locator;
  /** The instructions in one sentence, for screen readers. */
  readonly spoken: Locator;
  /** Ticks off everything, without the sheet. */
  readonly done: Locator;
  readonly sheet: Locator;
  readonly ticks: Locator;
  readonly allDone: Locator;
  /** The steps to continue from the shown earlier entry. */
  readonly goOn: Locator;
  readonly goOnItems: Locator;

  constructor(readonly table: TablePage) {
    const { instructions } = table;
    this.strip = instructions.getByRole("button", { name: t("pieces-title"), exact: true });
    this.spoken = instructions.getByRole("status");
    this.done = instructions.getByRole("button", { name: t("pieces-done"), exact: true });
    this.sheet = table.sheet(t("pieces-title"));
    this.ticks = this.sheet.getByRole("checkbox");
    this.allDone = this.sheet.getByRole("button", { name: t("pieces-done"), exact: true });
    this.goOn = this.sheet.locator("summary");
    this.goOnItems = this.sheet.locator("details").getByRole("listitem");
  }

  /** Waits until exactly this is to be done. */
  async expectItems(items: readonly string[]): Promise<void> {
    await expect(this.spoken).toHaveText(items.join(". "));
  }

  /** Opens everything that is to be done, large. */
  async open(): Promise<Locator> {
    await this.strip.click();
    await this.sheet.waitFor();
    return this.sheet;
  }

  /** Opens it from the record: the strip is there only while something is to be done. */
  async openFromRecord(): Promise<Locator> {
    const record = await this.table.openRecord();
    await record.getByRole("button", { name: t("pieces-title"), exact: true }).click();
    await this.sheet.waitFor();
    return this.sheet;
  }
}
