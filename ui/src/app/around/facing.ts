// Which side the screen faces, and the content of the strips.

import type { Side, TableState } from "../../wire/types";
import type { Strip, StripSeat, Way } from "./around";

/** Sides from which the screen can be read upright. */
const ACROSS: Side[] = ["south", "north"];

/** The side that the screen faces for these asked sides: it turns only if necessary. */
export function faced(way: Way, now: Side, asked: Side[]): Side {
  if (way !== "over" && way !== "round") return "south";
  const sides = way === "round" ? asked : asked.filter((side) => ACROSS.includes(side));
  return sides.includes(now) ? now : (sides[0] ?? now);
}

/** Texts of the strips. */
interface Names {
  ask: (question: unknown) => string;
  colour: (seat: number) => string;
  name: (seat: number) => string;
  /** The facts of a seat's public standing, the most important first. */
  standing: (seat: number) => string[];
  /** The text for a seat that waits for the asked seats; `answered` is true if its own answer is committed. */
  waiting: (seats: number[], answered: boolean) => string;
  /** The text for a seat after the end of the game. */
  over: (seat: number) => string;
}

/**
 * The largest number of seats at one side that each have room for a question. With more seats, only one part shows a
 * shared question.
 */
const ROOMY = 2;

/**
 * The strip of each side with a player. Each seat reads its name, its question or whom the table waits for, and its
 * standing.
 */
export function stripsOf(state: TableState, { ask, colour, name, standing, waiting, over }: Names): Strip[] {
  const { seating } = state.settings;
  const open = seatsOf(state.asks);
  const answered = seatsOf(state.sealed);
  const asked = open.map(({ seat }) => seat);
  const chance = open.length ? undefined : state.asks[0];
  const question = (seat: number): string => {
    const own = open.find((one) => one.seat === seat);
    if (own) return ask(own.question);
    if (chance) return ask(chance[1]);
    if (!open.length) return over(seat);
    return waiting(
      asked,
      answered.some((one) => one.seat === seat),
    );
  };
  return [...new Set(seating.map(({ side }) => side))].map((side) => {
    const here = seating.flatMap((chair, seat) => (chair.side === side ? [seat] : []));
    const crowded = here.length > ROOMY;
    const seats = here.map((seat, nth): StripSeat => {
      const isAsked = asked.includes(seat);
      const isShared = !isAsked && state.asks.length > 0;
      const shown = crowded && isShared && !(chance && nth === 0) ? "" : question(seat);
      const own = name(seat);
      return {
        colour: colour(seat),
        name: isAsked && shown.includes(own) ? "" : own,
        question: shown,
        standing: standing(seat),
        asked: isAsked,
      };
    });
    return { side, seats };
  });
}

/** The questions to seats. */
const seatsOf = (questions: TableState["asks"]) =>
  questions.flatMap(([actor, question]) => (typeof actor === "object" ? [{ seat: actor.seat, question }] : []));
