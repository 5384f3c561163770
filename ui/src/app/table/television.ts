// Whether this device shows the table to a room.

import { MediaQuery } from "svelte/reactivity";
import { kept } from "../../transport/device";
import type { TableSession } from "../../table/session.svelte";
import type { Client } from "../client.svelte";

const OVERLAY = "overlay";

/** Whether this page is laid over a stream: its address says so, and a page that loads itself anew remembers. */
export const overlaid =
  new URLSearchParams(location.hash.slice(1)).has(OVERLAY) || sessionStorage.getItem(OVERLAY) !== null;
if (overlaid) sessionStorage.setItem(OVERLAY, "yes");

/** The spectators' address, for a page that is laid over a stream. */
export function overStream(url: string): string {
  const [host = "", fragment] = url.split("#");
  const way = new URLSearchParams(fragment);
  way.set("name", "Stream");
  return `${host}#${way.toString()}&${OVERLAY}`;
}

/** As large as televisions are, lying or standing. */
const broad = new MediaQuery(
  "(min-width: 1600px) and (min-height: 800px), (min-width: 1000px) and (min-height: 1500px)",
);

/** As was chosen here; otherwise a wide screen does that only watches. A seat's own device never does: it is
 * played on, and sees what is nobody else's business; nor does a keepsake, which is gone along. */
export function isTelevision(client: Client, session: TableSession): boolean {
  if (session.own !== null || kept) return false;
  return (
    (client.preferences["television"] ?? (session.guest?.role === "spectator" && broad.current ? "yes" : "no")) ===
    "yes"
  );
}
