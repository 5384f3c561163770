import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { coast } from "./plugin";

describe("the coast", () => {
  it("is small, closed and in sight", () => {
    const text = coast();
    expect(gzipSync(text).length).toBeLessThan(8_000);
    for (const ring of text.split(";")) {
      const numbers = ring.split(" ").map(Number);
      expect(numbers.every(Number.isInteger)).toBe(true);
      expect(numbers.length % 2).toBe(0);
      expect(numbers.length).toBeGreaterThanOrEqual(6);
    }
  });
});
