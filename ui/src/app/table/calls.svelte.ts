// Whose turn it is, for people who are looking elsewhere: a mark in the page's title and, where it is wanted, a
// tone, a phone that trembles, and a word of the system's while the window is away.

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

/** Whoever looks at something else is told whose turn has come on this device, and no more. */
function notify(client: Client, session: TableSession, up: number[]): void {
  const here = up.filter((seat) => session.acts({ seat }));
  if (!here.length || client.preferences["notices"] !== "yes" || titled.hasFocus()) return;
  void client.transport.notify?.(t("table-turn", { names: list(here.map((seat) => session.name(seat))) }));
}

/** Calls the player whose turn it is, as long as the calling component lives. */
export function calls(client: Client, session: TableSession): void {
  const awaited = $derived(session.state ? session.awaited : []);
  const turns = new Turns();
  $effect(() => {
    const own = session.own !== null && awaited.includes(session.own);
    const whose = own ? `• ${t("table-yours")}` : list(awaited.map((seat) => session.name(seat)));
    titled.title = [whose, "Bucintoro"].filter(Boolean).join(" – ");
    return () => (titled.title = "Bucintoro");
  });
  $effect(() => {
    const up = turns.begin(awaited);
    if (up.length && client.preferences["sounds"] === "yes")
      void import("../../table/sounds").then(({ play }) => play("call"));
    notify(client, session, up);
    if (session.own !== null && up.includes(session.own)) turn(session);
  });
}
