// The organiser's pages of a club event.

import { expect, type Locator, type Page } from "@playwright/test";
import { t } from "../support/t";

export type OrganiserTab = "tournament" | "tables" | "people" | "archive";

export class OrganiserPage {
  readonly tables: Locator;
  /** The code to join; on top until people have joined. */
  readonly invitation: Locator;
  readonly openDisplay: Locator;
  /** The table that is managed, in a sheet. */
  readonly sheet: Locator;
  /** How tables and seats are drawn, if the event has a tournament. */
  readonly tournament: Locator;

  constructor(readonly page: Page) {
    this.tables = page.getByRole("article");
    this.invitation = page.getByRole("main").getByRole("region", { name: t("club-join"), exact: true });
    this.openDisplay = this.invitation.getByRole("link", { name: t("club-wall-open"), exact: true });
    this.sheet = page.getByRole("dialog");
    this.tournament = page.getByRole("region", { name: t("tournament-title"), exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Begins an event; every member may open tables if that is said. */
  async begin(name: string, { anybodyOpens = false, tournament = false } = {}): Promise<void> {
    await this.page.getByLabel(t("club-name")).fill(name);
    if (anybodyOpens) await this.button(t("club-opening-anybody")).click();
    if (tournament) await this.button(t("club-seating-tournament")).click();
    await this.button(t("club-begin")).click();
    await expect(this.page.getByRole("heading", { name, exact: true })).toBeVisible();
  }

  /** Allows computer players at this many tables more than now. */
  async allowPrograms(more: number): Promise<void> {
    await this.openSettings();
    await this.button(t("club-change-event")).click();
    for (let n = 0; n < more; n += 1) await this.button(`${t("club-programs")} +`).click();
    await this.button(t("club-save")).click();
    await expect(this.button(t("club-save"))).toHaveCount(0);
    await this.closeSheet();
  }

  /** Opens the settings of the event: codes, key and its end. */
  async openSettings(): Promise<void> {
    await this.button(t("home-settings")).click();
    await this.sheet.waitFor();
  }

  async tab(tab: OrganiserTab): Promise<void> {
    await this.page.getByRole("tab", { name: t(`club-${tab}`), exact: true }).click();
  }

  table(label: string): Locator {
    return this.page.getByRole("article", { name: label, exact: true });
  }

  /** Opens a table in two touches, and waits until it is listed. */
  async openTable(game: string, seats: number): Promise<void> {
    const before = await this.tables.count();
    await this.button(t(`game-${game}`)).click();
    await this.button(t("club-open-for", { seats })).click();
    await expect(this.tables).toHaveCount(before + 1);
  }

  /** Opens the sheet of a table. */
  async manage(label: string): Promise<void> {
    await this.button(t("club-manage-of", { table: label })).click();
    await this.sheet.waitFor();
  }

  async closeSheet(): Promise<void> {
    await this.sheet.getByRole("button", { name: t("app-close"), exact: true }).click();
    await expect(this.sheet).toHaveCount(0);
  }

  /** A device at the table that is managed. */
  device(name: string): Locator {
    return this.sheet.getByRole("group", { name, exact: true });
  }

  /** A person on the tab of people. */
  person(name: string): Locator {
    return this.page.getByRole("listitem").filter({ hasText: name });
  }
}
