// The hints for a player: plans that the computer suggests, in place of the panel's question.

import type { Locator } from "@playwright/test";
import { t } from "../support/t";
import type { TablePage } from "./table";

export class HintsPage {
  /** Asks for a hint, and closes the hints. */
  readonly lamp: Locator;
  readonly panel: Locator;
  /** The suggested plans, the best first. */
  readonly plans: Locator;
  /** Opens the plans that are not suggested. */
  readonly whyNot: Locator;
  readonly others: Locator;
  /** Plays the chosen plan. */
  readonly play: Locator;
  readonly back: Locator;

  constructor(table: TablePage) {
    const { screen } = table;
    this.lamp = screen.getByTestId("hint");
    this.panel = screen.getByTestId("hints");
    this.plans = this.panel.getByTestId("suggested");
    this.whyNot = this.panel.getByText(t("hint-why-not"), { exact: true });
    this.others = this.panel.getByTestId("not-suggested");
    this.play = this.panel.getByRole("button", { name: t("hint-play"), exact: true });
    this.back = this.panel.getByRole("button", { name: t("app-back"), exact: true });
  }
}
