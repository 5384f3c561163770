import { expect, test } from "vitest";
import type { TableState, ToldEntry } from "../wire/types";
import type { Position } from "./pieces";
import { stepsOf, walkOf, type Walk } from "./walk.svelte";

/** A table whose view is a number: each change needs an instruction. */
const at = (view: number): Position => ({ state: { view } as unknown as TableState, story: [] });
const entry = (n: number, events: string[], head: number | null = null) =>
  ({ n, events, head, settings: null }) as unknown as ToldEntry;
const moves = (one: Position, other: Position) => one.state.view !== other.state.view;
const walk = (events: string[], last: Walk | null = null): Walk => walkOf(at(0), [entry(1, events)], last) as Walk;

test("what does too little, or moves the head, is not walked through", () => {
  expect(walkOf(at(0), [entry(1, ["a", "b"])], null)).toBeNull();
  expect(walkOf(at(0), [entry(1, [], 0), entry(2, ["a", "b", "c"])], null)).toBeNull();
  expect(stepsOf(walk(["a", "b", "c"]), [[0, 0, 1, 2]], moves)).toEqual([]);
});

test("a listed event is shown as a step even alone", () => {
  const one = walkOf(at(0), [entry(1, ["a"])], null, 1) as Walk;
  expect(stepsOf(one, [[0, 1]], moves).map(({ events }) => events)).toEqual([["a"]]);
});

test("no step is empty: what asks nothing of the hands belongs to the next that does, or to the last", () => {
  const steps = stepsOf(walk(["a", "b", "c", "d", "e"]), [[0, 0, 1, 2, 3, 3]], moves);
  expect(steps.map(({ events }) => events)).toEqual([["a", "b"], ["c"], ["d", "e"]]);
  expect(steps.map(({ before, after }) => [before.state.view, after.state.view])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  expect(steps[1]?.after.story).toMatchObject([{ n: 1, events: ["a", "b", "c"] }]);
});

test("several entries of one move are one walk", () => {
  const both = walkOf(at(0), [entry(1, ["a"]), entry(2, ["b", "c"])], null) as Walk;
  expect(
    stepsOf(
      both,
      [
        [0, 1],
        [1, 2, 3],
      ],
      moves,
    ).map(({ events }) => events),
  ).toEqual([["a"], ["b"], ["c"]]);
});

test("what was not walked through when the table moved on comes first, as one", () => {
  const first = walk(["a", "b", "c"]);
  first.steps = stepsOf(first, [[0, 1, 2, 3]], moves);
  const next = walkOf(at(3), [entry(2, ["d"])], first) as Walk;
  expect(next.position).toBe(first.position);
  next.steps = stepsOf(next, [[3, 4]], moves);
  expect(next.steps.map(({ events, before, after }) => [events, before.state.view, after.state.view])).toEqual([
    [["b", "c"], 1, 3],
    [["d"], 3, 4],
  ]);
  next.at = 1;
  expect([next.isLast, next.rest]).toEqual([true, null]);
});
