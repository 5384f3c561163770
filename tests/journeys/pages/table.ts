// The screen of a game: its bar, the game's own panel, and what opens over both. It is the same on a tablet, a phone
// and inside the frame of a turned screen.

import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { like, t } from "../support/t";

export class TablePage {
  readonly bar: Locator;
  readonly panel: Locator;
  /** What is asked, in the panel. */
  readonly question: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  /** The button of the record, with its last entry. */
  readonly record: Locator;
  /** The instructions for the physical table. */
  readonly instructions: Locator;
  /** The card at the finger: a consequence, or a choice. */
  readonly card: Locator;
  /** The confirmation button of that card. It accepts touches once it is enabled. */
  readonly confirm: Locator;
  /** Closes that card. */
  readonly cancel: Locator;
  /** Says at the finger why something cannot be done. */
  readonly refusal: Locator;
  /** Says that the game continues on another device. */
  readonly gone: Locator;
  /** What stays in sight on a guest's device: the seat, what its player holds, and whose turn it is. */
  readonly head: Locator;
  /** Whose device this is, on a guest's device. */
  readonly seat: Locator;
  /** What the player of this device holds. */
  readonly holds: Locator;
  /** Whose turn it is, on a guest's device. */
  readonly turn: Locator;

  constructor(
    readonly page: Page,
    /** The frame that holds the screen, if it is turned. */
    readonly screen: Page | FrameLocator = page,
  ) {
    this.bar = screen.getByTestId("bar");
    this.panel = screen.getByTestId("panel");
    this.question = this.panel.getByTestId("question");
    this.undo = screen.getByTestId("undo");
    this.redo = screen.getByTestId("redo");
    this.record = screen.getByTestId("record");
    this.instructions = screen.getByTestId("instructions");
    this.card = screen.getByTestId("finger-card");
    this.confirm = screen.getByTestId("finger-action").getByRole("button");
    this.cancel = screen.getByTestId("finger-cancel");
    this.refusal = screen.getByTestId("refusal");
    this.gone = this.alert(like(t("host-gone", { to: "*" })));
    this.head = screen.getByTestId("guest-head");
    this.seat = screen.getByTestId("guest-seat");
    this.holds = screen.getByTestId("guest-holds");
    this.turn = screen.getByTestId("guest-turn");
  }

  /** A button of the screen by its message. */
  button(name: string | RegExp): Locator {
    return this.screen.getByRole("button", { name, exact: true });
  }

  /** A note that reports a problem, or that needs an answer. */
  alert(text: string | RegExp): Locator {
    return this.screen.getByRole("alert").filter({ hasText: text });
  }

  /** The sheet that is open, or the one of this title. */
  sheet(title?: string): Locator {
    return this.screen.getByRole("dialog", title === undefined ? {} : { name: title, exact: true });
  }

  /** Waits until the parts that show moves are loaded: highlights, and the steps of instructions. */
  async expectShowsMoves(): Promise<void> {
    await expect(this.screen.locator("[data-moments]")).toBeAttached();
  }

  /** How many lines the shown record has. */
  async length(): Promise<number> {
    return Number(await this.bar.getAttribute("data-length"));
  }

  /** Waits until the record that is shown has this many lines. */
  async expectLength(length: number): Promise<void> {
    await expect(this.bar).toHaveAttribute("data-length", String(length));
  }

  /** Waits until something was entered after the record had this length. */
  async expectEntered(since: number): Promise<void> {
    await expect(this.bar).not.toHaveAttribute("data-length", String(since));
  }

  /** Does what becomes an entry, and waits until it is shown. */
  async enter(act: () => Promise<unknown>): Promise<void> {
    const before = await this.length();
    await act();
    await this.expectEntered(before);
  }

  async openMenu(): Promise<Locator> {
    await this.button(t("table-menu")).click();
    const menu = this.sheet(t("table-menu"));
    await menu.waitFor();
    return menu;
  }

  async openRecord(): Promise<Locator> {
    await this.record.click();
    const sheet = this.sheet();
    await sheet.waitFor();
    return sheet;
  }

  /** Closes the sheet that is open by its button. */
  async closeSheet(): Promise<void> {
    await this.sheet()
      .getByRole("button", { name: t("app-close"), exact: true })
      .click();
    await expect(this.sheet()).toHaveCount(0);
  }

  /** Allows a refused command with two touches: the second names the rule. A button that says so needs no first. */
  async allowAnyway(insists = false): Promise<void> {
    if (!insists) await this.refusal.getByRole("button", { name: t("refusal-allow"), exact: true }).click();
    await this.refusal.getByRole("button", { name: like(t("refusal-sure", { rules: "*" })), disabled: false }).click();
  }

  /** Goes back to the first page. */
  async back(): Promise<void> {
    await this.bar.getByRole("button", { name: t("app-back"), exact: true }).click();
  }
}
