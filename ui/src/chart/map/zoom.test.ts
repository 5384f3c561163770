import { describe, expect, it } from "vitest";
import { Zoom } from "./zoom.svelte";

const size = { width: 800, height: 600 };

describe("looking closer", () => {
  it("keeps the spot under the fingers where it is", () => {
    const zoom = new Zoom(() => size);
    zoom.by(2, { x: 200, y: 150 });
    expect([zoom.scale, zoom.x, zoom.y]).toEqual([2, -200, -150]);
  });

  it("never shows what is beside the chart, and goes no closer than four times", () => {
    const zoom = new Zoom(() => size);
    zoom.by(100, { x: 800, y: 600 });
    expect(zoom.scale).toBe(4);
    expect([zoom.x, zoom.y]).toEqual([-2400, -1800]);
    zoom.by(0.01, { x: 400, y: 300 });
    expect([zoom.scale, Math.abs(zoom.x), Math.abs(zoom.y)]).toEqual([1, 0, 0]);
  });

  it("shows a spot in the middle, as far as the edge lets it", () => {
    const zoom = new Zoom(() => size);
    zoom.to({ x: 400, y: 300 }, 2);
    expect([zoom.sight.x, zoom.sight.y]).toEqual([400, 300]);
    zoom.to({ x: 0, y: 600 });
    expect([zoom.sight.x, zoom.sight.y]).toEqual([200, 450]);
  });

  it("is whole again at a tap", () => {
    const zoom = new Zoom(() => size);
    zoom.by(3, { x: 100, y: 100 });
    zoom.reset();
    expect(zoom.transform).toBe("translate(0px, 0px) scale(1)");
  });
});
