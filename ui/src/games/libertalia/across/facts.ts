// The content of a television.

import type { TableState } from "../../../wire/types";
import type { Outcome } from "../../contract";
import { places } from "../score/tally";
import { s, viewOf } from "../words";

/** The progress of the campaign. */
export function stage(state: TableState): string[] {
  const { raid, day, stage: now } = viewOf(state);
  return [
    s("raid", { raid }),
    ...(day ? [s("day", { day })] : []),
    ...(now === "day" || now === "dusk" || now === "night" || now === "dawn" ? [s(`time-${now}`)] : []),
  ];
}

/** The points of each seat, in all and in this raid, by seat. The ship shows who has chosen. */
export function standings(state: TableState): { seat: number; counts: string; facts: string[] }[] {
  const { players } = viewOf(state);
  return players.map(({ score, purse, cards, den, covered }, seat) => ({
    seat,
    counts: s("points", { count: score }),
    facts: [
      ...(purse === null ? [] : [s("doubloons", { count: purse })]),
      s("across-den", { count: den.length }),
      ...(covered ? [s("across-covered", { count: covered })] : []),
      s("cards", { count: cards }),
    ],
  }));
}

/** The result: points, raid by raid. */
export function outcome(state: TableState): Outcome[] {
  const view = viewOf(state);
  return places(view).map(({ seat, place }) => {
    const player = view.players[seat];
    return {
      seat,
      place,
      points: player?.score ?? 0,
      counts: s("points", { count: player?.score ?? 0 }),
      facts: player && player.scores.length > 1 ? [player.scores.join(" + ")] : [],
    };
  });
}
