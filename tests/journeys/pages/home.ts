// The home page: the boxes, the saved games, and files.

import type { Locator, Page } from "@playwright/test";
import { t, type Translate } from "../support/t";
import { BoxSheet } from "./box";
import { TablePage } from "./table";

export class HomePage {
  /** The cards of the saved games, the last played first. */
  readonly games: Locator;
  /** The card of the last played game, large, with a picture of it. */
  readonly latest: Locator;
  /** The last played game, or the welcome of a device without games; it appears once the games are loaded. */
  readonly lastPlayed: Locator;
  /** The filed games, and the heading that opens them. */
  readonly filed: Locator;
  readonly search: Locator;
  /** The boxes on the shelf. */
  readonly boxes: Locator;
  /** Rarely needed actions: import, continuing a game here, backup and exports. */
  readonly more: Locator;
  /** Starts the demo; only while there are no games. */
  readonly demo: Locator;
  /** The sheet that is open. */
  readonly sheet: Locator;

  constructor(
    readonly page: Page,
    /** The texts of the language that is shown. */
    private readonly say: Translate = t,
  ) {
    this.games = page.getByTestId("game-card");
    this.lastPlayed = page.getByTestId("latest-game");
    this.latest = this.lastPlayed.getByTestId("game-card");
    this.filed = page.getByTestId("filed-games");
    this.search = page.getByRole("searchbox", { name: say("home-search") });
    this.boxes = page.getByRole("group", { name: say("home-shelf") }).getByRole("button");
    this.more = page.getByTestId("home-more");
    this.demo = page.getByTestId("home-demo");
    this.sheet = page.getByRole("dialog");
  }

  /** The card of the game with a player of this name. */
  game(name: string): Locator {
    return this.games.filter({ hasText: name });
  }

  /** The picture of a game on its card, and its board. */
  pictureOf(card: Locator): { frame: Locator; board: Locator } {
    const frame = card.getByTestId("game-picture");
    return { frame, board: frame.getByTestId("picture-board") };
  }

  /** Opens the last played game, or the one with a player of this name. */
  async open(name?: string): Promise<TablePage> {
    const card = name === undefined ? this.games.first() : this.game(name);
    await card.getByTestId("open-game").click();
    const table = new TablePage(this.page);
    // A television has no bar.
    await table.bar.or(this.page.getByTestId("television")).first().waitFor();
    return table;
  }

  /** Opens the last played game of a host. */
  static async openLast(page: Page, url: string): Promise<TablePage> {
    await page.goto(url);
    return new HomePage(page).open();
  }

  /** Takes a game's box from the shelf. */
  async openBox(game: string): Promise<BoxSheet> {
    await this.page.locator(`[data-game="${game}"]`).click();
    const box = new BoxSheet(this.page, this.say, this.say(`game-${game}`));
    await box.sheet.waitFor();
    return box;
  }

  /** Imports a record as a file; the app decides what to show next. */
  async importFile(text: string, name = "game.jsonl"): Promise<void> {
    await this.page
      .getByTestId("import-file")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  }

  /** A button of the page by its message. */
  button(key: string): Locator {
    return this.page.getByRole("button", { name: this.say(key), exact: true });
  }

  async openMore(): Promise<void> {
    if (!(await this.more.evaluate((details) => details.hasAttribute("open"))))
      await this.more.getByText(this.say("home-more"), { exact: true }).click();
  }

  /** Opens the actions of a game. */
  async openActions(card: Locator): Promise<void> {
    await card.getByTestId("game-more").click();
    await this.sheet.waitFor();
  }

  async newGame(): Promise<void> {
    await this.button("home-new").click();
  }

  /** Opens the sheet that names and files a game. */
  async label(card: Locator): Promise<Locator> {
    await this.openActions(card);
    await this.sheet.getByRole("button", { name: this.say("home-label"), exact: true }).click();
    const sheet = this.page.getByRole("dialog", { name: this.say("label-title") });
    await sheet.waitFor();
    return sheet;
  }

  /** Deletes a game and confirms it. */
  async delete(card: Locator): Promise<void> {
    await this.openActions(card);
    await this.sheet.getByRole("button", { name: this.say("home-delete"), exact: true }).click();
    await this.sheet.getByRole("button", { name: this.say("home-delete-yes") }).click();
  }
}
