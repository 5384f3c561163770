// What only the web app shows: notes on its first page, and the page of an app that is open elsewhere.

import type { Locator, Page } from "@playwright/test";
import { t } from "../support/t";

export class WebNotes {
  /** Says that the browser may clear what is stored. */
  readonly mayForget: Locator;
  /** Says that a newer version is ready. */
  readonly newer: Locator;
  readonly update: Locator;
  /** Says that another page of this browser has the app open. */
  readonly openElsewhere: Locator;
  readonly takeOver: Locator;
  readonly retry: Locator;

  constructor(readonly page: Page) {
    const button = (key: string) => page.getByRole("button", { name: t(key), exact: true });
    this.mayForget = page.getByText(t("web-forgets"));
    this.newer = page.getByText(t("web-newer"));
    this.update = button("web-update");
    this.openElsewhere = page.getByRole("alert").filter({ hasText: t("unopened-second-app") });
    this.takeOver = button("web-take-over");
    this.retry = button("unopened-again");
  }
}
