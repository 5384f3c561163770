// The holds of both galleys after an exchange.

import { GOODS, type Deal, type Good, type View } from "../../../wire/serenissima-1996";

/** Removes and adds goods, in the order of the goods. */
export function after(goods: Good[], without: Good[], more: Good[]): Good[] {
  const left = [...goods];
  for (const good of without) {
    const at = left.indexOf(good);
    if (at >= 0) left.splice(at, 1);
  }
  return [...left, ...more].sort((one, other) => GOODS.indexOf(one) - GOODS.indexOf(other));
}

/** Both galleys with the holdings of each after an exchange, the active player's first. */
export function outcome(
  view: View,
  { mine, theirs, gives, takes }: Deal,
): { galley: number; owner: number; sailors: number; goods: Good[] }[] {
  return [
    { galley: mine, without: gives, more: takes },
    { galley: theirs, without: takes, more: gives },
  ].flatMap(({ galley, without, more }) => {
    const found = view.galleys.find((one) => one.galley === galley);
    return found
      ? [{ galley, owner: found.owner, sailors: found.sailors, goods: after(found.goods, without, more) }]
      : [];
  });
}
