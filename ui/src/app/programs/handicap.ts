// The advantage of a person who plays alone on the lowest rung: more money at the start. It is a correction, so the
// record and the story of the game show it.

import { freshId } from "../../ids";
import { t } from "../../lang/index.svelte";
import type { Reply, Request } from "../../wire/types";

interface Handicap {
  more: number;
  /** The field of the correction, and the end of the text's key. */
  coin: "ducats" | "doubloons";
}

/** By game. A game without money has none. */
const HANDICAPS: Record<string, Handicap> = {
  "serenissima-2e": { more: 5, coin: "ducats" },
  "serenissima-1996": { more: 1000, coin: "ducats" },
  libertalia: { more: 5, coin: "doubloons" },
};

/** The advantage in words; null if the game has none. */
export function handicapText(game: string): string | null {
  const handicap = HANDICAPS[game];
  return handicap ? t(`programs-handicap-${handicap.coin}`, { more: handicap.more }) : null;
}

/** The seats of a view, by the name that their game has for them. */
interface Purses {
  seats?: { purse: number | null }[];
  players?: { purse: number | null }[];
}

/** Gives a seat of a new table its advantage. */
export async function giveHandicap(
  ask: (request: Request) => Promise<Reply>,
  game: string,
  table: number,
  seat: number,
): Promise<void> {
  const handicap = HANDICAPS[game];
  if (!handicap) return;
  const opened = await ask({ type: "open", table, viewer: { seat } });
  if (opened.type !== "state") return;
  const { head, view } = opened.state;
  const { seats, players } = view as Purses;
  const purse = (seats ?? players)?.[seat]?.purse;
  // Where people still have to draw, the game deals the money later.
  if (!purse) return;
  const fix = { what: "Purse", seat, [handicap.coin]: purse + handicap.more };
  const command = { do: "Correct", fix };
  await ask({ type: "command", table, id: freshId(), head, question: null, by: { seat }, command, waive: [] });
}
