// The event of a club on a large screen: how to join, free seats, how every table stands.

import type { Locator, Page } from "@playwright/test";
import { t } from "../support/t";

/** How long a page of tables is shown, in milliseconds. */
export const PAGE_TIME = 10_000;

export class RoomDisplayPage {
  /** The code of the event as a picture; its text says the address, code included. */
  readonly picture: Locator;
  readonly code: Locator;
  readonly title: Locator;
  readonly tables: Locator;
  /** The first three of a tournament that is over. */
  readonly podium: Locator;

  constructor(readonly page: Page) {
    this.picture = page.getByRole("complementary").getByRole("img");
    this.code = page.getByTestId("join-code");
    this.title = page.getByRole("heading", { level: 1 });
    this.podium = page.getByTestId("podium");
    this.tables = page.getByRole("listitem").getByRole("button");
  }

  /** The address to join by. */
  async address(): Promise<string> {
    return ((await this.picture.getAttribute("alt")) ?? "").replace(/^\D*(?=http)/, "");
  }

  table(label: string): Locator {
    return this.page.getByRole("button", { name: label, exact: true });
  }

  freeSeats(free: number): Locator {
    return this.page.getByRole("banner").getByText(t("club-free", { free }), { exact: true });
  }

  /** A list of the tournament: who has joined, where everyone sits, or the standings. */
  lines(title: string): Locator {
    return this.page.getByRole("region", { name: title, exact: true });
  }
}
