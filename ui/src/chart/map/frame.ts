// What of the chart matters: the galley that is being played, where it can go, and what is beside it.

import { neighbours, type SeaBoard } from "../board";
import { PLATE, ROOF, WATER } from "./berths";
import { overlap, type Box, type Point } from "./geometry";
import type { Chart } from "./layout";

/** A margin around what is framed: units. */
const ROOM = 10;

/** The box around the galley's zone, its reach and its neighbours, with the plates of their ports. */
export function framed(board: SeaBoard, chart: Chart, zone: string, reach: string[]): Box {
  const zones = new Set([zone, ...reach, ...neighbours(board, zone)]);
  const waters = [...zones].flatMap((id) => (chart.waters[id] ? [{ ...chart.waters[id], ...WATER }] : []));
  const ports = board.ports.filter((port) => zones.has(port.zone.value));
  const plates = ports.flatMap(({ id }) =>
    chart.plates[id] ? [{ ...chart.plates[id], width: PLATE.width, height: PLATE.height + 2 * ROOF }] : [],
  );
  const all = [...waters, ...plates];
  const [left, right] = [
    Math.min(...all.map((box) => box.x - box.width / 2)) - ROOM,
    Math.max(...all.map((box) => box.x + box.width / 2)) + ROOM,
  ];
  const [top, bottom] = [
    Math.min(...all.map((box) => box.y - box.height / 2)) - ROOM,
    Math.max(...all.map((box) => box.y + box.height / 2)) + ROOM,
  ];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

const plateAt = (at: Point): Box => ({ ...at, width: PLATE.width, height: PLATE.height });

/** How a plate may move to be seen whole, nearest first: units. */
const MOVES = Array.from({ length: 17 * 17 }, (_, index): Point => ({
  x: ((index % 17) - 8) * 22,
  y: (Math.floor(index / 17) - 8) * 12,
})).sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/**
 * Where the plates lie of which a part of the chart is seen: whole, or not at all. One that the edge would cut, or that
 * lies in the corner under buttons, moves to the nearest place that is free, if its town is in sight: off the other
 * plates and the waters, or at least those where galleys lie.
 */
export function sighted(chart: Chart, sight: Box, corner: Box, busy: string[]): Record<string, Point> {
  const [wide, high] = [(sight.width - PLATE.width) / 2 - 2, (sight.height - PLATE.height) / 2 - 2];
  const inward = ({ x, y }: Point): Point => ({
    x: Math.min(sight.x + wide, Math.max(sight.x - wide, x)),
    y: Math.min(sight.y + high, Math.max(sight.y - high, y)),
  });
  const seen = (at: Point) =>
    Math.abs(at.x - sight.x) <= sight.width / 2 && Math.abs(at.y - sight.y) <= sight.height / 2;
  const all = Object.entries(chart.plates).map(([id, at]) => ({ id, at, to: inward(at) }));
  const still = all.filter(({ at, to }) => at.x === to.x && at.y === to.y && overlap(plateAt(at), corner) < 1);
  const shown = Object.fromEntries(still.map(({ id, at }) => [id, at]));
  const waters = Object.entries(chart.waters).map(([id, at]) => ({ id, ...at, ...WATER }));
  const taken = waters.filter(({ id }) => busy.includes(id));
  for (const { id, to } of all.filter((one) => !still.includes(one))) {
    const town = chart.towns[id];
    if (!town || !seen(town)) continue;
    const plates = Object.values(shown).map(plateAt);
    const clear = (at: Point, wet: Box[]) => [corner, ...plates, ...wet].every((box) => overlap(plateAt(at), box) < 1);
    const spots = MOVES.map(({ x, y }) => inward({ x: to.x + x, y: to.y + y }));
    const free = spots.find((at) => clear(at, waters)) ?? spots.find((at) => clear(at, taken));
    if (free) shown[id] = free;
  }
  return shown;
}
