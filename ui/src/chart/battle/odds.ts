// The odds of a battle that is fought to the end: shares from 0 to 1.

import type { TableSession } from "../../table/session.svelte";
import { s } from "../words";
import { tenths } from "./percent";

/** The average losses of both sides. */
export interface Expected {
  expected_attacker_losses: number;
  expected_defender_losses: number;
}

/** True if the viewer is not the attacker, so that "yours" would be wrong. */
const looksOn = (session: TableSession, attacker: number): boolean => !session.screen && session.own !== attacker;

/** The player from whose perspective the odds are given, if it must be named. */
export const seenBy = (session: TableSession, attacker: number): string | null =>
  looksOn(session, attacker) ? s("odds-of", { seat: session.name(attacker) }) : null;

/** The average losses of both sides, in words. */
export function lossesText(session: TableSession, attacker: number, odds: Expected): string {
  const both = { attacker: tenths(odds.expected_attacker_losses), defender: tenths(odds.expected_defender_losses) };
  return looksOn(session, attacker)
    ? s("odds-losses-of", { seat: session.name(attacker), ...both })
    : s("odds-losses", both);
}
