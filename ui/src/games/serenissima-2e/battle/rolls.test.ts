import { describe, expect, it } from "vitest";
import type { Event, ToldEntry } from "../../../wire/serenissima-2e";
import { percents } from "../../../chart/battle/percent";
import { rollsOf } from "./rolls";

const entry = (n: number, ...events: Event[]): ToldEntry => ({
  n,
  after: n - 1,
  by: "chance",
  at: "",
  events,
  waived: [],
  drawn: true,
  auto: false,
  absent: false,
  program: false,
  head: null,
  settings: null,
  seats: [],
  renamed: [],
  seed: null,
});
const thrown = { seats: [0, 1] as [number, number], dice: [3, 2] as [number, number], faces: 3 };

describe("dice as they were rolled", () => {
  it("stand in the event", () => {
    const [roll] = rollsOf([entry(5, { event: "RoundFought", skulls: [1, 0], lost: [0, 1], thrown })]);
    expect(roll).toMatchObject({ n: 5, kind: "round", skulls: [1, 0], dice: [3, 2], lost: [0, 1], thrown });
  });

  it("are at least the skulls where an older record does not say", () => {
    expect(rollsOf([entry(5, { event: "RoundFought", skulls: [1, 2], lost: [2, 1] })])[0]?.dice).toEqual([1, 2]);
  });

  it("of a fort are the defender's", () => {
    const [fort] = rollsOf([entry(5, { event: "FortFired", port: "alger", skulls: 1, lost: 1 })]);
    expect(fort).toMatchObject({ kind: "fort", skulls: [0, 1], dice: [0, 2], lost: [1, 0] });
  });

  it("are found among other entries", () => {
    const none = entry(4, { event: "FoughtOn", seat: 0, galley: 1 });
    const fort = entry(5, { event: "FortFired", port: "alger", skulls: 0, lost: 0 });
    expect(rollsOf([none, fort]).map((roll) => roll.n)).toEqual([5]);
  });
});

describe("shares", () => {
  it("never call the possible impossible", () => {
    expect(percents([0.999, 0.001, 0])).toEqual(["> 99%", "< 1%", "0%"]);
    expect(percents([1, 0, 0])).toEqual(["100%", "0%", "0%"]);
    // Equal shares look equal, though the three add to 101.
    expect(percents([0.455, 0.455, 0.09])).toEqual(["46%", "46%", "9%"]);
    expect(percents([0.333, 0.333, 0.334])).toEqual(["33%", "33%", "33%"]);
  });
});
