// Computes the figures of the statistics, without texts.

import type {
  GameLuck,
  HeadToHead,
  PersonFigures,
  Reply,
  Request,
  SourceSum,
  Statistics,
  StatisticsFilter,
} from "../../wire/types";

/** The period of the counted tables: always, the last days, or a year. */
export type Period = "always" | "days" | number;

/** The length of the period of the last days. */
export const DAYS = 30;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** A period as part of a filter. */
export function span(period: Period, now: Date): Pick<StatisticsFilter, "from" | "to"> {
  if (period === "always") return {};
  if (period === "days") return { from: dayOf(new Date(now.getTime() - DAYS * 86_400_000)) };
  return { from: `${period}-01-01`, to: `${period + 1}-01-01` };
}

/** The years in which tables were played, the last one first. */
export function years({ from, to }: Pick<Statistics, "from" | "to">): number[] {
  const [first, last] = [from, to].map((time) => Number(time.slice(0, 4))) as [number, number];
  return first && last >= first ? Array.from({ length: last - first + 1 }, (_, back) => last - back) : [];
}

/** Polls until everything is counted; `told` receives the progress. Null if that failed. */
export async function count(
  ask: (request: Request) => Promise<Reply | null>,
  filter: StatisticsFilter,
  told: (done: number, of: number) => void,
): Promise<Statistics | null> {
  for (;;) {
    const reply = await ask({ type: "statistics", filter });
    if (reply?.type === "statistics") return reply.statistics;
    if (reply?.type !== "working") return null;
    told(reply.done, reply.of);
  }
}

/** The luck of dice: the distance from the average, and that one in so many people is as lucky or unlucky. */
export function luckOf({
  got,
  expected,
  at_least,
  at_most,
}: Pick<GameLuck, "got" | "expected" | "at_least" | "at_most">): { more: number; among: number } {
  const more = got - expected;
  return { more, among: Math.max(1, Math.round(1 / Math.max(more < 0 ? at_most : at_least, 1e-6))) };
}

/** The income from each source, the largest first, with its share; and the spending. */
export function sourcesOf(flows: SourceSum[]): { came: (SourceSum & { share: number })[]; went: SourceSum[] } {
  const sorted = [...flows].sort((one, other) => other.amount - one.amount);
  const came = sorted.filter(({ amount }) => amount > 0);
  const sum = came.reduce((all, { amount }) => all + amount, 0);
  return {
    came: came.map((flow) => ({ ...flow, share: flow.amount / sum })),
    went: sorted.filter(({ amount }) => amount < 0),
  };
}

/** The games with figures of a player. */
export function gamesOf({ flows, starts, luck }: PersonFigures, order: string[]): string[] {
  const played = new Set([...starts, ...luck, ...flows].map(({ game }) => game));
  return order.filter((game) => played.has(game));
}

/** The head-to-head result of two players: ahead, behind, and level; null if they never met. */
export function between(
  pairs: HeadToHead[],
  one: string,
  other: string,
): { ahead: number; behind: number; level: number; games: number } | null {
  const pair = pairs.find(({ people }) => people.includes(one) && people.includes(other));
  if (!pair || one === other) return null;
  const first = pair.people[0] === one;
  const [ahead, behind] = first ? pair.ahead : [pair.ahead[1], pair.ahead[0]];
  return { ahead, behind, level: pair.games - ahead - behind, games: pair.games };
}
