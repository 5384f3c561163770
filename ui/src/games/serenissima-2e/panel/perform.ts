// Submits tapped actions.

import type { TableSession } from "../../../table/session.svelte";
import type { Action } from "./actions";

export const perform = (session: TableSession, { by, command }: Action): void => void session.send(by, command);

/** Repeats an action while it is legal, up to a maximum. */
export async function performAll(session: TableSession, { by, command }: Action, times: number): Promise<void> {
  for (let done = 0; done < times && (done === 0 || session.allows(by, command)); done += 1) {
    if (!(await session.send(by, command))) return;
  }
}
