// The highlights of Libertalia.

import { t } from "../../../lang/index.svelte";
import { counting, GLANCE, moment, READ, type Count, type CountLine, type Moment } from "../../../table/moments";
import Beat from "../../../table/moments/Beat.svelte";
import type { Event } from "../../../wire/libertalia";
import type { TableState, ToldEntry } from "../../../wire/types";
import { narrate } from "../narrate";
import { lines } from "../score/tally";
import { colourOf, s, viewOf } from "../words";
import Dawn from "./Dawn.svelte";
import Ended from "./Ended.svelte";
import { chairNames } from "../../../table/chairs";

/** The count of a raid, part by part: the earlier points, the doubloons, then the booty. */
function countOf(raid: number, all: Event[], state: TableState): Count {
  const view = viewOf(state);
  const scored = all.filter((event) => event.event === "Scored");
  const before = view.players.map(({ score }, seat): CountLine => ({ seat, name: t("count-before"), worth: score }));
  const parts = scored.flatMap(({ seat, score }) =>
    lines(score).map(({ part, count, points }, nth) => ({
      nth,
      count,
      line: {
        seat,
        name: s(part === "doubloons" ? "noun-doubloons" : `kind-${part}`),
        ...(part === "doubloons" ? {} : { note: `${count} ×` }),
        worth: points,
      } satisfies CountLine,
    })),
  );
  // A campaign brings no fewer than 0 points, unless the group plays otherwise.
  const least = scored.flatMap(({ seat, score }): CountLine[] => {
    const worth = score.points - lines(score).reduce((sum, { points }) => sum + points, 0);
    return worth ? [{ seat, name: s("score-least"), worth }] : [];
  });
  return {
    title: s("moment-score", { raid }),
    rules: "RAID-2 RAID-3",
    seats: chairNames(state.settings.seating).map((name, seat) => ({ name, colour: colourOf(view, seat) })),
    lines: [
      ...before.filter(({ worth }) => worth > 0),
      ...parts
        .filter(({ count }) => count > 0)
        .sort((one, other) => one.nth - other.nth)
        .map(({ line }) => line),
      ...least,
    ],
    said: narrate(scored, state),
    done: t("count-done"),
  };
}

export default function moments(told: ToldEntry[], state: TableState): Moment[] {
  const all = told.flatMap(({ events }) => events as Event[]);
  /** A raid begins with its first day: one highlight for both. */
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
        return [counting(countOf(event.raid, all, state), { walked: true })];
      case "CampaignEnded":
        return [moment(Ended, {}, { says, stays: READ, ends: "bell", walked: true })];
      default:
        return [];
    }
  });
}
