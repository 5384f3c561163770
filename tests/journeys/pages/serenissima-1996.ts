// The screen of Serenissima, first edition: the chart, and the panel with what each phase asks.

import { expect, type Locator, type Page } from "@playwright/test";
import type { TableState } from "../../../ui/src/wire/types";
import type { Board, LandingView, View } from "../../../ui/src/wire/serenissima-1996";
import { like, texts } from "../support/t";
import { Chart } from "./chart";
import { HomePage } from "./home";
import { TablePage } from "./table";

const s = texts("serenissima-1996");

export class Serenissima1996Page extends TablePage {
  readonly chart: Chart;
  /** How far the game is. */
  readonly round: Locator;
  /** Covers a secret bid until its owner taps it. */
  readonly cover: Locator;
  readonly bid: Locator;
  readonly places: Locator;
  /** Ends the turn of a phase. */
  readonly endTurn: Locator;
  /** The zones that the galley can sail to. */
  readonly zones: Locator;
  /** The ports where galleys can land, and where goods are sold. */
  readonly landings: Locator;
  readonly markets: Locator;
  /** What can be sold for a known sum. */
  readonly sales: Locator;
  /** The battle that is fought, over the chart. */
  readonly battle: Locator;
  /** The last dice of a battle that is over. */
  /** The count of wealth at the end, and what it comes to for each seat. */
  readonly count: Locator;
  readonly countSums: Locator;
  readonly toResult: Locator;
  /** The players at the end, by place. */
  readonly standings: Locator;
  readonly outcomes: Locator;
  /** Stores what a sheet of corrections says. */
  readonly save: Locator;

  constructor(page: Page) {
    super(page);
    this.chart = new Chart(page, "serenissima-1996");
    this.round = page.getByTestId("round");
    this.cover = this.panel.locator("[data-tool=cover]");
    this.bid = this.panel.getByRole("button", { name: like(s("bid-say", { ducats: "*" })) });
    this.places = page.getByTestId("places").getByRole("button");
    const ends = ["trade", "move", "fight", "take", "sell"].map((phase) => s(`end-${phase}`));
    this.endTurn = this.panel.getByRole("button", { name: new RegExp(`^(${ends.join("|")})$`) });
    this.zones = page.getByTestId("zones").getByRole("button");
    this.landings = page.getByTestId("landing");
    this.markets = page.getByTestId("market");
    this.sales = this.markets.getByRole("button", { name: like(s("sell-for", { good: "*", ducats: "*" })) });
    this.battle = page.getByRole("region", { name: like(s("battle-title", { zone: "*" })) });
    this.count = page.getByTestId("count");
    this.countSums = page.getByTestId("count-sum");
    this.toResult = this.count.getByTestId("count-done");
    this.standings = page.getByTestId("standing");
    this.outcomes = page.getByTestId("final-score");
    this.save = this.sheet().getByRole("button", { name: s("correct-save"), exact: true });
  }

  /** Opens the game that was played last at a host. */
  static async open(page: Page, url: string): Promise<Serenissima1996Page> {
    await HomePage.openLast(page, url);
    return new Serenissima1996Page(page);
  }

  /** A button of the panel by its message. */
  act(key: string, args: Record<string, string | number> = {}): Locator {
    return this.panel.getByRole("button", { name: s(key, args), exact: true });
  }

  /** Shows what can be done at a port. */
  desk(port: string): Locator {
    return this.panel
      .getByRole("group", { name: s("tab-ports"), exact: true })
      .getByRole("button", { name: port, exact: true });
  }

  /** Adds one piece to what is bought at the port that is shown: two at the first touch. */
  get buyMore(): Locator {
    return this.panel.getByTestId("buy").getByRole("button", { name: s("lot-more"), exact: true });
  }

  /** Buys the count of pieces that the button names. */
  get buy(): Locator {
    return this.panel.getByTestId("buy").locator("[data-tone]");
  }

  tab(id: "ports" | "crews" | "exchange"): Locator {
    return this.panel.getByRole("tab", { name: s(`tab-${id}`), exact: true });
  }

  /** The button that lands one sailor there. */
  land({ galley, port }: LandingView, board: Board): Locator {
    const at = { sailors: 1, port: portName(board, port), galley: s("place-galley", { galley }) };
    return this.landings.getByRole("button", { name: s("take", at), exact: true });
  }

  /**
   * Makes an entry that needs confirmation if it leaves something undone or gives something away. Returns whether it
   * did.
   */
  async enterConfirming(act: () => Promise<unknown>, confirm = () => this.confirm.click()): Promise<boolean> {
    const before = await this.length();
    await act();
    const entered = this.page.locator(`[data-testid=bar]:not([data-length="${before}"])`);
    await expect(entered.or(this.confirm).first()).toBeVisible();
    const again = await this.confirm.isVisible();
    if (again) await confirm();
    await this.expectEntered(before);
    return again;
  }

  /** Ends the turn of a phase. */
  async end(): Promise<void> {
    await this.enterConfirming(() => this.endTurn.click());
  }

  async expectAsked(question: string): Promise<void> {
    await expect(this.question).toHaveText(question);
  }
}

/** A port's name as the board has it. */
export const portName = (board: Board, id: string): string =>
  board.ports.find((port) => port.id === id)?.name.value ?? id;

/** The game's part of a state. */
export const viewOf = (state: TableState): View => state.view as View;
