// The guided pass over a board: one page a thing, in the order of the box.

import type { Board, BoardEdit, FlawLine, Printed } from "../../../wire/serenissima-2e";

export type Page =
  | { kind: "port"; id: string }
  | { kind: "zone"; id: string }
  | { kind: "track"; players: number }
  | { kind: "payout" }
  | { kind: "deck" }
  | { kind: "check" };

export const PLAYERS = [2, 3, 4];

/** Every page, the checks last. */
export function pagesOf(board: Board): Page[] {
  return [
    ...board.ports.map((port): Page => ({ kind: "port", id: port.id })),
    ...board.zones.map((zone): Page => ({ kind: "zone", id: zone.id })),
    ...PLAYERS.map((players): Page => ({ kind: "track", players })),
    { kind: "payout" },
    { kind: "deck" },
    { kind: "check" },
  ];
}

const sure = (...values: (Printed<unknown> | undefined)[]) => values.every((value) => value?.sure === "confirmed");

/** The sizes of warehouse that the board's ports have, and those that it says what they pay. */
export function sizes(board: Board): number[] {
  const all = [...board.ports.map((port) => port.slots.value), ...Object.keys(board.payouts).map(Number)];
  return [...new Set(all)].sort((one, other) => one - other);
}

/** Whether the owner has been through this page. */
export function done(board: Board, page: Page): boolean {
  switch (page.kind) {
    case "port": {
      const port = board.ports.find((found) => found.id === page.id);
      return port !== undefined && sure(port.name, port.good, port.slots, port.values, port.start);
    }
    case "zone":
      return board.zones.find((found) => found.id === page.id)?.neighbours === "confirmed";
    case "track":
      return sure(board.track.spaces, board.track.starts[page.players], board.track.scoring[page.players]);
    case "payout":
      return sizes(board).every((size) => sure(board.payouts[size]));
    case "deck":
      return sure(board.doge, board.skulls);
    case "check":
      return false;
  }
}

/** The zones next to a zone. */
export function neighbours(board: Board, zone: string): string[] {
  return board.links.flatMap(({ value: [one, other] }) => (one === zone ? [other] : other === zone ? [one] : []));
}

/** The changes that make a port's page say this, confirming what stays. */
export function portEdits(board: Board, id: string, says: { name: string; good: string; values: number[]; start: boolean }): BoardEdit[] {
  const port = board.ports.find((found) => found.id === id);
  if (!port) return [];
  const edits: BoardEdit[] = [];
  const set = (known: Printed<unknown>[], same: boolean, edit: BoardEdit) => {
    if (!same || !sure(...known)) edits.push(edit);
  };
  set([port.name], port.name.value === says.name.trim(), { edit: "Name", port: id, name: says.name });
  set([port.good], port.good.value === says.good, { edit: "Good", port: id, good: says.good as Board["ports"][number]["good"]["value"] });
  set([port.slots, port.values], String(port.values.value) === String(says.values), { edit: "Warehouse", port: id, values: says.values });
  set([port.start], port.start.value === says.start, { edit: "Start", port: id, start: says.start });
  return edits;
}

/** The page where a fault of the board can be mended. */
export function pageOf(board: Board, flaw: FlawLine): Page | null {
  const { port, zone, a, players, slots } = flaw.with as Record<string, string | number | undefined>;
  if (flaw.flaw.startsWith("board-track")) return { kind: "track", players: Number(players ?? 2) };
  if (flaw.flaw === "board-payout" && slots !== undefined) return { kind: "payout" };
  if (flaw.flaw === "board-deck" || flaw.flaw === "board-skulls") return { kind: "deck" };
  if (typeof port === "string" && board.ports.some((found) => found.id === port)) return { kind: "port", id: port };
  const sea = zone ?? a;
  if (typeof sea === "string" && board.zones.some((found) => found.id === sea)) return { kind: "zone", id: sea };
  return null;
}

export interface Spot {
  x: number;
  y: number;
}

/** The editor's chart, in its own units. */
export const CHART = { width: 1000, height: 470 };

const WEST = -200;
const EAST = 3650;
const SOUTH = 2980;
const NORTH = 4600;

/** Where a longitude and latitude (hundredths of a degree) lie on the editor's chart. */
export function spot([longitude, latitude]: [number, number]): Spot {
  return {
    x: 40 + ((longitude - WEST) / (EAST - WEST)) * (CHART.width - 80),
    y: 40 + ((NORTH - latitude) / (NORTH - SOUTH)) * (CHART.height - 80),
  };
}

/** The longitude and latitude of a spot. */
export function place({ x, y }: Spot): [number, number] {
  return [Math.round(WEST + ((x - 40) / (CHART.width - 80)) * (EAST - WEST)), Math.round(NORTH - ((y - 40) / (CHART.height - 80)) * (NORTH - SOUTH))];
}

/** How many values of a board are only assumed, wherever they stand. */
export function assumedValues(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + assumedValues(item), 0);
  if (value === null || typeof value !== "object") return 0;
  const here = "sure" in value && value.sure === "assumed" ? 1 : 0;
  return Object.values(value).reduce((sum: number, item) => sum + assumedValues(item), here);
}
