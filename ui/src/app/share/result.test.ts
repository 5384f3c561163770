// @vitest-environment jsdom

import { beforeAll, expect, test } from "vitest";
import type { GameUI } from "../../games/contract";
import { choose, texts } from "../../lang/index.svelte";
import type { TableState } from "../../wire/types";
import { resultOf, textOf } from "./result";

beforeAll(async () => {
  await choose("en");
  await texts("app", "share");
});

const state = {
  settings: { seating: [{ name: "Anna" }, { name: "Bruno" }, { name: "Clara" }] },
} as unknown as TableState;
const game = (places: (number | null)[]) =>
  ({
    id: "twilight",
    colour: () => "red",
    outcome: () => places.map((place, seat) => ({ seat, place, counts: `${9 - seat} ducats`, facts: ["2 ports"] })),
  }) as unknown as GameUI;
const PLAYED = { ended: "2026-11-24T19:10:00Z", seconds: 600 };

test("who won, how everybody stood, and when", () => {
  expect(textOf(resultOf(game([1, 2, 3]), state, PLAYED)).split("\n")).toEqual([
    expect.stringMatching(/^Twilight of Venice, .*2026, 10\u00a0min$/),
    "Anna wins",
    "1. Anna: 9 ducats, 2 ports",
    "2. Bruno: 8 ducats, 2 ports",
    "3. Clara: 7 ducats, 2 ports",
  ]);
});

test("several may win, all may be level, and nothing may have been counted", () => {
  expect(resultOf(game([1, 1, 3]), state, PLAYED).title).toBe("Anna and Bruno win together");
  expect(resultOf(game([1, 1, 1]), state, PLAYED).title).toBe("Everyone is tied");
  const uncounted = resultOf(game([null, null, null]), state, PLAYED);
  expect(uncounted.title).toBe("Stopped before anything was counted");
  expect(textOf(uncounted)).toContain("\nAnna: 9 ducats, 2 ports");
});

test("after an analysis, a sentence says what decided the game", () => {
  const part = { start: 0, end: 0, own: 0, others: 0, unexplained: 0 };
  const analysis = { seats: [0.02, 0.31, 0].map((luck) => ({ ...part, luck })), moves: [], turning_points: [] };
  const said = (more = {}) => resultOf(game([1, 2, 3]), state, PLAYED, { ...analysis, ...more }).analysed;
  expect(said()).toBe("Bruno had the most luck: it raised the chance to win by 31 percentage points.");
  expect(said({ turning_points: [{ seat: 2, loss: 0.124 }] })).toBe(
    "Clara made the costliest choice: it gave away 12 percentage points of the chance to win.",
  );
  expect(textOf(resultOf(game([1, 2, 3]), state, PLAYED, analysis))).toContain("\nBruno had the most luck");
  expect(resultOf(game([1, 2, 3]), state, PLAYED).analysed).toBe("");
});
