// The port at which a player's trade opens.

import type { DeskView } from "../../../wire/serenissima-1996";

const can = (deed: { breaches: unknown[] } | null): boolean => deed?.breaches.length === 0;

const use = ({ buy, hire, galley, fortress }: DeskView): number =>
  can(buy) ? 2 : Number([hire, galley, fortress].some(can));

/** The first port where goods can be bought; without one, where anything can be done; otherwise the first. */
export function usefulPort(desks: readonly DeskView[]): string | null {
  const [best] = desks.toSorted((one, other) => use(other) - use(one));
  return best?.port ?? null;
}
