// Changes of seats, in words.

import { moment, t } from "../../lang/index.svelte";
import type { SeatChange, ToldEntry } from "../../wire/types";

/** A change of a seat, in a sentence. */
export function seatLine({ before, now }: SeatChange): string {
  if (now === null) return t("record-left", { name: before ?? "" });
  return before === null ? t("record-came", { name: now }) : t("record-replaced", { name: now, before });
}

/** A player's new name, in a sentence. */
export const renamedLine = ({ before, now }: SeatChange): string =>
  t("record-renamed", { before: before ?? "", name: now ?? "" });

/** The time of a seat's last change; empty if it has none. */
export function since(told: ToldEntry[], seat: number): string {
  const last = told.findLast(({ seats }) => seats.some((change) => change.seat === seat));
  return last ? moment(last.at, { timeStyle: "short" }) : "";
}
