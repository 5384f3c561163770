// Who came and who left, in words.

import { moment, t } from "../../lang/index.svelte";
import type { SeatChange, ToldEntry } from "../../wire/types";

/** What changed at a seat, in a sentence. */
export function seatLine({ before, now }: SeatChange): string {
  if (now === null) return t("record-left", { name: before ?? "" });
  return before === null ? t("record-came", { name: now }) : t("record-replaced", { name: now, before });
}

/** What a player is called from then on, in a sentence. */
export const renamedLine = ({ before, now }: SeatChange): string =>
  t("record-renamed", { before: before ?? "", name: now ?? "" });

/** Since when things are at a seat as they are, as the clock says it; empty if they are as at the start. */
export function since(told: ToldEntry[], seat: number): string {
  const last = told.findLast(({ seats }) => seats.some((change) => change.seat === seat));
  return last ? moment(last.at, { timeStyle: "short" }) : "";
}
