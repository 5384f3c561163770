// @vitest-environment jsdom

import { beforeAll, expect, test } from "vitest";
import { choose, texts } from "../../../lang/index.svelte";
import { instructions, openInstructions, type OpenMove } from "../../../table/instructions";
import type { Position } from "../../../table/pieces";
import type { Event, View } from "../../../wire/twilight";
import pieces from ".";

beforeAll(async () => {
  await choose("en");
  await Promise.all([texts("app", "pieces"), texts("twilight", "pieces"), texts("twilight")]);
});

const board = { doge: 0, favourite: 0, lower_guard: -2, upper_guard: 2, merchant: 1, harlequin: -1 };

/** A position of two players who hold their own cards. */
function position(entries: Event[][], view: Partial<View>, hands = [8, 8]): Position {
  const all = {
    board,
    merchant: 0,
    options: { hands: "own" },
    hands: hands.map((count) => ({ count, cards: null })),
    discard: {},
    round: 1,
    deal: 1,
    deck: 0,
    ...view,
  };
  return {
    state: { view: all, settings: { seating: [{ name: "Anna" }, { name: "Boris" }] } },
    story: entries.map((events, n) => ({ n: n + 1, events })),
  } as unknown as Position;
}

const told = (before: Position, after: Position) => instructions(pieces, before, after).map(({ text }) => text);
const drew = (seat: number, count: number): Event => ({ event: "Drew", seat, count });
const ended: Event = { event: "TurnEnded", seat: 0, favourite: 0, counts: [0, 0] };

test("a new round shuffles before it deals", () => {
  const before = position([[ended]], { discard: { doge: 5, "guard-1": 2 }, board: { ...board, doge: 7 } });
  const events: Event[] = [{ event: "RoundBegan", round: 2, merchant: 1 }, drew(0, 8), drew(1, 8)];
  expect(told(before, position([[ended], events], { round: 2 }))).toEqual([
    "Shuffle all 54 cards",
    "Doge › 0",
    "8 cards › Anna, hand",
    "8 cards › Boris, hand",
  ]);
});

test("eight of a kind shuffles both hands and deals again", () => {
  const events: Event[] = [{ event: "EightShown", seat: 0, suit: "doge" }, drew(0, 8), drew(1, 8)];
  expect(told(position([], {}), position([events], {}))).toEqual([
    "Shuffle both hands back into the deck",
    "8 cards › Anna, hand",
    "8 cards › Boris, hand",
  ]);
});

test("a reshuffle names the pile, not its cards, and where it goes", () => {
  const before = position([], { discard: { doge: 9, "guard-1": 4 }, deck: 1 }, [6, 8]);
  const reshuffled: Event = { event: "Reshuffled", deal: 2, why: "ran-out" };
  const after = position([[ended, drew(0, 1), reshuffled, drew(0, 1)]], { deal: 2, deck: 12 });
  expect(told(before, after)).toEqual([
    "Shuffle the discards (13) and put them under the deck (deal 2)",
    "2 cards › Anna, hand",
  ]);
  // Step by step, the rest of the deck is already drawn.
  const drawn = position([[ended, drew(0, 1)]], { discard: { doge: 9, "guard-1": 4 } }, [7, 8]);
  const mixed = position([[ended, drew(0, 1), reshuffled]], { deal: 2, deck: 13 }, [7, 8]);
  expect(told(drawn, mixed)).toEqual(["Shuffle the discards (13) into a new deck (deal 2)"]);
});

test("cards of a turn are discarded before the shuffle at its end", () => {
  const moved = { ...board, merchant: 3 };
  const held = position([], { discard: { doge: 9 }, deck: 1 });
  const played = position([[]], { discard: { doge: 9, "merchant-2": 1 }, deck: 1, board: moved }, [7, 8]);
  const reshuffled: Event = { event: "Reshuffled", deal: 2, why: "ran-out" };
  const drawn = position([[], [ended, drew(0, 1), reshuffled]], {
    deal: 2,
    deck: 10,
    board: { ...moved, favourite: 1 },
  });
  const moves: OpenMove[] = [
    [held, played],
    [played, drawn],
  ];
  const [turn] = openInstructions(pieces, [{ seat: 0, span: [held, drawn], moves, done: [] }]);
  expect(turn?.lines.map(({ text }) => text)).toEqual([
    "Merchant › Anna’s cell 3",
    "Card “Merchant 2” › discards",
    "Shuffle the discards (10) and put them under the deck (deal 2)",
    "Favourite › Anna’s cell 1",
    "1 card › Anna, hand",
  ]);
});

test("a changed hand is discarded whole and drawn again, also from a new deck", () => {
  const changed: Event = { event: "HandChanged", seat: 1, cards: { doge: 3, "guard-1": 5 } };
  const before = position([], { discard: { doge: 2 }, deck: 20 });
  expect(told(before, position([[changed, drew(1, 8)]], { discard: { doge: 5, "guard-1": 5 }, deck: 12 }))).toEqual([
    "Boris discards the hand",
    "8 cards › Boris, hand",
  ]);
  const events: Event[] = [changed, { event: "Reshuffled", deal: 2, why: "ran-out" }, drew(1, 8)];
  expect(told(position([], { discard: { doge: 2 } }), position([events], { deal: 2, deck: 2 }))).toEqual([
    "Boris discards the hand",
    "Shuffle the discards (10) into a new deck (deal 2)",
    "8 cards › Boris, hand",
  ]);
});

test("a played card goes to the discards; undone, back into the hand", () => {
  const [held, played] = [position([], {}), position([[]], { discard: { doge: 1 } }, [7, 8])];
  expect(told(held, played)).toEqual(["Card “Doge 1” › discards"]);
  expect(told(played, held)).toEqual(["Card “Doge 1” › Anna, hand"]);
});
