import { expect, it } from "vitest";
import type { Nation, Setup } from "../../wire/serenissima-1996";
import { offeredNations, playNation } from "./nations";

const setup = (any_nations: boolean): Setup => ({
  nations: ["venice", "genoa"],
  options: {
    sailors_180: false,
    open_purses: false,
    high_seas_trade: false,
    unpaid_at_home: false,
    ducats_break_ties: false,
    board_as_assumed: true,
    any_nations,
  },
  board: null,
  under_way: false,
  position: null,
});
const chosen = (any: boolean, seat: number, nation: Nation) => playNation(setup(any), seat, nation).nations;

it("lets a seat choose any nation by a house rule, and otherwise only one that is in play (SETUP-1)", () => {
  expect(chosen(true, 1, "turks")).toEqual(["venice", "turks"]);
  expect(chosen(false, 1, "turks")).toEqual(["venice", "genoa"]);
  for (const any of [true, false]) expect(chosen(any, 0, "genoa")).toEqual(["genoa", "venice"]);
});

it("offers only the nations that a seat can have (SETUP-1)", () => {
  expect(offeredNations(setup(false))).toEqual(["venice", "genoa"]);
  expect(offeredNations({ ...setup(false), nations: ["turks", "spain"] })).toEqual(["spain", "turks"]);
  expect(offeredNations(setup(true))).toEqual(["venice", "genoa", "spain", "turks"]);
});
