// @vitest-environment jsdom

import { beforeAll, describe, expect, it } from "vitest";
import { choose } from "../../lang/index.svelte";
import type { HeadToHead, PersonFigures, Reply, Request, Statistics } from "../../wire/types";
import { between, count, gamesOf, luckOf, sourcesOf, span, years } from "./figures";
import { lasting, luckText, named, number, wordsOf } from "./words";

beforeAll(async () => {
  await choose("en");
  await wordsOf(["serenissima-1996"]);
});

describe("what is counted", () => {
  it("is a year from its first day to the first of the next, and the last days without an end", () => {
    expect(span("always", new Date())).toEqual({});
    expect(span(2026, new Date())).toEqual({ from: "2026-01-01", to: "2027-01-01" });
    expect(span("days", new Date("2026-03-01T12:00:00Z"))).toEqual({ from: "2026-01-30" });
  });

  it("offers every year from the first table to the last, the last first, and none where nothing was played", () => {
    expect(years({ from: "2024-12-31T23:00:00Z", to: "2026-01-01T00:10:00Z" })).toEqual([2026, 2025, 2024]);
    expect(years({ from: "", to: "" })).toEqual([]);
  });

  it("is asked for again until everything is counted, and not after a refusal", async () => {
    const done = { tables: 3 } as Statistics;
    const replies: (Reply | null)[] = [
      { type: "working", done: 1, of: 3 },
      { type: "working", done: 2, of: 3 },
      { type: "statistics", statistics: done },
      null,
    ];
    const told: number[] = [];
    const ask = (request: Request) => Promise.resolve(request.type === "statistics" ? (replies.shift() ?? null) : null);
    expect(await count(ask, {}, (so) => told.push(so))).toBe(done);
    expect(told).toEqual([1, 2]);
    expect(await count(ask, {}, () => undefined)).toBeNull();
  });
});

describe("what the figures come to", () => {
  it("luck is how few are so lucky, or so unlucky, as one is", () => {
    const dice = { got: 12, expected: 10, at_least: 0.25, at_most: 0.8 };
    expect(luckOf(dice)).toEqual({ more: 2, among: 4 });
    expect(luckOf({ ...dice, got: 7, at_least: 0.95, at_most: 0.1 })).toEqual({ more: -3, among: 10 });
    expect(luckOf({ ...dice, at_least: 0 }).among).toBe(1_000_000);
  });

  it("sources share what came in, and what went out stands apart", () => {
    const of = (source: string, amount: number) => ({ game: "twilight", source, amount });
    const { came, went } = sourcesOf([of("sales", 30), of("goods", -12), of("ports", 90)]);
    expect(came.map(({ source, share }) => [source, share])).toEqual([
      ["ports", 0.75],
      ["sales", 0.25],
    ]);
    expect(went).toEqual([of("goods", -12)]);
    expect(sourcesOf([])).toEqual({ came: [], went: [] });
  });

  it("of two people each is ahead as often as the other is behind", () => {
    const pairs: HeadToHead[] = [{ people: ["Anna", "Bruno"], games: 9, ahead: [5, 3] }];
    expect(between(pairs, "Anna", "Bruno")).toEqual({ ahead: 5, behind: 3, level: 1, games: 9 });
    expect(between(pairs, "Bruno", "Anna")).toEqual({ ahead: 3, behind: 5, level: 1, games: 9 });
    expect(between(pairs, "Anna", "Anna")).toBeNull();
    expect(between(pairs, "Anna", "Chiara")).toBeNull();
  });

  it("a person has a part for each game of which there is something to say, in the order of the games", () => {
    const person = {
      flows: [{ game: "libertalia", source: "chests", amount: 3 }],
      starts: [{ game: "serenissima-2e", start: "tunis", games: 1, wins: 0 }],
      luck: [],
    } as unknown as PersonFigures;
    expect(gamesOf(person, ["serenissima-2e", "twilight", "libertalia"])).toEqual(["serenissima-2e", "libertalia"]);
  });
});

describe("how it is said", () => {
  it("a port is called as it is written, and what a game has words for by these", () => {
    expect(named("serenissima-2e", "start", "tunis")).toBe("Tunis");
    expect(named("serenissima-1996", "start", "turks")).toBe("Turks");
  });

  it("times are told as people tell them", () => {
    expect([0, 24.4, 600, 3600, 98_000].map(lasting)).toEqual([
      "0\u00a0min",
      "24\u00a0s",
      "10\u00a0min",
      "1\u00a0h 0\u00a0min",
      "27\u00a0h 13\u00a0min",
    ]);
  });

  it("dice near their average are nobody's luck, others are as rare as they are", () => {
    const luck = {
      game: "serenissima-1996",
      throws: 80,
      dice: 240,
      got: 132,
      expected: 120.2,
      deviations: 1.5,
      at_least: 0.07,
      at_most: 0.94,
    };
    expect(luckText(luck)).toBe("Dice: 132 pips, +11.8 against expectation: as lucky as one in 14");
    expect(luckText({ ...luck, got: 109, at_most: 0.25 })).toBe(
      "Dice: 109 pips, −11.2 against expectation: as unlucky as one in 4",
    );
    expect(luckText({ ...luck, got: 120, at_least: 0.5, at_most: 0.52 })).toBe(
      "Dice: 120 pips, −0.2 against expectation: neither lucky nor unlucky",
    );
    expect(number(-2)).toBe("−2");
  });
});
