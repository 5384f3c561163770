// A static session: shows a table without requests and pushes.

import { TableSession } from "./session.svelte";
import type { Transport } from "../transport";
import type { TableLine } from "../wire/types";

/** A transport without another side. */
const NOBODY: Transport = {
  request: () => new Promise(() => undefined),
  onPush: () => undefined,
  onReach: () => undefined,
  onEntry: () => undefined,
  onGiven: () => undefined,
  greet: () => undefined,
};

/** A table of the list, from the spectators' view. */
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
