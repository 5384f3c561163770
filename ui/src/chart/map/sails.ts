// Animates galleys that sail to another zone.

import type { Ship } from "../ship";
import type { Point } from "./geometry";

/** Duration of the animation in milliseconds. */
const TAKES = 600;

/**
 * A move within this time after the last one is not animated: milliseconds. Quick steps through a replay show galleys
 * in place.
 */
const APART = 150;

interface Berthed {
  zone: string;
  at: Point;
  /** True if the galley left the chart in an earlier update. */
  gone: boolean;
}

/**
 * Remembers the last position of each galley. All changes of one update of the screen happen in one task, even on a
 * slow device. A microtask marks its end.
 */
export class Courses {
  private readonly last: Record<string, Berthed> = {};
  private moved = -Infinity;
  private follows = false;
  /** True if a galley has moved in this update. */
  private moving = false;

  /**
   * Records a galley's position, and animates it if it was in another zone before this update. Returns a function that
   * ends that.
   */
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
