import { describe, expect, it } from "vitest";
import { applied, comparable, composed, difference, sorted, type Pile } from "./pieces";

const pile = (piece: string, place: string, count = 1): Pile => ({ piece, place, count });
const told = (before: Pile[], after: Pile[], followed?: boolean) =>
  difference(before, after, followed).map(
    ({ count, from, to }) =>
      `${count} ${from ? `${from.piece} ${from.place}` : "-"} > ${to ? `${to.piece} ${to.place}` : "-"}`,
  );

/** A deterministic source of random numbers. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const ordered = (piles: Pile[]) =>
  sorted(piles).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

describe("the difference between two positions", () => {
  it("makes the second of the first, whatever lies there, and back again", () => {
    const draw = chance(7);
    const some = (): Pile[] =>
      Array.from({ length: draw(12) }, () =>
        pile(
          ["wood", "galley:1", "card", "card:doge", "card:guard"][draw(5)] ?? "",
          ["port", "hand", "deck"][draw(3)] ?? "",
          draw(4),
        ),
      );
    for (let run = 0; run < 500; run += 1) {
      const [before, after] = [some(), some()];
      for (const followed of [true, false]) {
        expect(ordered(applied(before, difference(before, after, followed)))).toEqual(ordered(after));
        expect(ordered(applied(after, difference(after, before, followed)))).toEqual(ordered(before));
      }
    }
  });

  it("asks for nothing where nothing differs, however it is listed", () => {
    expect(
      difference([pile("wood", "port", 2)], [pile("wood", "port"), pile("wood", "port"), pile("wood", "hold", 0)]),
    ).toEqual([]);
  });

  it("takes what goes from one place to another as one step, and the rest from the box or into it", () => {
    expect(
      told(
        [pile("wood", "hold", 2), pile("ducat", "anna")],
        [pile("wood", "port"), pile("wood", "hold"), pile("ducat", "anna", 4)],
      ),
    ).toEqual(["1 wood hold > wood port", "3 - > ducat anna"]);
    expect(told([pile("galley", "sea"), pile("wood", "hold")], [])).toEqual(["1 galley sea > -", "1 wood hold > -"]);
  });

  it("follows a card whose face is hidden in a hand", () => {
    expect(told([pile("card", "hand", 5)], [pile("card", "hand", 4), pile("card:doge", "discards")])).toEqual([
      "1 card hand > card:doge discards",
    ]);
    expect(told([pile("card:doge", "discards")], [pile("card", "hand")])).toEqual(["1 card:doge discards > card hand"]);
    // A face never becomes another face.
    expect(told([pile("card:doge", "discards")], [pile("card:guard", "hand")])).toEqual([
      "1 - > card:guard hand",
      "1 card:doge discards > -",
    ]);
  });

  it("follows nobody's card through a shuffle", () => {
    expect(told([pile("card:doge", "discards", 3), pile("card", "hand", 5)], [pile("card", "hand", 8)], false)).toEqual(
      ["3 - > card hand", "3 card:doge discards > -"],
    );
    expect(
      told([pile("card", "anna", 2), pile("pawn:doge", "0")], [pile("card", "bruno"), pile("pawn:doge", "3")], false),
    ).toEqual(["1 - > card bruno", "1 pawn:doge 0 > pawn:doge 3", "2 card anna > -"]);
  });

  it("compares nothing that is hidden in one of both", () => {
    const covered = { ...pile("ducat", "anna", 900), secret: true };
    expect(difference(...comparable([covered], [pile("ducat", "anna", 12)]))).toEqual([]);
    expect(difference(...comparable([covered], [{ ...covered, count: 903 }]))).toEqual([
      { count: 3, from: null, to: { piece: "ducat", place: "anna" } },
    ]);
  });
});

describe("several moves as one", () => {
  const through = (...positions: Pile[][]) =>
    composed(positions.slice(1).map((after, nth) => difference(positions[nth] ?? [], after)));
  const worded = (...positions: Pile[][]) =>
    through(...positions)
      .map(({ count, from, to }) => `${count} ${from?.piece} ${from?.place ?? "-"} > ${to?.piece} ${to?.place ?? "-"}`)
      .sort();

  it("gives hidden pieces back to where each came from", () => {
    const [jewel, map] = [pile("token:jewel", "day"), pile("token:map", "day")];
    const [ben, carla] = [pile("token", "ben"), pile("token", "carla")];
    expect(worded([ben, carla], [ben, map], [jewel, map])).toEqual([
      "1 token ben > token:jewel day",
      "1 token carla > token:map day",
    ]);
  });

  it("turns a piece face down that stays, and gives back the one that came", () => {
    const open = [pile("token:saber", "open"), pile("token:relic", "open"), pile("token", "anna")];
    const down = pile("token", "down");
    const [relic, goods] = [pile("token:relic", "day"), pile("token:goods", "day")];
    expect(
      worded(
        open,
        [pile("token", "down", 2), pile("token", "anna")],
        [pile("token", "down", 2), goods],
        [down, goods, relic],
      ),
    ).toEqual([
      "1 token anna > token:goods day",
      "1 token:relic open > token:relic day",
      "1 token:saber open > token down",
    ]);
  });

  it("leaves out what comes back, also through the supply", () => {
    const purse = (count: number) => [pile("ducat", "anna", count)];
    expect(worded(purse(2), purse(5), purse(2))).toEqual([]);
    expect(worded(purse(5), purse(2), purse(4))).toEqual(["1 ducat anna > undefined -"]);
  });

  it("ends at the same position", () => {
    const draw = chance(11);
    const some = (): Pile[] =>
      Array.from({ length: draw(9) }, () =>
        pile(["wood", "card", "card:doge", "card:guard"][draw(4)] ?? "", ["hand", "deck"][draw(2)] ?? "", draw(4)),
      );
    for (let run = 0; run < 300; run += 1) {
      const positions = [some(), some(), some(), some()];
      expect(ordered(applied(positions[0] ?? [], through(...positions)))).toEqual(ordered(positions[3] ?? []));
    }
  });
});
