// Common data of the sections of a report.

import type { GameUI } from "../../games/contract";
import { current, list, t } from "../../lang/index.svelte";
import type { AccountWords } from "../../table/account";
import type { TableSession } from "../../table/session.svelte";
import type { Account } from "../../wire/types";
import { chairNames } from "../../table/chairs";
import { turnOf } from "./findings";
import { along, roomy, type Tick } from "./drawn";

export interface Person {
  seat: number;
  name: string;
  colour: string;
}

export interface ReportContext {
  session: TableSession;
  game: GameUI;
  words: AccountWords;
  account: Account;
  /** The followed entries, without the set-up. */
  chain: number[];
  /** The players, by seat. */
  people: Person[];
  over: boolean;
}

/** Display options of a report. */
export interface Look {
  /** True to show figures instead of charts. */
  figures: boolean;
  /** True if the report is printed. */
  paper: boolean;
}

/** The width of a section on paper (A4), in pixels of 1/96 inch, for which charts are drawn. */
export const PAPER = { whole: 690, half: 335 };

/** A chart's data as a table, for screen readers and users who prefer figures. */
export interface Table {
  columns: string[];
  rows: { head: string; cells: string[] }[];
}

const number = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(current(), options).format(value);
export const whole = (value: number): string => number(value, { maximumFractionDigits: 0 });
export const tenths = (value: number): string => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
export const signed = (value: number): string =>
  number(value, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a change of a share with its sign. */
export const signedPercent = (value: number): string =>
  number(value, { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 });

/** Formats a share: a possible event is never 0 %, an uncertain one never 100 %. */
export function percent(share: number): string {
  const shown = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  if (share > 0 && share < 0.005) return `< ${shown(0.01)}`;
  return share < 1 && share >= 0.995 ? `> ${shown(0.99)}` : shown(share);
}

export const minutes = (seconds: number): number => Math.round(seconds / 60);

export const nameOf = ({ people }: ReportContext, seat: number): string => people[seat]?.name ?? "";

/** The names with a figure each, as a list. */
export const named = (told: ReportContext, all: { seat: number; amount: number }[]): string =>
  list(all.map(({ seat, amount }) => t("story-named", { seat: nameOf(told, seat), amount: whole(amount) })));

/** When something happened: the turn, or the entry where no turns are counted. */
export function when({ account, words }: ReportContext, entry: number): string {
  const turn = turnOf(account, entry);
  return turn === null ? t("story-entry", { n: entry }) : words.at(turn);
}

/** Builds the common data of a report. */
export const reportContext = (
  session: TableSession,
  game: GameUI,
  words: AccountWords,
  account: Account,
): ReportContext => ({
  session,
  game,
  words,
  account,
  chain: session.state.chain,
  people: chairNames(session.state.settings.seating).map((name, seat) => ({
    seat,
    name,
    colour: game.colour(session.state, seat),
  })),
  over: session.state.progress.over,
});

/** The turns of a curve, on an axis of this width. */
export function turnTicks({ account, over }: ReportContext, x: (nth: number) => number, room: number): Tick[] {
  const last = account.curve.length - 1;
  const all = account.curve.flatMap(({ turn }, nth) =>
    over && nth === last ? [{ x: x(nth), label: t("story-end") }] : turn > 0 ? [{ x: x(nth), label: `${turn}` }] : [],
  );
  return roomy(all, room);
}

/** The ticks at the ends of turns, on an axis of this width. */
export function ticks({ account, chain, over }: ReportContext, x: (at: number) => number, room: number): Tick[] {
  const ends = account.curve.filter(({ turn }, nth) => turn > 0 && (nth < account.curve.length - 1 || !over));
  const all = ends.map(({ entry, turn }) => ({ x: x(along(chain, entry)), label: `${turn}` }));
  return roomy(over ? [...all, { x: x(chain.length), label: t("story-end") }] : all, room);
}
