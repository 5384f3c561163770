// The position of the last touch, where the confirmation card opens.

export interface Spot {
  x: number;
  y: number;
}

let touched: Spot | null = null;

addEventListener("pointerdown", (event) => (touched = { x: event.clientX, y: event.clientY }), { capture: true });
// For a keyboard, the middle of the focused element counts.
addEventListener("keydown", () => (touched = null), { capture: true });

/** Treats the shortcut of an element as a touch of its middle. */
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
