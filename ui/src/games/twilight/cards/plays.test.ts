import { describe, expect, it } from "vitest";
import type { Board } from "../../../wire/twilight";
import { commandOf, targets, TILES, ways } from "./plays";

const board: Board = { doge: 0, lower_guard: -2, upper_guard: 2, merchant: 1, harlequin: -1, favourite: 0 };

describe("the shapes of the cards", () => {
  it("are what the cards print", () => {
    const count = (tile: Parameters<typeof ways>[0], uses: Parameters<typeof ways>[1] = "harlequin") => ways(tile, uses, false, false, board).length;
    expect([count("doge"), count("procession"), count("guard-1"), count("guard-11"), count("guard-close")]).toEqual([2, 2, 4, 8, 1]);
    expect([count("merchant-3"), count("harlequin-5"), count("harlequin-centre")]).toEqual([2, 2, 1]);
    expect([count("harlequin-2", "guards"), count("harlequin-2", "doge")]).toEqual([4, 2]);
  });

  it("are said as the engine lists them, the lower Guard first", () => {
    const said = ways("guard-11", "harlequin", false, false, board).map((way) => JSON.stringify(commandOf(way)));
    expect(said).toContain('{"do":"Play","play":{"card":"guard-11","steps":[{"pawn":"lower-guard","by":-1},{"pawn":"upper-guard","by":1}]}}');
    expect(JSON.stringify(commandOf(ways("procession", "harlequin", false, false, board)[0] as never))).toBe(
      '{"do":"Play","play":{"card":"doge","pair":true,"steps":[{"pawn":"doge","by":1}]}}',
    );
    expect(new Set(said).size).toBe(8);
  });

  it("lead where the pawns would stand", () => {
    const first = (tile: Parameters<typeof ways>[0]) => targets(ways(tile, "harlequin", false, false, board)[0] as never, board);
    expect(first("procession").map(({ to }) => to)).toEqual([1, -1, 3]);
    expect(first("guard-close").map(({ to }) => to)).toEqual([-1, 1]);
    expect(first("harlequin-centre")).toEqual([{ pawn: "harlequin", to: 0 }]);
  });

  it("divide a Harlequin card between the Guards where the table allows it", () => {
    expect(ways("harlequin-3", "guards", true, false, board).length).toBe(4 + 2 * 4);
    expect(ways("harlequin-centre", "guards", false, true, board).length).toBe(2);
    expect(Object.values(TILES).flat().length).toBe(14);
  });
});
