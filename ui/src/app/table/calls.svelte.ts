// Whose turn it is, for who looks elsewhere: a mark in the page's title, one tone, a phone that shakes.

import { tick } from "svelte";
import { chime } from "../../table/chime";
import type { TableSession } from "../../table/session.svelte";
import type { Client } from "../client.svelte";

/** A phone lies aside, or looks at something else, until it is its player's turn. */
function shake(session: TableSession): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  if (session.past) void session.lookBack(null);
  void tick().then(() => document.querySelector("section.panel")?.scrollIntoView({ block: "nearest" }));
}

/** Calls whoever is up, as long as the component lives that asks for it. */
export function calls(client: Client, session: TableSession): void {
  const up = $derived.by(() => {
    const actor = session.state && session.asks[0]?.[0];
    return actor && actor !== "chance" ? actor.seat : null;
  });
  let last: number | null = null;
  $effect(() => {
    document.title = session.own !== null && up === session.own ? `● ${session.name(session.own)} – Bucintoro` : "Bucintoro";
  });
  $effect(() => {
    if (up === null) return;
    const another = last !== null && up !== last;
    last = up;
    if (another && client.preferences["chime"] === "yes") chime();
    if (another && up === session.own) shake(session);
  });
}
