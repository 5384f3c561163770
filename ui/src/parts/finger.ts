// The position of the last touch, where the confirmation card opens. The page knows the last input, because a ring
// around the focus is for keyboards: browsers also draw one when a script moves the focus after a touch.

export interface Spot {
  x: number;
  y: number;
}

let touched: Spot | null = null;

/** Notes the last input: a touch, or null for a key. */
function note(spot: Spot | null): void {
  touched = spot;
  document.documentElement.toggleAttribute("data-touched", spot !== null);
}
addEventListener("pointerdown", (event) => note({ x: event.clientX, y: event.clientY }), { capture: true });
// For a keyboard, the middle of the focused element counts.
addEventListener("keydown", () => note(null), { capture: true });

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
