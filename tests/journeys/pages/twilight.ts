// The screen of Twilight of Venice: the two tracks with their pawns, and the cards. A card is lifted, then one of its moves
// is chosen: a ghost on the track, or a button in the panel. As a matrix, each card shows every way to play it.

import { expect, type Locator, type Page } from "@playwright/test";
import { HomePage } from "./home";
import { TableMenu } from "./menu";
import { like, texts } from "../support/t";
import { TablePage } from "./table";

const s = texts("twilight");

/** How a way to play a card is named, whose title has this key. */
export function wayName(title: string, goes: readonly (readonly [pawn: string, to: string])[]): string {
  const moves = goes.map(([pawn, to]) => s("move", { pawn: s(`pawn-${pawn}`), to })).join(", ");
  return s("play-way", { card: s(title), moves });
}

export class TwilightPage extends TablePage {
  /** The cards, and the button on each that lifts it. */
  readonly tiles: Locator;
  readonly faces: Locator;
  /** How many cards of each face are left. */
  readonly cardsLeft: Locator;
  /** Says which card is lifted, and how many moves it has. */
  readonly liftedText: Locator;
  /** The moves of the lifted card: ghosts on the track, and buttons in the panel. */
  readonly moves: Locator;
  readonly ghosts: Locator;
  readonly listedMoves: Locator;
  /** Every way to play a card in the matrix. */
  readonly plays: Locator;
  /** The ways in the matrix that the rules allow now. */
  readonly legalPlays: Locator;
  readonly cover: Locator;
  /** Ends the turn, or passes. */
  readonly endTurn: Locator;
  readonly changeHand: Locator;
  readonly hint: Locator;
  readonly correct: Locator;

  constructor(page: Page) {
    super(page);
    this.tiles = page.getByTestId("tile");
    this.faces = page.getByTestId("card");
    this.cardsLeft = page.getByTestId("cards-left");
    this.liftedText = page.getByTestId("lifted");
    this.ghosts = page.getByTestId("ghost");
    this.listedMoves = page.getByTestId("choice");
    this.moves = this.ghosts.or(this.listedMoves);
    this.plays = page.getByTestId("play");
    this.legalPlays = this.plays.and(page.locator('[data-legal="true"]'));
    this.cover = page.locator("[data-tool=cover]");
    this.endTurn = this.panel.getByRole("button", { name: new RegExp(`^(${s("end-turn")}|${s("pass")}), `) });
    this.changeHand = this.panel.getByRole("button", { name: s("change-title"), exact: true });
    this.hint = this.panel.locator("[data-tool=hint]");
    this.correct = this.panel.locator("[data-tool=correct]");
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

  /** A cell of the track; positive on the first player's half. */
  cell(where: number): Locator {
    return this.page.locator(`[data-testid=cell][data-cell="${where}"]`);
  }

  /** The ghosts of the lifted card that move this pawn. */
  ghostsOf(pawn: string): Locator {
    return this.ghosts.and(this.page.locator(`[data-moves="${pawn}"]`));
  }

  /** The face of a card: a tap lifts it, and a long press explains it. */
  face(card: string): Locator {
    return this.faces.and(this.page.locator(`[data-card="${card}"]`));
  }

  /** Lifts a card, if it is not lifted already. */
  async lift(card: string): Promise<void> {
    const face = this.face(card);
    if ((await face.getAttribute("aria-pressed")) !== "true") await face.click();
    await expect(face).toHaveAttribute("aria-pressed", "true");
  }

  /** A move of the lifted card: where each pawn goes, in the order in which it is named. */
  move(title: string, ...goes: readonly (readonly [pawn: string, to: string])[]): Locator {
    return this.moves.and(this.page.getByRole("button", { name: wayName(title, goes), exact: true }));
  }

  /** Taps a move of the lifted card. */
  async tapMove(move: Locator): Promise<void> {
    const pawn = move.getByTestId("ghost-pawn");
    // Whether it has a pawn is known once it is there.
    await expect(move).toBeAttached();
    await ((await pawn.count()) ? pawn.first() : move).click();
  }

  /** Plays a card so that this pawn goes to this cell. */
  async play(card: string, pawn: string, to: string): Promise<void> {
    await this.lift(card);
    await this.tapMove(this.move(`card-${card}`, [pawn, to]));
  }

  /** Plays a card in any way. */
  async playAnyhow(card: string): Promise<void> {
    await this.lift(card);
    await this.tapMove(this.moves.first());
  }

  /** The button of the matrix that plays a card so that this pawn goes to this cell. */
  matrixPlay(card: string, pawn: string, to: string): Locator {
    return this.plays.and(this.page.getByRole("button", { name: wayName(`card-${card}`, [[pawn, to]]), exact: true }));
  }

  /** Shows every move on the cards, or a card first and then its moves. */
  async switchMatrix(): Promise<void> {
    const menu = await TableMenu.open(this);
    await menu.sheet.getByRole("button", { name: s("cards-matrix"), exact: true }).click();
    await this.page.keyboard.press("Escape");
    await expect(menu.sheet).toHaveCount(0);
  }
}
