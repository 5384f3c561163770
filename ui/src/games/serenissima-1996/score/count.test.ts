// @vitest-environment jsdom

import { beforeAll, expect, test } from "vitest";
import shipped from "../../../../../crates/serenissima-1996/boards/mediterranean-1996.json";
import { choose, texts } from "../../../lang/index.svelte";
import type { Board, Event, Outcome, TableState } from "../../../wire/serenissima-1996";
import { GAME } from "../words";
import { countOf } from "./count";

const board = shipped as unknown as Board;
const port = (id: string, owner: number | null, points: number, slots: (string | null)[]) => ({
  id,
  owner,
  points,
  slots,
});
const [first, second, third] = board.ports.map(({ id }) => id) as [string, string, string];
const state = {
  view: {
    board,
    seats: [{ nation: "venice" }, { nation: "genoa" }],
    ports: [port(first, 0, 1, ["iron", null]), port(second, 1, 1, [null, null]), port(third, 1, 1, [null, null])],
  },
  settings: { seating: [{ name: "Anna" }, { name: "Boris" }] },
} as unknown as TableState;
const outcomes = (anna: number): Outcome[] => [
  { seat: 0, place: 1, wealth: { town: 0, ports: anna, money: 0 }, ducats: 0 },
];
const worths = (anna: number, last: object[]) =>
  countOf(outcomes(anna), "", last as Event[], state).lines.map(({ worth, note }) => [worth, note]);

beforeAll(async () => {
  await choose("en");
  await Promise.all([texts(GAME), texts("app", "end")]);
});

test("the ports are counted one by one, also after the last landing and the last sale", () => {
  expect(worths(1, [])).toEqual([[1, "1/2"]]);
  expect(worths(2, [{ event: "Landed", seat: 0, port: second }])).toEqual([
    [1, "1/2"],
    [1, "0/2"],
  ]);
  expect(worths(2, [{ event: "Sold", port: first }])).toEqual([[2, "2/2"]]);
});

test("what no event explains is one line", () => {
  expect(worths(5, [])).toEqual([[5, undefined]]);
});
