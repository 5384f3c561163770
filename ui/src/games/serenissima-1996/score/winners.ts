// Who has won, and by what.

import { list, t } from "../../../lang/index.svelte";
import type { TableSession } from "../../../table/session.svelte";
import type { Outcome, View } from "../../../wire/serenissima-1996";
import { s } from "../words";

/** Whether wealth was counted. */
export const isCounted = (outcomes: Outcome[]): boolean => outcomes.some(({ wealth }) => wealth !== null);

/** The seats that have won; nobody without a count. */
export const winnersOf = (outcomes: Outcome[]): number[] =>
  isCounted(outcomes) ? outcomes.filter(({ place }) => place === 1).map(({ seat }) => seat) : [];

/** Who has won, in a sentence. */
export function winnersText(session: TableSession, outcomes: Outcome[]): string {
  const winners = winnersOf(outcomes);
  return winners.length
    ? s("over-won", { count: winners.length, seats: list(winners.map((seat) => session.name(seat))) })
    : s("over-stopped");
}

const PARTS = ["town", "ports", "money"] as const;

/** What of its wealth put the winner before whoever came second; empty where nobody did. */
export function decided({ stage }: View, name: (seat: number) => string): string {
  const [first, second] = stage.stage === "over" ? stage.outcomes : [];
  const [most, less] = [first?.wealth, second?.wealth];
  if (!first || !second || !most || !less || first.place === second.place) return "";
  const [part] = [...PARTS].sort((one, other) => most[other] - less[other] - (most[one] - less[one]));
  if (!part || most[part] <= less[part]) return "";
  const amounts = list(
    [first, second].map(({ seat, wealth }) => t("story-named", { seat: name(seat), amount: wealth?.[part] ?? 0 })),
  );
  return t("story-edge", { source: s(`over-${part}`), amounts });
}
