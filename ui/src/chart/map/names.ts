// Descriptions of the chart for screen readers.

import { list } from "../../lang/index.svelte";
import { zoneName, type SeaBoard } from "../board";
import type { Ship } from "../ship";
import { s } from "../words";
import type { Way } from "./way";

/** The spaces of a galley. */
const SPACES = 5;

type SeatName = (seat: number) => string;

/** Goods by name; `acc` in the accusative, as an object. */
export type GoodText = (good: string, which?: "acc") => string;

/** A galley and its owner, in words. */
export const galleyName = ({ galley, owner }: Ship, seatName: SeatName): string =>
  s("map-galley", { galley, seat: seatName(owner) });

/** A galley and its cargo, in words. */
export function galleyText(ship: Ship, seatName: SeatName, goodText: GoodText): string {
  const { sailors, goods } = ship;
  return [
    galleyName(ship, seatName),
    s("map-sailors", { sailors }),
    ...(goods.length ? [s("map-cargo", { goods: list(goods.map((good) => goodText(good))) })] : []),
    s("map-spaces", { spaces: SPACES - sailors - goods.length }),
  ].join(", ");
}

/** Galleys that lie so close that they are one button. */
export const crowdText = (ships: Ship[], seatName: SeatName): string =>
  s("map-crowd", { count: ships.length, galleys: list(ships.map((ship) => galleyName(ship, seatName))) });

/** The described properties of a port. */
interface Told {
  owner: number | null;
  sailors: number;
  slots: (string | null)[];
  closed?: boolean;
}

/** A port in words: its owner, garrison, product, warehouse and signs. */
export function portTexts(
  port: Told,
  good: string | undefined,
  signs: string[],
  seatName: SeatName,
  goodText: GoodText,
): string[] {
  if (port.closed) return [s("map-closed")];
  const stored = port.slots.filter((slot) => slot !== null);
  return [
    port.owner === null ? s("map-neutral") : s("map-held", { seat: seatName(port.owner), sailors: port.sailors }),
    ...(good ? [s("map-produces", { good: goodText(good, "acc") })] : []),
    ...(stored.length ? [s("map-stored", { goods: list(stored.map((stored) => goodText(stored))) })] : []),
    s("map-slots", { slots: port.slots.length - stored.length }),
    ...signs,
  ];
}

/** A zone in words: its port, its galleys, and its distance. */
export function seaText(
  board: SeaBoard,
  zone: string,
  port: string[],
  ships: Ship[],
  way: Way | undefined,
  seatName: SeatName,
): string {
  return [
    zoneName(board, zone),
    ...port,
    ...ships.map((ship) => galleyName(ship, seatName)),
    ...(way ? [s("map-reach", { steps: way.path.length })] : []),
  ].join(", ");
}
