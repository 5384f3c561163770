// Names of seats on the screen.

import { t } from "../lang/index.svelte";
import type { Chair, Side, TableState } from "../wire/types";

type NamedChair = Pick<Chair, "name" | "empty">;

/**
 * The current or last player of a seat; null if it never had one. Only an empty seat lacks a player, because a player's
 * name may equal the record's name of the seat.
 */
export const playerOf = ({ name, empty }: NamedChair, seat: number): string | null =>
  empty && name === `№ ${seat + 1}` ? null : name;

/** A player's name, or the number of a seat that has no player. */
export function chairName(chair: NamedChair | undefined, seat: number): string {
  if (!chair) return "";
  return playerOf(chair, seat) ?? t("app-seat", { n: seat + 1 });
}

export const seatName = ({ settings }: Pick<TableState, "settings">, seat: number): string =>
  chairName(settings.seating[seat], seat);

/** Everybody's name, by seat. */
export const chairNames = (seating: NamedChair[]): string[] => seating.map(chairName);

/** Default sides by number of players, clockwise: the long sides of the tablet have room for two. */
const SIDES: Record<number, Side[]> = {
  2: ["south", "north"],
  5: ["south", "south", "west", "north", "east"],
  6: ["south", "south", "west", "north", "north", "east"],
};
const SQUARE: Side[] = ["south", "west", "north", "east"];

/** The default sides of the tablet for a number of players. */
export const sidesOf = (count: number): Side[] => SIDES[count] ?? SQUARE;

/** The length of a name in a question, because the question must fit its line beside the seat's shape. */
const LETTERS = 12;

/** A name in its short form, for questions. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join("").trimEnd()}…` : name;
}
