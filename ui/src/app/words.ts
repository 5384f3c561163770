// Problems and flaws in words.

import { GAMES } from "../games";
import { has, moment, say, t } from "../lang/index.svelte";
import type { Damage, FlawLine, LineFault } from "../wire/types";

/** The parameters of a flaw's message; missing ones read "none". */
const NONE = { seat: "none", port: "none", zone: "none", good: "none", galley: "none", a: "none", b: "none" };

/** A flaw, in the texts of the loaded game. */
export function flawText(flaw: FlawLine): string {
  const key = `flaw-${flaw.flaw}`;
  const given = { ...NONE, ...(flaw.with as Record<string, string | number>) };
  // People count from one.
  const seat = typeof given.seat === "number" ? given.seat + 1 : given.seat;
  return say(Object.keys(GAMES).find((game) => has(game, key)) ?? "app", key, { ...given, seat });
}

export function faultText(fault: LineFault): string {
  const { why, ...rest } = fault as { why: string } & Record<string, string | number>;
  return t(`fault-${why}`, rest);
}

/** The progress of a game, in its own unit. */
/** The days of a campaign of Libertalia, whose turns count through all campaigns. */
const RAID = 6;

export function standing(game: string, turn: number, over: boolean): string {
  if (over) return t("home-over");
  const own = `home-turn-${game}`;
  const raid = Math.ceil(turn / RAID);
  return t(turn && has("app", own) ? own : "home-turn", { turn, raid, day: turn - (raid - 1) * RAID });
}

export function problemText({ problem: kind, of, ...rest }: { problem: string; of?: { problem: string } }): string {
  if (kind === "tournament" && of) return t(`tournament-problem-${of.problem}`, plainly(of));
  return t(`problem-${kind}`, plainly(rest));
}

/** The parameters of a problem's message. */
function plainly(rest: object): Record<string, string | number> {
  const plain = Object.entries(rest).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(plain) as Record<string, string | number>;
}

/** Describes a corruption report, and the quarantined file. Its texts are a file of their own. */
export function lossText(damage: Damage): string {
  const { damage: kind } = damage;
  const fault = "fault" in damage ? faultText(damage.fault) : "";
  const day = "backup" in damage ? damage.backup : null;
  const backup = day ? moment(`${day}T12:00:00Z`, { dateStyle: "medium", timeZone: "UTC" }) : "none";
  // A missing database has no quarantined file.
  const file = ("file" in damage && damage.file) || "none";
  return t(`loss-${kind}`, { ...plainly(damage), fault, backup, file });
}
