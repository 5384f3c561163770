// The menu of a game on the host's own screen.

import type { FrameLocator, Locator, Page } from "@playwright/test";
import { t } from "../support/t";
import type { TablePage } from "./table";

/** How the screen faces the people around it, as the app stores it. */
export type Facing = "still" | "over" | "round" | "edges";
export type TableSide = "south" | "west" | "north" | "east";

export class TableMenu {
  readonly sheet: Locator;
  /** Where each player sits, drawn as a table. */
  readonly seats: Locator;
  /** Switches the marks that say what a tool is for. */
  readonly coachMarks: Locator;

  private constructor(
    readonly screen: Page | FrameLocator,
    sheet: Locator,
  ) {
    this.sheet = sheet;
    this.seats = sheet.locator("[data-side]");
    this.coachMarks = this.button("settings-first-use");
  }

  /** Opens the menu of a game. */
  static async open(table: TablePage): Promise<TableMenu> {
    return new TableMenu(table.screen, await table.openMenu());
  }

  /** A button of the menu by its message. */
  button(key: string): Locator {
    return this.sheet.getByRole("button", { name: t(key), exact: true });
  }

  /** A choice of whether the computer gives hints. */
  hints(key: string): Locator {
    return this.sheet.getByTestId("hints-choice").getByRole("button", { name: t(key), exact: true });
  }

  /** The player who sits at a side of the table. */
  seatAt(side: TableSide, seat: number, name: string): Locator {
    return this.sheet
      .locator(`[data-side="${side}"]`)
      .getByRole("button", { name: t("new-chair", { n: seat + 1, name }), exact: true });
  }

  /** Seats a player at a side of the table, which is saved at once. */
  async moveSeat(seat: number, name: string, side: TableSide): Promise<void> {
    await this.named(t("new-chair", { n: seat + 1, name })).click();
    await this.button(`side-${side}`).click();
  }

  /** Opens the field for a player's name. */
  async openName(seat: number, name: string): Promise<Locator> {
    await this.named(t("new-chair", { n: seat + 1, name })).click();
    return this.sheet.getByRole("textbox", { name: t("new-name", { n: seat + 1 }) });
  }

  /** Lets a program play for a player. */
  async giveSeat(seat: number, name: string): Promise<void> {
    await this.named(t("new-chair", { n: seat + 1, name })).click();
    await this.named(t("programs-give", { name })).click();
  }

  /** A person plays at the seat that was chosen last. */
  async takeSeat(): Promise<void> {
    await this.named(t("programs-back")).click();
  }

  facing(way: Facing): Locator {
    return this.sheet
      .getByRole("group", { name: t("sides-title") })
      .getByRole("button", { name: t(`sides-${way}`), exact: true });
  }

  private named(name: string): Locator {
    return this.sheet.getByRole("button", { name, exact: true });
  }
}
