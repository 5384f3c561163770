import { describe, expect, it } from "vitest";
import { areSameOptions } from "./options";

describe("options of a table", () => {
  it("are the same when a switch was turned on and off again", () => {
    const read = { rounds: 7 };
    expect(areSameOptions(read, { ...read, any_nations: false })).toBe(true);
    expect(areSameOptions({ b: true, a: 1 }, { a: 1, b: true })).toBe(true);
  });

  it("differ in a switch or a word", () => {
    expect(areSameOptions({ rounds: 7 }, { rounds: 7, any_nations: true })).toBe(false);
    expect(areSameOptions({ hands: "dealt" }, { hands: "box" })).toBe(false);
  });
});
