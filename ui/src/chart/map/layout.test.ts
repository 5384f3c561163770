import { describe, expect, it } from "vitest";
import shipped from "../../../../crates/serenissima/boards/mediterranean-2012.json";
import type { SeaBoard } from "../board";
import { moorings, PLATE, WATER } from "./berths";
import { outside, overlap, type Box } from "./geometry";
import { chartSize, cornerOf, layout } from "./layout";
import { pair } from "./seas";

const board = shipped as unknown as SeaBoard;

/** The chart's box on a tablet lying, standing, on a phone, on a wide screen, on a small and a large tablet. */
const BOXES = [
  { width: 868, height: 630 },
  { width: 784, height: 676 },
  { width: 784, height: 607 },
  { width: 820, height: 580 },
  { width: 1500, height: 800 },
  { width: 616, height: 598 },
  { width: 974, height: 850 },
];

/** The same board with the links of a ring and a few chords: as unlike the shipped one as can be. */
function rewired(): SeaBoard {
  const ids = board.zones.map((zone) => zone.id);
  const links = ids.map((id, index) => [id, ids[(index + 7) % ids.length] ?? id] as [string, string]);
  return { ...board, links: links.map((value) => ({ value, sure: "assumed", source: "" })) };
}

describe.each(BOXES)("the chart on $width x $height", (box) => {
  const size = chartSize(box);
  const corner = { width: (290 / box.width) * size.width, height: (62 / box.height) * size.height };
  const chart = layout(board, size, corner);
  const waters = Object.entries(chart.waters).map(([id, at]): [string, Box] => [id, { ...at, ...WATER }]);
  const plates = Object.entries(chart.plates).map(([id, at]): [string, Box] => [id, { ...at, ...PLATE }]);

  it("keeps ships and plates in sight and apart", () => {
    const all = [
      ...waters.map(([id, own]): [string, Box] => [`water ${id}`, own]),
      ...plates.map(([id, own]): [string, Box] => [`plate ${id}`, own]),
    ];
    expect(all).toHaveLength(39);
    all.forEach(([id, one], index) => {
      expect(outside(one, size), id).toBeLessThan(1);
      for (const [mate, other] of all.slice(index + 1))
        expect(overlap(one, other), `${id} on ${mate}`).toBeLessThan(100);
    });
  });

  it("keeps plates out of the corner where buttons lie", () => {
    const taken = cornerOf({ x: size.width / 2, y: size.height / 2, ...size }, corner);
    for (const [id, plate] of plates) expect(overlap(plate, taken), id).toBeLessThan(1);
  });

  it("keeps each plate near its town", () => {
    for (const [id, plate] of plates) {
      const town = chart.towns[id] ?? { x: NaN, y: NaN };
      const far = Math.hypot(
        Math.max(0, Math.abs(plate.x - town.x) - PLATE.width / 2),
        Math.max(0, Math.abs(plate.y - town.y) - PLATE.height / 2),
      );
      expect(far, id).toBeLessThan(125);
    }
  });

  it.each([
    ["the shipped board", board],
    ["a board with other neighbours", rewired()],
  ])("shows as passable what is passable on %s", (_, shown) => {
    const drawn = layout(shown, size, corner).crossings;
    const passable = drawn.filter((crossing) => crossing.kind !== "shoal").map((crossing) => crossing.key);
    expect([...passable].sort()).toEqual(shown.links.map(({ value: [one, other] }) => pair(one, other)).sort());
    expect(new Set(drawn.map((crossing) => crossing.key)).size).toBe(drawn.length);
  });

  it("keeps west in the west and north in the north", () => {
    const { waters } = chart;
    expect(waters["valencia"]?.x).toBeLessThan(waters["genova"]?.x ?? 0);
    expect(waters["napoli"]?.x).toBeLessThan(waters["constantinople"]?.x ?? 0);
    expect(waters["venezia"]?.y).toBeLessThan(waters["napoli"]?.y ?? 0);
    expect(waters["candia"]?.y).toBeLessThan(waters["alexandria"]?.y ?? 0);
  });
});

describe("moorings", () => {
  it.each([1, 2, 3, 4, 5, 8, 9, 15])("hold %i galleys in one zone without overlap", (count) => {
    const all = moorings(count);
    expect(all).toHaveLength(count);
    all.forEach((a, index) => {
      expect(Math.abs(a.x) + a.width / 2).toBeLessThanOrEqual(WATER.width / 2 + 0.1);
      expect(Math.abs(a.y) + a.height / 2).toBeLessThanOrEqual(WATER.height / 2 + 0.1);
      for (const b of all.slice(index + 1)) expect(overlap(a, b)).toBeLessThan(0.1);
    });
  });
});
