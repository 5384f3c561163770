// @vitest-environment jsdom

import { beforeAll, describe, expect, it } from "vitest";
import shipped from "../../../../../crates/serenissima-1996/boards/mediterranean-1996.json";
import { choose, LANGUAGES, stand, texts } from "../../../lang/index.svelte";
import { heaps, instructions } from "../../../table/instructions";
import type { Position } from "../../../table/pieces";
import type { Board, Event, GalleyView, PortView, TableState, ToldEntry, View } from "../../../wire/serenissima-1996";
import { faultyTexts } from "../../laws";
import { GAME } from "../words";
import pieces from "./index";

const board = shipped as unknown as Board;
const galley = (more: Partial<GalleyView> = {}): GalleyView => ({
  galley: 1,
  owner: 0,
  nth: 1,
  zone: "venezia",
  sailors: 3,
  goods: ["wood"],
  room: 1,
  moved: false,
  ...more,
});
const port = (id: string, more: Partial<PortView> = {}): PortView => ({
  id,
  owner: null,
  sailors: 0,
  slots: [null, null],
  fortress: false,
  built: false,
  hires: 0,
  points: 0,
  next: null,
  wants: [],
  ...more,
});
const town = (more: Partial<PortView> = {}) =>
  port("venezia", { owner: 0, sailors: 4, slots: ["iron", null], ...more });
const seat = (purse: number | null, nation = "venice") => ({
  nation,
  purse,
  ports: 1,
  galleys: 1,
  sailors: 7,
  town: "venezia",
  holds_town: true,
  points: null,
  open_points: 10,
  gone: false,
  lost: false,
});

function at(more: object = {}, events: Event[] = []): Position {
  const view = {
    board,
    seats: [seat(500), seat(800, "genoa")],
    ports: [town(), port("ragusa")],
    galleys: [galley()],
    round: 2,
    rounds: 12,
    stage: { stage: "counting" },
    ...more,
  };
  const settings = { seating: ["Anna", "Bruno"].map((name) => ({ name, side: "south" })) };
  return { state: { view, settings } as unknown as TableState, story: [{ events }] as unknown as ToldEntry[] };
}

const told = (before: Position, after: Position) => instructions(pieces, before, after).map(({ text }) => text);
const purses = (one: number | null, other: number | null) => ({
  seats: [seat(one), seat(other, "genoa")] as View["seats"],
});

/** A move, and its undo. */
const MOVES: Record<string, [Position, Position, string[], string[]]> = {
  "a sail of several zones": [
    at(),
    at({ galleys: [galley({ zone: "durazzo" })] }),
    ["Galley 1 › Durazzo"],
    ["Galley 1 › Venezia"],
  ],
  "a sale": [
    at({ galleys: [galley({ zone: "ragusa", goods: ["wine"] })] }),
    at({
      galleys: [galley({ zone: "ragusa", goods: [] })],
      ports: [town(), port("ragusa", { slots: ["wine", null] })],
      ...purses(800, 800),
    }),
    ["Wine: galley 1 › Ragusa, space marked 2", "300 ducats › Anna"],
    ["Wine: Ragusa, space marked 2 › galley 1", "300 ducats: Anna › bank"],
  ],
  "hired sailors": [
    at(),
    at({ galleys: [galley({ sailors: 4 })], ...purses(400, 800) }),
    ["1 sailor › galley 1", "100 ducats: Anna › bank"],
    ["100 ducats › Anna", "1 sailor: galley 1 › box"],
  ],
  "a landing": [
    at({ galleys: [galley({ zone: "ragusa" })] }),
    at({
      galleys: [galley({ zone: "ragusa", sailors: 1 })],
      ports: [town(), port("ragusa", { owner: 0, sailors: 2 })],
    }),
    ["2 sailors: galley 1 › Ragusa"],
    ["2 sailors: Ragusa › galley 1"],
  ],
  "a fortress": [
    at(),
    at({ ports: [town({ fortress: true }), port("ragusa")], ...purses(0, 800) }),
    ["Fortress › Venezia", "500 ducats: Anna › bank"],
    ["500 ducats › Anna", "Fortress: Venezia › box"],
  ],
  "a galley that sinks": [
    at(),
    at({ galleys: [] }),
    ["Galley 1: Venezia › box", "Wood and 3 sailors: galley 1 › box"],
    ["Galley 1 › Venezia", "Wood and 3 sailors › galley 1"],
  ],
  "a round": [at(), at({ round: 3 }), ["Round marker › rounds, round 3"], ["Round marker › rounds, round 2"]],
};

stand(GAME, "chart");

describe("what to do with the pieces", () => {
  beforeAll(async () => {
    await texts("app", "pieces");
    await texts(GAME, "pieces");
    await texts("chart");
    await choose("en");
  });

  it.each(Object.entries(MOVES))("is told of %s, and of taking it back", (_, [before, after, forth, back]) => {
    expect(told(before, after)).toEqual(forth);
    expect(told(after, before)).toEqual(back);
    expect(told(after, after)).toEqual([]);
  });

  it.each<[string, Event, string[]]>([
    [
      "bids",
      {
        event: "BidsRevealed",
        bids: [
          { seat: 0, ducats: 300 },
          { seat: 1, ducats: 0 },
        ],
      },
      ["300 ducats: Anna › bank"],
    ],
    [
      "a purchase from another player",
      { event: "Bought", seat: 0, port: "ragusa", good: "wood", loads: [{ galley: 1, count: 2 }], paid: 600, to: 1 },
      ["600 ducats: Anna › Bruno"],
    ],
    [
      "an exchange",
      {
        event: "DealDone",
        seat: 0,
        with: 1,
        deal: { mine: 1, theirs: 3, gives: ["wood"], takes: [], pays: 0, gets: 200 },
      },
      ["200 ducats: Bruno › Anna"],
    ],
    [
      "a galley",
      { event: "GalleyBuilt", seat: 0, galley: 5, port: "venezia", crew: "hired", sailors: 2, paid: 700 },
      ["700 ducats: Anna › bank"],
    ],
    ["a fortress", { event: "FortressBuilt", seat: 1, port: "venezia", paid: 500 }, ["500 ducats: Bruno › bank"]],
    [
      "hired sailors",
      { event: "Hired", seat: 0, port: "venezia", to: { galley: 1 }, count: 3, each: 100 },
      ["300 ducats: Anna › bank"],
    ],
    [
      "a sale",
      { event: "Sold", seat: 0, galley: 1, port: "ragusa", good: "wood", slot: 1, paid: 300, bonus: 0 },
      ["300 ducats › Anna"],
    ],
    ["income", { event: "Income", seat: 1, ducats: 300 }, ["300 ducats › Bruno"]],
  ])("tells what %s move between covered purses, and never what is in them", (_, event, forth) => {
    const covered = (events: Event[]) => at(purses(null, null), events);
    expect(told(covered([]), covered([event]))).toEqual(forth);
    const lines = heaps(pieces, covered([event]))
      .find(({ title }) => title === "Bruno")
      ?.lines.map(({ text }) => text);
    expect(lines).toEqual(["Ducats under the cover"]);
  });

  it("lays the whole table out again, place by place", () => {
    const all = heaps(pieces, at());
    expect(all.map(({ title }) => title)).toEqual(["Venezia", "Galley 1", "Anna", "Bruno", "Rounds"]);
    const of = (title: string) => all.find((heap) => heap.title === title)?.lines.map(({ text }) => text);
    expect(of("Venezia")).toEqual(["Galley 1", "Iron, space marked 2", "4 sailors"]);
    expect(of("Galley 1")).toEqual(["Wood", "3 sailors"]);
    expect(of("Bruno")).toEqual(["800 ducats"]);
  });
});

it("leaves the first sailors and the known purse with each player until the sailors are placed", async () => {
  await choose("en");
  const placing = (events: Event[]) => at({ stage: { stage: "placing" }, ...purses(null, null) }, events);
  const of = (position: Position, title: string) =>
    heaps(pieces, position)
      .find((heap) => heap.title === title)
      ?.lines.map(({ text }) => text);
  expect(of(placing([]), "Anna")).toEqual(["7 sailors", "2,000 ducats"]);
  expect(of(placing([]), "Galley 1")).toEqual(["Wood"]);
  const placed: Event = { event: "SailorsPlaced", seat: 0, aboard: [3, 0], ashore: 4 };
  expect(told(placing([]), placing([placed]))).toEqual(["4 sailors: Anna › Venezia", "3 sailors: Anna › galley 1"]);
});

describe.each(Object.keys(LANGUAGES))("the pieces in %s", (language) => {
  beforeAll(() => choose(language));

  it("have whole names wherever they lie", () => {
    const said = Object.values(MOVES).flatMap(([before, after]) => [
      ...told(before, after),
      ...told(after, before),
      ...heaps(pieces, after).flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]),
    ]);
    const faults = faultyTexts(
      said.map((text, nth) => [`text ${nth}`, () => text]),
      /\b(piece|at|place|good)-[a-zA-Z]|^\s|›\s*$/,
    );
    expect(faults).toEqual([]);
  });
});
