// The highlights of the first edition.

import type { Hand } from "../../../chart/battle/hand";
import Throw from "../../../chart/battle/Throw.svelte";
import { ended, raised, sinks, taken } from "../../../chart/moments";
import { counting, GLANCE, soundOnly, moment, READ, type Moment } from "../../../table/moments";
import Beat from "../../../table/moments/Beat.svelte";
import Tally from "../../../table/moments/Tally.svelte";
import type { Event, View } from "../../../wire/serenissima-1996";
import type { TableState, ToldEntry } from "../../../wire/types";
import Die from "../fight/Die.svelte";
import { sumOf, type Blow } from "../fight/rolls";
import { narrate } from "../narrate";
import { countOf } from "../score/count";
import { colourOf, ducatsText, portName, s, viewOf } from "../words";
import { seatName } from "../../../table/chairs";

/** Duration of rolling dice: milliseconds. */
const ROLLS = 750;
const FACES = [1, 4, 2, 6, 3, 5];

type Told<Name extends Event["event"]> = Extract<Event, { event: Name }>;

class Teller {
  readonly view: View;

  constructor(
    readonly state: TableState,
    private readonly all: Event[],
  ) {
    this.view = viewOf(state);
  }

  name = (seat: number): string => seatName(this.state, seat);
  colour = (seat: number): string => colourOf(this.view, seat);
  says = (event: Event): string => narrate([event], this.state).join(" ");
  hand = (seat: number | null, face: number, sum: string): Hand => ({
    name: seat === null ? s("map-neutral") : this.name(seat),
    colour: seat === null ? null : this.colour(seat),
    faces: [face],
    sum,
  });

  /** The sailors of both sides, from the event of the dice, or from the one before. */
  private sides(): [number | null, number | null] {
    const attack = this.all.find((event): event is Told<"Attacked"> => event.event === "Attacked");
    if (attack) return [attack.seat, attack.against];
    const { stage } = this.view;
    if (stage.stage !== "fight") return [null, null];
    return [stage.seat, stage.battle?.waits === "dice" ? stage.battle.attack.against : null];
  }

  fought(event: Blow): Moment {
    const hands = this.sides().map((seat, side) =>
      this.hand(seat, event.dice[side] ?? 0, s("blow-sum", sumOf(event, side))),
    );
    return this.dice(s("moment-thrown"), hands, event);
  }

  order(event: Told<"OrderRolled">): Moment {
    const hands = event.dice.map(({ seat, die }) => this.hand(seat, die, String(die)));
    return this.dice(s("moment-order"), hands, event);
  }

  private dice(title: string, hands: Hand[], event: Event): Moment {
    return moment(
      Throw,
      { title, hands, Die, all: FACES },
      { says: this.says(event), lands: ROLLS, stays: GLANCE, begins: "dice" },
    );
  }

  bids(event: Told<"BidsRevealed">): Moment {
    const most = Math.max(...event.bids.map(({ ducats }) => ducats));
    const rows = event.bids.map(({ seat, ducats }) => ({
      name: this.name(seat),
      colour: this.colour(seat),
      text: ducatsText(ducats),
    }));
    const best = event.bids.flatMap(({ ducats }, nth) => (ducats === most ? [nth] : []));
    return moment(
      Tally,
      { title: s("moment-bids"), rows, best },
      { says: this.says(event), stays: READ, ends: "ducats" },
    );
  }
}

export default function moments(told: ToldEntry[], state: TableState): Moment[] {
  const all = told.flatMap(({ events }) => events as Event[]);
  const teller = new Teller(state, all);
  const { name, colour, says } = teller;
  const of = (event: Event, entry: ToldEntry): Moment[] => {
    switch (event.event) {
      case "RoundBegan":
        return [
          moment(
            Beat,
            { title: s("moment-round"), number: event.round },
            { says: says(event), stays: GLANCE, ends: "bell" },
          ),
        ];
      case "BidsRevealed":
        return [teller.bids(event)];
      case "OrderRolled":
        return entry.drawn ? [teller.order(event)] : [];
      case "Fought":
        return entry.drawn ? [teller.fought(event)] : [];
      case "Sunk":
        return [sinks(event.galley, name(event.seat), colour(event.seat), says(event))];
      case "Boarded":
        return [
          raised(s("moment-boarded", { galley: event.prize }), name(event.seat), colour(event.seat), says(event)),
        ];
      case "Landed":
        return [taken(portName(teller.view.board, event.port), name(event.seat), colour(event.seat), says(event))];
      case "Sold":
        return [soundOnly("ducats")];
      case "GameEnded":
        return event.outcomes.some(({ wealth }) => wealth)
          ? [counting(countOf(event.outcomes, says(event), all, state))]
          : [ended(says(event))];
      default:
        return [];
    }
  };
  return told.flatMap((entry) => (entry.events as Event[]).flatMap((event) => of(event, entry)));
}
