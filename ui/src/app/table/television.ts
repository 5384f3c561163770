// Decides if this device is a television, which shows the table to a room.

import { MediaQuery } from "svelte/reactivity";
import { kept } from "../../transport/device";
import type { TableSession } from "../../table/session.svelte";
import type { Client } from "../client.svelte";
import { tabStorage } from "../../storage";

export const OVERLAY = "overlay";

/** True if this page is the overlay of a stream: from its address, or stored before a reload. */
export const overlaid =
  new URLSearchParams(location.hash.slice(1)).has(OVERLAY) || tabStorage.getItem(OVERLAY) !== null;
if (overlaid) tabStorage.setItem(OVERLAY, "yes");

/** The size of televisions, in both orientations. */
const broad = new MediaQuery(
  "(min-width: 1600px) and (min-height: 800px), (min-width: 1000px) and (min-height: 1500px)",
);

/**
 * True if this device is a television: as chosen on it, by default for spectators with a wide screen. A seat's own
 * device is never a television, because it shows private information. Neither is an offline replay, which has controls.
 */
export function isTelevision(client: Client, session: TableSession): boolean {
  if (session.own !== null || kept) return false;
  return (
    (client.preferences["television"] ?? (session.guest?.role === "spectator" && broad.current ? "yes" : "no")) ===
    "yes"
  );
}
