import { describe, expect, it } from "vitest";
import of1996 from "../../../../crates/serenissima-1996/boards/mediterranean-1996.json";
import of2012 from "../../../../crates/serenissima/boards/mediterranean-2012.json";
import type { SeaBoard } from "../board";
import { moorings, WATER } from "./berths";
import { outside, overlap, type Box } from "./geometry";
import { distance, nameRow } from "./labels";
import { landOn } from "./land";
import { chartSize, layout, type Wanted } from "./layout";
import { ROW, type PlateStyle } from "./plates";
import { pair } from "./seas";

const BOARDS: [string, SeaBoard, PlateStyle][] = [
  ["2012", of2012 as unknown as SeaBoard, { roof: 11, store: 21, slot: 15.5 }],
  ["1996", of1996 as unknown as SeaBoard, { roof: 8, store: 13, slot: 9 }],
];

/** The chart's box on tablets in both orientations, on a small one, on a wide screen, and on phones. */
const BOXES = [
  { width: 872, height: 630 },
  { width: 784, height: 676 },
  { width: 784, height: 607 },
  { width: 820, height: 580 },
  { width: 1500, height: 800 },
  { width: 616, height: 598 },
  { width: 974, height: 850 },
  { width: 374, height: 430 },
];

/** The same board with the links of a ring and a few chords: as unlike the shipped one as can be. */
function rewired(board: SeaBoard): SeaBoard {
  const ids = board.zones.map((zone) => zone.id);
  const links = ids.map((id, index) => [id, ids[(index + 7) % ids.length] ?? id] as [string, string]);
  return { ...board, links: links.map((value) => ({ value, sure: "assumed", source: "" })) };
}

/** The longest names that a language has for the seas. */
const SEAS: Record<string, string> = {
  "open-sea": "das offene Meer",
  "high-algerian": "Algerisches Meer",
  "high-tyrrhenian": "Tyrrhenisches Meer",
  "high-ionian": "Ionisches Meer",
  "high-levantine": "Levantinisches Meer",
};

function wanted(box: { width: number; height: number }, style: PlateStyle): Wanted {
  const size = chartSize(box);
  const pixel = size.width / box.width;
  const small = 1 / pixel < 0.68;
  return {
    size,
    style,
    detail: small ? { kind: "names", pixel } : { kind: "full" },
    corner: small ? { width: 0, height: 0 } : { width: 340 * pixel, height: 68 * pixel },
    seaName: (zone) => (small ? null : (SEAS[zone] ?? null)),
    letters: Math.max(18, 16 * pixel),
  };
}

describe.each(BOARDS)("the chart of %s", (_, board, style) => {
  describe.each(BOXES)("on $width x $height", (box) => {
    const how = wanted(box, style);
    const chart = layout(board, how);
    const plates = Object.entries(chart.plates);
    const isFull = how.detail.kind === "full";

    it("keeps ships and labels in sight and apart", () => {
      const all = [
        ...(isFull ? Object.entries(chart.waters) : []).map(([id, own]): [string, Box] => [
          `water ${id}`,
          { ...own, ...WATER },
        ]),
        ...plates.map(([id, own]): [string, Box] => [`label ${id}`, own]),
      ];
      const faults: string[] = [];
      all.forEach(([id, one], index) => {
        if (outside(one, how.size) > 1) faults.push(`${id} outside`);
        for (const [mate, other] of all.slice(index + 1))
          if (overlap(one, other) > 0.06 * one.width * one.height)
            faults.push(`${id} on ${mate} by ${overlap(one, other).toFixed(0)}`);
      });
      expect(faults).toEqual([]);
    });

    it("keeps labels out of the corner where buttons lie", () => {
      const { width, height } = how.corner;
      const corner = { x: width / 2, y: how.size.height - height / 2, width, height };
      for (const [id, plate] of plates) expect(overlap(plate, corner), id).toBeLessThan(1);
    });

    it("keeps each label beside its town", () => {
      const far = plates.flatMap(([id, plate]) => {
        const gap = distance(isFull ? nameRow(plate, ROW) : plate, chart.towns[id] ?? { x: NaN, y: NaN });
        return gap / (how.detail.kind === "names" ? how.detail.pixel : 1) > 70 ? [`${id} ${gap.toFixed(0)}`] : [];
      });
      expect(far).toEqual([]);
    });

    it("hides at most two towns under their own labels", () => {
      const hidden = plates.flatMap(([id, plate]) => {
        const gap = distance(plate, chart.towns[id] ?? { x: NaN, y: NaN });
        return gap < 4 ? [id] : [];
      });
      expect(hidden.length, hidden.join()).toBeLessThanOrEqual(2);
    });

    it.each([
      ["as it is", board],
      ["with other neighbours", rewired(board)],
    ])("shows as passable what is passable, %s", (_, shown) => {
      const drawn = layout(shown, how).crossings;
      const passable = drawn.filter((crossing) => crossing.kind !== "shoal").map((crossing) => crossing.key);
      expect([...passable].sort()).toEqual(shown.links.map(({ value: [one, other] }) => pair(one, other)).sort());
      expect(new Set(drawn.map((crossing) => crossing.key)).size).toBe(drawn.length);
    });

    it("keeps seven of ten galleys on water", () => {
      const land = landOn(how.size);
      const ashore = Object.entries(chart.waters).flatMap(([id, water]) => (land(water) ? [id] : []));
      expect(ashore.length, ashore.join()).toBeLessThanOrEqual(0.3 * board.zones.length);
    });

    it("writes names of seas on no label and no other name", () => {
      const names = Object.values(chart.names).map(({ box }) => box);
      for (const [index, name] of names.entries())
        for (const other of [...Object.values(chart.plates), ...names.slice(index + 1)])
          expect(overlap(name, other)).toBe(0);
    });

    it("keeps west in the west and north in the north", () => {
      const { waters } = chart;
      expect(waters["valencia"]?.x).toBeLessThan(waters["genova"]?.x ?? 0);
      expect(waters["venezia"]?.y).toBeLessThan(waters["napoli"]?.y ?? 0);
      expect(waters["genova"]?.y).toBeLessThan(waters["alexandria"]?.y ?? 0);
    });
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
