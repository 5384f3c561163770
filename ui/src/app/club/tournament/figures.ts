// Formats the figures of a tournament, and resolves player numbers.

import { current, t } from "../../../lang/index.svelte";
import type { DrawnTable, TournamentSeen, TournamentStanding } from "../../../wire/evening";

const written = (value: number, digits: number) =>
  new Intl.NumberFormat(current(), { maximumFractionDigits: digits }).format(value);

/** Formats points and wins, which are sent in sixtieths. */
export const points = (sixtieths: number): string => written(sixtieths / 60, 2);

/** Formats the average of opponents, which is sent in thousandths. */
export const average = (thousandths: number): string => written(thousandths / 1000, 2);

export const nameOf = (seen: TournamentSeen, player: number): string =>
  seen.players.find((one) => one.player === player)?.name ?? "";

/** The tie-breaker that put a player behind another with the same points; empty where points decided. */
export const tieReason = ({ by }: TournamentStanding): string =>
  by === null || by === "points" ? "" : t(`tournament-by-${by}`);

/** The tables of the last round that have no result. */
export const waiting = (seen: TournamentSeen): DrawnTable[] =>
  (seen.rounds.at(-1)?.tables ?? []).filter(({ outcome }) => outcome === null);

/** A player's place in the last round: a table, a bye, or null. */
export function place(seen: TournamentSeen, player: number): DrawnTable | "bye" | null {
  const round = seen.rounds.at(-1);
  return round?.tables.find(({ seats }) => seats.includes(player)) ?? (round?.byes.includes(player) ? "bye" : null);
}
