// House rules: the options and waived rules of a group. On the page of a new game, and in the menu of a game.

import type { Locator, Page } from "@playwright/test";
import { like, t } from "../support/t";

export class HouseRules {
  /** The presets, and the rulebook. */
  readonly choices: Locator;
  /** The sheet with every rule that can be waived. */
  readonly sheet: Locator;
  readonly name: Locator;

  constructor(
    readonly page: Page,
    /** The page or sheet that shows them. */
    readonly shown: Page | Locator = page,
  ) {
    this.choices = shown.getByRole("group", { name: t("presets-title"), exact: true });
    this.sheet = page.getByRole("dialog", { name: t("presets-waive"), exact: true });
    this.name = shown.getByLabel(t("presets-name"), { exact: true });
  }

  choice(name: string): Locator {
    return this.choices.getByRole("button", { name, exact: true });
  }

  /** Opens the sheet of rules. */
  async openRules(): Promise<void> {
    await this.shown.getByRole("button", { name: t("presets-waive"), exact: true }).click();
    await this.sheet.waitFor();
  }

  /** A rule in that sheet, by its id. */
  rule(id: string): Locator {
    return this.sheet.getByRole("checkbox", { name: like(`(${id})`) });
  }

  /** Stores the chosen rules as a preset. */
  async keep(name: string): Promise<void> {
    await this.name.fill(name);
    await this.shown.getByRole("button", { name: t("presets-keep"), exact: true }).click();
  }
}
