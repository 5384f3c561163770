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

/** The relay of the web app, in the sheet for phones. */
export class RelayForm {
  private readonly address: Locator;
  private readonly submit: Locator;
  /** Says that the typed text is no relay's address. */
  readonly wrong: Locator;

  constructor(sheet: Locator) {
    this.address = sheet.getByRole("textbox", { name: t("web-relay-address") });
    this.submit = sheet.getByRole("button", { name: t("web-relay-use"), exact: true });
    this.wrong = sheet.getByRole("alert").filter({ hasText: t("web-relay-wrong") });
  }

  async use(address: string): Promise<void> {
    await this.address.fill(address);
    await this.submit.click();
  }
}

/** The page of a phone that reaches no table. */
export class UnjoinedPage {
  constructor(readonly page: Page) {}

  /** The reason. */
  why(reason: "link" | "no-relay" | "network" | "room" | "lost"): Locator {
    return this.page.getByRole("alert").filter({ hasText: t(`unjoined-${reason}`) });
  }
}
