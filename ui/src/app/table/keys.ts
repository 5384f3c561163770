// The keys of every table; each game has its own beside them.

import { isKey } from "../../parts/keyboard";
import type { TableSession } from "../../table/session.svelte";
import { asking } from "./asking.svelte";
import type { Over } from "./over";

/** The action of a key on a table; undefined if it has none. */
function meant(event: KeyboardEvent, session: TableSession, open: (what: Over) => void): (() => void) | null {
  const key = event.key.toLowerCase();
  const { earlier, later } = session;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z" && !event.shiftKey && session.undoes) return () => void session.undo();
    if ((key === "y" || (key === "z" && event.shiftKey)) && session.redoes) return () => void session.redo();
    return null;
  }
  if (document.querySelector("dialog[open]")) return null;
  if (key === "escape" && asking.on) return () => (asking.on = false);
  if (key === "escape" && session.past) return () => void session.lookBack(null);
  if (key === "pageup" && earlier !== null) return () => void session.lookBack(earlier);
  if (key === "pagedown" && later !== null) return () => void session.lookBack(later);
  if (!isKey(event)) return null;
  if (key === "?") return () => open("keys");
  // By position, because with Alt some layouts produce other characters.
  if (event.code === "KeyH") return () => (asking.on = !asking.on);
  return event.code === "KeyR" ? () => open("record") : null;
}

/** Handles the keys of a table. */
export function keys(session: TableSession, open: (what: Over) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.target instanceof HTMLInputElement || !session.state) return;
    const act = meant(event, session, open);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
