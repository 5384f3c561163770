// Which side the screen faces, and the content of the strips.

import type { Side, TableState } from "../../wire/types";
import type { Strip, Way } from "./around";

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
  /** For several asked seats at once. */
  many: (seats: number[]) => string;
  over: () => string;
}

/** The strip of each side with a player: the question to them, or the player whom the table waits for. */
export function stripsOf(state: TableState, { ask, colour, many, over }: Names): Strip[] {
  const { seating } = state.settings;
  const open = state.asks.flatMap(([actor, question]) =>
    typeof actor === "object" ? [{ seat: actor.seat, question }] : [],
  );
  const only = state.asks.length === 1 ? state.asks[0] : undefined;
  const text = only ? ask(only[1]) : open.length ? many(open.map(({ seat }) => seat)) : over();
  const about = open.length === 1 ? open[0] : undefined;
  return [...new Set(seating.map(({ side }) => side))].map((side) => {
    const own = open.find(({ seat }) => seating[seat]?.side === side);
    if (own) return { side, text: ask(own.question), asked: true, colour: colour(own.seat) };
    return { side, text, asked: false, colour: about ? colour(about.seat) : null };
  });
}
