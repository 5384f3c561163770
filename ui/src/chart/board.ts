// A board of ports and seas, in the common type of both editions, and the names of its places.

import { has } from "../lang/index.svelte";
import type { Port, Seas } from "../wire/types";
import { s } from "./words";

/** A game's board, without the values that only this game prints. */
export type SeaBoard = Seas<Port<string>>;

export function portName(board: SeaBoard, id: string): string {
  return board.ports.find((port) => port.id === id)?.name.value ?? id;
}

/** A zone is called after its port; some seas have a name of their own. */
export function zoneName(board: SeaBoard, id: string): string {
  const port = board.ports.find((found) => found.zone.value === id);
  if (port) return port.name.value;
  return has("chart", `zone-${id}`) ? s(`zone-${id}`) : id.replaceAll("-", " ");
}

/** The port on a zone. */
export function portOn(board: SeaBoard, zone: string): string | undefined {
  return board.ports.find((port) => port.zone.value === zone)?.id;
}

/** The zones next to a zone. */
export function neighbours(board: SeaBoard, zone: string): string[] {
  return board.links.flatMap(({ value: [one, other] }) => (one === zone ? [other] : other === zone ? [one] : []));
}

/** The number of assumed values of a board, at any depth. */
export function assumedValues(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + assumedValues(item), 0);
  if (value === null || typeof value !== "object") return 0;
  const here = "sure" in value && value.sure === "assumed" ? 1 : 0;
  return Object.values(value).reduce((sum: number, item) => sum + assumedValues(item), here);
}
