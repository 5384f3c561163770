import { describe, expect, it } from "vitest";
import { nearest } from "./roving";

describe("the nearest in a direction", () => {
  const places = [
    { x: 10, y: 0 },
    { x: 30, y: 2 },
    { x: 12, y: 40 },
    { x: -9, y: 0 },
  ];
  it("is ahead, and rather straight ahead than near", () => {
    expect(nearest({ x: 0, y: 0 }, places, [1, 0])).toBe(0);
    expect(nearest({ x: 0, y: 0 }, places, [-1, 0])).toBe(3);
    expect(nearest({ x: 0, y: 0 }, places, [0, 1])).toBe(1);
    expect(nearest({ x: 12, y: 10 }, places, [0, 1])).toBe(2);
  });
  it("is none where nothing is ahead", () => expect(nearest({ x: 0, y: 50 }, places, [0, 1])).toBe(-1));
});
