// The costs and losses of a command in words: for its confirmation, and for a choice at the finger.

import type { Actor, Command, Good, Stakes, TableState, Undone } from "../../../wire/serenissima-2e";
import type { Consequence } from "../../contract";
import { goodText, portName, s, viewOf } from "../words";
import AttackStakes from "./AttackStakes.svelte";
import { ICON } from "./icons";

/** A sale with its price, if there is one here. */
function sale(good: Good, state: TableState): Consequence {
  const { stage } = viewOf(state);
  const here =
    stage.stage === "activation" ? stage.go.sales.find((one) => one.good === good && !one.breaches.length) : undefined;
  const name = goodText(good);
  if (!here) return { says: "", does: s("panel-sell-dim", { good: name }) };
  const { ducats } = here;
  return { says: "", does: s(ducats ? "panel-sell-for" : "panel-store-it", { good: name, ducats }) };
}

/** The undone actions. */
function leaving(leaves: Undone | null | undefined, galley: number): Consequence {
  if (!leaves) return { says: "", does: s("panel-next") };
  const args: Record<string, string | number> =
    leaves.undone === "sale"
      ? { good: goodText(leaves.good), ducats: leaves.ducats }
      : leaves.undone === "loot"
        ? { cubes: leaves.cubes }
        : {};
  return {
    says: s(`sure-${leaves.undone}`, { galley, ...args }),
    does: s(leaves.undone === "loot" ? "sure-do-loot" : leaves.undone === "all" ? "sure-do-pass" : "sure-do-end"),
  };
}

export function consequence(_: Actor, said: unknown, at: unknown, state: TableState): Consequence {
  const command = said as Command;
  const stakes = at as Stakes | null;
  const view = viewOf(state);
  if (stakes?.sinks)
    return {
      says: s(`sure-${command.do}`, { galley: stakes.sinks }),
      does: s(`sure-do-${command.do}`),
      danger: true,
      icon: ICON.sinking,
    };
  switch (command.do) {
    case "Attack":
      return { says: "", does: s("sure-do-attack"), danger: true, icon: ICON.swords, Shown: AttackStakes };
    case "Sell":
      return sale(command.good, state);
    case "Jettison":
      return { says: "", does: s("panel-overboard", { good: goodText(command.good) }), danger: true };
    case "MoveGood":
      return { says: "", does: s("panel-over-to", { galley: command.to }) };
    case "MoveSailor":
      return {
        says: "",
        does:
          "port" in command.to
            ? s("panel-ashore", { port: portName(view.board, command.to.port) })
            : s("panel-over-to", { galley: command.to.galley }),
      };
    case "LeaveLoot":
      return leaving(stakes?.leaves, 0);
    default:
      return leaving(stakes?.leaves, view.stage.stage === "activation" ? view.stage.go.galley : 0);
  }
}
