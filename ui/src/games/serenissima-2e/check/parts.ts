// The parts of the table that are checked at a glance, as lines that can each be corrected.

import type { View } from "../../../wire/serenissima-2e";
import type { Target } from "../correct/mode.svelte";
import { goodText, portName, s, spaceText, zoneName } from "../words";

export interface Line {
  text: string;
  target: Target;
}

/** Where the west of the board ends, as the engine draws it: longitude in hundredths of a degree. */
const MIDDLE = 1_600;

export function partTitle(id: string, name: (seat: number) => string): string {
  const [kind = "", which = ""] = id.split("-");
  return kind === "galleys" ? s("check-galleys", { seat: name(Number(which)) }) : s(`check-${id}`);
}

export function partLines(id: string, view: View, name: (seat: number) => string): Line[] {
  const [kind, which] = id.split("-");
  if (kind === "galleys") return galleys(view, Number(which));
  if (kind === "ports") return ports(view, which === "west", name);
  if (kind === "purses") return view.seats.map((seat, index) => ({ text: `${name(index)}: ${s("checked-purse", { ducats: seat.purse ?? 0 })}`, target: { what: "seat", seat: index } }));
  const left = Object.entries(view.doge.left).filter(([, cards]) => cards > 0);
  return [
    { text: s("checked-pawn", { space: spaceText(view.track.pawn) }), target: { what: "turn" } },
    { text: s("checked-deck", { cards: left.map(([card, cards]) => `${cards} × ${s(`card-${card}`)}`).join(", ") || "–" }), target: { what: "turn" } },
  ];
}

function galleys(view: View, seat: number): Line[] {
  return view.galleys
    .filter((galley) => galley.owner === seat)
    .map((galley) => ({
      text: s("check-galley", {
        galley: galley.galley,
        zone: zoneName(view.board, galley.zone),
        sailors: galley.sailors,
        goods: galley.goods.map((good) => goodText(good)).join(", ") || "–",
      }),
      target: { what: "galley", galley: galley.galley },
    }));
}

function ports(view: View, west: boolean, name: (seat: number) => string): Line[] {
  const here = new Set(view.board.ports.filter((port) => (port.at[0] ?? 0) < MIDDLE === west).map((port) => port.id));
  return view.ports
    .filter((port) => here.has(port.id) && (port.owner !== null || port.fort || port.basilica || port.slots.some(Boolean)))
    .map((port) => ({
      text: [
        `${portName(view.board, port.id)}: ${port.owner === null ? s("map-neutral") : s("checked-garrison", { seat: name(port.owner), sailors: port.sailors })}`,
        port.slots.map((good) => (good ? goodText(good) : "–")).join(" · "),
        port.fort ? s("fix-a-fort") : "",
        port.basilica ? s("fix-a-basilica") : "",
      ]
        .filter(Boolean)
        .join("; "),
      target: { what: "port", port: port.id },
    }));
}
