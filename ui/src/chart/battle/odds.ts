// How a battle that is fought on may end, as the room reads it: shares from 0 to 1.

import type { TableSession } from "../../table/session.svelte";
import { s } from "../words";
import { tenths } from "./percent";

/** A number of each side, and how likely both are together. */
export interface End {
  attacker: number;
  defender: number;
  probability: number;
}

export interface Odds {
  attacker_wins: number;
  defender_wins: number;
  both_lost: number;
  /** Every possible end: how many are left of each side. */
  survivors: End[];
}

/** What both sides lose on average. */
export interface Expected {
  expected_attacker_losses: number;
  expected_defender_losses: number;
}

/** Whether somebody looks on who is not the attacker: "yours" would be somebody else's. */
const looksOn = (session: TableSession, attacker: number): boolean => !session.screen && session.own !== attacker;

/** Through whose eyes odds are told, where it has to be said. */
export const seenBy = (session: TableSession, attacker: number): string | null =>
  looksOn(session, attacker) ? s("odds-of", { seat: session.name(attacker) }) : null;

/** What both sides lose on average, in words. */
export function lossesText(session: TableSession, attacker: number, odds: Expected): string {
  const both = { attacker: tenths(odds.expected_attacker_losses), defender: tenths(odds.expected_defender_losses) };
  return looksOn(session, attacker)
    ? s("odds-losses-of", { seat: session.name(attacker), ...both })
    : s("odds-losses", both);
}
