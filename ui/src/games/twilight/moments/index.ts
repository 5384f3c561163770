// The highlights of Twilight of Venice.

import Hand from "~icons/game-icons/card-pick";
import Scales from "~icons/game-icons/scales";
import Laurel from "~icons/game-icons/laurel-crown";
import { GLANCE, moment, READ, type Moment } from "../../../table/moments";
import Beat from "../../../table/moments/Beat.svelte";
import Lot from "../../../table/moments/Lot.svelte";
import News from "../../../table/moments/News.svelte";
import type { Event } from "../../../wire/twilight";
import type { TableState, ToldEntry } from "../../../wire/types";
import { PAWN_ICON } from "../icons";
import { narrate } from "../narrate";
import { colourOf, s } from "../words";
import { chairNames, seatName } from "../../../table/chairs";

/** Duration of drawing a lot: milliseconds. */
const DRAWS = 1500;

function merchant(seat: number, drawn: boolean, says: string, state: TableState): Moment {
  const names = chairNames(state.settings.seating).map((name, nth) => ({ name, colour: colourOf(nth) }));
  return moment(
    Lot,
    {
      title: drawn ? s("moment-merchant") : s("correct-has-merchant", { seat: seatName(state, seat) }),
      names,
      chosen: seat,
      note: s("moment-begins", { seat: seatName(state, seat) }),
    },
    { says, lands: drawn ? DRAWS : 0, stays: GLANCE, ends: "bell" },
  );
}

/** The winner, and the reason. */
function won(
  winner: number | null,
  what: "round" | "match",
  level: string,
  Icon: typeof Laurel,
  says: string,
  note: string,
  state: TableState,
): Moment {
  const title = winner === null ? s(level) : s(`${what}-won`, { seat: seatName(state, winner) });
  return moment(
    News,
    {
      Icon: winner === null ? Scales : Icon,
      way: "shines",
      colour: winner === null ? null : colourOf(winner),
      title,
      note,
    },
    { says, stays: READ, ends: "bell", keeps: what === "match" },
  );
}

export default function moments(told: ToldEntry[], state: TableState): Moment[] {
  const all = told.flatMap(({ events }) => events as Event[]);
  /** The highlight of a match's end includes its last round. */
  const last = all.some(({ event }) => event === "MatchEnded")
    ? all.find((event) => event.event === "RoundEnded")
    : undefined;
  const of = (event: Event, entry: ToldEntry): Moment[] => {
    const says = narrate([event], state).join(" ");
    switch (event.event) {
      case "MerchantDrawn":
        return [merchant(event.seat, entry.drawn, says, state)];
      case "RoundBegan":
        return [
          moment(
            Beat,
            {
              title: s("moment-round"),
              number: event.round,
              note: s("moment-begins", { seat: seatName(state, event.merchant) }),
            },
            { says, stays: GLANCE, ends: "bell" },
          ),
        ];
      case "Reshuffled":
        return [
          moment(
            Beat,
            { title: s("correct-deal"), number: event.deal, note: says },
            { says, stays: GLANCE, ends: "bell" },
          ),
        ];
      case "RanOut":
        return all.some(({ event }) => event === "RoundEnded" || event === "Reshuffled")
          ? []
          : [
              moment(
                News,
                { Icon: Hand, way: "rises", colour: colourOf(1 - event.seat), title: s("last-turn"), note: says },
                { says, stays: GLANCE, ends: "bell" },
              ),
            ];
      case "RoundEnded":
        return last
          ? []
          : [
              won(
                event.winner,
                "round",
                "round-level",
                event.by.startsWith("doge") ? PAWN_ICON.doge : PAWN_ICON.favourite,
                says,
                says,
                state,
              ),
            ];
      case "MatchEnded":
        return [
          won(
            event.winner,
            "match",
            "match-drawn",
            Laurel,
            says,
            narrate(last ? [last] : [event], state).join(" "),
            state,
          ),
        ];
      default:
        return [];
    }
  };
  return told.flatMap((entry) => (entry.events as Event[]).flatMap((event) => of(event, entry)));
}
