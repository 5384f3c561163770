// Where the finger was last: what asks once more lies there.

export interface Spot {
  x: number;
  y: number;
}

let touched: Spot | null = null;

addEventListener("pointerdown", (event) => (touched = { x: event.clientX, y: event.clientY }), { capture: true });
// A keyboard has no finger: then the middle of the focused element counts.
addEventListener("keydown", () => (touched = null), { capture: true });

/** A key that stands for an element touches its middle. */
export function touch(element: Element): void {
  const box = element.getBoundingClientRect();
  touched = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The last touch, or, with a keyboard, the middle of this element. */
export function finger(focus: Element | null = document.activeElement): Spot {
  if (touched) return touched;
  const box = focus && focus !== document.body ? focus.getBoundingClientRect() : null;
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: innerWidth / 2, y: innerHeight / 2 };
}
