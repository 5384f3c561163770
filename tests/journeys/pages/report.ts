// The report of a game.

import { expect, type Locator } from "@playwright/test";
import { t } from "../support/t";
import type { TablePage } from "./table";

/** A row of a table of figures: its head, then its cells by column. */
export type Row = { head: string } & Record<string, string>;

/** The number in a text of the report. */
export const numberIn = (text: string | undefined): number =>
  Number((text ?? "").replace("−", "-").replace(/[^\d.-]/g, ""));

export class ReportPage {
  readonly report: Locator;
  /** The curves of charts. */
  readonly charts: Locator;
  readonly asFigures: Locator;
  readonly standings: Locator;

  constructor(readonly table: TablePage) {
    this.report = table.screen.getByTestId("report");
    this.charts = this.report.getByTestId("chart");
    this.asFigures = table.button(t("story-figures"));
    this.standings = this.section("standings").getByRole("listitem");
  }

  section(id: string): Locator {
    return this.report.locator(`[data-section=${id}]`);
  }

  /** Waits until everything is counted. */
  async expectReady(): Promise<void> {
    await expect(this.report).toHaveAttribute("data-counted", "true");
  }

  /** The figures of a section, which a screen reader always finds. */
  async figures(id: string): Promise<Row[]> {
    return this.section(id)
      .getByRole("table")
      .evaluate((table) => {
        const text = (cell: Element | null) => cell?.textContent?.trim() ?? "";
        const columns = [...table.querySelectorAll("thead th")].map(text);
        return [...table.querySelectorAll("tbody tr")].map((row) => ({
          head: text(row.querySelector("th")),
          ...Object.fromEntries([...row.querySelectorAll("td")].map((cell, nth) => [columns[nth] ?? "", text(cell)])),
        }));
      });
  }
}
