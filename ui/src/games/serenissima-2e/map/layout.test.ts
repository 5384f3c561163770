import { describe, expect, it } from "vitest";
import shipped from "../../../../../crates/serenissima/boards/mediterranean-2012.json";
import type { Board } from "../../../wire/types";
import { CELL, chartSize, layout, moorings, PLATE } from "./layout";

const board = shipped as unknown as Board;

/** The chart's box on a tablet lying, standing, on a phone and on a wide screen. */
const BOXES = [
  { width: 884, height: 640 },
  { width: 784, height: 690 },
  { width: 760, height: 560 },
  { width: 1500, height: 800 },
];

describe("the chart", () => {
  it.each(BOXES)("keeps every zone apart and in sight on $width x $height", (box) => {
    const size = chartSize(box);
    const berths = Object.entries(layout(board, size));
    expect(berths).toHaveLength(board.zones.length);
    berths.forEach(([id, a], index) => {
      expect(a.x - CELL.width / 2, id).toBeGreaterThanOrEqual(0);
      expect(a.x + CELL.width / 2, id).toBeLessThanOrEqual(size.width);
      expect(a.y - CELL.height / 2, id).toBeGreaterThanOrEqual(0);
      expect(a.y + CELL.height / 2, id).toBeLessThanOrEqual(size.height);
      for (const [other, b] of berths.slice(index + 1)) {
        const apart = Math.abs(a.x - b.x) >= CELL.width || Math.abs(a.y - b.y) >= CELL.height;
        expect(apart, `${id} and ${other}`).toBe(true);
      }
    });
  });

  it("keeps west in the west and north in the north", () => {
    const at = layout(board, chartSize({ width: 884, height: 640 }));
    const x = (id: string) => at[id]?.x ?? NaN;
    const y = (id: string) => at[id]?.y ?? NaN;
    expect(x("valencia")).toBeLessThan(x("genova"));
    expect(x("napoli")).toBeLessThan(x("constantinople"));
    expect(y("venezia")).toBeLessThan(y("napoli"));
    expect(y("candia")).toBeLessThan(y("alexandria"));
  });

  it.each([1, 2, 3, 4, 5, 8, 9, 15])("moors %i galleys in one zone without overlap", (count) => {
    const all = moorings(count);
    expect(all).toHaveLength(count);
    all.forEach((a, index) => {
      expect(Math.abs(a.x) + a.width / 2).toBeLessThanOrEqual(CELL.width / 2 + 0.1);
      expect(Math.abs(a.y) + a.height / 2).toBeLessThanOrEqual((CELL.height - PLATE) / 2 + 0.1);
      for (const b of all.slice(index + 1)) {
        expect(Math.abs(a.x - b.x) >= a.width - 0.1 || Math.abs(a.y - b.y) >= a.height - 0.1).toBe(true);
      }
    });
  });
});
