// What chart and panel share: the galley that is to sail, the port where something is to be done, and the sailors as
// they would be placed.

import { tick } from "svelte";
import type { View } from "../../../wire/serenissima-1996";

export const chosen: { galley: number | null; port: string | null } = $state({ galley: null, port: null });

/** How the starting sailors would be placed; null while nothing is proposed. */
export const proposal: { now: { aboard: Record<number, number>; port: string; ashore: number } | null } = $state({
  now: null,
});

/** The table as it would be with the proposal. */
export function withProposal(view: View): View {
  const { now } = proposal;
  if (!now || view.stage.stage !== "placing") return view;
  return {
    ...view,
    galleys: view.galleys.map((one) => ({ ...one, sailors: now.aboard[one.galley] ?? one.sailors })),
    ports: view.ports.map((port) => (port.id === now.port ? { ...port, sailors: now.ashore } : port)),
  };
}

/** A port is touched on the chart: what can be done there is brought under the finger, at a second touch anew. */
export async function touch(port: string): Promise<void> {
  chosen.port = null;
  await tick();
  chosen.port = port;
}
