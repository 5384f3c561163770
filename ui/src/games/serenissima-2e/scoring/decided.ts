// The deciding factor of a finished game.

import type { View } from "../../../wire/serenissima-2e";
import { list, s } from "../words";

/** One sentence; empty without a second place. */
export function decided({ stage }: View, name: (seat: number) => string): string {
  const standings = stage.stage === "over" ? stage.standings : [];
  const winners = standings.filter((standing) => standing.place === 1);
  const [first, second] = standings;
  if (!first) return "";
  const seat = name(first.seat);
  if (winners.length > 1) return s("over-shared", { seats: list(winners.map((winner) => name(winner.seat))) });
  if (!second) return "";
  if (first.ducats > second.ducats) return s("over-by-ducats", { seat, lead: first.ducats - second.ducats });
  return s("over-by-ports", { seat, ports: first.ports, fewer: second.ports });
}
