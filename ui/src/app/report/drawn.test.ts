import { describe, expect, it } from "vitest";
import { along, apart, DASHES, pathThrough, roomy } from "./drawn";

describe("what is drawn", () => {
  it("lies as far along as entries were followed before it", () => {
    expect([0, 2, 3, 5, 9].map((entry) => along([2, 5, 9], entry))).toEqual([0, 1, 1, 2, 3]);
  });

  it("has labels that lie apart, in the order of what they label, within the chart", () => {
    for (const at of [[100, 101, 99, 200], [30, 30, 30, 30, 30, 30], [239, 240, 238], [26]]) {
      const moved = apart(at, 24, 26, 240);
      const sorted = [...moved].sort((one, other) => one - other);
      sorted.forEach((y, nth) => expect(y - (sorted[nth - 1] ?? -99)).toBeGreaterThanOrEqual(24));
      expect(sorted[0]).toBeGreaterThanOrEqual(26);
      expect(sorted.at(-1)).toBeLessThanOrEqual(240);
      for (const [one, y] of at.entries())
        for (const [other, z] of at.entries()) if (y < z) expect(moved[one]).toBeLessThan(moved[other] ?? 0);
    }
    expect(apart([50, 150], 24, 26, 240)).toEqual([50, 150]);
  });

  it("changes a value within the turn in which it changed", () => {
    // 10 until the end of turn 2, at x = 20; then up to 30 at the end of turn 3.
    const points: [number, number][] = [
      [0, 10],
      [20, 10],
      [30, 30],
    ];
    expect(pathThrough(points)).toBe("M0,10L20,10L30,30");
  });

  it("has the ticks for which there is room, and the last", () => {
    const ticks = [0, 10, 45, 90, 100].map((x) => ({ x, label: `${x}` }));
    expect(roomy(ticks, 40).map(({ x }) => x)).toEqual([0, 45, 100]);
  });

  it("has a line of its own for each of six", () => {
    expect(new Set(DASHES).size).toBe(6);
  });
});
