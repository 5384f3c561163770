import { expect, test } from "vitest";
import { Turns } from "./turns";

test("a turn begins for whoever was not awaited before, whatever chance does in between", () => {
  const turns = new Turns();
  expect(turns.begin([0])).toEqual([]);
  expect(turns.begin([])).toEqual([]);
  expect(turns.begin([0])).toEqual([]);
  expect(turns.begin([1])).toEqual([1]);
});

test("when all choose at once the tone is for the beginning, not for each that has chosen", () => {
  const turns = new Turns();
  turns.begin([3]);
  expect(turns.begin([0, 1, 2, 3])).toEqual([0, 1, 2]);
  expect(turns.begin([0, 2, 3])).toEqual([]);
  expect(turns.begin([2])).toEqual([]);
  expect(turns.begin([0, 1, 2, 3])).toEqual([0, 1, 3]);
});
