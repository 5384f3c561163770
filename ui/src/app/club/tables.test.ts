import { expect, test } from "vitest";
import type { EveningState } from "../../wire/evening";
import { seatsToTake } from "./tables";

/** An event with a drawn table 3 (persons 7 and 8), as a person sees it. */
const state = (seating: "free" | "tournament", person: number, at: { table: number; seat: number } | null = null) =>
  ({
    plan: { name: "Cup", opening: "organiser", seating },
    tournament: { rounds: [{ tables: [{ table: 3, label: "Table 3", seats: [7, 8], outcome: null }], byes: [] }] },
    me: { person, name: "Anna", at, joined: null },
  }) as unknown as EveningState;

test("a drawn seat is only for its player, however other seats are taken", () => {
  for (const seating of ["free", "tournament"] as const) {
    expect(seatsToTake(state(seating, 8), 3)).toBe(1);
    expect(seatsToTake(state(seating, 9), 3)).toBeNull();
  }
});

test("other tables are open to everyone without a seat, with free choice only", () => {
  expect(seatsToTake(state("free", 9), 4)).toBe("each");
  expect(seatsToTake(state("tournament", 9), 4)).toBeNull();
  expect(seatsToTake(state("free", 8, { table: 4, seat: 0 }), 3)).toBeNull();
});
