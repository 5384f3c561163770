// What seats are called on the screen.

import { t } from "../lang/index.svelte";
import type { Chair, TableState } from "../wire/types";

/** Whether a seat has the name that the record gives an untaken seat. */
export const isPlaceholder = ({ name }: Pick<Chair, "name">, seat: number): boolean => name === `№ ${seat + 1}`;

/** A player's name, or the number of an untaken seat. */
export function chairName(chair: Pick<Chair, "name"> | undefined, seat: number): string {
  if (!chair) return "";
  return isPlaceholder(chair, seat) ? t("app-seat", { n: seat + 1 }) : chair.name;
}

export const seatName = ({ settings }: Pick<TableState, "settings">, seat: number): string =>
  chairName(settings.seating[seat], seat);

/** Everybody's name, by seat. */
export const chairNames = (seating: Pick<Chair, "name">[]): string[] => seating.map(chairName);
