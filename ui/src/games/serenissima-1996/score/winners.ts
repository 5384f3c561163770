// Who has won.

import { list } from "../../../lang/index.svelte";
import type { TableSession } from "../../../table/session.svelte";
import type { Outcome } from "../../../wire/serenissima-1996";
import { s } from "../words";

/** Whether wealth was counted. */
export const isCounted = (outcomes: Outcome[]): boolean => outcomes.some(({ wealth }) => wealth !== null);

/** The seats that have won; nobody without a count. */
export const winnersOf = (outcomes: Outcome[]): number[] => (isCounted(outcomes) ? outcomes.filter(({ place }) => place === 1).map(({ seat }) => seat) : []);

/** Who has won, in a sentence. */
export function winnersText(session: TableSession, outcomes: Outcome[]): string {
  const winners = winnersOf(outcomes);
  return winners.length ? s("over-won", { count: winners.length, seats: list(winners.map((seat) => session.name(seat))) }) : s("over-stopped");
}
