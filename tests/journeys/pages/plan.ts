// What a program has played, and the pieces to move for it: in place of the panel's question.

import type { Locator } from "@playwright/test";
import { t } from "../support/t";
import type { TablePage } from "./table";

export class PlanPage {
  readonly panel: Locator;
  /** What the program has played, in sentences. */
  readonly said: Locator;
  /** The pieces to move. */
  readonly steps: Locator;
  /** Says that the pieces are in place. */
  readonly done: Locator;
  /** The pieces of a new table, before the first program plays. */
  readonly layOut: Locator;
  /** Says that these pieces are in place. */
  readonly laidOut: Locator;
  /** Who is awaited, where this screen does not answer. */
  readonly waiting: Locator;

  constructor(table: TablePage) {
    const { screen } = table;
    this.panel = screen.getByTestId("plan");
    this.said = this.panel.getByTestId("plan-said");
    this.steps = this.panel.getByRole("listitem");
    this.done = this.panel.getByRole("button", { name: t("plan-done"), exact: true });
    this.layOut = screen.getByTestId("lay-out");
    this.laidOut = this.layOut.getByRole("button", { name: t("plan-laid-out"), exact: true });
    this.waiting = screen.getByTestId("waiting");
  }
}
