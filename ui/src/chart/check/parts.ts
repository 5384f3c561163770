// The parts of a table of ports and seas for its check, as lines that can each be corrected.

import { list } from "../../lang/index.svelte";
import { portName, zoneName, type SeaBoard } from "../board";
import type { Ship } from "../ship";
import type { Target } from "../correct/mode.svelte";
import { s } from "../words";

export interface Line {
  text: string;
  target: Target;
}

/** The pieces at a port. */
interface Held {
  id: string;
  owner: number | null;
  sailors: number;
  slots: (string | null)[];
}

type SeatName = (seat: number) => string;
type GoodText = (good: string) => string;

/** The boundary between the west and the east of the board, as in the engine: longitude in hundredths of a degree. */
const MIDDLE = 1_600;

/** The title of a part; a game names its own tracks. */
export function partTitle(id: string, name: SeatName, tracks: string): string {
  const [kind = "", which = ""] = id.split("-");
  if (kind === "tracks") return tracks;
  return kind === "galleys" ? s("check-galleys", { seat: name(Number(which)) }) : s(`check-${id}`);
}

/** A player's galleys. */
export function galleyLines(board: SeaBoard, ships: Ship[], seat: number, goodText: GoodText): Line[] {
  return ships
    .filter(({ owner }) => owner === seat)
    .map(({ galley, zone, sailors, goods }) => ({
      text: s("check-galley", {
        galley,
        zone: zoneName(board, zone),
        sailors,
        goods: goods.length ? list(goods.map(goodText)) : "–",
      }),
      target: { what: "galley", galley },
    }));
}

/** The ports with pieces in one half of the board; `signs` lists the buildings of each. */
export function portLines<Port extends Held>(
  board: SeaBoard,
  ports: Port[],
  west: boolean,
  name: SeatName,
  goodText: GoodText,
  signs: (port: Port) => string[],
): Line[] {
  const here = new Set(board.ports.filter(({ at }) => (at[0] ?? 0) < MIDDLE === west).map(({ id }) => id));
  return ports
    .filter((port) => here.has(port.id) && (port.owner !== null || port.slots.some(Boolean) || signs(port).length > 0))
    .map((port) => ({
      text: [
        `${portName(board, port.id)}: ${port.owner === null ? s("map-neutral") : s("checked-garrison", { seat: name(port.owner), sailors: port.sailors })}`,
        ...(port.slots.some(Boolean) ? [port.slots.map((good) => (good ? goodText(good) : "–")).join(" · ")] : []),
        ...signs(port),
      ].join("; "),
      target: { what: "port", port: port.id },
    }));
}
