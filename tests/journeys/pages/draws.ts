// The check of a finished game's draws, and why they are fair.

import type { Locator } from "@playwright/test";
import { t } from "../support/t";
import type { TablePage } from "./table";

/** The sheet that says why the draws are fair. */
export class FairSheet {
  readonly sheet: Locator;
  /** Opens the check of the draws. */
  readonly check: Locator;

  constructor(readonly table: TablePage) {
    this.sheet = table.sheet(t("fair-title"));
    this.check = this.sheet.getByRole("button", { name: t("fair-check"), exact: true });
  }

  /** Opens the sheet from the menu. */
  static async open(table: TablePage): Promise<FairSheet> {
    const menu = await table.openMenu();
    await menu.getByRole("button", { name: t("fair-title"), exact: true }).click();
    const fair = new FairSheet(table);
    await fair.sheet.waitFor();
    return fair;
  }
}

export class DrawsSheet {
  readonly sheet: Locator;
  readonly verdict: Locator;
  readonly seeds: Locator;
  readonly send: Locator;
  readonly reveal: Locator;
  readonly dice: Locator;

  constructor(readonly table: TablePage) {
    this.sheet = table.sheet(t("fair-check"));
    this.verdict = this.sheet.getByTestId("verdict");
    this.seeds = this.sheet.getByRole("textbox");
    this.send = this.sheet.getByRole("button", { name: t("draws-send"), exact: true });
    this.reveal = this.sheet.getByRole("button", { name: t("draws-reveal"), exact: true });
    this.dice = this.sheet.getByTestId("dice");
  }

  /** The draws with a result of their check. */
  draws(status: "confirmed" | "unknown" | "wrong" | "entered"): Locator {
    return this.sheet.locator(`li[data-status=${status}]`);
  }

  /** The commitments whose seed is known in this way. */
  commitments(known: "given" | "retired" | "in_use" | "missing"): Locator {
    return this.sheet.locator(`li[data-seed=${known}]`);
  }

  async enter(text: string): Promise<void> {
    await this.seeds.fill(text);
    await this.send.click();
  }
}
