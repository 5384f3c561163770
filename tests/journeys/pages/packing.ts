// Packing up the table: heaps of pieces, ticked off as they go back to the box.

import type { Locator } from "@playwright/test";
import { t } from "../support/t";
import { BoxCount } from "./box";
import type { TablePage } from "./table";

export class Packing {
  readonly sheet: Locator;
  readonly heaps: Locator;
  /** The message when everything is ticked off. */
  readonly done: Locator;

  private constructor(readonly table: TablePage) {
    this.sheet = table.sheet(t("pack-title"));
    this.heaps = this.sheet.getByTestId("heap");
    this.done = this.sheet.getByText(t("pack-done"));
  }

  /** Opens the sheet from the screen of a finished game. */
  static async open(table: TablePage): Promise<Packing> {
    await table.button(t("app-pack")).click();
    const packing = new Packing(table);
    await packing.sheet.waitFor();
    return packing;
  }

  /** Ticks every heap. */
  async tickAll(): Promise<void> {
    await this.heaps.first().waitFor();
    for (const box of await this.heaps.getByRole("checkbox").all()) await box.check();
  }

  /** Continues to the count of the box. */
  async openCount(): Promise<BoxCount> {
    await this.sheet.getByRole("button", { name: t("pack-count"), exact: true }).click();
    return new BoxCount(this.table.page);
  }
}
