// The pages of a member of a club event: joining, tables with free seats, the member's own table.

import type { Locator, Page } from "@playwright/test";
import { t } from "../support/t";
import { TablePage } from "./table";

export class MemberPage {
  readonly name: Locator;
  /** Where the member sits. */
  readonly own: Locator;
  readonly tournament: Locator;
  /** The same device at its table. */
  readonly table: TablePage;

  constructor(readonly page: Page) {
    this.name = page.getByLabel(t("join-name"));
    this.own = page.getByRole("region", { name: t("club-own"), exact: true });
    this.tournament = page.getByRole("region", { name: t("tournament-title"), exact: true });
    this.table = new TablePage(page);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Types a name where the address has brought the code. */
  async sendName(name: string): Promise<void> {
    await this.name.fill(name);
    await this.button(t("club-join-yes")).tap();
  }

  /** Joins, and waits for the tables. */
  async join(name: string): Promise<void> {
    await this.sendName(name);
    await this.page.getByRole("heading", { name: t("club-tables"), exact: true }).waitFor();
  }

  card(label: string): Locator {
    return this.page.getByRole("article", { name: label, exact: true });
  }

  /** The button of a free seat, from 1. */
  seat(table: string, n: number): Locator {
    return this.button(t("club-sit-at", { table, n }));
  }

  /** Sits down, and waits for the table. */
  async sit(table: string, n: number): Promise<void> {
    await this.seat(table, n).tap();
    await this.table.bar.waitFor();
  }

  async toTable(): Promise<void> {
    await this.button(t("club-to-table")).tap();
    await this.table.bar.waitFor();
  }
}
