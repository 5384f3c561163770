import { expect, test } from "vitest";
import type { TournamentSeen } from "../../../wire/evening";
import { place } from "./figures";
import { wallPages } from "./wall";

const names = ["Öle", "anna", "Bruno", "Zoë", "Clara"];
const seen = (over: boolean): TournamentSeen => ({
  plan: {
    game: "twilight",
    watchable: true,
    settings: { sizes: { least: 2, wanted: 2, most: 2 }, rounds: 1, scale: { scale: "even" }, bye: null, first: "lot" },
  },
  seed: 1,
  players: names.map((name, player) => ({ player, name, left: false })),
  rounds: [
    {
      tables: [
        { table: 1, label: "Tisch 1", seats: [3, 0], outcome: null },
        { table: null, label: "Tisch 2", seats: [2, 1], outcome: null },
      ],
      byes: [4],
    },
  ],
  standings: names.map((_, player) => ({
    place: player + 1,
    player,
    points: 270 - player * 30,
    wins: 0,
    opponents: 0,
    direct: 0,
    played: 0,
    byes: 0,
    left: false,
    by: null,
  })),
  over,
});

test("who looks for a table finds it by name, whoever sits where, byes too", () => {
  const [first, second] = wallPages(seen(false), 3);
  expect(first?.lines.map(({ name }) => name)).toEqual(["anna", "Bruno", "Clara"]);
  expect(first?.lines[0]?.after).toBe("› Tisch 2");
  expect(second?.lines.map(({ name }) => name)).toEqual(["Öle", "Zoë"]);
});

test("standings follow in their order, and stand alone when all is over", () => {
  const pages = wallPages(seen(false), 3);
  expect(pages).toHaveLength(4);
  expect(pages[2]?.lines.map(({ before, name, after }) => `${before} ${name} ${after}`)).toEqual([
    "1. Öle 4.5",
    "2. anna 4",
    "3. Bruno 3.5",
  ]);
  expect(wallPages(seen(true), 3)).toHaveLength(2);
  expect(wallPages(null, 3)).toEqual([]);
});

test("somebody is at a table, has a bye, or neither", () => {
  expect(place(seen(false), 3)).toHaveProperty("label", "Tisch 1");
  expect(place(seen(false), 4)).toBe("bye");
  expect(place(seen(false), 9)).toBe(null);
});
