// A made-up analysis of a recorded game: the real one would take too long for each state.

import type { GameAnalysis, TableState } from "../wire/types";

/** Facts that speak for a plan, by game. */
const FACTS: Record<string, string[]> = {
  "serenissima-2e": ["growth", "danger"],
  "serenissima-1996": ["galleys_at_risk", "ports_at_risk"],
  twilight: ["favourite-pace", "masquerade-cards"],
  libertalia: ["end_abilities", "exposed"],
};

/** The analysis of a state's game. The first seat wins, and each chance moves evenly towards the result. */
export function analysisOf({ chain, game, settings }: TableState): GameAnalysis {
  const seats = settings.seating.map((_, seat) => seat);
  const start = 1 / seats.length;
  const end = (seat: number) => (seat === 0 ? 1 : 0);
  const reasons = (FACTS[game] ?? []).map((key) => ({ key, args: { value: 2, other: 1 } }));
  const at = (share: number) => chain[Math.floor(share * (chain.length - 1))] ?? 0;
  return {
    seats: seats.map((seat) => {
      const change = end(seat) - start;
      const unexplained = 0.01;
      return {
        start,
        end: end(seat),
        luck: 0.3 * change,
        own: 0.5 * change,
        others: 0.2 * change - unexplained,
        unexplained,
      };
    }),
    moves: chain.map((entry, nth) => ({
      entry,
      win: seats.map((seat) => start + ((end(seat) - start) * nth) / chain.length),
    })),
    turning_points: [0.3, 0.6, 0.9].map((share, nth) => ({
      entry: at(share),
      seat: seats[nth % seats.length] ?? 0,
      loss: 0.2 - 0.05 * nth,
      error: 0.01,
      played: [],
      better: [],
      reasons: nth === 2 ? [] : reasons,
    })),
  };
}
