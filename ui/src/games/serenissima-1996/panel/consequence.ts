// The consequence of a command, where it needs confirmation.

import type { Actor, TableState } from "../../../wire/types";
import type { Command, Stakes, Undone } from "../../../wire/serenissima-1996";
import type { Consequence } from "../../contract";
import AttackShown from "../fight/AttackShown.svelte";
import Sinking from "~icons/game-icons/sinking-ship";
import { Swords } from "../icons";
import { goodText, placeText, portName, s, viewOf } from "../words";

/** The undone actions at the end of a turn. */
function leaving(leaves: Undone | null, state: TableState): string {
  if (!leaves) return "";
  switch (leaves.undone) {
    case "all":
      return s("sure-all");
    case "voyages":
      return s("sure-voyages", { galleys: leaves.galleys });
    case "landing":
      return s("sure-landing", { port: portName(viewOf(state).board, leaves.port) });
    case "sale":
      return s("sure-sale", { good: goodText(leaves.good), ducats: leaves.ducats });
  }
}

/** The losses, in sentences. */
function losses(stakes: Stakes, state: TableState): string {
  const view = viewOf(state);
  const says = [
    stakes.sinks === null ? "" : s("sure-sinks", { galley: placeText(view, { galley: stakes.sinks }) }),
    stakes.loses === null ? "" : s("sure-loses", { count: stakes.loses[1], good: goodText(stakes.loses[0]) }),
    stakes.strands ? s("sure-strands", { sailors: stakes.strands }) : "",
    stakes.bares === null ? "" : s("sure-bares", { port: portName(view.board, stakes.bares) }),
    leaving(stakes.leaves, state),
  ];
  return says.filter(Boolean).join(" ");
}

export function consequence(_: Actor, said: unknown, at: unknown, state: TableState): Consequence {
  const command = said as Command;
  const stakes = at as Stakes | null;
  if (command.do === "Attack")
    return { says: "", does: s("sure-do-Attack"), danger: true, icon: Swords, Shown: AttackShown };
  const says = stakes ? losses(stakes, state) : "";
  const danger = Boolean(stakes?.sinks || stakes?.loses || stakes?.strands);
  return { says, does: s(`sure-do-${command.do}`), danger, ...(stakes?.sinks ? { icon: Sinking } : {}) };
}
