// Ignores taps that were meant for the question before: the second tap of a double tap, or of an impatient hand.

/** The longest time between the taps of a double tap, in milliseconds. */
const DOUBLE = 500;
/** The time in which a person can't have seen a new question and tapped its answer, in milliseconds. */
const UNSEEN = 400;
/** The farthest that the second tap may be from the first, in pixels. */
const NEAR = 32;

/**
 * Returns a listener for clicks, which stops one that repeats the last tap at the same place although the scene has
 * changed since. It compares times of events and runs no timer. Keyboards never repeat a tap; a mouse does only where
 * the browser counts a double click.
 */
export function repeatGuard(scene: () => string): (event: MouseEvent) => void {
  let changed = 0;
  $effect(() => {
    scene();
    changed = performance.now();
  });
  let last: { scene: string; at: number; x: number; y: number } | null = null;
  return (event) => {
    const { detail, timeStamp: at, clientX: x, clientY: y } = event;
    // A click by the keyboard, or by a program.
    if (detail === 0) return;
    const isTouch = (event as Partial<PointerEvent>).pointerType === "touch";
    const before = last && Math.hypot(x - last.x, y - last.y) < NEAR ? last : null;
    const soon = before && (isTouch ? at - before.at < DOUBLE || at - changed < UNSEEN : detail > 1);
    last = { scene: before && soon ? before.scene : scene(), at, x, y };
    if (last.scene === scene()) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
