// The content of a television.

import type { TableState } from "../../../wire/types";
import type { Outcome } from "../../contract";
import { s, viewOf } from "../words";

/** The progress of the match. */
export function stage(state: TableState): string[] {
  const { round, deck, deal, last_turn, ran_out } = viewOf(state);
  const end = last_turn ? [s("last-turn")] : ran_out !== null ? [s("ran-out")] : [];
  return [s("round", { round }), s("deck", { deck, deal }), ...end];
}

/** The won rounds of each seat, by seat. */
export function standings(state: TableState): { seat: number; counts: string; facts: string[] }[] {
  const { wins, hands, merchant, forecast, masquerade } = viewOf(state);
  return wins.map((won, seat) => ({
    seat,
    counts: s("rounds-won", { rounds: won }),
    facts: [
      ...(merchant === null ? [] : [s(merchant === seat ? "has-merchant" : "has-harlequin")]),
      s("hand-count", { count: hands[seat]?.count ?? 0 }),
      s("counts", { n: forecast.counts[seat] ?? 0 }),
      ...(masquerade[seat] ? [s("masquerade")] : []),
    ],
  }));
}

/** The result: won rounds; both are first in a drawn match. */
export function outcome(state: TableState): Outcome[] {
  const { wins, stage } = viewOf(state);
  const winner = stage.stage === "over" ? stage.winner : null;
  const lines = wins.map((won, seat) => ({
    seat,
    place: winner === null || winner === seat ? 1 : 2,
    points: won,
    counts: s("rounds-won", { rounds: won }),
    facts: [],
  }));
  return lines.sort((one, other) => one.place - other.place);
}
