// "What is this?": the next touch explains instead of acting. Also the coach marks that explain a tool at its first
// use.

import { expect, type Locator, type Page } from "@playwright/test";
import { t } from "../support/t";

export class ExplainMode {
  /** The button that turns it on. */
  readonly button: Locator;
  readonly sheet: Locator;
  /** The explanation of the touched element: its tool, then rules. */
  readonly texts: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole("button", { name: t("asking-title"), exact: true });
    this.sheet = page.getByRole("dialog", { name: t("asking-title"), exact: true });
    this.texts = this.sheet.getByRole("article").getByRole("paragraph");
  }

  async turnOn(): Promise<void> {
    await this.button.click();
    await expect(this.button).toHaveAttribute("aria-pressed", "true");
  }
}

/** Step of the page's clock in milliseconds: the host answers in between. */
const STEP = 500;
/** More than twice the delay without a touch before a mark appears, in milliseconds. */
const LONG = 15_000;
/** A little more than the time after which a mark counts as read, in milliseconds. */
const READ = 2000;

/** Coach marks, which appear after a while without a touch. The page's clock must be installed. */
export class CoachMarks {
  readonly mark: Locator;
  /** The ring around the mark's target. */
  readonly ring: Locator;

  constructor(readonly page: Page) {
    this.mark = page.getByTestId("coach-mark");
    this.ring = page.getByTestId("coach-ring");
  }

  /** Advances the clock without a touch until a mark appears; returns its text. */
  async waitForMark(): Promise<string> {
    await expect
      .poll(
        async () => {
          // On a phone only the end of the page has room for a mark.
          await this.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          await this.page.clock.fastForward(STEP);
          return this.mark.isVisible();
        },
        { intervals: [50] },
      )
      .toBe(true);
    return this.mark.innerText();
  }

  /** Advances the clock by a long time without a touch, and expects no mark. */
  async expectNone(): Promise<void> {
    for (let time = 0; time < LONG; time += STEP) await this.page.clock.fastForward(STEP);
    await expect(this.mark).toHaveCount(0);
  }

  /** Keeps the mark until it counts as read. */
  async read(): Promise<void> {
    await this.page.clock.runFor(READ);
  }

  /** What the mark covers of the question, the answers, the bar and its own target. */
  covered(): Promise<string[]> {
    return this.mark.evaluate((mark) => {
      const note = mark.getBoundingClientRect();
      const kept =
        "[data-testid=bar] button, [data-testid=panel], h2, [data-testid=finger-card], [data-asked], [data-testid=coach-ring]";
      return [...document.querySelectorAll(kept)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return left < note.right - 1 && right > note.left + 1 && top < note.bottom - 1 && bottom > note.top + 1;
        })
        .map((one) => one.outerHTML.slice(0, 80));
    });
  }

  /** Whether the mark is on the screen with its whole text. */
  isWhole(): Promise<boolean> {
    return this.mark.evaluate((mark) => {
      const { left, top, right, bottom } = mark.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return inside && mark.scrollWidth <= mark.clientWidth + 1 && mark.scrollHeight <= mark.clientHeight + 1;
    });
  }
}
