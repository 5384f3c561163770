import { describe, expect, it } from "vitest";
import shipped from "../../../../crates/serenissima/boards/mediterranean-2012.json";
import type { SeaBoard } from "../board";
import { PLATE, WATER } from "./berths";
import { framed, sighted } from "./frame";
import { outside, overlap, type Box } from "./geometry";
import { chartSize, cornerOf, layout } from "./layout";
import { Zoom } from "./zoom.svelte";

const board = shipped as unknown as SeaBoard;
const size = chartSize({ width: 868, height: 630 });
const chart = layout(board, size, { width: 0, height: 0 });
const middle = { x: size.width / 2, y: size.height / 2 };

/** How much of a box is out of sight: square units. */
const unseen = (box: Box, { x, y, width, height }: Box): number =>
  outside({ ...box, x: box.x - x + width / 2, y: box.y - y + height / 2 }, { width, height });

describe("what the chart frames", () => {
  it.each(board.zones.map((zone) => zone.id))(
    "shows the galley in %s with where it can go and what is beside it",
    (zone) => {
      const beside = board.links.flatMap(({ value: [one, other] }) =>
        one === zone ? [other] : other === zone ? [one] : [],
      );
      const zoom = new Zoom(() => size);
      zoom.frame(framed(board, chart, zone, beside), chart.waters[zone] ?? middle, 1);
      for (const id of [zone, ...beside])
        expect(unseen({ ...(chart.waters[id] ?? middle), ...WATER }, zoom.sight), id).toBeLessThan(1);
    },
  );

  it("reaches the edge of a chart that is higher than the screen", () => {
    const zoom = new Zoom(
      () => size,
      () => ({ ...size, height: size.height - 40 }),
    );
    zoom.frame({ x: 100, y: size.height - 50, width: 200, height: 100 }, middle, 1);
    expect(zoom.sight.y + zoom.sight.height / 2).toBeCloseTo(size.height);
    zoom.frame({ x: 100, y: 50, width: 200, height: 100 }, middle, 1);
    expect(zoom.sight.y - zoom.sight.height / 2).toBeCloseTo(0);
  });

  it("goes as near as letters need, around the galley", () => {
    const zoom = new Zoom(() => size);
    const whole = { ...middle, ...size };
    zoom.frame(whole, { x: 500, y: 300 }, 2);
    expect(zoom.scale).toBe(2);
    expect([zoom.sight.x, zoom.sight.y]).toEqual([500, 300]);
    zoom.frame(whole, { x: 500, y: 300 }, 1);
    expect(zoom.scale).toBe(1);
  });

  it.each([1, 1.2, 1.6, 2.4])(
    "shows plates whole or not at all, none on another or under buttons, %d times enlarged",
    (scale) => {
      for (const zone of board.zones) {
        const zoom = new Zoom(() => size);
        zoom.by(scale, chart.waters[zone.id] ?? middle);
        const corner = cornerOf(zoom.sight, { width: 180 / scale, height: 62 / scale });
        const boxes = Object.entries(sighted(chart, zoom.sight, corner, [])).map(([id, at]) => ({
          id,
          box: { ...at, ...PLATE },
        }));
        expect(boxes.length).toBeGreaterThan(1);
        boxes.forEach(({ id, box }, index) => {
          expect(unseen(box, zoom.sight), id).toBeLessThan(1);
          expect(overlap(box, corner), id).toBeLessThan(1);
          for (const other of boxes.slice(index + 1))
            expect(overlap(box, other.box), `${id} on ${other.id}`).toBeLessThan(1);
        });
      }
    },
  );
});
