// What was counted on a stepper and is not yet said. It is said in one command when the stepper is left, and before
// anything else is.

type Saying = () => Promise<unknown>;

let counted: Saying | null = null;
let said: Promise<unknown> = Promise.resolve();

/** Keeps this to be said, in the place of what the same stepper counted before; null: nothing is left to say. */
export function keep(saying: Saying | null): void {
  counted = saying;
}

/** Says what is kept, and waits until it was said. */
export function settle(): Promise<unknown> {
  if (counted) {
    const saying = counted;
    counted = null;
    said = saying();
  }
  return said;
}
