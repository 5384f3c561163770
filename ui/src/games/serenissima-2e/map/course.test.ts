import { describe, expect, it } from "vitest";
import shipped from "../../../../../crates/serenissima/boards/mediterranean-2012.json";
import type { Board } from "../../../wire/serenissima-2e";
import { course } from "./course";

const board = shipped as unknown as Board;

describe("a course over the chart", () => {
  it("is a shortest way through neighbouring zones", () => {
    expect(course(board, "valencia", "alger")).toEqual(["alger"]);
    expect(course(board, "valencia", "tripoli")).toEqual(["alger", "tunis", "tripoli"]);
  });

  it("stays where it is, and is never longer than a command may name", () => {
    expect(course(board, "valencia", "valencia")).toEqual([]);
    const all = board.zones.flatMap((from) => board.zones.map((to) => course(board, from.id, to.id).length));
    expect(Math.max(...all)).toBeLessThanOrEqual(8);
  });
});
