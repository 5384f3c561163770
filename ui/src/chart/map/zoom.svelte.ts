// Looking closer at the chart: it frames by itself what matters, until two fingers, the wheel, or the keys
// + - 0 and the arrows overrule it.

import type { Attachment } from "svelte/attachments";
import type { Box, Point, Size } from "./geometry";

const MOST = 4;
/** A frame goes no closer than this, and one that would bring less is not worth losing sight of the whole. */
const FRAME = { most: 1.6, least: 1.03 };
/** A finger that moves less than this far taps: pixels. */
const STILL = 7;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Whether somebody has chosen what is seen. */
  byHand = $state(false);
  private fingers: { id: number; at: Point }[] = [];
  private dragged = 0;

  /** `shown` is how much of the chart fits on the screen: its edges are cut where the shapes differ. */
  constructor(
    private readonly size: () => Size,
    private readonly shown = size,
  ) {}

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** What of the chart is seen. */
  get sight(): Box {
    const [{ width, height }, shown] = [this.size(), this.shown()];
    return {
      x: (width / 2 - this.x) / this.scale,
      y: (height / 2 - this.y) / this.scale,
      width: shown.width / this.scale,
      height: shown.height / this.scale,
    };
  }

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** Shows a box as large as fits, at least so many times enlarged; if that is too large, what lies around `middle`. */
  frame(box: Box, middle: Point, least: number): void {
    const { width, height } = this.size();
    const shown = this.shown();
    const fits = Math.min(FRAME.most, shown.width / box.width, shown.height / box.height);
    const wanted = Math.max(fits, Math.min(MOST, least));
    this.byHand = false;
    this.scale = wanted < FRAME.least ? 1 : wanted;
    const spot = (at: Point) =>
      this.move(width / 2 - at.x * this.scale - this.x, height / 2 - at.y * this.scale - this.y);
    spot(fits >= wanted ? box : middle);
  }

  /** Brings what has the focus into sight. */
  private see(element: Element, svg: SVGSVGElement): void {
    const [box, frame] = [element.getBoundingClientRect(), svg.getBoundingClientRect()];
    const hidden = box.right < frame.left || box.left > frame.right || box.bottom < frame.top || box.top > frame.bottom;
    if (hidden) this.reset();
  }

  /** Makes it so many times larger, keeping a spot of the chart where it is. */
  by(factor: number, spot: Point): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.scale = scale;
    this.move(spot.x - this.x - (spot.x - this.x) * grown, spot.y - this.y - (spot.y - this.y) * grown);
  }

  private move(across: number, down: number): void {
    const [{ width, height }, shown] = [this.size(), this.shown()];
    // As far as the edge of the chart, which may be cut while all of it is shown.
    const within = (at: number, whole: number, seen: number) => {
      const cut = this.scale > 1 ? (whole - seen) / 2 : 0;
      return Math.min(cut, Math.max(whole * (1 - this.scale) - cut, at));
    };
    this.x = within(this.x + across, width, shown.width);
    this.y = within(this.y + down, height, shown.height);
  }

  private key(event: KeyboardEvent): void {
    const { width, height } = this.size();
    const middle = { x: width / 2, y: height / 2 };
    const step = width / 12;
    const arrows: Record<string, Point> = {
      ArrowLeft: { x: step, y: 0 },
      ArrowRight: { x: -step, y: 0 },
      ArrowUp: { x: 0, y: step },
      ArrowDown: { x: 0, y: -step },
    };
    const arrow = arrows[event.key];
    const before = this.byHand;
    this.byHand = true;
    if (event.key === "+" || event.key === "=") this.by(1.3, middle);
    else if (event.key === "-") this.by(1 / 1.3, middle);
    else if (event.key === "0") this.reset();
    else if (arrow && this.scale > 1) this.move(arrow.x, arrow.y);
    else {
      this.byHand = before;
      return;
    }
    event.preventDefault();
  }

  readonly attach: Attachment<SVGSVGElement> = (svg) => {
    const spot = (event: { clientX: number; clientY: number }): Point =>
      new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.byHand = true;
      this.by(Math.exp(-event.deltaY / 400), spot(event));
    };
    const down = (event: PointerEvent) => {
      this.fingers = [
        ...this.fingers.filter((finger) => finger.id !== event.pointerId),
        { id: event.pointerId, at: spot(event) },
      ];
      if (this.fingers.length === 1) this.dragged = 0;
    };
    const drag = (event: PointerEvent) => {
      const finger = this.fingers.find(({ id }) => id === event.pointerId);
      if (!finger) return;
      const [before, now] = [finger.at, spot(event)];
      if (this.fingers.length === 2 || this.scale > 1) this.byHand = true;
      this.dragged += Math.hypot(event.movementX, event.movementY);
      if (this.fingers.length === 2) this.pinch(event.pointerId, before, now);
      else if (this.scale > 1 && this.dragged > STILL) this.move(now.x - before.x, now.y - before.y);
      finger.at = now;
    };
    const up = (event: PointerEvent) => (this.fingers = this.fingers.filter(({ id }) => id !== event.pointerId));
    // What ends a drag is no tap.
    const click = (event: MouseEvent) => {
      if (this.dragged > STILL && this.scale > 1) event.stopPropagation();
    };
    const key = (event: KeyboardEvent) => this.key(event);
    const focus = (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(":focus-visible") && this.see(event.target, svg);
    const listeners: [string, (event: never) => void, AddEventListenerOptions][] = [
      ["wheel", wheel, { passive: false }],
      ["pointerdown", down, {}],
      ["pointermove", drag, {}],
      ["pointerup", up, {}],
      ["pointercancel", up, {}],
      ["pointerleave", up, {}],
      ["click", click, { capture: true }],
      ["keydown", key, {}],
      ["focusin", focus, {}],
    ];
    for (const [name, listener, options] of listeners) svg.addEventListener(name, listener as EventListener, options);
    return () => {
      for (const [name, listener, options] of listeners)
        svg.removeEventListener(name, listener as EventListener, options);
    };
  };

  private pinch(id: number, before: Point, now: Point): void {
    const other = this.fingers.find((finger) => finger.id !== id)?.at;
    if (!other) return;
    const [was, is] = [
      Math.hypot(before.x - other.x, before.y - other.y),
      Math.hypot(now.x - other.x, now.y - other.y),
    ];
    if (was > 0) this.by(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }
}
