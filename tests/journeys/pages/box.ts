// A box from the shelf, and the count of its pieces.

import { expect, type Locator, type Page } from "@playwright/test";
import { t, type Translate } from "../support/t";
import { ReferencePage } from "./reference";

/** The actions of a box: a new game, its demo, its rules. */
export class BoxSheet {
  readonly sheet: Locator;
  readonly newGame: Locator;
  readonly rules: Locator;
  readonly boards: Locator;
  /** Starts or resumes the demo. */
  readonly demo: Locator;
  /** Begins a game of one person against programs. */
  readonly playAlone: Locator;

  constructor(
    readonly page: Page,
    private readonly say: Translate,
    title: string,
  ) {
    this.sheet = page.getByRole("dialog", { name: title, exact: true });
    const button = (key: string) => this.sheet.getByRole("button", { name: say(key), exact: true });
    this.newGame = button("home-new");
    this.rules = button("home-rules");
    this.boards = button("home-boards");
    this.playAlone = this.sheet.getByTestId("play-alone");
    this.demo = this.sheet.getByTestId("box-demo");
  }

  async openReference(): Promise<ReferencePage> {
    await this.sheet.getByRole("button", { name: this.say("help-page"), exact: true }).click();
    return new ReferencePage(this.page, this.say);
  }

  async openCount(): Promise<BoxCount> {
    await this.sheet.getByRole("button", { name: this.say("help-box"), exact: true }).click();
    return new BoxCount(this.page, this.say);
  }
}

/** The pieces of a box, ticked off during the count. */
export class BoxCount {
  readonly sheet: Locator;
  readonly pieces: Locator;

  constructor(
    readonly page: Page,
    private readonly say: Translate = t,
  ) {
    this.sheet = page.getByRole("dialog", { name: say("box-title"), exact: true });
    this.pieces = this.sheet.locator("[data-piece]");
  }

  piece(piece: string): Locator {
    return this.sheet.locator(`[data-piece="${piece}"]`);
  }

  /** Expects so many kinds of pieces to be ticked. */
  async expectTicked(done: number): Promise<void> {
    await this.pieces.first().waitFor();
    const all = await this.pieces.count();
    await expect(this.sheet.getByRole("status")).toHaveText(this.say("box-note", { done, all }));
  }

  /** Counts what so many players need. */
  async choosePlayers(players: number): Promise<void> {
    await this.sheet.getByRole("button", { name: String(players), exact: true }).click();
  }
}
