// The content of a television.

import type { TableState } from "../../../wire/types";
import type { Outcome } from "../../contract";
import { s, viewOf } from "../words";

/** The progress of the game. */
export function stage(state: TableState): string[] {
  const { track, doge } = viewOf(state);
  const turn = track.turn ? s("track-turn", { turn: track.turn }) : s("track-setup");
  return track.to_scoring === null
    ? [turn]
    : [turn, s("track-next", { left: track.to_scoring, percent: Math.round(doge.scores_next * 100) })];
}

/** The standings by seat, at the end of the game by place. */
export function standings(state: TableState): { seat: number; counts: string; facts: string[] }[] {
  const { seats, stage } = viewOf(state);
  if (stage.stage === "over") {
    return stage.standings.map(({ seat, ducats, ports }) => ({
      seat,
      counts: s("over-ducats", { ducats }),
      facts: [s("players-ports", { n: ports })],
    }));
  }
  return seats.map(({ purse, ports, galleys, income }, seat) => ({
    seat,
    counts: purse === null ? "••" : s("over-ducats", { ducats: purse }),
    facts: [
      s("players-ports", { n: ports }),
      s("players-galleys", { n: galleys }),
      s("players-income", { ducats: income }),
    ],
  }));
}

/** The result. */
export function outcome(state: TableState): Outcome[] {
  const { stage } = viewOf(state);
  if (stage.stage !== "over") return [];
  return stage.standings.map(({ seat, place, ducats, ports }) => ({
    seat,
    place,
    points: ducats,
    counts: s("over-ducats", { ducats }),
    facts: [s("players-ports", { n: ports })],
  }));
}
