// Notifies players of their turn by a mark in the page's title. If wanted, adds a tone, a vibration, and a system
// notification while the window is hidden.

import { tick } from "svelte";
import { list, t } from "../../lang/index.svelte";
import type { TableSession } from "../../table/session.svelte";
import { Turns } from "../../table/turns";
import { titled } from "../around/framed";
import type { Client } from "../client.svelte";

/** Turns a phone's screen to its player's turn. */
function turn(session: TableSession): void {
  if (session.past) void session.lookBack(null);
  void tick().then(() => document.querySelector("section.panel")?.scrollIntoView({ block: "nearest" }));
}

/** The system notification names only the awaited seat of this device. */
function notify(client: Client, session: TableSession, up: number[]): void {
  const here = up.filter((seat) => session.acts({ seat }));
  if (!here.length || client.preferences["notices"] !== "yes" || titled.hasFocus()) return;
  void client.transport.notify?.(t("table-turn", { names: list(here.map((seat) => session.name(seat))) }));
}

/** Notifies the player whose turn it is, while the calling component lives. */
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
