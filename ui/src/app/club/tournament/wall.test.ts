import { expect, test } from "vitest";
import type { TournamentSeen } from "../../../wire/evening";
import { place } from "./figures";
import { fit, panels, playerPanels, roundPages, standingLines, type Line, type Space } from "./wall";

const names = ["Öle", "anna", "Bruno", "Zoë", "Clara"];
const SCREEN: Space = { width: 1856, height: 816, least: 44 };

const seen = (over: boolean, played = true): TournamentSeen => ({
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
        { table: 1, label: "Tisch 1", seats: [3, 0], outcome: played ? { places: [1, 2], by_hand: false } : null },
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
    by: player === 2 ? "wins" : null,
  })),
  over,
});

const lines = (count: number, name = "Anna"): Line[] =>
  Array.from({ length: count }, (_, key) => ({ key, before: "", name, after: "› Table 1", note: "" }));

test("five people have seats and standings on one page, in large letters", () => {
  const { seats, all } = roundPages(seen(false), SCREEN);
  expect(all).toEqual(seats);
  expect(all).toHaveLength(1);
  const [places, standings] = all[0] ?? [];
  expect(places?.lines.map(({ name }) => name)).toEqual(["anna", "Bruno", "Clara", "Öle", "Zoë"]);
  expect(places?.lines[0]?.after).toBe("› Tisch 2");
  expect(standings?.lines.map(({ before, name, after }) => `${before} ${name} ${after}`).slice(0, 2)).toEqual([
    "1. Öle 4.5",
    "2. anna 4",
  ]);
  expect(Math.min(places?.size ?? 0, standings?.size ?? 0)).toBeGreaterThan(70);
});

test("before the draw everyone who plays is shown by name", () => {
  const [panel] = playerPanels({ ...seen(false), rounds: [] }, SCREEN);
  expect(panel?.lines.map(({ name, after }) => name + after)).toEqual(["anna", "Bruno", "Clara", "Öle", "Zoë"]);
});

test("before the first result there are no standings", () => {
  expect(roundPages(seen(false, false), SCREEN).all.flat()).toHaveLength(1);
});

test("many people follow page by page in letters that can be read, and every line is on one page", () => {
  const pages = panels("", lines(200), SCREEN);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flatMap((page) => page.lines)).toHaveLength(200);
  for (const { size } of pages) expect(size).toBeGreaterThanOrEqual(44);
});

test("a long name makes letters smaller, but is not cut", () => {
  const [short, long] = [fit(lines(12), SCREEN), fit(lines(12, "Konstantina Papadopoulou"), SCREEN)];
  expect(long.size).toBeLessThan(short.size);
  expect(long.columns * 24 * long.size * 0.5).toBeLessThan(SCREEN.width);
});

test("a tie has its reason at the end only", () => {
  expect(standingLines(seen(false)).map(({ note }) => note)).toEqual(["", "", "", "", ""]);
  expect(standingLines(seen(true)).filter(({ note }) => note)).toHaveLength(1);
});

test("a player is at a table, has a bye, or neither", () => {
  expect(place(seen(false), 3)).toHaveProperty("label", "Tisch 1");
  expect(place(seen(false), 4)).toBe("bye");
  expect(place(seen(false), 9)).toBe(null);
});
