// Doing what was tapped, after asking once more where it costs what cannot be seen.

import type { TableSession } from "../../../table/session.svelte";
import type { Action } from "./actions";

export const sure: { action: Action | null } = $state({ action: null });

export function perform(session: TableSession, action: Action): void {
  if (action.sure) sure.action = action;
  else void session.send(action.by, action.command);
}

/** Does it as often as it is listed as legal, at most so many times. */
export async function performAll(session: TableSession, action: Action, times: number): Promise<void> {
  for (let done = 0; done < times && (done === 0 || session.allows(action.by, action.command)); done += 1) {
    if (!(await session.send(action.by, action.command))) return;
  }
}
