// A made-up analysis of a recorded game, and made-up hints: the real ones would take too long for each state.

import type { GameAnalysis, SuggestedPlan, TableState } from "../wire/types";

/** Facts that speak for a plan, by game. */
const FACTS: Record<string, string[]> = {
  "serenissima-2e": ["growth", "danger"],
  "serenissima-1996": ["galleys_at_risk", "ports_at_risk"],
  twilight: ["favourite-pace", "masquerade-cards"],
  libertalia: ["end_abilities", "exposed"],
};

const factsOf = (game: string) => (FACTS[game] ?? []).map((key) => ({ key, args: { value: 2, other: 1 } }));

/** The analysis of a state's game. The first seat wins, and each chance moves evenly towards the result. */
export function analysisOf({ chain, game, settings, told }: TableState): GameAnalysis {
  const seats = settings.seating.map((_, seat) => seat);
  const start = 1 / seats.length;
  const end = (seat: number) => (seat === 0 ? 1 : 0);
  const reasons = factsOf(game);
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
      better_events: told.find(({ n }) => n === at(share))?.events ?? [],
      reasons: nth === 2 ? [] : reasons,
    })),
  };
}

/** Hints for a state: what was played last, as if it were to come. */
export const hintsOf = ({ game, told, view }: TableState): SuggestedPlan[] =>
  told
    .filter(({ by, events }) => typeof by === "object" && events.length > 0)
    .slice(-6)
    .map(({ events }, nth) => ({
      commands: [],
      win: 0.41 - 0.06 * nth,
      error: 0.03,
      ducats: game === "twilight" ? null : 120 - 90 * nth,
      reasons: factsOf(game),
      against: nth === 0 ? [] : factsOf(game),
      events,
      view,
    }));
