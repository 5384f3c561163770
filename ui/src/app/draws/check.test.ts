import { expect, test } from "vitest";
import type { DiceTest, DrawCheck, DrawStatus } from "../../wire/types";
import { columnsOf, seedsIn, verdictOf } from "./check";

const SEED = "0123456789abcdef".repeat(4);

const check = (...statuses: DrawStatus[]): DrawCheck => ({
  commitments: [],
  rounds: [],
  draws: statuses.map((status, entry) => ({ entry, number: status === "entered" ? null : entry, status })),
  unmatched: [],
  dice: [],
  unstated_throws: 0,
});

test("one wrong draw outweighs all others, and an unknown one the confirmed", () => {
  expect(verdictOf(check("confirmed", "unknown", "wrong", "entered")).status).toBe("wrong");
  expect(verdictOf(check("confirmed", "unknown", "entered")).status).toBe("unknown");
  expect(verdictOf(check("confirmed", "entered")).status).toBe("confirmed");
});

test("seeds are read from pasted text, whatever separates them", () => {
  expect(seedsIn(` ${SEED}\n${SEED.toUpperCase()}, ${SEED} `)).toEqual([SEED, SEED.toUpperCase(), SEED]);
});

test.each(["", "gondola", SEED.slice(1), `${SEED}0`, `${SEED} gondola`, Array(257).fill(SEED).join(" ")])(
  "a text with anything but seeds is refused: %s",
  (text) => expect(seedsIn(text)).toBeNull(),
);

test("the expected number of a value depends on its faces", () => {
  const dice: DiceTest = {
    kind: "skulls",
    by: "app",
    faces: [4, 2],
    probability: 1,
    thrown: [
      [0, 5],
      [1, 4],
    ],
  };
  expect(columnsOf(dice).map(({ expected }) => expected)).toEqual([6, 3]);
});
