// The result of a game: the winner, the rung of a game alone, and what can be done next.

import type { Locator, Page } from "@playwright/test";

export class ResultPage {
  /** The rung and the opponents of a game alone, in words. */
  readonly rung: Locator;
  /** Begins a game on the next rung. */
  readonly nextRung: Locator;
  /** Begins the same game again. */
  readonly again: Locator;

  constructor(page: Page) {
    this.rung = page.getByTestId("rung");
    this.nextRung = page.locator("[data-tool=next-rung]");
    this.again = page.locator("[data-tool=again]");
  }
}
