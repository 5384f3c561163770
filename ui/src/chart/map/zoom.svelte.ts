// Zooming the chart, only by the user: two fingers, the wheel, keys (+ - 0 and arrows) and buttons. A tap on open water
// of a small chart zooms in, too. A double tap shows the whole chart again.

import type { Attachment } from "svelte/attachments";
import type { Box, Point, Size } from "./geometry";

const MOST = 4;
/** Movements below this distance are taps: pixels. */
const STILL = 7;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  private fingers: { id: number; at: Point }[] = [];
  private dragged = 0;

  /** `opens` returns the factor by which a tap on an element zooms in; null if such a tap does not zoom. */
  constructor(
    private readonly size: () => Size,
    private readonly opens: (element: Element) => number | null = () => null,
  ) {}

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** The visible part of the chart. */
  get sight(): Box {
    const { width, height } = this.size();
    return {
      x: (width / 2 - this.x) / this.scale,
      y: (height / 2 - this.y) / this.scale,
      width: width / this.scale,
      height: height / this.scale,
    };
  }

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** Centres a spot of the chart, at this scale. */
  to(spot: Point, scale = this.scale): void {
    const { width, height } = this.size();
    this.scale = Math.min(MOST, Math.max(1, scale));
    [this.x, this.y] = [0, 0];
    this.move(width / 2 - spot.x * this.scale, height / 2 - spot.y * this.scale);
  }

  /** Scrolls the focused element into sight. */
  private see(element: Element, svg: SVGSVGElement): void {
    const [box, frame] = [element.getBoundingClientRect(), svg.getBoundingClientRect()];
    const hidden = box.right < frame.left || box.left > frame.right || box.bottom < frame.top || box.top > frame.bottom;
    if (hidden) this.reset();
  }

  /** Scales the chart by a factor around a fixed spot. */
  by(factor: number, spot: Point): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.scale = scale;
    this.move(spot.x - this.x - (spot.x - this.x) * grown, spot.y - this.y - (spot.y - this.y) * grown);
  }

  private move(across: number, down: number): void {
    const { width, height } = this.size();
    const within = (at: number, whole: number) => Math.min(0, Math.max(whole * (1 - this.scale), at));
    this.x = within(this.x + across, width);
    this.y = within(this.y + down, height);
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
    if (event.key === "+" || event.key === "=") this.by(1.3, middle);
    else if (event.key === "-") this.by(1 / 1.3, middle);
    else if (event.key === "0") this.reset();
    // Arrows alone move the focus.
    else if (arrow && event.shiftKey && this.scale > 1) this.move(arrow.x, arrow.y);
    else return;
    event.preventDefault();
  }

  readonly attach: Attachment<SVGSVGElement> = (svg) => {
    const spot = (event: { clientX: number; clientY: number }): Point =>
      new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
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
      this.dragged += Math.hypot(event.movementX, event.movementY);
      if (this.fingers.length === 2) this.pinch(event.pointerId, before, now);
      else if (this.scale > 1 && this.dragged > STILL) this.move(now.x - before.x, now.y - before.y);
      finger.at = now;
    };
    const up = (event: PointerEvent) => (this.fingers = this.fingers.filter(({ id }) => id !== event.pointerId));
    const click = (event: MouseEvent) => {
      // The click after a drag is no tap.
      if (this.dragged > STILL && this.scale > 1) return event.stopPropagation();
      const closer = event.target instanceof Element ? this.opens(event.target) : null;
      if (closer === null) return;
      event.stopPropagation();
      if (this.scale === 1) this.to(spot(event), closer);
    };
    const double = () => this.scale > 1 && this.reset();
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
      ["dblclick", double, {}],
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
