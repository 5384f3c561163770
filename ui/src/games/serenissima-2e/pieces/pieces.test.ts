// @vitest-environment jsdom

import { beforeAll, describe, expect, it } from "vitest";
import shipped from "../../../../../crates/serenissima/boards/mediterranean-2012.json";
import { choose, LANGUAGES, stand, texts } from "../../../lang/index.svelte";
import { heaps, instructions, openInstructions, packed, type OpenMove, type Placed } from "../../../table/instructions";
import type { Position } from "../../../table/pieces";
import type { Board, Event, GalleyView, PortView, TableState, ToldEntry, View } from "../../../wire/serenissima-2e";
import { GAME } from "../words";
import pieces from "./index";

const board = shipped as unknown as Board;
const galley = (more: Partial<GalleyView> = {}): GalleyView => ({
  galley: 4,
  owner: 0,
  zone: "valencia",
  sailors: 3,
  goods: ["wood"],
  acts: null,
  ...more,
});
const port = (id: string, more: Partial<PortView> = {}): PortView => ({
  id,
  owner: null,
  sailors: 0,
  slots: [null, null, null],
  fort: false,
  basilica: false,
  closed: false,
  wine: false,
  pays: 0,
  ...more,
});
const seat = (purse: number | null, reserve = 6) => ({
  colour: "red",
  purse,
  reserve,
  ports: 0,
  galleys: 1,
  income: 0,
  wine: 0,
});

function at(more: Partial<View> = {}, events: Event[] = []): Position {
  const view = {
    board,
    seats: [seat(5), { ...seat(8), colour: "blue" }],
    ports: [port("valencia", { owner: 0, sailors: 3 }), port("alger")],
    galleys: [galley()],
    wheel: { pawn: 4, cubes: [], highest: 10, next: [] },
    track: { turn: 1, pawn: 4, start: 3, spaces: 15, scoring: [7, 11, 14], to_scoring: 3, scorings: 0 },
    doge: {
      left: { wine: 1, one: 1, two: 1, shuffle: 1 },
      turned: { wine: 0, one: 1, two: 0, shuffle: 0 },
      next: { wine: 1, one: 1, two: 1, shuffle: 1 },
      scores_next: 0,
    },
    stage: { stage: "doge" },
    ...more,
  };
  const settings = { seating: ["Anna", "Bruno"].map((name) => ({ name, side: "south" })) };
  return { state: { view, settings } as unknown as TableState, story: [{ events }] as unknown as ToldEntry[] };
}

/** The same position, with a program at Bruno's seat. */
function withProgram({ state, story }: Position): Position {
  const seating = state.settings.seating.map((chair, seat) =>
    seat === 1 ? { ...chair, program: { level: 3, temperament: "trader" } } : chair,
  );
  return { state: { ...state, settings: { ...state.settings, seating } } as unknown as TableState, story };
}

const told = (before: Position, after: Position) => instructions(pieces, before, after).map(({ text }) => text);

/** Galley 4 has sunk galley 7 with its wood. */
const loot = {
  stage: "battle",
  battle: { adrift: ["wood"], galley: 4, foe: { galley: 7 }, winner: 4 },
} as unknown as View["stage"];

/** A move, and its undo. */
const MOVES: Record<string, [Position, Position, string[], string[]]> = {
  "a sail of several zones": [
    at(),
    at({ galleys: [galley({ zone: "sicilia" })] }),
    ["Galley 4 › Sicilia"],
    ["Galley 4 › Valencia"],
  ],
  "a good that is paid for": [
    at(),
    at({ galleys: [galley({ goods: ["wood", "spice"] })], seats: [seat(4), seat(9)] as View["seats"] }),
    ["Spice › galley 4", "1 ducat: Anna › Bruno"],
    ["1 ducat: Bruno › Anna", "Spice: galley 4 › bank"],
  ],
  "a sale": [
    at(),
    at({
      galleys: [galley({ goods: [] })],
      ports: [port("valencia", { owner: 0, sailors: 3 }), port("alger", { slots: ["wood", null, null] })],
      seats: [seat(7), seat(8)] as View["seats"],
    }),
    ["Wood: galley 4 › Alger, slot 1", "2 ducats › Anna"],
    ["Wood: Alger, slot 1 › galley 4", "2 ducats: Anna › bank"],
  ],
  "a capture": [
    at(),
    at({
      galleys: [galley({ sailors: 1 })],
      ports: [port("valencia", { owner: 0, sailors: 3 }), port("alger", { owner: 0, sailors: 2 })],
    }),
    ["2 sailors: galley 4 › Alger", "Port card of Alger › Anna"],
    ["2 sailors: Alger › galley 4", "Port card of Alger: Anna › supply"],
  ],
  "the loss of a galley": [
    at({ galleys: [galley(), galley({ galley: 7, owner: 1, sailors: 1, goods: [] })] }),
    at({ seats: [seat(5), seat(8, 7)] as View["seats"] }),
    ["1 sailor: galley 7 › Bruno, reserve", "Galley 7: Valencia › supply", "Cube of Bruno: wheel, number 7 › Bruno"],
    ["Galley 7 › Valencia", "1 sailor: Bruno, reserve › galley 7", "Cube of Bruno › wheel, number 7"],
  ],
  "a galley that sinks, whose goods are taken later": [
    at({ galleys: [galley(), galley({ galley: 7, owner: 1, sailors: 1 })] }),
    at({ stage: loot, seats: [seat(5), seat(8, 7)] as View["seats"] }),
    ["1 sailor: galley 7 › Bruno, reserve", "Galley 7: Valencia › supply", "Cube of Bruno: wheel, number 7 › Bruno"],
    ["Galley 7 › Valencia", "1 sailor: Bruno, reserve › galley 7", "Cube of Bruno › wheel, number 7"],
  ],
  loot: [
    at({ stage: loot }),
    at({ galleys: [galley({ goods: ["wood", "wood"] })] }),
    ["Wood: galley 7 › galley 4"],
    ["Wood: galley 4 › galley 7"],
  ],
  "the end of a turn": [
    at(),
    at({
      wheel: { pawn: 0, cubes: [], highest: 10, next: [] },
      track: { turn: 2, pawn: 6, start: 3, spaces: 15, scoring: [7, 11, 14], to_scoring: 1, scorings: 0 },
      doge: {
        left: { wine: 1, one: 1, two: 0, shuffle: 1 },
        turned: { wine: 0, one: 1, two: 1, shuffle: 0 },
        next: { wine: 1, one: 1, two: 0, shuffle: 1 },
        scores_next: 0,
      },
    }),
    ["Turn this Doge card: two hourglasses", "White pawn: 2 spaces on", "Black pawn › wheel, Doge space"],
    [
      "Doge card (two hourglasses): Doge cards, face up › face down, shuffled",
      "White pawn: 2 spaces back",
      "Black pawn › wheel, number 4",
    ],
  ],
};

describe("what to do with the pieces", () => {
  beforeAll(async () => {
    await texts("app", "pieces");
    stand(GAME, "chart");
    await texts("chart");
    await texts(GAME, "pieces");
    await choose("en");
  });

  it.each(Object.entries(MOVES))("is told of %s, and of taking it back", (_, [before, after, forth, back]) => {
    expect(told(before, after)).toEqual(forth);
    expect(told(after, before)).toEqual(back);
    expect(told(after, after)).toEqual([]);
  });

  it("tells what goes into a covered purse and out of it, and never what is in it", () => {
    const sold: Event = { event: "Sold", seat: 0, galley: 4, port: "alger", good: "wood", slot: 1, paid: 3, bonus: 0 };
    const covered = (events: Event[]) => at({ seats: [seat(null), seat(8)] as View["seats"] }, events);
    expect(told(covered([]), covered([sold]))).toEqual(["3 ducats › Anna"]);
    expect(told(covered([sold]), covered([]))).toEqual(["3 ducats: Anna › bank"]);
    // A covered purse is opened at the end.
    expect(told(covered([sold]), at({}, [sold]))).not.toContain(expect.stringMatching(/^\d+ ducat/));
    const lines = heaps(pieces, covered([sold]))
      .find(({ title }) => title === "Anna")
      ?.lines.map(({ text }) => text);
    expect(lines).toEqual(["Port card of Valencia", "6 sailors, reserve", "Ducats under the cover"]);
  });

  it("lays the whole table out again, place by place", () => {
    const all = heaps(pieces, at());
    expect(all.map(({ title }) => title)).toEqual([
      "Valencia",
      "Anna",
      "Galley 4",
      "Bruno",
      "Wheel",
      "Doge cards, face up",
      "Doge cards, face down",
      "Turn track",
    ]);
    const of = (title: string) => all.find((heap) => heap.title === title)?.lines.map(({ text }) => text);
    expect(of("Valencia")).toEqual(["Galley 4", "3 sailors"]);
    expect(of("Galley 4")).toEqual(["Wood", "3 sailors"]);
    expect(of("Bruno")).toEqual(["6 sailors, reserve", "8 ducats"]);
  });
});

describe.each(Object.keys(LANGUAGES))("the pieces in %s", (language) => {
  beforeAll(() => choose(language));

  it("have whole names wherever they lie", () => {
    const battle = {
      stage: "battle",
      battle: { adrift: ["gold", "gold"], galley: 4, foe: { galley: 7 }, winner: 7 },
    } as unknown as View["stage"];
    const other = at({
      stage: battle,
      galleys: [],
      ports: [
        port("valencia", { closed: true }),
        port("alger", { owner: 1, sailors: 2, wine: true, fort: true, basilica: true, slots: ["wine", null, null] }),
      ],
    });
    const said = [
      ...Object.values(MOVES).flatMap(([before, after]) => [...told(before, after), ...told(after, before)]),
      ...told(at(), other),
      ...told(other, at()),
      ...heaps(pieces, other).flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]),
    ];
    for (const text of said) {
      expect(text).not.toMatch(/\{|\}|undefined|NaN|\[object|\b(piece|at|fix|place|good|card)-[a-zA-Z]/);
      expect(text).not.toMatch(/^\s|›\s*$/);
    }
  });
});

it("the table is packed up person by person, then the board, then the decks", async () => {
  await choose("en");
  const all = packed(
    pieces,
    at({
      ports: [
        port("valencia", { owner: 0, sailors: 3, slots: ["stone", "stone", null] }),
        port("alger", { fort: true }),
        port("sicilia", { fort: true }),
      ],
    }),
  );
  expect(all.map(({ title }) => title)).toEqual([
    "Anna",
    "Bruno",
    "On the board",
    "Doge cards, face up",
    "Doge cards, face down",
  ]);
  const board = all[2]?.lines.map(({ text }) => text);
  expect(board).toEqual([
    "Galley 4",
    "2 × stone and wood",
    "2 forts",
    "6 sailors",
    "Cube of Anna",
    "White pawn",
    "Black pawn",
  ]);
  expect(all[1]?.lines.map(({ text }) => text)).toEqual(["6 sailors", "8 ducats"]);
});

it("moves no money of a program, only that of the person whom it pays", () => {
  const before = withProgram(at());
  const paid = (anna: number, bruno: number) => withProgram(at({ seats: [seat(anna), seat(bruno)] as View["seats"] }));
  expect(told(before, paid(7, 6))).toEqual(["2 ducats › Anna"]);
  expect(told(before, paid(5, 3))).toEqual([]);
});

describe("open instructions", () => {
  /** The instructions of a turn through these positions. */
  const open = (path: Position[], done: Placed[] = []) => {
    const moves = path.slice(1).map((after, nth): OpenMove => [path[nth] as Position, after]);
    const span: OpenMove = [path[0] as Position, path.at(-1) as Position];
    return openInstructions(pieces, [{ seat: 0, span, moves, done }]).flatMap(({ lines }) =>
      lines.map(({ text }) => text),
    );
  };
  const seats = [seat(4), seat(9)] as View["seats"];
  const loaded = at({ galleys: [galley({ goods: ["wood", "spice"] })], seats });
  const sailed = (zone: string) => at({ galleys: [galley({ zone, goods: ["wood", "spice"] })], seats });
  const LOADED = ["Spice › galley 4", "1 ducat: Anna › Bruno"];

  it("are in the order of the moves", () => {
    expect(open([at(), loaded, sailed("sicilia")])).toEqual([...LOADED, "Galley 4 › Sicilia"]);
  });

  it("are one where the same piece moves again, and none where it comes back", () => {
    expect(open([loaded, sailed("sicilia"), sailed("alger")])).toEqual(["Galley 4 › Alger"]);
    expect(open([at(), loaded, at()])).toEqual([]);
  });

  it("never make one move of two galleys, or of two purses", () => {
    const two = (first: number, second: number, more: Partial<View> = {}) =>
      at({ galleys: [galley({ sailors: first }), galley({ galley: 12, zone: "alger", sailors: second })], ...more });
    const taken = [port("valencia", { owner: 0, sailors: 4 })];
    expect(
      open([
        two(3, 3),
        two(2, 3, { ports: taken }),
        two(2, 4, { ports: [port("valencia", { owner: 0, sailors: 3 })] }),
      ]),
    ).toEqual(["1 sailor: galley 4 › Valencia", "1 sailor: Valencia › galley 12"]);
    const paid = (anna: number, bruno: number) => at({ seats: [seat(anna), seat(bruno)] as View["seats"] });
    expect(open([paid(5, 8), paid(8, 8), paid(8, 5)])).toEqual(["3 ducats › Anna", "3 ducats: Bruno › bank"]);
    expect(open([paid(5, 8), paid(7, 8), paid(10, 8)])).toEqual(["5 ducats › Anna"]);
  });

  it("are without those that were ticked off, and go back if their move was taken back", () => {
    const done = instructions(pieces, at(), loaded)[0]?.shifts ?? [];
    expect(open([at(), loaded, sailed("sicilia")], [done])).toEqual(["1 ducat: Anna › Bruno", "Galley 4 › Sicilia"]);
    const paid = { from: at(), to: loaded, piece: "ducat" };
    expect(open([at(), loaded], [paid])).toEqual(["Spice › galley 4"]);
    expect(open([at()], [done])).toEqual(["Spice: galley 4 › bank"]);
  });

  it("are the same with a covered purse", () => {
    const covered = (events: Event[]) => at({ seats: [seat(null), seat(8)] as View["seats"] }, events);
    const sold: Event = { event: "Sold", seat: 0, galley: 4, port: "alger", good: "wood", slot: 1, paid: 3, bonus: 0 };
    const done = instructions(pieces, covered([]), covered([sold])).flatMap(({ shifts }) => shifts);
    expect(open([covered([]), covered([sold]), covered([sold, sold])], [done])).toEqual(["3 ducats › Anna"]);
  });
});
