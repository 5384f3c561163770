// What is looked at, shared by chart and panel: the galley that is to sail, and the port where something is to be done.

import { tick } from "svelte";

export const chosen: { galley: number | null; port: string | null } = $state({ galley: null, port: null });

/** A port is touched on the chart: what can be done there is brought under the finger, at a second touch anew. */
export async function touch(port: string): Promise<void> {
  chosen.port = null;
  await tick();
  chosen.port = port;
}
