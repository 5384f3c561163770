// The screen of Libertalia: the ship with the light of the day, the dens, and the panel with what a hand can choose.

import { expect, type Locator, type Page } from "@playwright/test";
import { like, texts } from "../support/t";
import { HomePage } from "./home";
import { TablePage } from "./table";

const s = texts("libertalia");

export class LibertaliaPage extends TablePage {
  /** Covers a secret until its owner taps it. */
  readonly cover: Locator;
  /** Which raid and which day. */
  readonly time: Locator;
  readonly dens: Locator;
  /** What each den has in doubloons, by seat. */
  readonly doubloons: Locator;
  /** The characters that can be chosen. */
  readonly characters: Locator;
  /** Characters that are marked as chosen. */
  readonly chosen: Locator;
  /** The whole text of the card that is lifted. */
  readonly text: Locator;
  /** Chooses the card that is lifted. */
  readonly choose: Locator;
  /** Confirms that the pieces of a new raid are laid out. */
  readonly laidOut: Locator;
  /** Confirms all steps of the last move. */
  readonly stepsDone: Locator;
  /** Goes from the board of a raid that is over to its score. */
  readonly toScore: Locator;
  /** Closes the count of a raid. */
  readonly countDone: Locator;
  /** The answers to a choice of the day. */
  readonly choices: Locator;
  /** The characters on the ship, by rank. */
  readonly shipCards: Locator;
  /** At dawn, the players on the ship who have chosen, and those who have not. */
  readonly hasChosen: Locator;
  readonly isThinking: Locator;
  /** The booty of each day. */
  readonly booty: Locator;
  readonly correct: Locator;

  constructor(page: Page) {
    super(page);
    this.cover = page.locator("[data-tool=cover]");
    this.time = page.getByTestId("time");
    this.dens = page.getByTestId("den");
    this.doubloons = page.getByTestId("doubloons");
    this.characters = page.getByTestId("character");
    this.chosen = this.characters.and(page.locator("[aria-current=true]"));
    this.text = this.panel.locator("[aria-live=polite]");
    this.choose = this.panel.getByRole("button", { name: like(s("choose", { character: "*" })) });
    this.laidOut = this.panel.getByTestId("laid-out");
    this.stepsDone = this.panel.getByTestId("steps-done");
    this.toScore = this.button(s("to-score"));
    this.countDone = page.getByTestId("count-done");
    this.choices = page.getByTestId("choices").getByRole("button");
    this.shipCards = page.getByTestId("ship-card");
    const onShip = page.getByRole("region", { name: s("noun-ship"), exact: true }).getByRole("listitem");
    this.hasChosen = onShip.filter({ hasText: s("has-chosen") });
    this.isThinking = onShip.filter({ hasText: s("is-thinking") });
    this.booty = page.getByRole("list", { name: s("cells") }).getByRole("listitem");
    this.correct = this.panel.locator("[data-tool=correct]");
  }

  /** Opens the game that was played last at a host. */
  static async open(page: Page, url: string): Promise<LibertaliaPage> {
    await HomePage.openLast(page, url);
    return new LibertaliaPage(page);
  }

  /** Confirms the steps of the last move, if it has several, so that the next question is asked. */
  async completeSteps(): Promise<void> {
    await expect(this.instructions).toHaveAttribute("aria-busy", "false");
    if (await this.stepsDone.isVisible()) await this.stepsDone.click();
  }

  /** The character at this place of the hand. */
  handCard(nth: number): Locator {
    return this.characters.nth(nth);
  }

  /** Lifts a card and chooses it. */
  async take(card: Locator): Promise<void> {
    await card.click();
    await expect(card).toHaveAttribute("aria-expanded", "true");
    await this.choose.click();
  }

  /** Answers a choice of the day with the first answer: a card is lifted, then chosen. */
  async answerFirst(): Promise<void> {
    const first = this.choices.first();
    await first.waitFor();
    if ((await first.getAttribute("data-testid")) === "character") await this.take(first);
    else await first.click();
  }

  /** Closes the count of a raid, unless the score is shown without it. */
  async closeCount(): Promise<void> {
    await this.countDone.or(this.page.getByTestId("score-sum")).first().waitFor();
    if (await this.countDone.isVisible()) await this.countDone.click();
  }

  /** What a player's raid is worth in all, when it has been scored. */
  scoreOf(name: string): Locator {
    return this.page.getByRole("row").filter({ hasText: name }).getByTestId("score-sum");
  }

  /** A character of this rank among those that can be chosen. */
  character(rank: number): Locator {
    return this.characters.and(this.page.locator(`[data-rank="${rank}"]`));
  }

  /** The button of a rank in a grid of ranks. */
  rank(rank: number, grid: Locator): Locator {
    return grid.getByRole("button", { name: `${rank} ${s(`character-${rank}`)}`, exact: true });
  }

  /** Enters the cards on the table, seat by seat; the last one makes the entry. */
  async layCards(cards: readonly { name: string; rank: number }[]): Promise<void> {
    await this.button(s("lay-title")).click();
    for (const [index, { name, rank }] of cards.entries()) {
      await this.panel.getByText(s("lay-ask", { seat: name })).waitFor();
      if (index < cards.length - 1) await this.character(rank).click();
      else await this.enter(() => this.character(rank).click());
    }
  }
}
