// Galleys that move to another zone are seen to sail there.

import type { Ship } from "../ship";
import type { Point } from "./geometry";

/** Duration of the animation in milliseconds. */
const TAKES = 600;

/** A move that follows the one before within so many milliseconds is not animated: quick steps through a replay show
 * galleys where they are. */
const APART = 150;

interface Berthed {
  zone: string;
  at: Point;
  /** Whether the galley left the chart in an earlier update. */
  gone: boolean;
}

/** Remembers where each galley of a chart was last. All changes of one update of the screen happen in one task, however
 * long it takes on a slow device, so a microtask marks its end. */
export class Courses {
  private readonly last: Record<string, Berthed> = {};
  private moved = -Infinity;
  private follows = false;
  /** Whether a galley has moved in this update. */
  private moving = false;

  /** Notes where a galley is, and animates it if it was in another zone before this update. Returns what ends that. */
  to({ galley, owner }: Ship, zone: string, at: Point, mark: Element): () => void {
    const name = `${owner} ${galley}`;
    const from = this.last[name];
    const here: Berthed = { zone, at, gone: false };
    this.last[name] = here;
    if (from && from.zone !== zone && !from.gone) this.sail(from.at, at, mark);
    return () => queueMicrotask(() => (here.gone = true));
  }

  private sail(from: Point, at: Point, mark: Element): void {
    if (!this.moving) {
      const now = performance.now();
      [this.moving, this.follows, this.moved] = [true, now - this.moved < APART, now];
      queueMicrotask(() => (this.moving = false));
    }
    if (this.follows || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const begins = `${from.x - at.x}px ${from.y - at.y}px`;
    mark.animate([{ translate: begins }, { translate: "0 0" }], {
      duration: TAKES,
      easing: "cubic-bezier(0.4, 0, 0.2, 1)",
    });
  }
}
