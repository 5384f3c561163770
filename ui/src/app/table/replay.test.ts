import { expect, it } from "vitest";
import type { Landmark } from "../../games/contract";
import type { ToldEntry } from "../../wire/types";
import { marksOf, roomFor, stepTo } from "./replay";

const told = (n: number, events: string[], waived: string[] = []): ToldEntry => ({
  n,
  after: n - 1,
  by: "table",
  at: "",
  events,
  waived,
  drawn: false,
  auto: false,
  absent: false,
  program: false,
  head: null,
  settings: null,
  seats: [],
  renamed: [],
  seed: null,
});

const way = [
  told(1, ["sails"]),
  told(2, ["sails", "turn 1"]),
  told(3, ["sinks"], ["MOVE-1"]),
  told(4, ["turn 2"]),
  told(5, ["sails"]),
];
const game = { chapter: (event: unknown) => (String(event).startsWith("turn") ? String(event) : null) };
const moments = (entries: ToldEntry[]) =>
  entries.flatMap(({ events }) =>
    events.some((event) => event !== "sails") ? [{ Shown: () => null, drawing: {}, says: "", stays: 0 } as never] : [],
  );
const marks = marksOf(way, game, moments, {} as never);

it("marks turns with their names, other great moments, and what was waived, each where it happened", () => {
  expect(marks).toEqual([
    { kind: "turn", at: 2, title: "turn 1" },
    { kind: "moment", at: 3, title: "" },
    { kind: "waived", at: 3, title: "" },
    { kind: "turn", at: 4, title: "turn 2" },
  ]);
  expect(marksOf(way, game, null, {} as never).map(({ kind }) => kind)).toEqual(["turn", "waived", "turn"]);
});

it("marks what the game says stands out, also in a turn that begins, and of several in one entry the one that says most", () => {
  const fought = [told(1, ["fights"]), told(2, ["fights", "takes"]), told(3, ["turn 1", "counts"])];
  const landmark = (event: unknown) =>
    (({ fights: "battle", takes: "capture", counts: "scoring" }) as Record<string, Landmark>)[String(event)] ?? null;
  const found = marksOf(fought, { ...game, landmark }, moments, {} as never);
  expect(found.map(({ at, kind }) => [at, kind])).toEqual([
    [1, "battle"],
    [2, "capture"],
    [3, "turn"],
    [3, "scoring"],
  ]);
  expect([0, 1, 2].map((at) => stepTo(found, "moment", at, 1, 3))).toEqual([1, 2, 3]);
});

it("steps from mark to mark, and to the ends where there is none", () => {
  expect([0, 2, 3, 4].map((at) => stepTo(marks, "turn", at, 1, 5))).toEqual([2, 4, 4, 5]);
  expect([5, 4, 3, 2].map((at) => stepTo(marks, "turn", at, -1, 5))).toEqual([4, 2, 2, 0]);
  expect(stepTo(marks, "moment", 0, 1, 5)).toBe(3);
});

it("names as many turns as there is room for, the first of them first", () => {
  const turns = [0, 1, 5, 9, 10].map((at) => ({ kind: "turn" as const, at, title: `${at}` }));
  expect(roomFor(turns, 10, 0.3).map(({ at }) => at)).toEqual([0, 5]);
  expect(roomFor(turns, 10, 2)).toEqual([]);
});
