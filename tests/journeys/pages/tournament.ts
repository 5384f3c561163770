// The tournament of a club event, as the organiser runs it.

import { expect, type Locator, type Page } from "@playwright/test";
import { t } from "../support/t";
import { OrganiserPage } from "./organiser";

export class TournamentPage extends OrganiserPage {
  /** The tables of the round that is shown. */
  readonly drawn: Locator;
  readonly fewerRounds: Locator;
  /** Points in the standings, from the first place down. */
  readonly points: Locator;

  constructor(page: Page) {
    super(page);
    this.drawn = page.getByTestId("drawn-table");
    this.fewerRounds = this.button(`${t("tournament-rounds")} −`);
    this.points = page.getByTestId("standing-points");
  }

  async subtab(tab: "rounds" | "standings" | "players"): Promise<void> {
    await this.page.getByRole("tab", { name: t(`tournament-${tab}`), exact: true }).click();
  }

  round(n: number): Locator {
    return this.button(t("tournament-round", { n }));
  }

  /** A player of the tournament, who can leave it. */
  player(name: string): Locator {
    return this.button(t("tournament-go-of", { name }));
  }

  drawButton(round: number): Locator {
    return this.button(t("tournament-draw", { round }));
  }

  override table(label: string): Locator {
    return this.page.getByRole("listitem", { name: label, exact: true });
  }

  /** Enters or corrects the places at a table, in the order of seats; null for an absent player. */
  async enterResult(label: string, places: readonly (number | null)[]): Promise<void> {
    const table = this.table(label);
    await table.getByRole("button").click();
    for (const [seat, place] of places.entries())
      await this.sheet
        .getByRole("group")
        .nth(seat)
        .getByRole("button", { name: place ? t("club-place", { place }) : t("tournament-absent"), exact: true })
        .click();
    await this.button(t("club-save")).click();
    await expect(this.sheet).toHaveCount(0);
    await expect(table.getByText(t("tournament-by-hand"), { exact: true })).toBeVisible();
  }
}
