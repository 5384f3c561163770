// Whose turn it is, for people who are looking elsewhere: a mark in the page's title and, where it is wanted, a
// tone and a phone that trembles.

import { tick } from "svelte";
import { list, t } from "../../lang/index.svelte";
import type { TableSession } from "../../table/session.svelte";
import { Turns } from "../../table/turns";
import { titled } from "../around/framed";
import type { Client } from "../client.svelte";

/** A phone shows something else until it is its player's turn. */
function turn(session: TableSession): void {
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
    if (up.length && client.preferences["sounds"] === "yes") void import("../../table/sounds").then(({ play }) => play("call"));
    if (session.own !== null && up.includes(session.own)) turn(session);
  });
}
