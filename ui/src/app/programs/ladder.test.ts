// @vitest-environment jsdom

import { beforeAll, expect, test, vi } from "vitest";
import { choose, LANGUAGES, texts } from "../../lang/index.svelte";
import type { Chair, ProgramPlayer, Reply, Request } from "../../wire/types";
import type * as Ladder from "./ladder";
import { parsePrograms, withProgram } from "./programs";

let ladder: typeof Ladder;

beforeAll(async () => {
  // Modules of the games ask for the device's form while they load.
  vi.stubGlobal("matchMedia", () => new EventTarget());
  ladder = await import("./ladder");
  await choose("en");
  await texts("app", "programs", "pages");
}, 60_000);

const STRONG: ProgramPlayer = { level: 3, temperament: "trader" };
const BEGINNER: ProgramPlayer = { level: 1, temperament: "trader" };

test("every rung can be played: it has as many opponents as the box has seats for, and names for all of them", async () => {
  const { GAMES } = await import("../../games");
  for (const language of Object.keys(LANGUAGES)) {
    await choose(language);
    for (const [game, { seats }] of Object.entries(GAMES)) {
      const rungs = ladder.rungsOf(game);
      expect(rungs).toHaveLength(5);
      rungs.forEach((opponents, rung) => {
        const seating = ladder.seatsAlone("Bianca", opponents);
        expect(seating.length).toBeGreaterThanOrEqual(seats.least);
        expect(seating.length).toBeLessThanOrEqual(seats.most);
        expect(new Set(seating.map(({ name }) => name)).size).toBe(seating.length);
        expect(seating.every(({ name }) => name)).toBe(true);
        expect(ladder.aloneOf(seating)).toEqual({ seat: 0, opponents });
        expect(ladder.rungOf(game, [...opponents].reverse())).toBe(rung);
      });
    }
  }
  await choose("en");
});

test("the last opponents are used again, unless the box has no seats for them", () => {
  const first = ladder.rungsOf("libertalia")[0];
  const stored = (programs: unknown) => ({ preferences: { "alone-libertalia": JSON.stringify(programs) } });
  expect(ladder.lastOpponents(stored([STRONG, BEGINNER]), "libertalia")).toEqual([STRONG, BEGINNER]);
  for (const spoilt of [[], Array(6).fill(STRONG), [{ level: 9, temperament: "trader" }], "x"])
    expect(ladder.lastOpponents(stored(spoilt), "libertalia")).toEqual(first);
  expect(parsePrograms("{")).toBeNull();
});

test("a line names a rung, and other opponents", () => {
  expect(ladder.aloneText("libertalia", [BEGINNER, BEGINNER, BEGINNER])).toBe(
    "Rung 1 of 5: 3 beginners. You begin with 5 doubloons more",
  );
  expect(ladder.aloneText("libertalia", [{ level: 3, temperament: "corsair" }, BEGINNER])).toBe(
    "Against 1 beginner and 1 strong player (corsair)",
  );
});

test("on the lowest rung the person begins with more money, by a correction", async () => {
  const sent: Request[] = [];
  const ask = (request: Request) => {
    sent.push(request);
    const state = { head: 3, view: { seats: [{ purse: 5 }, { purse: null }] } };
    return Promise.resolve((request.type === "open" ? { type: "state", state } : { type: "moved", head: 4 }) as Reply);
  };
  const client = { attempt: <T>(work: (ask: (request: Request) => Promise<Reply>) => Promise<T>) => work(ask) };
  const game = "serenissima-2e";
  const [lowest, next] = ladder.rungsOf(game);
  await ladder.equalise(client, game, 7, ladder.seatsAlone("Anna", next ?? []));
  expect(sent).toEqual([]);
  await ladder.equalise(client, game, 7, ladder.seatsAlone("Anna", lowest ?? []));
  expect(sent[1]).toMatchObject({
    type: "command",
    table: 7,
    head: 3,
    by: { seat: 0 },
    command: { do: "Correct", fix: { what: "Purse", seat: 0, ducats: 10 } },
  });
  expect(ladder.aloneText("twilight", ladder.rungsOf("twilight")[0] ?? [])).toBe("Rung 1 of 5: 1 beginner");
});

test("a game with two people, an empty seat or no program is not played alone", () => {
  const person = (name: string): Chair => ({ name, side: "south" });
  const computer: Chair = { ...person("Alvise"), program: STRONG };
  expect(ladder.aloneOf([person("Anna"), person("Bruno"), computer])).toBeNull();
  expect(ladder.aloneOf([person("Anna"), { ...person("Bruno"), empty: true }, computer])).toBeNull();
  expect(ladder.aloneOf([person("Anna")])).toBeNull();
  expect(ladder.aloneOf([computer, computer])).toBeNull();
});

test("a program has a name of its own, keeps it at another level, and the person's name comes back", () => {
  const chairs: Chair[] = ["Anna", "Alvise"].map((name) => ({ name, side: "south" }));
  const given = withProgram(chairs, 0, BEGINNER, "Anna");
  expect(given.map(({ name }) => name)).toEqual(["Bianca", "Alvise"]);
  const stronger = withProgram(given, 0, STRONG, "Anna");
  expect(stronger[0]).toEqual({ name: "Bianca", side: "south", program: STRONG });
  expect(withProgram(stronger, 0, null, "Anna")).toEqual(chairs);
});
