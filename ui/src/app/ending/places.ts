// Places at the end of a game, and the reason for the winner's lead.

import type { Outcome } from "../../games/contract";
import { t } from "../../lang/index.svelte";

/** The outcomes in the order of places, the winner first. */
export const placesOf = (lines: Outcome[]): Outcome[] =>
  [...lines].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));

/** The lines of the winners; none if all players are tied or nothing was counted. */
export function winnersOf<Line extends { place: number | null }>(lines: Line[]): Line[] {
  const first = lines.filter(({ place }) => place === 1);
  return first.length === lines.length ? [] : first;
}

/** The winner's lead in words, `amount` with its unit. If points do not decide, the game's own `reason`. */
export function marginOf(lines: Outcome[], reason: string, amount: (points: number) => string): string {
  const [first, second] = placesOf(lines);
  if (!first || !second) return "";
  if (first.place === null) return t("end-uncounted");
  const lead = (first.points ?? 0) - (second.points ?? 0);
  if (first.place !== second.place && lead > 0) return t("end-by", { lead: amount(lead) });
  if (reason) return reason;
  return first.place === second.place && winnersOf(lines).length ? t("end-tied") : "";
}
