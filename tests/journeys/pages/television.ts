// The screen of a game for a room, as on a television.

import type { Locator, Page } from "@playwright/test";
import { t } from "../support/t";

export class TelevisionPage {
  readonly television: Locator;
  /** Whose turn it is, and what is asked. */
  readonly title: Locator;
  /** What a player has, a row for each. */
  readonly standings: Locator;
  /** The rows of those who are asked. */
  readonly asked: Locator;
  /** What happened last, the latest first. */
  readonly events: Locator;
  /** How to join. */
  readonly join: Locator;
  readonly joinCode: Locator;
  readonly board: Locator;
  private readonly menu: Locator;

  constructor(readonly page: Page) {
    this.television = page.getByTestId("television");
    this.title = this.television.getByRole("heading", { level: 1 });
    this.standings = this.television.getByRole("list", { name: t("television-standings") }).getByRole("listitem");
    this.asked = this.television.locator("[aria-current=true]");
    this.events = this.television.getByRole("list", { name: t("television-events") }).getByRole("listitem");
    this.join = this.television.getByRole("region", { name: t("television-join") });
    this.joinCode = this.join.locator("img");
    this.board = this.television.getByRole("main");
    this.menu = page.getByRole("button", { name: t("table-menu"), exact: true });
  }

  /** Turns the screen of this device into a television, or back. */
  async toggle(): Promise<void> {
    await this.menu.click();
    await this.page.getByRole("button", { name: t("television-choice"), exact: true }).click();
  }
}
