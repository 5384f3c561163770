// The owner's boards of an edition: matching one to the printed board page by page, and drawing one.

import { expect, type Locator, type Page } from "@playwright/test";
import { like, t, texts, type Translate } from "../support/t";

export type Edition = "serenissima-2e" | "serenissima-1996";

export class BoardsPage {
  readonly t: Translate;
  readonly boards: Locator;
  readonly match: Locator;
  readonly importFile: Locator;

  constructor(
    readonly page: Page,
    readonly edition: Edition,
  ) {
    this.t = texts(edition);
    this.boards = page.getByTestId("board");
    this.match = this.button("board-match").first();
    this.importFile = page.getByTestId("import-board");
  }

  button(key: string, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", { name: this.t(key), exact: true });
  }

  text(key: string, args: Record<string, string | number> = {}, within: Page | Locator = this.page): Locator {
    return within.getByText(like(this.t(key, args)));
  }

  /** The board of this name in the list. */
  board(name: string): Locator {
    return this.boards.filter({ has: this.page.getByRole("heading", { name, exact: true }) });
  }

  /** Waits until the list of this edition is shown. */
  async expectList(): Promise<void> {
    await expect(
      this.page.getByRole("button", { name: t(`game-${this.edition}`), exact: true, pressed: true }),
    ).toBeVisible();
    await expect(this.boards.first()).toBeVisible();
  }

  /** Resumes the guided pass. */
  async startMatching(): Promise<MatchPage> {
    await this.match.click();
    const match = new MatchPage(this);
    await match.title.waitFor();
    return match;
  }

  back(): Locator {
    return this.page.getByRole("button", { name: t("app-back"), exact: true });
  }
}

export class MatchPage {
  /** The title of the open page. */
  readonly title: Locator;
  /** Whether each value of the page is confirmed: a sign, or ?. */
  readonly sure: Locator;
  readonly progress: Locator;
  readonly jumpTo: Locator;
  /** Confirms the page and leads to the next. */
  readonly asShown: Locator;
  readonly later: Locator;
  readonly box: Locator;

  constructor(readonly boards: BoardsPage) {
    const { page } = boards;
    this.box = page.getByTestId("match");
    this.title = this.box.getByRole("heading", { level: 2 });
    this.sure = this.box.getByTestId("sure");
    this.progress = this.box.getByRole("progressbar");
    this.jumpTo = this.box.getByRole("combobox");
    this.asShown = this.box.getByTestId("as-shown");
    this.later = boards.button("board-later", this.box);
  }

  button(name: string): Locator {
    return this.box.getByRole("button", { name, exact: true });
  }

  /** A page of this title, whether or not it is confirmed. */
  async jump(title: string): Promise<void> {
    const option = this.jumpTo.getByRole("option", { name: new RegExp(`^(• )?${title}$`) });
    await this.jumpTo.selectOption((await option.getAttribute("value")) ?? "");
    await expect(this.title).toHaveText(title);
  }

  /** Steps the value of a slot. */
  async step(slot: number, direction: "more" | "fewer", times: number): Promise<void> {
    const button = this.button(this.boards.t(`board-value-${direction}`, { n: slot }));
    for (let left = times; left > 0; left -= 1) await button.click();
  }

  /** Confirms the page that is open; the pass continues with the next. */
  async confirm(): Promise<void> {
    const before = await this.title.innerText();
    await this.asShown.click();
    await expect(this.title).not.toHaveText(before);
  }
}
