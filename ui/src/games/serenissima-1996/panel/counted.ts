// The pending count of a stepper. It is submitted in one command when the stepper is left, and before any other
// command.

type Saying = () => Promise<unknown>;

let counted: Saying | null = null;
let said: Promise<unknown> = Promise.resolve();

/** Sets the pending command, and replaces an earlier one of the same stepper; null: nothing is pending. */
export function keep(saying: Saying | null): void {
  counted = saying;
}

/** Submits the pending command, and waits for its outcome. */
export function settle(): Promise<unknown> {
  if (counted) {
    const saying = counted;
    counted = null;
    said = saying();
  }
  return said;
}
