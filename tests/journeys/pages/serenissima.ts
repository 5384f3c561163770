// The screen of Serenissima, second edition: its panel, chart, battle stage and scoring.

import { expect, type Locator } from "@playwright/test";
import { like, texts } from "../support/t";
import { Chart } from "./chart";
import type { TablePage } from "./table";

export const s = texts("serenissima-2e");

export class Serenissima {
  readonly chart: Chart;
  readonly players: Locator;
  readonly wheel: Locator;
  readonly track: Locator;
  /** The hold of the active galley; each thing aboard is a button. */
  readonly hull: Locator;
  /** The warehouse of the port beside the active galley. */
  readonly slots: Locator;
  /** Ends the activation. */
  readonly next: Locator;
  /** Attacks that the active galley can make, with their odds. */
  readonly attacks: Locator;
  /** The battle that is fought. */
  readonly battle: Locator;
  readonly breakOff: Locator;
  /** A scoring that is counted before everyone. */
  readonly count: Locator;
  /** Closes it. */
  readonly paidOut: Locator;
  /** The winners, as the result names them. */
  readonly winners: Locator;
  /** Compares the physical table with what is written down. */
  readonly check: Locator;
  /** What a tap on a thing tells of it. */
  readonly card: Locator;

  constructor(readonly table: TablePage) {
    const { screen, panel } = table;
    this.chart = new Chart(screen, "serenissima-2e");
    this.players = screen.getByTestId("player");
    this.wheel = screen.locator("[data-use=wheel]");
    this.track = screen.locator("[data-use=turns]");
    this.hull = panel.getByTestId("hull");
    this.slots = panel.getByTestId("slots");
    this.next = panel.getByRole("button", { name: s("panel-next"), exact: true });
    this.attacks = panel.getByRole("button", {
      name: like(s("panel-attack", { foe: "*", seat: "*", strength: "*", defence: "*" })),
    });
    this.battle = screen.getByRole("region", { name: like(s("battle-title", { zone: "*" })) });
    this.breakOff = panel.getByRole("button", { name: s("battle-break-off"), exact: true });
    this.count = table.page.getByTestId("count");
    this.paidOut = this.count.getByTestId("count-done");
    this.winners = panel.getByTestId("winner");
    this.check = screen.locator("[data-tool=check]");
    this.card = screen.getByTestId("info-card");
  }

  /** Opens the page that corrects a player, from the player's card. */
  async correctPlayer(seat: number): Promise<void> {
    await this.players.nth(seat).click();
    await this.card.getByTestId("info-correct").click();
    await expect(this.card).toHaveCount(0);
  }

  /** A button of the panel by its message. */
  button(key: string, args: Record<string, string | number> = {}): Locator {
    return this.table.panel.getByRole("button", { name: s(key, args), exact: true });
  }

  /** Buttons of the panel whose message has these words, whatever its other values are. */
  buttons(key: string, args: Record<string, string>): Locator {
    return this.table.panel.getByRole("button", { name: like(s(key, args)) });
  }

  tab(id: "load" | "sail" | "trade" | "fight" | "invest"): Locator {
    return this.table.panel.getByRole("tab", { name: s(`tab-${id}`), exact: true });
  }

  purse(seat: number): Locator {
    return this.players.nth(seat).getByTestId("purse");
  }

  /** The chances of a fight, in this part of the screen. */
  odds(within: Locator): Locator {
    return within.getByRole("img", { name: like(s("odds-label", { win: "*", both: "*", lose: "*" })) });
  }

  /** What one side's dice show, where the table throws them: so many skulls. */
  skulls(side: "attacker" | "defender" | "fort", n: number): Locator {
    return this.table.screen
      .getByRole("group", { name: s(`side-${side}`), exact: true })
      .getByRole("button", { name: s(`chance-skulls-${side}`, { n }), exact: true });
  }
}
