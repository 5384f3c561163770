// @vitest-environment jsdom

import { beforeAll, expect, test } from "vitest";
import { choose, texts } from "../../lang/index.svelte";
import type { View } from "../../wire/twilight";
import { checkOf, countedNow } from "./forecast";
import { GAME } from "./words";

beforeAll(async () => {
  await choose("en");
  await Promise.all([texts(GAME), texts(GAME, "told")]);
});

/** The last turn of the second player, who began with the Harlequin. */
const view = (more: object = {}) =>
  ({
    stage: { stage: "turn", seat: 1 },
    merchant: 0,
    hands: [{ count: 8 }, { count: 6 }],
    deck: 0,
    deal: 2,
    ran_out: 0,
    board: { doge: 0, favourite: 0 },
    forecast: { to: 0, wins: null },
    ...more,
  }) as unknown as View;

test("the check decides by the Doge's side, then by the Favourite's after her move", () => {
  expect(checkOf(view({ board: { doge: 2 } }))).toEqual({ winner: 0, by: "doge-side" });
  expect(checkOf(view({ board: { doge: -1 } }))).toEqual({ winner: 1, by: "doge-side" });
  expect(checkOf(view({ forecast: { to: -1 } }))).toEqual({ winner: 1, by: "favourite-side" });
});

test("a tie leads to a third deal, and after it the round is drawn", () => {
  expect(checkOf(view())).toEqual({ winner: null, again: true });
  expect(checkOf(view({ deal: 3 }))).toEqual({ winner: null, again: false });
});

test("there is a check if this turn draws the last card of the second deal", () => {
  const open = { ran_out: null, board: { doge: 2 } };
  expect(checkOf(view({ ...open, deck: 2 }))).not.toBeNull();
  expect(checkOf(view({ ...open, deck: 3 }))).toBeNull();
  expect(checkOf(view({ ...open, deck: 2, deal: 1 }))).toBeNull();
});

test("the other player's turn is never the last", () => {
  expect(checkOf(view({ merchant: 1, board: { doge: 2 } }))).toBeNull();
});

test("a count at the end of this turn follows the mansion, then the Doge, then the Favourite", () => {
  const now = (more: object) => countedNow(view(more), (seat) => ["Anna", "Boris"][seat] ?? "");
  const doge = { board: { doge: 2, favourite: -3 } };
  expect(now({ ...doge, forecast: { to: -8, wins: 1 } })).toContain("Boris wins, the Favourite comes home");
  expect(now({ ...doge, forecast: { to: -3, wins: null } })).toContain("Anna wins, the Doge’s side decides");
  expect(now({ forecast: { to: -3, wins: null } })).toContain("Boris wins, the Favourite’s side decides");
  expect(now({})).toContain("a tie");
});
