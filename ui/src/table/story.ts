// The record as a tree of entries: followed and abandoned branches, and what was revealed.

import type { Position } from "./pieces";
import type { ToldEntry, TableState } from "../wire/types";

/** True if an entry has events, and did not only move the head or change names. */
export const isDeed = (entry: ToldEntry): boolean =>
  entry.head === null && entry.settings === null && entry.events.length > 0;

/** True for an entry that corrects the app by the real table. */
export const isCorrection = ({ events }: ToldEntry): boolean =>
  events.some((event) => (event as { event?: string }).event === "Corrected");

/** The path to an entry, the oldest first. */
export function wayTo(told: ToldEntry[], entry: number): ToldEntry[] {
  const way: ToldEntry[] = [];
  let wanted = entry;
  for (let index = told.length - 1; index >= 0 && wanted > 0; index -= 1) {
    const one = told[index];
    if (one?.n !== wanted) continue;
    way.push(one);
    wanted = one.after;
  }
  return way.reverse();
}

/** Ends of abandoned branches: entries off the chain that nothing follows. */
export function leftWays(told: ToldEntry[], chain: number[]): ToldEntry[] {
  const followed = new Set(chain);
  const begun = new Set(told.filter(isDeed).map((entry) => entry.after));
  return told.filter((entry) => isDeed(entry) && !followed.has(entry.n) && !begun.has(entry.n));
}

/** Dice and cards on the chain after an entry: they stay revealed. */
export function revealedSince(told: ToldEntry[], chain: number[], entry: number): number {
  const later = new Set(chain.filter((n) => n > entry));
  return told.filter((one) => later.has(one.n) && one.by === "chance").length;
}

/** True if a person made an entry: neither chance, nor a program, nor the app in a person's place. */
export const isPersonal = ({ by, auto, program }: ToldEntry): boolean => typeof by === "object" && !auto && !program;

/** True if a person made a move by an entry: corrections are none. */
export const hasPlayed = (entry: ToldEntry): boolean => isPersonal(entry) && !isCorrection(entry);

/** True if a seat made an entry. */
export function isBy(entry: ToldEntry, seat: number): boolean {
  return typeof entry.by === "object" && entry.by.seat === seat;
}

export interface Chapter {
  /** The chapter's title; empty before the first chapter. */
  title: string;
  entries: ToldEntry[];
}

/**
 * The chapters, the newest first, each with its newest entry first. `title` names the event that begins one: its entry
 * belongs to the chapter before, if it ended that first.
 */
export function chapters(told: ToldEntry[], title: (event: unknown) => string | null): Chapter[] {
  const all: Chapter[] = [];
  let open: Chapter = { title: "", entries: [] };
  for (const entry of told) {
    const titles = entry.events.map(title);
    const begins = titles.find((one) => one !== null);
    const isFirst = titles.length > 0 && titles[0] !== null;
    if (!isFirst) open.entries.unshift(entry);
    if (begins === undefined) continue;
    all.unshift(open);
    open = { title: begins, entries: isFirst ? [entry] : [] };
  }
  all.unshift(open);
  return all.filter((chapter) => chapter.entries.length > 0);
}

/** The seats that decided something on the path from one entry to a later one, each once. */
export function decided(told: ToldEntry[], from: number, to: number): number[] {
  const way = wayTo(told, to);
  const since = way.slice(way.findIndex(({ n }) => n === from) + 1);
  return [...new Set(since.flatMap(({ auto, by }) => (typeof by === "object" && !auto ? [by.seat] : [])))];
}

/**
 * The end of an entry's branch: the head for a followed entry. For another entry it is reached from there, by the last
 * continuation at each fork, as steps forward do (`TableSession.later`).
 */
export function endOf(told: ToldEntry[], chain: number[], entry: number): number {
  const head = chain.at(-1) ?? 0;
  if (entry === 0 || chain.includes(entry)) return Math.max(head, entry);
  const last = new Map(told.filter(isDeed).map((one) => [one.after, one.n]));
  let end = entry;
  for (let next = last.get(end); next !== undefined; next = last.get(end)) end = next;
  return end;
}

/** The position of a state, with the entries that lead to it. */
export const positionOf = (state: TableState): Position => ({ state, story: wayTo(state.told, state.head) });
