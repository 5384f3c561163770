// The bar and the timeline while the screen shows earlier entries.

import { expect, type Locator } from "@playwright/test";
import { like, t } from "../support/t";
import type { TablePage } from "./table";

export class ReplayPage {
  /** Names the shown entry. */
  readonly past: Locator;
  readonly continueHere: Locator;
  readonly now: Locator;
  readonly before: Locator;
  readonly after: Locator;
  /** The box of the timeline and its keys. */
  readonly box: Locator;
  /** The timeline: a slider over the entries. */
  readonly line: Locator;
  /** All its controls. */
  readonly controls: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  /** To the next turn. */
  readonly nextTurn: Locator;
  readonly momentBefore: Locator;

  constructor(readonly table: TablePage) {
    const { screen, bar } = table;
    const button = (key: string) => screen.getByRole("button", { name: t(key), exact: true });
    this.past = bar.getByRole("status").filter({ hasText: like(t("table-past", { n: "*" })) });
    this.continueHere = button("table-continue");
    this.now = button("table-now");
    this.before = button("past-before");
    this.after = button("past-after");
    this.box = screen.getByRole("region", { name: t("replay-title"), exact: true });
    this.line = this.box.getByRole("slider");
    this.controls = this.box.getByRole("button").or(this.line);
    this.play = button("replay-play");
    this.pause = button("replay-pause");
    this.nextTurn = this.box.getByRole("button", { name: like(t("replay-on", { to: "*" })) });
    this.momentBefore = button("replay-moment-last");
  }

  /** Sets the speed to the next one. */
  speed(now: "slow" | "usual" | "fast"): Locator {
    return this.box.getByRole("button", { name: t("replay-speed", { speed: t(`replay-${now}`) }), exact: true });
  }

  /** Marks on the line. */
  marks(kind: string): Locator {
    return this.box.locator(`i[data-kind=${kind}]`);
  }

  /** Opens the timeline from the menu, at the beginning. */
  async watchAgain(): Promise<void> {
    await (await this.table.openMenu()).getByRole("button", { name: t("replay-again"), exact: true }).click();
    await this.expectAt(0);
  }

  /** Waits until the entry at this place of the timeline is shown. The slider's value alone changes earlier. */
  async expectAt(place: number): Promise<void> {
    const text = like(t("replay-at", { at: place, last: "*", turn: "*" }));
    await expect(this.line).toHaveAttribute("aria-valuetext", new RegExp(`^${text.source}`));
    await expect(this.line).toHaveValue(String(place));
  }

  /** Waits until the screen shows this entry. */
  async expectEntry(entry: number): Promise<void> {
    await expect(this.past).toHaveText(t("table-past", { n: entry }));
  }

  async goTo(place: number): Promise<void> {
    await this.line.fill(String(place));
    await this.expectAt(place);
  }
}
