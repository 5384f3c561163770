// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { facing } from "../../../table/facing.svelte";
import type { Chair, Side } from "../../../wire/types";
import { geometry } from "./geometry";
import { arrow, farFirst, lay } from "./laid.svelte";

const seats = (...sides: Side[]) => sides.map((side, seat) => ({ name: `${seat}`, side })) as unknown as Chair[];
beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => {
  facing.side = "south";
  lay(false);
});

it("lays each half at its player, whichever way the screen faces", () => {
  expect(farFirst(seats("south", "north"))).toBe(false);
  expect(farFirst(seats("north", "south"))).toBe(true);
  facing.side = "north";
  expect(farFirst(seats("south", "north"))).toBe(true);
  facing.side = "west";
  expect(farFirst(seats("west", "east"))).toBe(false);
  expect(farFirst(seats("east", "west"))).toBe(true);
});

it("points a card's arrows where the pawns go", () => {
  expect(arrow(1, seats("south", "north"))).toBe("back");
  lay(true);
  expect(arrow(1, seats("south", "north"))).toBe("down");
  expect(arrow(-1, seats("south", "north"))).toBe("up");
  facing.side = "north";
  expect(arrow(1, seats("south", "north"))).toBe("up");
});

it("draws the first seat's last cell at the end that it is laid to", () => {
  const lie = { edge: 8, width: 300, height: 1100 };
  const ends = (upright: boolean, reversed: boolean) =>
    [8, -8].map((cell) => geometry({ ...lie, upright, reversed }).point(cell, 0));
  expect(ends(false, false)).toEqual([
    [35, 0],
    [1155, 0],
  ]);
  expect(ends(true, true)).toEqual([
    [0, 1155],
    [0, 35],
  ]);
  expect(ends(true, false)).toEqual([
    [0, 35],
    [0, 1155],
  ]);
});

it("writes in letters that are read at arm's length, however small the drawing is", () => {
  for (const [width, height] of [
    [1264, 300],
    [780, 700],
    [300, 700],
    [374, 214],
    [344, 214],
  ] as const) {
    const drawn = geometry({ edge: 8, upright: width === 300, reversed: false, width, height });
    const [, , across = 1, down = 1] = drawn.viewBox.split(" ").map(Number);
    expect(drawn.letters * Math.min((width - 12) / across, (height - 12) / down)).toBeGreaterThanOrEqual(15.99);
  }
});

it("keeps Merchant and Harlequin off the lane of Doge and Guards, and off each other's", () => {
  for (const [width, height, upright] of [
    [1264, 320, false],
    [784, 610, false],
    [282, 726, true],
    [368, 1056, true],
  ] as const) {
    const drawn = geometry({ edge: 8, upright, reversed: false, width, height });
    const [doge, merchant, harlequin] = (["doge", "merchant", "harlequin"] as const).map((pawn) => drawn.lane(pawn));
    expect((merchant ?? 0) - (doge ?? 0)).toBeGreaterThanOrEqual(2 * drawn.half);
    expect((harlequin ?? 0) - (merchant ?? 0)).toBeGreaterThanOrEqual(2 * drawn.half);
    expect((harlequin ?? 0) + drawn.half).toBeLessThanOrEqual(drawn.main.from + drawn.main.deep);
  }
});

it("draws pawns larger where each has a lane of its own", () => {
  const half = (height: number) => geometry({ edge: 8, upright: false, reversed: false, width: 784, height }).half;
  expect(half(610)).toBeGreaterThan(half(260));
});

it("gives each pawn of a phone a lane of its own, which holds it", () => {
  const drawn = geometry({ edge: 8, upright: false, reversed: false, width: 374, height: 214 });
  const lanes = (["favourite", "upper-guard", "doge", "lower-guard", "merchant", "harlequin"] as const).map((pawn) =>
    drawn.lane(pawn),
  );
  lanes.slice(1).forEach((lane, index) => expect(lane - (lanes[index] ?? 0)).toBeGreaterThanOrEqual(2 * drawn.half));
});
