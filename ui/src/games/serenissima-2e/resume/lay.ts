// What lies where, for a table that was packed away: the box is laid out again from it.

import type { View } from "../../../wire/serenissima-2e";
import { goodText, portName, s, zoneName } from "../words";

export interface Heap {
  id: string;
  title: string;
  lines: string[];
}

const counted = (goods: (string | null)[]) => {
  const all = new Map<string, number>();
  for (const good of goods) if (good) all.set(good, (all.get(good) ?? 0) + 1);
  return [...all].map(([good, cubes]) => `${cubes} × ${goodText(good as never)}`).join(", ");
};

/** Player by player, then port by port, then zone by zone, then the tracks. */
export function heaps(view: View, name: (seat: number) => string): Heap[] {
  return [...players(view, name), ...ports(view, name), ...zones(view, name), tracks(view, name)];
}

function players(view: View, name: (seat: number) => string): Heap[] {
  return view.seats.map((seat, index) => ({
    id: `seat-${index}`,
    title: name(index),
    lines: [
      s("resume-colour", { colour: s(`colour-${seat.colour}`) }),
      seat.purse === null ? s("resume-hidden") : s("resume-purse", { ducats: seat.purse }),
      s("resume-reserve", { sailors: seat.reserve }),
    ],
  }));
}

function ports(view: View, name: (seat: number) => string): Heap[] {
  return view.ports
    .filter((port) => port.closed || port.owner !== null || port.fort || port.basilica || port.slots.some(Boolean))
    .map((port) => ({
      id: `port-${port.id}`,
      title: portName(view.board, port.id),
      lines: [
        port.closed ? s("map-closed") : "",
        port.owner === null ? "" : s("resume-garrison", { seat: name(port.owner), sailors: port.sailors }),
        port.slots.some(Boolean) ? `${s("correct-warehouse")}: ${port.slots.map((good) => (good ? goodText(good) : "–")).join(" · ")}` : "",
        port.fort ? s("fix-a-fort") : "",
        port.basilica ? s("fix-a-basilica") : "",
      ].filter(Boolean),
    }));
}

function zones(view: View, name: (seat: number) => string): Heap[] {
  return view.board.zones
    .map((zone) => ({
      id: `zone-${zone.id}`,
      title: s("resume-zone", { zone: zoneName(view.board, zone.id) }),
      lines: view.galleys
        .filter((galley) => galley.zone === zone.id)
        .map((galley) => s("resume-galley", { galley: galley.galley, seat: name(galley.owner), sailors: galley.sailors, goods: counted(galley.goods) || "–" })),
    }))
    .filter((heap) => heap.lines.length > 0);
}

function tracks(view: View, name: (seat: number) => string): Heap {
  const order = [...view.galleys].sort((one, other) => one.galley - other.galley).map((galley) => `${galley.galley} ${name(galley.owner)}`);
  const cards = Object.entries(view.doge.left).filter(([, left]) => left > 0);
  return {
    id: "tracks",
    title: s("resume-tracks"),
    lines: [
      s("resume-pawn", { space: view.track.pawn + 1 }),
      s("resume-wheel", { galley: view.wheel.pawn, order: order.join(", ") || "–" }),
      s("resume-deck", { cards: cards.map(([card, left]) => `${left} × ${s(`card-${card}`)}`).join(", ") || "–" }),
    ],
  };
}
