// A galley that lies in another zone than before is seen to sail there.

import type { Ship } from "../board";
import type { Point } from "./geometry";

/** How long it takes, and how long after the last one another is seen at all: whoever goes along the story of a table
 * quickly sees galleys where they lie. Milliseconds. */
const TAKES = 600;
const APART = 150;

/** What happens within so many milliseconds happens at once. */
const ONCE = 50;

/** Where each galley of a chart lay last. */
export class Courses {
  private readonly last: Record<string, { zone: string; at: Point; left: number }> = {};
  private moved = -Infinity;
  private follows = false;

  /** Notes where a galley lies, and lets it sail there if it lay in another zone; ends when it lies there no more. */
  to({ galley, owner }: Ship, zone: string, at: Point, mark: Element): () => void {
    const name = `${owner} ${galley}`;
    const now = performance.now();
    const from = this.last[name];
    const here = (this.last[name] = { zone, at, left: Infinity });
    if (from && from.zone !== zone && now < from.left + ONCE) this.sail(from.at, at, mark, now);
    return () => (here.left = performance.now());
  }

  private sail(from: Point, at: Point, mark: Element, now: number): void {
    if (now - this.moved > ONCE) [this.follows, this.moved] = [now - this.moved < APART, now];
    if (this.follows || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const begins = `${from.x - at.x}px ${from.y - at.y}px`;
    mark.animate([{ translate: begins }, { translate: "0 0" }], {
      duration: TAKES,
      easing: "cubic-bezier(0.4, 0, 0.2, 1)",
    });
  }
}
