import { expect, it } from "vitest";
import type { Actor, Side, TableState } from "../../wire/types";
import { faced, stripsOf } from "./facing";

const names = {
  ask: (question: unknown) => String(question),
  colour: (seat: number) => `colour ${seat}`,
  name: (seat: number) => `${seat}`,
  standing: (seat: number) => [`ducats of ${seat}`, "galley", "ports"],
  waiting: (seats: number[], answered: boolean) => `${answered ? "answered, " : ""}waits for ${seats.join(" and ")}`,
  over: (seat: number) => `over for ${seat}`,
};
type Questions = [Actor, unknown, number][];
const table = (sides: Side[], asks: Questions, sealed: Questions = []) =>
  ({
    asks,
    sealed,
    settings: { seating: sides.map((side, seat) => ({ name: `${seat}`, side })) },
  }) as unknown as TableState;
/** The questions at each side. */
const questions = (state: TableState) =>
  stripsOf(state, names).map(({ seats }) => seats.map(({ question }) => question));

it("stays where it is as long as somebody there is asked, or nobody is", () => {
  expect(faced("round", "west", ["south", "west"])).toBe("west");
  expect(faced("round", "west", [])).toBe("west");
  expect(faced("round", "west", ["east"])).toBe("east");
});

it("only turns over, when that is what people want", () => {
  expect(faced("over", "south", ["north"])).toBe("north");
  expect(faced("over", "north", ["west"])).toBe("north");
});

it("does not turn when it stays, or when the edges tell", () => {
  expect(faced("still", "south", ["north"])).toBe("south");
  expect(faced("edges", "north", ["north"])).toBe("south");
});

it("gives each seat its question or whom the table waits for, and its own standing", () => {
  expect(stripsOf(table(["south", "north"], [[{ seat: 1 }, "sail?", 4]]), names)).toEqual([
    {
      side: "south",
      seats: [
        {
          colour: "colour 0",
          name: "0",
          question: "waits for 1",
          standing: ["ducats of 0", "galley", "ports"],
          asked: false,
        },
      ],
    },
    {
      side: "north",
      seats: [
        { colour: "colour 1", name: "1", question: "sail?", standing: ["ducats of 1", "galley", "ports"], asked: true },
      ],
    },
  ]);
});

it("gives each seat its own question when several are asked at once", () => {
  const asks: Questions = [
    [{ seat: 0 }, "one?", 4],
    [{ seat: 1 }, "two?", 5],
  ];
  expect(questions(table(["south", "north", "east"], asks))).toEqual([["one?"], ["two?"], ["waits for 0 and 1"]]);
});

it("tells a seat whose answer is committed whom it waits for", () => {
  const state = table(["south", "north"], [[{ seat: 1 }, "bid?", 5]], [[{ seat: 0 }, "bid?", 4]]);
  expect(questions(state)).toEqual([["answered, waits for 1"], ["bid?"]]);
});

it("gives neighbours at one side parts of their own", () => {
  const asks: Questions = [[{ seat: 0 }, "sail?", 4]];
  expect(questions(table(["south", "south", "north"], asks))).toEqual([["sail?", "waits for 0"], ["waits for 0"]]);
});

it("names a seat unless its question does", () => {
  const asks: Questions = [[{ seat: 0 }, "0: sail?", 4]];
  const [south] = stripsOf(table(["south", "south"], asks), names);
  expect(south?.seats.map(({ name }) => name)).toEqual(["", "1"]);
});

it("leaves only the name and the standing to those beside the asked seat at a crowded side", () => {
  const asks: Questions = [[{ seat: 0 }, "sail?", 4]];
  const [south] = stripsOf(table(["south", "south", "south"], asks), names);
  expect(south?.seats.map(({ name, question }) => [name, question])).toEqual([
    ["0", "sail?"],
    ["1", ""],
    ["2", ""],
  ]);
});

it("gives the question to chance once at a crowded side", () => {
  expect(questions(table(["south", "south", "south", "north"], [["chance", "roll", 4]]))).toEqual([
    ["roll", "", ""],
    ["roll"],
  ]);
});

it("tells every seat what chance is asked, and its place after the end", () => {
  expect(questions(table(["south", "north"], [["chance", "roll", 4]]))).toEqual([["roll"], ["roll"]]);
  expect(questions(table(["south", "north"], []))).toEqual([["over for 0"], ["over for 1"]]);
});
