// @vitest-environment jsdom

import { describe, expect, it } from "vitest";
import type { Board, PlayView, Card, Step, Suit, View } from "../../../wire/twilight";
import { suitOf } from "../words";
import { arrows, choicesOf, commandOf, legalWaysOf, refusedOf, targets, tilesOf, waysOf } from "./plays";

const board: Board = { doge: 0, lower_guard: -2, upper_guard: 2, merchant: 1, harlequin: -1, favourite: 0 };

const step = (pawn: Step["pawn"], by: number): Step => ({ pawn, by });
const way = (card: Card, steps: Step[], more: Partial<PlayView> = {}): PlayView => ({
  play: { card, steps },
  uses: suitOf(card),
  moves: steps,
  breaks: [],
  ...more,
});
const both = (lower: number, upper: number) =>
  way("guard-11", [step("lower-guard", lower), step("upper-guard", upper)]);
const PROCESSION = way("doge", [step("doge", 1)], {
  play: { card: "doge", pair: true, steps: [step("doge", 1)] },
  moves: [step("doge", 1), step("lower-guard", 1), step("upper-guard", 1)],
});
/** All ways to play, in the engine's order. */
const ALL: PlayView[] = [
  way("doge", [step("doge", 1)]),
  PROCESSION,
  ...[2, -2].map((by) => way("guard-11", [step("lower-guard", by)])),
  ...[2, -2].map((by) => way("guard-11", [step("upper-guard", by)])),
  both(-1, -1),
  both(-1, 1),
  both(1, -1),
  both(1, 1),
  way("guard-close", [], { moves: [step("lower-guard", 1), step("upper-guard", -1)] }),
  way("harlequin-2", [step("harlequin", 2)]),
  way("harlequin-2", [step("doge", 2)], { uses: "doge" }),
];

describe("the ways to play a card", () => {
  it("stand on the tile of their face, a procession on its own", () => {
    const tiles = (suit: Suit) => tilesOf(ALL, suit);
    expect([tiles("doge"), tiles("guards"), tiles("harlequin")]).toEqual([
      ["doge", "procession"],
      ["guard-11", "guard-close"],
      ["harlequin-2"],
    ]);
    expect(waysOf(ALL, "procession", "harlequin")).toEqual([PROCESSION]);
    expect(waysOf(ALL, "harlequin-2", "doge").map(({ uses }) => uses)).toEqual(["doge"]);
  });

  it("are shown from the left: both Guards, the upper one, the lower one", () => {
    const shown = waysOf(ALL, "guard-11", "harlequin").map((one) =>
      arrows(one)
        .map(({ pawn, by }) => `${pawn.slice(0, 2)}${by}`)
        .join(" "),
    );
    expect(shown).toEqual(["up1 lo1", "up-1 lo1", "up1 lo-1", "up-1 lo-1", "up2", "up-2", "lo2", "lo-2"]);
    expect(JSON.stringify(commandOf(both(-1, 1)))).toBe(
      '{"do":"Play","play":{"card":"guard-11","steps":[{"pawn":"lower-guard","by":-1},{"pawn":"upper-guard","by":1}]}}',
    );
  });

  it("lead where the pawns would stand", () => {
    expect(targets(PROCESSION, board).map(({ to }) => to)).toEqual([1, -1, 3]);
    expect(targets(waysOf(ALL, "guard-close", "harlequin")[0] as PlayView, board).map(({ to }) => to)).toEqual([-1, 1]);
  });
});

describe("the choices of a lifted card", () => {
  const BROKEN = way("harlequin-2", [step("harlequin", -2)], { breaks: ["MOVE-2"] });
  const all = [...ALL, BROKEN, way("guard-close", [], { moves: [step("lower-guard", 0), step("upper-guard", 0)] })];
  const cards = [...new Set(all.map(({ play }) => play.card))];

  it("are every legal way once, in its place or in the list", () => {
    for (const card of cards) {
      const legal = all.filter((one) => one.play.card === card && !one.breaks.length);
      const { places, listed } = choicesOf(legalWaysOf(all, card), board);
      const found = [...places.map((one) => one.way), ...listed];
      expect(found).toHaveLength(legal.length);
      expect(new Set(found)).toEqual(new Set(legal));
      const spots = places.map(({ goes: [lead] }) => `${lead?.pawn} ${lead?.to}`);
      expect(new Set(spots).size, "each place is one way").toBe(spots.length);
    }
  });

  it("include what a masquerade allows", () => {
    const { places } = choicesOf(legalWaysOf(all, "harlequin-2"), board);
    expect(places.map(({ goes }) => goes)).toEqual([[{ pawn: "harlequin", to: 1 }], [{ pawn: "doge", to: 2 }]]);
  });

  it("are listed if they divide a card, make a pair or move nothing", () => {
    const listed = (card: Card) => choicesOf(legalWaysOf(all, card), board).listed;
    expect(listed("doge")).toEqual([PROCESSION]);
    expect(listed("guard-11").map(({ play }) => play.steps.length)).toEqual([2, 2, 2, 2]);
    expect(listed("guard-close")).toHaveLength(1);
  });

  it("show every pawn that a card moves by itself", () => {
    expect(choicesOf(legalWaysOf(all, "guard-close"), board).places.map(({ goes }) => goes)).toEqual([
      [
        { pawn: "lower-guard", to: -1 },
        { pawn: "upper-guard", to: 1 },
      ],
    ]);
  });
});

it("shows where a card without a legal way would go, within the track", () => {
  const view = { board, track: [3, 2, 1, 0, -1].map((cell) => ({ cell, mansion: null })) } as unknown as View;
  const merchant = [2, -3].map((by) => way("merchant-2", [step("merchant", by)], { breaks: ["PLAY-1"] }));
  expect(refusedOf(merchant, "merchant-2", view).map(({ goes }) => goes)).toEqual([[{ pawn: "merchant", to: 3 }]]);
  expect(refusedOf(ALL, "doge", view)).toEqual([]);
});
