// The deciding factor of a finished game.

import { list, t } from "../../../lang/index.svelte";
import type { View } from "../../../wire/serenissima-1996";
import { s } from "../words";

const PARTS = ["town", "ports", "money"] as const;

/** Why the winner is before the second: ducats in a tie, otherwise a part of their wealth; empty without a reason. */
export function decided({ stage, seats }: View, name: (seat: number) => string): string {
  const [first, second] = stage.stage === "over" ? stage.outcomes : [];
  const [most, less] = [first?.wealth, second?.wealth];
  if (!first || !second || !most || !less || first.place === second.place) return "";
  const named = ([one, other]: [number, number]) =>
    list([
      t("story-named", { seat: name(first.seat), amount: one }),
      t("story-named", { seat: name(second.seat), amount: other }),
    ]);
  if (seats[first.seat]?.points === seats[second.seat]?.points)
    return t("story-edge", { source: s("noun-ducats"), amounts: named([first.ducats, second.ducats]) });
  const [part] = [...PARTS].sort((one, other) => most[other] - less[other] - (most[one] - less[one]));
  if (!part || most[part] <= less[part]) return "";
  return t("story-edge", { source: s(`over-${part}`), amounts: named([most[part], less[part]]) });
}
