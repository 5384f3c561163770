// Where an explanation lies: beside what it explains, over as little as possible that is touched or read.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From the edge of the screen and from what is explained: pixels. */
const GAP = 10;
/** Places are tried at such a distance. */
const GRID = 16;
/** What a covered pixel counts, against a pixel of distance. */
const COST = { target: 1000, touched: 4, read: 0.006 };

const covered = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** From one box to another, edge to edge. */
const apart = (one: Box, other: Box): number =>
  Math.hypot(Math.max(0, other.left - one.right, one.left - other.right), Math.max(0, other.top - one.bottom, one.top - other.bottom));

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

/** The left upper corner of a card of this size on a screen of this size. */
export function beside(target: Box | null, card: { width: number; height: number }, screen: { width: number; height: number }, touched: Box[], read: Box[]): { left: number; top: number } {
  const around = target && grown(target, GAP);
  let best = { left: GAP, top: GAP, cost: Infinity };
  const most = { left: Math.max(GAP, screen.width - card.width - GAP), top: Math.max(GAP, screen.height - card.height - GAP) };
  const along = (end: number) => [...Array.from({ length: Math.ceil((end - GAP) / GRID) }, (_, index) => GAP + index * GRID), end];
  for (const left of along(most.left)) {
    for (const top of along(most.top)) {
      const box = { left, top, right: left + card.width, bottom: top + card.height };
      const distance = target ? apart(box, target) : top;
      let cost = distance + (around ? COST.target * Math.min(1, covered(box, around)) + COST.touched * covered(box, around) : 0);
      if (cost >= best.cost) continue;
      for (const one of touched) cost += COST.touched * covered(box, one);
      for (const one of read) cost += COST.read * covered(box, one);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { left: best.left, top: best.top };
}
