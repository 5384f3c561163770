// Findings of a report that take one sentence: who led since when, the largest source, the luck of the dice. The engine
// has counted everything that depends on rules.

import type { Account, Contest, Holding, Luck } from "../../wire/types";

/** Seats with a figure each. */
export type BySeat = { seat: number; amount: number }[];

const sum = (all: number[]): number => all.reduce((total, one) => total + one, 0);

/** The seats by place, the winner first; in seat order until the game is over. */
export function order({ places, pace }: Account): number[] {
  return pace.map(({ seat }) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other);
}

/** True if all values are known at every point. */
export const isOpen = ({ curve }: Account): boolean => curve.every(({ worth }) => !worth.includes(null));

/** The ranks at each point, ties with the same number: 1 is the most. */
export const ranks = ({ curve }: Account): number[][] =>
  curve.map(({ worth }) => worth.map((own) => 1 + worth.filter((other) => (other ?? 0) > (own ?? 0)).length));

/** The sole leader at each point; null for a tie. */
const leaders = (account: Account): (number | null)[] =>
  ranks(account).map((all) => (all.filter((rank) => rank === 1).length === 1 ? all.indexOf(1) : null));

export interface Lead {
  /** The leader at the end. */
  seat: number;
  /** The turn after which the lead was permanent; `null`: from the start. */
  since: number | null;
  /** The number of times that the lead changed to another seat. */
  changes: number;
}

/** The leader at the end, and since when; null for a tie or an unknown value. */
export function lead(account: Account): Lead | null {
  const all = leaders(account);
  const seat = all.at(-1) ?? null;
  if (!isOpen(account) || all.length < 3 || seat === null) return null;
  const taken = all.filter((one) => one !== null);
  const changes = taken.filter((one, nth) => nth > 0 && one !== taken[nth - 1]).length;
  const lost = all.findLastIndex((one) => one !== seat);
  // At the set-up there is no leader yet.
  const since = lost <= 0 ? null : (account.curve[lost + 1]?.turn ?? null);
  return { seat, since, changes };
}

/** A seat's largest gain or loss: within a turn, or by source where no curve is known. */
export type Change = { seat: number; amount: number } & ({ turn: number } | { source: string });

/** The largest gain and the largest loss; null for a tie. */
export function turningPoints(account: Account): { gain: Change | null; loss: Change | null } {
  const { curve, flows } = account;
  const changes: Change[] =
    isOpen(account) && curve.length > 2
      ? curve
          .slice(1)
          .flatMap(({ turn, worth }, nth) =>
            worth.map((now, seat) => ({ seat, turn, amount: (now ?? 0) - (curve[nth]?.worth[seat] ?? 0) })),
          )
      : flows;
  const extreme = (sign: 1 | -1): Change | null => {
    const most = Math.max(0, ...changes.map(({ amount }) => amount * sign));
    const [one, ...others] = changes.filter(({ amount }) => most > 0 && amount * sign === most);
    return one && !others.length ? one : null;
  };
  return { gain: extreme(1), loss: extreme(-1) };
}

export interface SourceLine {
  source: string;
  bySeat: BySeat;
  total: number;
}

/**
 * The amount of each source, the one with the most movement first. `start` is the source of the scores at the set-up,
 * so that the sources add up to the result.
 */
export function sources({ curve, flows, pace }: Account, start: string | null = null): SourceLine[] {
  const begun = start === null ? [] : (curve[0]?.worth ?? []);
  const all = [
    ...begun.flatMap((amount, seat) => (start === null || !amount ? [] : [{ source: start, seat, amount }])),
    ...flows,
  ];
  const names = [...new Set(all.map(({ source }) => source))];
  const of = (source: string, seat: number) =>
    sum(all.filter((flow) => flow.source === source && flow.seat === seat).map(({ amount }) => amount));
  const lines = names.map((source) => {
    const bySeat = pace.map(({ seat }) => ({ seat, amount: of(source, seat) }));
    return { source, bySeat, total: sum(bySeat.map(({ amount }) => amount)) };
  });
  const moved = ({ bySeat }: SourceLine) => sum(bySeat.map(({ amount }) => Math.abs(amount)));
  return lines.sort((one, other) => Number(other.total > 0) - Number(one.total > 0) || moved(other) - moved(one));
}

export interface Edge {
  source: string;
  /** The seats of the winner and of the second player, in this order; `amounts` has the amount of each. */
  seats: [number, number];
  amounts: [number, number];
}

/** The source that brought the most; null if none brought anything. */
export const biggest = (lines: SourceLine[]): SourceLine | null =>
  lines.reduce<SourceLine | null>((most, line) => (line.total > (most?.total ?? 0) ? line : most), null);

const flown = ({ flows }: Account, seat: number): number =>
  sum(flows.filter((flow) => flow.seat === seat).map(({ amount }) => amount));
const rose = ({ curve }: Account, seat: number): number =>
  (curve.at(-1)?.worth[seat] ?? 0) - (curve[0]?.worth[seat] ?? 0);

/** The source in which the winner was furthest ahead of the second; null if several won. */
export function edge(account: Account): Edge | null {
  const [first, second] = order(account);
  const { places, unsure } = account;
  if (first === undefined || second === undefined || !places.length || places[first] === places[second]) return null;
  if (unsure.includes(first) || unsure.includes(second)) return null;
  // Income does not always count by itself.
  if (![first, second].every((seat) => rose(account, seat) === flown(account, seat))) return null;
  const amount = ({ bySeat }: SourceLine, seat: number) => bySeat.find((one) => one.seat === seat)?.amount ?? 0;
  const before = (line: SourceLine) => amount(line, first) - amount(line, second);
  const best = sources(account).sort((one, other) => before(other) - before(one))[0];
  if (!best || before(best) <= 0) return null;
  return { source: best.source, seats: [first, second], amounts: [amount(best, first), amount(best, second)] };
}

/** The number of holdings of each seat at the end, the highest first. */
export function holdsAtEnd({ held, pace }: Account): BySeat {
  const still = held.filter(({ to }) => to === null);
  return pace
    .map(({ seat }) => ({ seat, amount: still.filter((one) => one.seat === seat).length }))
    .sort((one, other) => other.amount - one.amount);
}

/** The things with their holdings, in the order in which the first of each began. */
export function strips({ held }: Account): { what: string; all: Holding[] }[] {
  const names = [...new Set(held.map(({ what }) => what))];
  return names.map((what) => ({ what, all: held.filter((one) => one.what === what) }));
}

/**
 * The number of battles fought to the end with a known chance, of victories of the attackers, and of expected
 * victories.
 */
export function fought(contests: Contest[]): { fights: number; won: number; expected: number } {
  const known = contests.filter(({ chance, won }) => chance !== null && won !== null);
  return {
    fights: known.length,
    won: known.filter(({ won }) => won).length,
    expected: sum(known.map(({ chance }) => chance ?? 0)),
  };
}

/** The number of contests that each seat began, the highest first. */
export function timesOf({ contests, pace }: Account): BySeat {
  const times = (seat: number) => contests.filter((one) => one.seat === seat).length;
  return pace.map(({ seat }) => ({ seat, amount: times(seat) })).sort((one, other) => other.amount - one.amount);
}

/**
 * The rarity up to which a seat's dice are ordinary. A rarity of 10 means that one game in ten is as good, or as bad.
 */
const USUAL = 2.5;
export function rarity({ at_least, at_most }: Luck): { good: boolean; oneIn: number } | null {
  const good = at_least <= at_most;
  const oneIn = 1 / Math.max(Math.min(at_least, at_most), 1e-9);
  return oneIn < USUAL ? null : { good, oneIn: rounded(oneIn) };
}

/** Rounds a number of games to two digits from 100 on. */
function rounded(games: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(games)) - 1);
  return Math.round(games / unit) * unit;
}

/** The distance from the average, in standard deviations. */
export const deviations = ({ got, expected, variance }: Luck): number =>
  variance > 0 ? (got - expected) / Math.sqrt(variance) : 0;

/** The turn, round or day of an entry; `null` where none is counted. */
export function turnOf({ curve }: Account, entry: number): number | null {
  return curve.find((moment) => moment.turn > 0 && moment.entry >= entry)?.turn ?? curve.at(-1)?.turn ?? null;
}
