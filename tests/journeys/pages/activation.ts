// Serenissima's panel while a galley is active, and the players beside the chart.

import { expect, type Locator } from "@playwright/test";
import { like, texts } from "../support/t";
import type { TablePage } from "./table";

const words = texts("serenissima-2e");

/** A position in which a galley of each of these players acts in turn, the first player's first. */
export const activation = (purses: readonly number[], options = ""): string => {
  const colours = ["red", "blue", "orange", "black"].slice(0, purses.length);
  const ports = ["valencia", "genova", "venezia", "alexandria"];
  return [
    `players ${colours.join(" ")}`,
    ...(options ? [`options ${options}`] : []),
    "turn 2",
    "track 4",
    "pawn 1",
    ...colours.flatMap((colour, seat) => [
      `purse ${colour} ${purses[seat]}`,
      `port ${ports[seat]} ${colour} 3`,
      `galley ${2 * seat + 1} ${colour} ${ports[seat]} 3`,
    ]),
  ].join("\n");
};

export class ActivationPage {
  /** Ends the activation. */
  readonly next: Locator;
  /** Corrects the state of the table. */
  readonly correct: Locator;
  /** The note that a printed value is only assumed. */
  readonly doubts: Locator;
  readonly letPass: Locator;
  /** The players, in the order of their seats. */
  readonly players: Locator;
  /** The covers of purses that this device may not see. */
  readonly covers: Locator;

  constructor(readonly table: TablePage) {
    const { panel, screen } = table;
    const button = (key: string) => panel.getByRole("button", { name: words(key), exact: true });
    this.next = button("panel-next");
    this.correct = screen.locator("[data-tool=correct]");
    this.doubts = panel.getByRole("button", { name: like(words("board-otherwise", { what: "*" })) });
    this.letPass = button("panel-blockade-no");
    this.players = screen.getByTestId("player");
    this.covers = screen.getByTitle(words("players-covered"));
  }

  /** The tab of a step of the activation, e.g. `load`. */
  step(step: string): Locator {
    return this.table.panel.getByRole("tab", { name: words(`tab-${step}`), exact: true });
  }

  /** Taps a player, and in the card the button that opens the purse. */
  async openPurse(seat: number): Promise<void> {
    await this.players.nth(seat).click();
    await this.table.screen.getByRole("button", { name: words("purse-look"), exact: true }).click();
  }

  purse(seat: number): Locator {
    return this.players.nth(seat).getByTestId("purse");
  }

  /** Starts to end the activation of a galley that has done nothing; returns the confirmation button. */
  async startPass(): Promise<Locator> {
    await this.next.tap();
    await expect(this.table.confirm).toBeEnabled();
    return this.table.confirm;
  }

  /** Ends the activation of a galley that has done nothing, and confirms. */
  async pass(): Promise<void> {
    await (await this.startPass()).tap();
  }
}
