// @vitest-environment jsdom

import { expect, test } from "vitest";
import type { Board, Card, PlayView, Stage, Step, View } from "../../../wire/twilight";
import { suitOf } from "../words";
import { breachOf } from "./breach";

const board: Board = { doge: 7, lower_guard: 6, upper_guard: 8, merchant: 7, harlequin: -1, favourite: 0 };
const view = { board, track: [{ cell: 8, mansion: 0 }] } as unknown as View;
const turn = (played: { card: Card; uses: string }[] = []) =>
  ({ stage: "turn", seat: 0, played }) as unknown as Extract<Stage, { stage: "turn" }>;
const way = (card: Card, steps: Step[], breaks: string[]): PlayView => ({
  play: { card, steps },
  uses: suitOf(card),
  moves: steps,
  breaks,
});
const merchant = (by: number, breaks: string[]) => way("merchant-2", [{ pawn: "merchant", by }], breaks);

test("a card of another type names the type of the turn, whatever else one of its ways breaks", () => {
  const ways = [merchant(2, ["MOVE-2", "PLAY-1"]), merchant(-2, ["PLAY-1"])];
  const played = turn([{ card: "guard-1", uses: "guards" }]);
  expect(breachOf(ways, view, played, 1)).toEqual({ rule: "PLAY-1", card: "merchant-2", suit: "guards" });
});

test("a pawn that would leave the track is named", () => {
  const ways = [merchant(2, ["MOVE-2"])];
  expect(breachOf(ways, view, turn(), 1)).toEqual({ rule: "MOVE-2", pawn: "merchant", card: "merchant-2" });
});

test("the Doge and the Guards are named where they would stand", () => {
  const ways = [way("doge", [{ pawn: "doge", by: 1 }], ["NOBLE-1"])];
  expect(breachOf(ways, view, turn(), 1)).toEqual({ rule: "NOBLE-1", doge: 8, lower: 6, upper: 8 });
});

test("a card that is no longer there says how many are left", () => {
  expect(breachOf([merchant(-2, ["COUNT-1"])], view, turn(), 0)).toEqual({
    rule: "COUNT-1",
    card: "merchant-2",
    left: 0,
  });
});

test("a card that can be played, and a rule without a message of its own, have no breach", () => {
  expect(breachOf([merchant(-2, [])], view, turn(), 1)).toBeNull();
  expect(breachOf([merchant(-2, ["TURN-1"])], view, turn(), 1)).toBeNull();
});
