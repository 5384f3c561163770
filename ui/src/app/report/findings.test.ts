import { describe, expect, it } from "vitest";
import type { Account, Contest, Luck } from "../../wire/types";
import {
  biggest,
  edge,
  fought,
  holdsAtEnd,
  lead,
  order,
  ranks,
  rarity,
  sources,
  strips,
  timesOf,
  turnOf,
} from "./findings";

const account = (told: Partial<Account>): Account => ({
  entry: 90,
  began: "",
  ended: "",
  laid_out: false,
  seconds: 0,
  places: [],
  starts: [],
  curve: [],
  flows: [],
  unsure: [],
  held: [],
  contests: [],
  luck: [],
  unknown_throws: 0,
  pace: [0, 1, 2].map((seat) => ({ seat, decisions: 1, seconds: 0 })),
  ...told,
});
const curve = (...worths: (number | null)[][]): Account["curve"] =>
  worths.map((worth, turn) => ({ entry: turn * 10, turn, worth }));

describe("who led", () => {
  it("is told since when, and how often that changed", () => {
    const told = account({ curve: curve([0, 0, 0], [3, 5, 0], [6, 5, 0], [6, 8, 0], [9, 8, 0], [12, 8, 0]) });
    expect(lead(told)).toEqual({ seat: 0, since: 4, changes: 3 });
  });

  it("has led all along if nobody else did since the set-up, where all were level", () => {
    expect(lead(account({ curve: curve([0, 0, 0], [3, 1, 0], [4, 3, 0]) }))).toEqual({
      seat: 0,
      since: null,
      changes: 0,
    });
  });

  it("has led again only since others were no longer level with them", () => {
    expect(lead(account({ curve: curve([0, 0, 0], [3, 1, 0], [4, 4, 0], [6, 4, 0]) }))).toMatchObject({
      seat: 0,
      since: 3,
      changes: 0,
    });
  });

  it("is nobody where several are level at the end, or something is covered", () => {
    expect(lead(account({ curve: curve([0, 0, 0], [3, 1, 0], [4, 4, 0]) }))).toBeNull();
    expect(lead(account({ curve: curve([0, 0, 0], [3, null, 0], [5, 4, 0]) }))).toBeNull();
  });

  it("shows in the ranks: ties share one, and the next is left out", () => {
    expect(ranks(account({ curve: curve([4, 4, 0], [1, 2, 3]) }))).toEqual([
      [1, 1, 3],
      [3, 2, 1],
    ]);
  });
});

describe("where it came from", () => {
  const flows = [
    { seat: 0, source: "goods", amount: -30 },
    { seat: 0, source: "ports", amount: 40 },
    { seat: 1, source: "ports", amount: 10 },
    { seat: 1, source: "sales", amount: 20 },
    { seat: 0, source: "sales", amount: 15 },
  ];
  const ended = (told: Partial<Account>) =>
    account({ places: [1, 2, 3], flows, curve: curve([5, 5, 5], [30, 35, 5]), ...told });

  it("is listed by what moved most, what came in before what was spent", () => {
    expect(sources(ended({})).map(({ source, total }) => [source, total])).toEqual([
      ["ports", 50],
      ["sales", 35],
      ["goods", -30],
    ]);
  });

  it("counts the scores at the set-up, where the game names a source for them", () => {
    const begun = sources(ended({ flows: [...flows, { seat: 0, source: "start", amount: 20 }] }), "start");
    expect(begun.find(({ source }) => source === "start")?.bySeat.map(({ amount }) => amount)).toEqual([25, 5, 5]);
  });

  it("names the biggest source, also if it brought everyone the same", () => {
    const towns = [0, 1].map((seat) => ({ seat, source: "town", amount: 45 }));
    expect(biggest(sources(ended({ flows: [...flows, ...towns] })))?.source).toBe("town");
    expect(biggest(sources(ended({ flows: flows.slice(0, 1) })))).toBeNull();
  });

  it("says where the winner was furthest before the second", () => {
    expect(edge(ended({}))).toEqual({ source: "ports", seats: [0, 1], amounts: [40, 10] });
    expect(edge(ended({ places: [2, 1, 3] }))).toEqual({ source: "goods", seats: [1, 0], amounts: [0, -30] });
  });

  it("decides nothing where several won, where something is not known, or where something else counts", () => {
    expect(edge(ended({ places: [1, 1, 3] }))).toBeNull();
    expect(edge(ended({ places: [] }))).toBeNull();
    expect(edge(ended({ unsure: [1] }))).toBeNull();
    expect(edge(ended({ curve: curve([5, 5, 5], [9, 8, 5]) }))).toBeNull();
  });

  it("is told from the winner down", () => {
    expect(order(account({ places: [3, 1, 2] }))).toEqual([1, 2, 0]);
    expect(order(account({}))).toEqual([0, 1, 2]);
  });
});

describe("what was held", () => {
  const held = [
    { what: "tunis", seat: 0, from: 3, to: 20 },
    { what: "alger", seat: 1, from: 5, to: null },
    { what: "tunis", seat: 2, from: 20, to: null },
    { what: "genova", seat: 2, from: 30, to: null },
  ];

  it("is a strip each, and counted at the end", () => {
    expect(strips(account({ held })).map(({ what, all }) => [what, all.map(({ seat }) => seat)])).toEqual([
      ["tunis", [0, 2]],
      ["alger", [1]],
      ["genova", [2]],
    ]);
    expect(holdsAtEnd(account({ held }))).toEqual([
      { seat: 2, amount: 2 },
      { seat: 1, amount: 1 },
      { seat: 0, amount: 0 },
    ]);
  });
});

describe("battles", () => {
  const contest = (seat: number, chance: number | null, won: boolean | null): Contest => ({
    entry: 1,
    seat,
    against: null,
    kind: "port",
    place: null,
    chance,
    won,
    lost: [0, 0],
  });
  const contests = [contest(1, 0.5, true), contest(1, 0.25, false), contest(0, 0.9, null), contest(1, null, true)];

  it("are held against what was to be expected where that is known and they were fought to the end", () => {
    expect(fought(contests)).toEqual({ fights: 2, won: 1, expected: 0.75 });
  });

  it("are counted by who began them", () => {
    expect(timesOf(account({ contests })).map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, 3],
      [0, 1],
      [2, 0],
    ]);
  });
});

describe("dice", () => {
  const luck = (at_least: number, at_most: number): Luck => ({
    seat: 0,
    throws: 1,
    dice: 1,
    got: 1,
    expected: 1,
    variance: 1,
    at_least,
    at_most,
  });

  it("are as lucky as one game in so many, or as unlucky", () => {
    expect(rarity(luck(1 / 9, 0.95))).toEqual({ good: true, oneIn: 9 });
    expect(rarity(luck(0.98, 1 / 4))).toEqual({ good: false, oneIn: 4 });
  });

  it("are as usual if half of all games are as good", () => {
    expect(rarity(luck(0.5, 0.6))).toBeNull();
    expect(rarity(luck(1, 1))).toBeNull();
  });

  it("are not told more exactly than anybody would say it", () => {
    expect(rarity(luck(1 / 8437, 1))).toEqual({ good: true, oneIn: 8400 });
    expect(rarity(luck(0, 1))?.oneIn).toBe(1e9);
  });
});

describe("the turn of an entry", () => {
  it("is the one that was under way", () => {
    const told = account({
      curve: [
        { entry: 0, turn: 0, worth: [] },
        { entry: 20, turn: 1, worth: [] },
        { entry: 40, turn: 2, worth: [] },
      ],
    });
    expect([1, 20, 21, 40].map((entry) => turnOf(told, entry))).toEqual([1, 1, 2, 2]);
    expect(turnOf(account({}), 5)).toBeNull();
  });
});
