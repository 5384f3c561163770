import { expect, test } from "vitest";
import type { TableSession } from "../../table/session.svelte";
import { hintSeat } from "./hints";

const sessionOf = (more: Record<string, unknown>, suggestions = true): TableSession =>
  ({
    own: null,
    past: null,
    uncovered: null,
    acts: () => true,
    state: {
      settings: { suggestions, seating: [{}, {}, { program: {} }] },
      asks: [[{ seat: 1 }], [{ seat: 2 }]],
    },
    ...more,
  }) as unknown as TableSession;
const open = {};
const secret = { isSecret: () => true };

test("a shared screen gives hints to the asked person, and behind a cover only to the uncovered one", () => {
  expect(hintSeat(sessionOf({}), open)).toBe(1);
  expect(hintSeat(sessionOf({}), secret)).toBe(null);
  expect(hintSeat(sessionOf({ uncovered: 0 }), secret)).toBe(null);
  expect(hintSeat(sessionOf({ uncovered: 1 }), secret)).toBe(1);
});

test("a seat's device gives hints to that seat alone, also of what others must not see", () => {
  expect(hintSeat(sessionOf({ own: 1 }), secret)).toBe(1);
  expect(hintSeat(sessionOf({ own: 0 }), open)).toBe(null);
  expect(hintSeat(sessionOf({ own: 2 }), open)).toBe(null);
});

test("there are no hints if the game does not permit them, nor for an earlier entry", () => {
  expect(hintSeat(sessionOf({}, false), open)).toBe(null);
  expect(hintSeat(sessionOf({ past: {} }), open)).toBe(null);
  expect(hintSeat(sessionOf({ acts: () => false }), open)).toBe(null);
});
