// Whose turn it is, for people who are looking elsewhere: a mark in the page's title, one tone, a vibrating
// phone.

import { tick } from "svelte";
import { list, t } from "../../lang/index.svelte";
import { chime } from "../../table/chime";
import type { TableSession } from "../../table/session.svelte";
import { Turns } from "../../table/turns";
import { titled } from "../around/framed";
import type { Client } from "../client.svelte";

/** A phone lies aside, or shows something else, until it is its player's turn. */
function shake(session: TableSession): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  if (session.past) void session.lookBack(null);
  void tick().then(() => document.querySelector("section.panel")?.scrollIntoView({ block: "nearest" }));
}

/** Calls the player whose turn it is, as long as the calling component lives. */
export function calls(client: Client, session: TableSession): void {
  const awaited = $derived(session.state ? session.awaited : []);
  const turns = new Turns();
  $effect(() => {
    const own = session.own !== null && awaited.includes(session.own);
    const whose = own ? `● ${t("table-yours")}` : list(awaited.map((seat) => session.name(seat)));
    titled.title = [whose, "Bucintoro"].filter(Boolean).join(" – ");
    return () => (titled.title = "Bucintoro");
  });
  $effect(() => {
    const up = turns.begin(awaited);
    if (up.length && client.preferences["chime"] === "yes") chime();
    if (session.own !== null && up.includes(session.own)) shake(session);
  });
}
