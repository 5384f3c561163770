import { expect, it } from "vitest";
import type { Actor, Side, TableState } from "../../wire/types";
import { faced, stripsOf } from "./facing";

const names = {
  ask: (question: unknown) => String(question),
  colour: (seat: number) => `colour ${seat}`,
  many: (seats: number[]) => `${seats.join(" and ")} decide`,
  over: () => "over",
};
const table = (sides: Side[], asks: [Actor, unknown, number][]) =>
  ({ asks, settings: { seating: sides.map((side, seat) => ({ name: `${seat}`, side })) } }) as unknown as TableState;

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

it("tells the side that is asked its question, and the others whom the table waits for", () => {
  const strips = stripsOf(table(["south", "north"], [[{ seat: 1 }, "sail?", 4]]), names);
  expect(strips).toEqual([
    { side: "south", text: "sail?", asked: false, colour: "colour 1" },
    { side: "north", text: "sail?", asked: true, colour: "colour 1" },
  ]);
});

it("tells each side its own question when several are asked at once", () => {
  const strips = stripsOf(
    table(
      ["south", "north", "east"],
      [
        [{ seat: 0 }, "one?", 4],
        [{ seat: 1 }, "two?", 5],
      ],
    ),
    names,
  );
  expect(strips.map(({ text }) => text)).toEqual(["one?", "two?", "0 and 1 decide"]);
  expect(strips.map(({ asked }) => asked)).toEqual([true, true, false]);
});

it("tells everybody what chance is asked, and that the game is over", () => {
  expect(stripsOf(table(["south", "south"], [["chance", "roll", 4]]), names)).toEqual([
    { side: "south", text: "roll", asked: false, colour: null },
  ]);
  expect(stripsOf(table(["south"], []), names)[0]?.text).toBe("over");
});
