import { describe, expect, it } from "vitest";
import type { By, ToldEntry } from "../wire/types";
import { chapters, decided, endOf, isBy, leftWays, revealedSince, wayTo } from "./story";

const told = (n: number, after: number, by: By, events: unknown[] = [{}], head: number | null = null): ToldEntry => ({
  n,
  after,
  by,
  at: "",
  events,
  waived: [],
  drawn: false,
  auto: false,
  absent: false,
  program: false,
  head,
  settings: null,
  seats: [],
  renamed: [],
  seed: null,
});

// 1 - 2 - 3 was abandoned at 1 for 5 - 6.
const record = [
  told(1, 0, { seat: 0 }),
  told(2, 1, { seat: 1 }),
  told(3, 2, "chance"),
  told(4, 3, "table", [], 1),
  told(5, 1, { seat: 1 }),
  told(6, 5, "chance"),
];
const chain = [1, 5, 6];

describe("the story of a record", () => {
  it("knows the ends of the ways that were left", () => {
    expect(leftWays(record, chain).map((entry) => entry.n)).toEqual([3]);
    expect(leftWays(record.slice(0, 3), [1, 2, 3])).toEqual([]);
  });

  it("knows what led to an entry, on the way that is followed or on one that was left, and nothing later", () => {
    expect(wayTo(record, 6).map((entry) => entry.n)).toEqual([1, 5, 6]);
    expect(wayTo(record, 5).map((entry) => entry.n)).toEqual([1, 5]);
    expect(wayTo(record, 3).map((entry) => entry.n)).toEqual([1, 2, 3]);
    expect(wayTo(record, 0)).toEqual([]);
  });

  it("knows where the way of an entry ends: where the table stands, or where that way was left", () => {
    expect([0, 1, 5, 6].map((entry) => endOf(record, chain, entry))).toEqual([6, 6, 6, 6]);
    expect([2, 3].map((entry) => endOf(record, chain, entry))).toEqual([3, 3]);
    expect(endOf(record, [], 0)).toBe(0);
  });

  it("follows the last continuation at a fork of a way that was left, as steps forward do", () => {
    // 2 was continued by 3, and then by 5 and 6, before the table went back to 1 for 8.
    const forked = [
      ...record.slice(0, 3),
      told(4, 3, "table", [], 2),
      told(5, 2, { seat: 0 }),
      told(6, 5, "chance"),
      told(7, 6, "table", [], 1),
      told(8, 1, { seat: 1 }),
    ];
    expect([2, 3, 5].map((entry) => endOf(forked, [1, 8], entry))).toEqual([6, 3, 6]);
  });

  it("counts what was revealed since", () => {
    expect(revealedSince(record, chain, 1)).toBe(1);
    expect(revealedSince(record, chain, 6)).toBe(0);
  });

  it("knows who decided on the way, the table's own answers apart", () => {
    const auto = { ...told(7, 6, { seat: 2 }), auto: true };
    expect(decided([...record, auto], 0, 7)).toEqual([0, 1]);
    expect(decided([...record, auto], 1, 7)).toEqual([1]);
    expect(decided(record, 1, 3)).toEqual([1]);
    expect(decided(record, 6, 6)).toEqual([]);
  });

  it("tells who made an entry", () => {
    expect(record.filter((entry) => isBy(entry, 1)).map((entry) => entry.n)).toEqual([2, 5]);
  });

  it("begins a chapter after what ends the one before", () => {
    const all = [["draw"], ["ended", "two"], ["play"], ["three"], ["play"]].map((events, nth) =>
      told(nth + 1, nth, { seat: 0 }, events),
    );
    const found = chapters(all, (event) => (["two", "three"].includes(event as string) ? (event as string) : null));
    expect(found.map((chapter) => [chapter.title, chapter.entries.map((entry) => entry.n)])).toEqual([
      ["three", [5, 4]],
      ["two", [3]],
      ["", [2, 1]],
    ]);
  });
});
