// The screen of Twilight of Venice: the two tracks with their pawns, and the cards with every way to play them.

import type { Locator, Page } from "@playwright/test";
import { HomePage } from "./home";
import { like, texts } from "../support/t";
import { TablePage } from "./table";

const s = texts("twilight");

export class TwilightPage extends TablePage {
  /** The faces of the deck, each with every way to play it. */
  readonly tiles: Locator;
  readonly faces: Locator;
  /** How many cards of each face are left. */
  readonly cardsLeft: Locator;
  /** Every way to play a card. */
  readonly plays: Locator;
  /** The ways that the rules allow now. */
  readonly legalPlays: Locator;
  /** The ways of the chosen card, as rings on the track. */
  readonly rings: Locator;
  readonly cover: Locator;
  /** Ends the turn, or passes. */
  readonly endTurn: Locator;
  readonly takeBack: Locator;
  readonly changeHand: Locator;

  constructor(page: Page) {
    super(page);
    this.tiles = page.getByTestId("tile");
    this.faces = page.getByTestId("card");
    this.cardsLeft = page.getByTestId("cards-left");
    this.plays = page.getByTestId("play");
    this.legalPlays = this.plays.and(page.locator('[data-legal="true"]'));
    this.rings = page.getByTestId("ring");
    this.cover = page.locator("[data-tool=cover]");
    this.endTurn = this.panel.getByRole("button", { name: new RegExp(`^(${s("end-turn")}|${s("pass")}), `) });
    this.takeBack = this.panel.getByRole("button", { name: s("take-back"), exact: true });
    this.changeHand = this.panel.getByRole("button", { name: s("change-title"), exact: true });
  }

  /** Opens the game that was played last at a host. */
  static async open(page: Page, url: string): Promise<TwilightPage> {
    await HomePage.openLast(page, url);
    return new TwilightPage(page);
  }

  /** A pawn on the track, at this cell: "0", or as `cell` names it. */
  pawn(pawn: string, cell: string): Locator {
    const named = { pawn: s(`pawn-${pawn}`), cell, first: "*", one: "*", second: "*", other: "*" };
    return this.page.getByRole("img", { name: like(s("pawn-told", named)) });
  }

  /** The face of a card: it chooses the card and, when it is held, says what the card does. */
  face(card: string): Locator {
    const named = like(s("card-left", { card: s(`card-${card}`), left: "*" }));
    return this.faces.and(this.page.getByRole("button", { name: named }));
  }

  /** The ways to play a card that are allowed now. */
  legalPlaysOf(card: string): Locator {
    const named = like(s("play-way", { card: s(`card-${card}`), moves: "*" }));
    return this.legalPlays.and(this.page.getByRole("button", { name: named }));
  }

  /** The button that plays a card so that this pawn goes to this cell. */
  play(card: string, pawn: string, to: string): Locator {
    const moves = s("move", { pawn: s(`pawn-${pawn}`), to });
    return this.page.getByRole("button", { name: s("play-way", { card: s(`card-${card}`), moves }), exact: true });
  }
}
