// Problems and flaws in words.

import { GAMES } from "../games";
import { has, moment, say, t } from "../lang/index.svelte";
import type { Damage, FlawLine, LineFault } from "../wire/types";

/** Every parameter that a flaw's message may name; what is missing reads "none". */
const NONE = { seat: "none", port: "none", zone: "none", good: "none", galley: "none", a: "none", b: "none" };

/** A flaw, in the words of the game whose texts are there. */
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

/** How far a game has come, as it counts. */
export function standing(game: string, turn: number, over: boolean): string {
  if (over) return t("home-over");
  const own = `home-turn-${game}`;
  return t(turn && has("app", own) ? own : "home-turn", { turn });
}

export function problemText({ problem: kind, of, ...rest }: { problem: string; of?: { problem: string } }): string {
  if (kind === "tournament" && of) return t(`tournament-problem-${of.problem}`, plainly(of));
  return t(`problem-${kind}`, plainly(rest));
}

/** What a message can name of a problem. */
function plainly(rest: object): Record<string, string | number> {
  const plain = Object.entries(rest).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(plain) as Record<string, string | number>;
}

/** What damage took, and what is kept. Its texts are in a file of their own. */
export function lossText(damage: Damage): string {
  const { damage: kind } = damage;
  const fault = "fault" in damage ? faultText(damage.fault) : "";
  const day = "backup" in damage ? damage.backup : null;
  const backup = day ? moment(`${day}T12:00:00Z`, { dateStyle: "medium", timeZone: "UTC" }) : "none";
  // Of a database that was missing, no file is kept.
  const file = ("file" in damage && damage.file) || "none";
  return t(`loss-${kind}`, { ...plainly(damage), fault, backup, file });
}
