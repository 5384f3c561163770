// The screen of a game for a room, as on a television.

import type { Locator, Page } from "@playwright/test";
import { t, type Translate } from "../support/t";

/** The smallest letters of each part, in pixels of a screen of 1920 x 1080. */
const LEAST_LETTERS = { title: 60, names: 40, facts: 26, events: 28 } as const;

export class TelevisionPage {
  readonly television: Locator;
  /** Whose turn it is, and what is asked. */
  readonly title: Locator;
  /** What a player has, a row for each. */
  readonly standings: Locator;
  /** The rows of those who are asked. */
  readonly asked: Locator;
  /** What happened last, the latest first. */
  readonly events: Locator;
  /** How to join. */
  readonly join: Locator;
  readonly joinCode: Locator;
  readonly board: Locator;
  private readonly menu: Locator;

  constructor(
    readonly page: Page,
    /** The texts of the language that is shown. */
    say: Translate = t,
  ) {
    this.television = page.getByTestId("television");
    this.title = this.television.getByRole("heading", { level: 1 });
    this.standings = this.television.getByRole("list", { name: say("television-standings") }).getByRole("listitem");
    this.asked = this.television.locator("[aria-current=true]");
    this.events = this.television.getByRole("list", { name: say("television-events") }).getByRole("listitem");
    this.join = this.television.getByRole("region", { name: say("television-join") });
    this.joinCode = this.join.locator("img");
    this.board = this.television.getByRole("main");
    this.menu = page.getByRole("button", { name: say("table-menu"), exact: true });
  }

  /** Parts with letters that cannot be read across a room, and parts that are not whole in the window. */
  async faults(): Promise<string[]> {
    const letters: Record<keyof typeof LEAST_LETTERS, Locator> = {
      title: this.title,
      names: this.standings.locator("bdi"),
      facts: this.standings.locator("> span:last-child"),
      events: this.events,
    };
    const faults: string[] = [];
    for (const part of Object.keys(LEAST_LETTERS) as (keyof typeof LEAST_LETTERS)[]) {
      const sizes = await letters[part].evaluateAll((all) => {
        const [long, short] = [Math.max(innerWidth, innerHeight), Math.min(innerWidth, innerHeight)];
        const unit = Math.min(long / 1920, short / 1080);
        return all.map((one) => parseFloat(getComputedStyle(one).fontSize) / unit);
      });
      // Rounding loses less than a tenth.
      if (sizes.some((size) => size < LEAST_LETTERS[part] - 0.1))
        faults.push(`${part} in ${Math.min(...sizes).toFixed(1)} instead of ${LEAST_LETTERS[part]}`);
    }
    const { title, board, standings, events, join } = this;
    // Events without room fade out below.
    for (const [name, part] of Object.entries({ title, board, standings, "the last event": events.first(), join })) {
      const isCut = await part.evaluateAll((all) =>
        all.some((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        }),
      );
      if (isCut) faults.push(`outside the window: ${name}`);
    }
    return faults;
  }

  /** Turns the screen of this device into a television, or back. */
  async toggle(): Promise<void> {
    await this.menu.click();
    await this.page.getByRole("button", { name: t("television-choice"), exact: true }).click();
  }
}
