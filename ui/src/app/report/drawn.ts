// Where things of a chart lie: the same way across for all, so that what stands above one another happened together.

/** How somebody's line is dashed, by seat: colour is never the only sign. */
export const DASHES = ["", "10 5", "2 5", "14 4 2 4", "6 3 2 3 2 3", "20 6"];

/** How far along the followed entries one lies: 0 is the set-up. */
export function along(chain: number[], entry: number): number {
  const after = chain.findIndex((n) => n > entry);
  return after < 0 ? chain.length : after;
}

/** Labels that would lie over one another, moved apart by as little as there is need: their order stays. */
export function apart(at: number[], gap: number, least: number, most: number): number[] {
  const order = at.map((y, nth) => ({ y, nth })).sort((one, other) => one.y - other.y);
  order.forEach((one, nth) => {
    one.y = Math.max(one.y, nth ? (order[nth - 1]?.y ?? 0) + gap : least);
  });
  order.reverse().forEach((one, nth) => {
    one.y = Math.min(one.y, nth ? (order[nth - 1]?.y ?? 0) - gap : most);
  });
  const moved: number[] = [];
  for (const { y, nth } of order) moved[nth] = y;
  return moved;
}

export interface Tick {
  x: number;
  label: string;
}

/** Of some ticks those that have room, the last always. */
export function roomy(ticks: Tick[], room: number): Tick[] {
  const kept: Tick[] = [];
  for (const tick of [...ticks].reverse()) {
    const next = kept[0];
    if (!next || next.x - tick.x >= room) kept.unshift(tick);
  }
  return kept;
}
