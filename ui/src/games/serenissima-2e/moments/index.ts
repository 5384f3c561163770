// The highlights of the second edition.

import type { Hand } from "../../../chart/battle/hand";
import Throw from "../../../chart/battle/Throw.svelte";
import { ended, sinks, taken } from "../../../chart/moments";
import { counting, GLANCE, soundOnly, moment, READ, type Moment } from "../../../table/moments";
import Beat from "../../../table/moments/Beat.svelte";
import Lot from "../../../table/moments/Lot.svelte";
import type { TableState, ToldEntry } from "../../../wire/types";
import type { Event } from "../../../wire/serenissima-2e";
import Die from "../battle/Die.svelte";
import { rollsOf, type Roll } from "../battle/rolls";
import { narrate } from "../narrate";
import { countOf } from "../scoring/count";
import { colourOf, portName, s, viewOf } from "../words";
import Doge from "./Doge.svelte";
import { chairNames, seatName } from "../../../table/chairs";

/** Duration of rolling dice, of a card face down, and of drawing a lot: milliseconds. */
const ROLLS = 750;
const TURNS = 850;
const DRAWS = 1500;

/** The events of a battle's last dice. */
const BATTLE_ENDS = new Set<Event["event"]>(["Sunk", "GarrisonFell", "Captured"]);

/** Skulls first, then blanks. */
const faces = (dice: number, skulls: number): number[] =>
  Array.from({ length: dice }, (_, nth) => (nth < skulls ? 1 : 0));

/** The dice of a fort, or of both sides, as the app threw them. */
function thrown({ kind, dice, skulls, thrown }: Roll, says: string, goesOn: boolean, state: TableState): Moment {
  const hands = ([0, 1] as const).map((side): Hand => {
    const seat = thrown?.seats[side] ?? null;
    const fires = kind === "fort";
    return {
      name: fires ? s("side-fort") : seat === null ? s("map-neutral") : seatName(state, seat),
      colour: seat === null ? null : colourOf(viewOf(state), seat),
      faces: faces(dice[side], skulls[side]),
      sum: s("moment-skulls", { skulls: skulls[side] }),
    };
  });
  const drawing = {
    title: s(kind === "fort" ? "moment-fort" : "moment-thrown"),
    hands: kind === "fort" ? hands.slice(1) : hands,
    Die,
    all: [0, 1, 0],
  };
  return moment(Throw, drawing, {
    says,
    lands: ROLLS,
    stays: kind === "fort" ? 900 : goesOn ? 450 : GLANCE,
    passing: kind !== "fort" && goesOn,
    begins: "dice",
  });
}

/** The draw of the first player, unless the table has drawn it. */
function first(seat: number, drawn: boolean, says: string, state: TableState): Moment {
  const names = chairNames(state.settings.seating).map((name, nth) => ({ name, colour: colourOf(viewOf(state), nth) }));
  return moment(
    Lot,
    { title: s("moment-first"), names, chosen: seat, note: s("moment-begins", { seat: seatName(state, seat) }) },
    { says, lands: drawn ? DRAWS : 0, stays: GLANCE, ends: "bell" },
  );
}

export default function moments(told: ToldEntry[], state: TableState): Moment[] {
  const all = told.flatMap(({ events }) => events as Event[]);
  /** All scorings are one count, after the card. */
  const scores = all.some(({ event }) => event === "ScoringBegan");
  /** During a battle, its stage shows the dice. */
  const goesOn = !all.some(({ event }) => BATTLE_ENDS.has(event));
  const of = (event: Event, entry: ToldEntry): Moment[] => {
    const says = narrate([event], state).join(" ");
    switch (event.event) {
      case "FirstPlayer":
        return [first(event.seat, entry.drawn, says, state)];
      case "FortFired":
      case "RoundFought":
        return entry.drawn
          ? rollsOf([{ ...entry, events: [event] }]).map((roll) => thrown(roll, says, goesOn, state))
          : [];
      case "DogeTurned":
        return [
          moment(
            Doge,
            { card: event.card },
            {
              says: `${says} ${s(`moment-doge-${event.card}-does`)}`,
              lands: entry.drawn ? TURNS : 0,
              stays: READ,
            },
          ),
        ];
      case "TurnBegan":
        return scores
          ? []
          : [moment(Beat, { title: s("moment-turn"), number: event.turn }, { says, stays: GLANCE, ends: "bell" })];
      case "Sunk":
        return [sinks(event.galley, seatName(state, event.seat), colourOf(viewOf(state), event.seat), says)];
      case "Captured":
        return [
          taken(
            portName(viewOf(state).board, event.port),
            seatName(state, event.seat),
            colourOf(viewOf(state), event.seat),
            says,
          ),
        ];
      case "Sold":
        return event.paid + event.bonus > 0 ? [soundOnly("ducats")] : [];
      case "GameEnded":
        return scores ? [] : [ended(says)];
      default:
        return [];
    }
  };
  const moments = told.flatMap((entry) => (entry.events as Event[]).flatMap((event) => of(event, entry)));
  return scores ? [...moments, counting(countOf(all, state))] : moments;
}
