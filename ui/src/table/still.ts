// A table to look at: as it lies, with nothing to say and nothing to hear.

import { TableSession } from "./session.svelte";
import type { Transport } from "../transport";
import type { TableLine } from "../wire/types";

/** Nobody is on the other side. */
const NOBODY: Transport = {
  request: () => new Promise(() => undefined),
  onPush: () => undefined,
  onReach: () => undefined,
  onEntry: () => undefined,
  onGiven: () => undefined,
  greet: () => undefined,
};

/** A table of the list, for whoever comes by; `view` is what a spectator may know of it. */
export function stillOf({ table, game, seating, progress }: TableLine, view: unknown): TableSession {
  const session = new TableSession(NOBODY, table, {
    device: 0,
    table,
    role: "spectator",
    muted: true,
    trusting: false,
  });
  session.state = {
    ...{ table, game, view, progress, settings: { seating, answering: { dice: "app", cards: "app", draws: "app" } } },
    ...{ head: 0, length: 1, view_hash: "", commitment: "" },
    ...{ asks: [], sealed: [], legal: [], grave: [], chain: [], told: [], damage: [] },
    ...{ waits: false, undoing: null, redoing: null, gone_to: null },
  };
  return session;
}
