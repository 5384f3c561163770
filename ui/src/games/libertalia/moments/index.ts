// The great moments of Libertalia.

import { GLANCE, moment, READ, type Moment } from "../../../table/moments";
import Beat from "../../../table/moments/Beat.svelte";
import Tally from "../../../table/moments/Tally.svelte";
import type { Event } from "../../../wire/libertalia";
import type { TableState, ToldEntry } from "../../../wire/types";
import { narrate } from "../narrate";
import { colourOf, s, viewOf } from "../words";
import Dawn from "./Dawn.svelte";
import Ended from "./Ended.svelte";
import { seatName } from "../../../table/chairs";

/** How long the score of a raid stays: six rows come one after the other. */
const COUNTED = 2800;

/** What everybody scored, the best in the light. */
function score(raid: number, all: Event[], state: TableState): Moment {
  const scored = all.filter((event) => event.event === "Scored");
  const rows = scored.map(({ seat, score }) => ({
    name: seatName(state, seat),
    colour: colourOf(viewOf(state), seat),
    text: s("points", { count: score.points }),
  }));
  const most = Math.max(...scored.map(({ score }) => score.points));
  const best = scored.flatMap(({ score }, nth) => (score.points === most ? [nth] : []));
  return moment(
    Tally,
    { title: s("moment-score", { raid }), rows, best },
    { says: narrate(scored, state).join(" "), stays: COUNTED, ends: "ducats", walked: true },
  );
}

export default function moments(told: ToldEntry[], state: TableState): Moment[] {
  const all = told.flatMap(({ events }) => events as Event[]);
  /** A raid begins with its first day: one beat for both. */
  const raid = all.some(({ event }) => event === "RaidBegan");
  return all.flatMap((event): Moment[] => {
    const says = narrate([event], state).join(" ");
    switch (event.event) {
      case "RaidBegan":
        return [
          moment(
            Beat,
            { title: s("moment-raid"), number: event.raid },
            { says, stays: GLANCE, ends: "bell", walked: true },
          ),
        ];
      case "DayBegan":
        return raid
          ? []
          : [
              moment(
                Beat,
                { title: s("moment-day"), number: event.day, Picture: Dawn },
                { says, stays: GLANCE, ends: "bell", walked: true },
              ),
            ];
      case "RaidEnded":
        return [score(event.raid, all, state)];
      case "CampaignEnded":
        return [moment(Ended, {}, { says, stays: READ, ends: "bell", walked: true })];
      default:
        return [];
    }
  });
}
