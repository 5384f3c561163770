// A public count, and the rest of the screen meanwhile. Records inside the page, because each line is short-lived.

import { expect, type Locator, type Page } from "@playwright/test";

interface Snapshot {
  /** The sum of each column, and of the lines in it. */
  sums: number[];
  lines: number[];
  /** The purses at the head of the screen, as far as they are open. */
  purses: string[];
  /** All other text on the screen. */
  rest: string;
}

declare global {
  interface Window {
    counts: { before: Snapshot | null; all: Snapshot[]; look(): Snapshot };
  }
}

/** Runs in the page, before it loads. */
function install(): void {
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number).reduce((sum, one) => sum + one, 0);
  const texts = (where: string) => [...document.querySelectorAll(where)].map((one) => one.textContent ?? "");
  window.counts = {
    before: null,
    all: [],
    look() {
      const body = document.body.cloneNode(true) as HTMLElement;
      const apart = "[data-testid=count], [data-testid=moment], [data-moments], [data-testid=purse], nav";
      for (const part of body.querySelectorAll(apart)) part.remove();
      const labels = [...body.querySelectorAll<HTMLElement>("[aria-label], [title]")];
      const said = [body.textContent, ...labels.flatMap(({ ariaLabel, title }) => [ariaLabel, title])];
      const columns = [...document.querySelectorAll("[data-testid=count] [data-testid=count-sum]")];
      return {
        sums: columns.map((sum) => Number(sum.textContent?.replace(/[^0-9]/g, ""))),
        lines: columns.map((sum) =>
          [...(sum.closest("[data-seat]")?.querySelectorAll("p b") ?? [])].reduce(
            (all, line) => all + numbers((line.textContent ?? "").replaceAll("+", " ")),
            0,
          ),
        ),
        purses: texts("[data-testid=purse]").map((text) => text.replace(/\s+/g, " ").trim()),
        rest: said.join("\n").replace(/\s+/g, ""),
      };
    },
  };
  new MutationObserver(() => {
    if (document.querySelector("[data-counting][data-awaited]")) window.counts.all.push(window.counts.look());
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

export class Counts {
  readonly count: Locator;
  readonly sums: Locator;
  readonly done: Locator;

  private constructor(readonly page: Page) {
    this.count = page.getByTestId("count");
    this.sums = page.getByTestId("count-sum");
    this.done = page.getByTestId("count-done");
  }

  /** Starts to record counts on a page that is not loaded yet. */
  static async on(page: Page): Promise<Counts> {
    await page.addInitScript(install);
    return new Counts(page);
  }

  /** Takes the current text of the screen as the only permitted one during a count. */
  async watch(): Promise<void> {
    await this.page.evaluate(() => {
      window.counts.before = window.counts.look();
      window.counts.all = [];
    });
  }

  /**
   * Checks the recording: no sum was ahead of its lines, open purses rose with them, and nothing else on the screen
   * changed.
   */
  async expectSuspense(): Promise<void> {
    await expect(this.done).toBeVisible({ timeout: 30_000 });
    const { before, all } = await this.page.evaluate(() => ({ before: window.counts.before, all: window.counts.all }));
    expect(all, "it was counted line by line").not.toHaveLength(0);
    let last: number[] = [];
    for (const { sums, lines, purses, rest } of all) {
      expect(sums).toEqual(lines);
      expect(rest).toBe(before?.rest);
      const open = purses.map((text) => Number.parseInt(text, 10)).filter((purse) => !Number.isNaN(purse));
      for (const [seat, purse] of open.entries()) expect(purse).toBeGreaterThanOrEqual(last[seat] ?? 0);
      last = open;
    }
  }

  /** How much the purses at the head rose during the count. */
  async risen(): Promise<number[]> {
    return this.page.evaluate(() => {
      const purse = (text: string | undefined) => Number.parseInt(text ?? "", 10);
      const { before, all } = window.counts;
      return (all.at(-1)?.purses ?? []).map((text, seat) => purse(text) - purse(before?.purses[seat]));
    });
  }
}
