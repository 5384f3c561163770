// Where a device says why it should be let in.

import type { Locator, Page } from "@playwright/test";
import { t } from "../support/t";

export class JoinPage {
  readonly name: Locator;
  readonly code: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByLabel(t("join-name"));
    this.code = page.getByLabel(t("join-code-label"));
  }

  async join(name: string): Promise<void> {
    await this.name.fill(name);
    await this.page.getByRole("button", { name: t("join-enter"), exact: true }).click();
  }
}
