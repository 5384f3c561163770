// The content of a television.

import type { TableState } from "../../../wire/serenissima-1996";
import type { Outcome } from "../../contract";
import { ducatsText, nationText, s, viewOf } from "../words";

/** The progress of the game. */
export function stage(state: TableState): string[] {
  const { round, rounds, step, stage } = viewOf(state);
  if (!round) return [s("round-setup")];
  const phase = step ?? (stage.stage === "bidding" || stage.stage === "picking" ? "order" : null);
  return [s("round-of", { round, rounds }), ...(phase ? [s(`phase-${phase}`)] : [])];
}

/** The standings by seat, at the end of the game by place. */
export function standings(state: TableState): { seat: number; counts: string; facts: string[] }[] {
  const { seats, stage } = viewOf(state);
  const held = (seat: number) => s("ports", { count: seats[seat]?.ports ?? 0 });
  if (stage.stage === "over") {
    return stage.outcomes.map(({ seat, wealth, ducats }) => ({
      seat,
      counts: wealth ? s("wealth", { wealth: seats[seat]?.points ?? 0 }) : "–",
      facts: [held(seat), ducatsText(ducats)],
    }));
  }
  return seats.map(({ nation, purse, points, open_points, galleys }, seat) => ({
    seat,
    counts: points === null ? s("wealth-open", { wealth: open_points }) : s("wealth", { wealth: points }),
    facts: [
      nationText(nation),
      held(seat),
      s("galleys", { count: galleys }),
      ...(purse === null ? [] : [ducatsText(purse)]),
    ],
  }));
}

/** The result: wealth, or only ducats where it stopped without counting. */
export function outcome(state: TableState): Outcome[] {
  const { seats, stage } = viewOf(state);
  if (stage.stage !== "over") return [];
  return stage.outcomes.map(({ seat, wealth, ducats, place }) => {
    const facts = [nationText(seats[seat]?.nation ?? "venice"), s("ports", { count: seats[seat]?.ports ?? 0 })];
    if (!wealth) return { seat, place: null, points: null, counts: ducatsText(ducats), facts };
    const points = seats[seat]?.points ?? 0;
    return {
      seat,
      place,
      points,
      counts: s("wealth", { wealth: points }),
      facts: [...facts, ducatsText(ducats)],
    };
  });
}
