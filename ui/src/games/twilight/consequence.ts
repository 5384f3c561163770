// What a command gives away, in words, for its confirmation.

import type { Actor, Command, Stakes, TableState } from "../../wire/twilight";
import type { Consequence } from "../contract";
import { s } from "./words";
import { seatName } from "../../table/chairs";

const DOES: Partial<Record<Command["do"], string>> = { EndTurn: "end-turn", ChangeHand: "change-title" };

export function consequence(by: Actor, said: unknown, at: unknown, state: TableState): Consequence {
  const stakes = at as Stakes | null;
  const other = typeof by === "object" ? seatName(state, 1 - by.seat) : "";
  const does = s(DOES[(said as Command).do] ?? "sure-do-play");
  if (stakes?.loses) return { says: s("sure-loses", { seat: other, by: s(`by-${stakes.loses}`) }), does, danger: true };
  return { says: stakes?.discards ? s("sure-discards", { count: stakes.discards }) : "", does };
}
