// State shared by chart and panel: the galley to sail, the chosen port, and the proposed placement of sailors.

import { tick } from "svelte";
import type { View } from "../../../wire/serenissima-1996";

export const chosen: { galley: number | null; port: string | null } = $state({ galley: null, port: null });

/** The proposed placement of the starting sailors; null without one. */
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

/** Scrolls the actions of a touched port into sight, also at a repeated touch. */
export async function touch(port: string): Promise<void> {
  chosen.port = null;
  await tick();
  chosen.port = port;
}
