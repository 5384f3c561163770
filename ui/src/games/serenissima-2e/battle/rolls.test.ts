import { describe, expect, it } from "vitest";
import type { Event, ToldEntry, View } from "../../../wire/serenissima-2e";
import { percents } from "./percent";
import { rolled, rollOf } from "./rolls";

const entry = (n: number, ...events: Event[]): ToldEntry => ({
  n,
  after: n - 1,
  by: "chance",
  at: "",
  events,
  waived: [],
  drawn: true,
  auto: false,
  head: null,
  settings: null,
  seed: null,
});
const before = { stage: { stage: "battle", battle: { dice: [3, 2] } } } as unknown as View;

describe("dice as they were rolled", () => {
  it("come from the view before the roll", () => {
    const roll = rollOf(entry(5, { event: "RoundFought", skulls: [1, 0], lost: [0, 1] }), before);
    expect(roll).toMatchObject({ kind: "round", skulls: [1, 0], dice: [3, 2], lost: [0, 1] });
  });

  it("are at least the skulls when that view is not known", () => {
    expect(rollOf(entry(5, { event: "RoundFought", skulls: [1, 2], lost: [2, 1] }), null)?.dice).toEqual([1, 2]);
  });

  it("of a fort are the defender's", () => {
    expect(rollOf(entry(5, { event: "FortFired", port: "alger", skulls: 1, lost: 1 }), before)).toMatchObject({ kind: "fort", skulls: [0, 1], lost: [1, 0] });
  });

  it("are found among other entries", () => {
    const none = entry(4, { event: "FoughtOn", seat: 0, galley: 1 });
    const fort = entry(5, { event: "FortFired", port: "alger", skulls: 0, lost: 0 });
    expect(rolled([none, fort]).map((found) => found.n)).toEqual([5]);
    expect(rollOf(none, before)).toBeNull();
  });
});

describe("shares", () => {
  it("never call the possible impossible", () => {
    expect(percents([0.999, 0.001, 0])).toEqual(["> 99 %", "< 1 %", "0 %"]);
    expect(percents([1, 0, 0])).toEqual(["100 %", "0 %", "0 %"]);
    // Each alone would be rounded up, and the three would add to 101.
    expect(percents([0.455, 0.455, 0.09])).toEqual(["46 %", "45 %", "9 %"]);
    expect(percents([0.333, 0.333, 0.334])).toEqual(["33 %", "33 %", "34 %"]);
  });
});
