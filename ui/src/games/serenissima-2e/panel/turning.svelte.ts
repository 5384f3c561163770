// Whether the panel turns to the side of who is asked: remembered on this device.

import type { TableSession } from "../../../table/session.svelte";

const KEY = "panel-turns";

export const turning: { on: boolean } = $state({ on: false });

export async function remembered(session: TableSession): Promise<void> {
  // A guest's device lies before one player alone.
  if (session.guest) return;
  const reply = await session.ask({ type: "preferences" });
  if (reply?.type === "preferences") turning.on = reply.preferences[KEY] === "yes";
}

export function turn(session: TableSession): void {
  turning.on = !turning.on;
  void session.ask({ type: "set_preference", key: KEY, value: turning.on ? "yes" : "no" });
}
