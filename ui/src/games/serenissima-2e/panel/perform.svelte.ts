// Doing what was tapped. What attacks, sinks or gives an activation away shows first what it does,
// where the finger is, and is done by a second touch there.

import { finger, type Spot } from "../../../parts/finger";
import type { TableSession } from "../../../table/session.svelte";
import type { Action } from "./actions";

export interface Ready {
  action: Action;
  at: Spot;
  /** The entry at which it was touched: when the table has moved on, it is asked no more. */
  head: number;
}

/** What waits for its second touch. */
export const second: { ready: Ready | null } = $state({ ready: null });

export function perform(session: TableSession, action: Action, touched?: Element | null): void {
  if (action.sure) second.ready = { action, at: finger(touched), head: session.state.head };
  else void session.send(action.by, action.command);
}

/** Does it as often as it is listed as legal, at most so many times. */
export async function performAll(session: TableSession, action: Action, times: number): Promise<void> {
  for (let done = 0; done < times && (done === 0 || session.allows(action.by, action.command)); done += 1) {
    if (!(await session.send(action.by, action.command))) return;
  }
}
