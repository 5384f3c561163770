// "What is this?": the next touch explains instead of acting. And the marks that say what a tool is for at its first use.

import { expect, type Locator, type Page } from "@playwright/test";
import { t } from "../support/t";

export class ExplainMode {
  /** The button that turns it on. */
  readonly button: Locator;
  readonly sheet: Locator;
  /** What explains the thing that was touched: its tool, then rules. */
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

/** How much time passes for the page at once, in milliseconds: the host answers in between. */
const STEP = 500;
/** More than twice the time without a touch after which a mark comes, in milliseconds. */
const LONG = 15_000;
/** After this time a mark counts as read, and a little more: milliseconds. */
const READ = 2000;

/** Marks that come after a while without a touch. The page's clock must be installed. */
export class CoachMarks {
  readonly mark: Locator;
  /** What the mark is about. */
  readonly ring: Locator;

  constructor(readonly page: Page) {
    this.mark = page.getByTestId("coach-mark");
    this.ring = page.getByTestId("coach-ring");
  }

  /** Lets time pass without a touch until a mark is there; gives its text. */
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

  /** Lets a long time pass without a touch, and expects no mark then. */
  async expectNone(): Promise<void> {
    for (let time = 0; time < LONG; time += STEP) await this.page.clock.fastForward(STEP);
    await expect(this.mark).toHaveCount(0);
  }

  /** Leaves the mark there until it counts as read. */
  async read(): Promise<void> {
    await this.page.clock.runFor(READ);
  }

  /** What the mark covers of what is asked, of where it is answered, of the bar, and of what it is about. */
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

  /** Whether the mark lies on the screen and shows its whole text. */
  isWhole(): Promise<boolean> {
    return this.mark.evaluate((mark) => {
      const { left, top, right, bottom } = mark.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return inside && mark.scrollWidth <= mark.clientWidth + 1 && mark.scrollHeight <= mark.clientHeight + 1;
    });
  }
}
