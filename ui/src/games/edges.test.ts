// @vitest-environment jsdom

// The edges of a flat tablet: short public facts, and never a secret that the device knows.

import { beforeAll, describe, expect, it } from "vitest";
import { choose, LANGUAGES, stand, texts } from "../lang/index.svelte";
import type { TableState } from "../wire/types";
import libertalia from "./libertalia/across/edge";
import serenissima1996 from "./serenissima-1996/across/edge";
import serenissima2e from "./serenissima-2e/across/edge";
import twilight from "./twilight/across/edge";

/** An amount that is in no other fact. */
const SECRET = 777;

const at = (view: object) => ({ view }) as TableState;
const turn = { stage: "turn" };
const over = { stage: "over" };

const purse2e = (hidden_money: boolean, stage = turn) =>
  at({ options: { hidden_money }, stage, seats: [{ purse: SECRET, income: 12, ports: 3, next: 7 }] });
const purse1996 = (open_purses: boolean, stage = turn) =>
  at({
    options: { open_purses },
    stage,
    order: [1, 0],
    seats: [{ purse: SECRET, ports: 3, points: 15, open_points: 14 }, {}],
  });
const purseLibertalia = (hidden_purses: boolean, stage = "day") =>
  at({
    options: { hidden_purses },
    stage,
    players: [{ score: 34, purse: SECRET, den: [3, 7], hand: [1, 2], cards: 2 }],
    ship: [{ seat: 0, rank: 15, acted: false }],
  });
const match = (stage = turn) =>
  at({
    stage,
    wins: [1, 0],
    hands: [{ count: 8, cards: { doge: 8 } }, { count: 7 }],
    forecast: { counts: [3, 0] },
    merchant: 0,
    masquerade: [true, false],
  });

beforeAll(async () => {
  stand("serenissima-2e", "chart");
  stand("serenissima-1996", "chart");
  await Promise.all([
    texts("serenissima-2e", "screen", "edge"),
    texts("serenissima-1996", "panel", "edge"),
    texts("libertalia"),
    texts("twilight"),
    texts("chart"),
  ]);
});

describe("in English", () => {
  beforeAll(() => choose("en"));

  it("shows what is public", () => {
    expect(serenissima2e(purse2e(false), 0)).toEqual(["777 ducats", "next: galley 7", "scoring: 12", "3 ports"]);
    expect(serenissima1996(purse1996(true), 0)).toEqual(["15 points", "2 of 2 in the order", "777 ducats", "3 ports"]);
    expect(libertalia(purseLibertalia(false), 0)).toEqual(["34 points", "777 doubloons", "Gunner 15", "den: 2"]);
    expect(twilight(match(), 0)).toEqual(["1 round", "Favourite: +3", "8 cards", "has the Merchant"]);
  });

  it("shows no hidden purse before the end of the game", () => {
    expect(serenissima2e(purse2e(true), 0)).toEqual(["next: galley 7", "scoring: 12", "3 ports"]);
    expect(serenissima1996(purse1996(false), 0)).toEqual(["14 points + ducats", "2 of 2 in the order", "3 ports"]);
    expect(libertalia(purseLibertalia(true), 0)).toEqual(["34 points", "Gunner 15", "den: 2"]);
    expect(serenissima2e(purse2e(true, over), 0)).toEqual(["777 ducats", "3 ports"]);
    expect(serenissima1996(purse1996(false, over), 0)).toEqual(["15 points", "777 ducats", "3 ports"]);
    expect(libertalia(purseLibertalia(true, "over"), 0)).toContain("777 doubloons");
    expect(twilight(match(over), 0)).toEqual(["1 round"]);
  });
});

it.each(Object.keys(LANGUAGES))("is short in %s", async (language) => {
  await choose(language);
  const edges = [
    serenissima2e(purse2e(false), 0),
    serenissima1996(purse1996(true), 0),
    libertalia(purseLibertalia(false), 0),
    twilight(match(), 0),
  ];
  for (const facts of edges) {
    const line = facts.join(" · ");
    expect(line).not.toMatch(/\{|edge-|undefined|null/);
    expect(line.length, line).toBeLessThanOrEqual(72);
  }
});
