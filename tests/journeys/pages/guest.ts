// A guest's device: the game for a player or a spectator, and the state of its connection.

import type { Locator, Page } from "@playwright/test";
import { t } from "../support/t";
import { JoinPage } from "./join";
import { TablePage } from "./table";

export class GuestPage extends TablePage {
  /** Where it joins, and where it is again after it has left or was removed. */
  readonly join: JoinPage;
  /** Says that the host does not answer. */
  readonly unreachable: Locator;
  /** Says that the host has closed the game to phones. */
  readonly closed: Locator;
  /** The note that a touch came too late: its question had been answered. */
  readonly late: Locator;

  constructor(page: Page) {
    super(page);
    this.join = new JoinPage(page);
    this.unreachable = page.getByRole("status").filter({ hasText: t("app-unreachable") });
    this.closed = page.getByRole("status").filter({ hasText: t("guest-closed") });
    this.late = this.alert(t("problem-late"));
  }

  /** Says that this player decides, on another device. */
  waitsFor(name: string): Locator {
    return this.panel.getByText(t("guest-waiting", { name }));
  }

  /** Tells the page that its device has woken up. */
  async wakeUp(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  }
}
