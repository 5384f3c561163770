// What the drawing of the chart tells, for who does not see it.

import type { GalleyView, PortView, View } from "../../../wire/serenissima-2e";
import { goodText, list, s } from "../words";

/** The spaces of a galley. */
const SPACES = 5;

/** A galley and whose it is. */
export const galleyName = ({ galley, owner }: GalleyView, seatName: (seat: number) => string): string => s("map-galley", { galley, seat: seatName(owner) });

/** A galley with what is aboard. */
export function galleyText(galley: GalleyView, seatName: (seat: number) => string): string {
  const { sailors, goods } = galley;
  return [
    galleyName(galley, seatName),
    s("map-sailors", { sailors }),
    ...(goods.length ? [s("map-cargo", { goods: list(goods.map(goodText)) })] : []),
    s("map-spaces", { spaces: SPACES - sailors - goods.length }),
  ].join(", ");
}

/** A port: whose, with which garrison, what it produces, what lies in it, and what stands there. */
export function portTexts(port: PortView, board: View["board"], seatName: (seat: number) => string): string[] {
  if (port.closed) return [s("map-closed")];
  const good = board.ports.find(({ id }) => id === port.id)?.good.value;
  const stored = port.slots.filter((slot) => slot !== null);
  return [
    port.owner === null ? s("map-neutral") : s("map-held", { seat: seatName(port.owner), sailors: port.sailors }),
    ...(good ? [s("map-produces", { good })] : []),
    ...(stored.length ? [s("map-stored", { goods: list(stored.map(goodText)) })] : []),
    s("map-slots", { slots: port.slots.length - stored.length }),
    ...(["fort", "basilica", "wine"] as const).filter((sign) => port[sign] && (sign !== "wine" || good !== "wine")).map((sign) => s(`map-${sign}`)),
  ];
}
