import { describe, expect, it } from "vitest";
import { labels } from "./labels";

describe("names on the editor's chart", () => {
  it("stand below their disc", () => {
    expect(labels([{ name: "Oran", at: { x: 100, y: 100 } }])).toEqual([{ x: 0, y: 33 }]);
  });
  it("go above where another disc or name lies", () => {
    const [upper, lower] = labels([
      { name: "Cagliari", at: { x: 100, y: 100 } },
      { name: "Tunis", at: { x: 110, y: 135 } },
    ]);
    expect(upper?.y).toBe(-23);
    expect(lower?.y).toBe(33);
  });
});
