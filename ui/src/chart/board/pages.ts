// The guided pass over a board: one page a thing, in the order of the box.

import type { ChartEdit, FlawLine, Printed } from "../../wire/types";
import type { SeaBoard } from "../board";
import type { Edit, Matching, Page } from "./matching";

/** Every page, the checks last. */
export function pagesOf(board: SeaBoard, matching: Matching): Page[] {
  return [
    ...board.ports.map((port): Page => ({ kind: "port", id: port.id })),
    ...board.zones.map((zone): Page => ({ kind: "zone", id: zone.id })),
    ...matching.pages.flatMap(({ kind, ids }): Page[] => ids?.map((id) => ({ kind, id })) ?? [{ kind }]),
    { kind: "check" },
  ];
}

/** True if all these values are confirmed. */
export const sure = (...values: (Printed<unknown> | undefined)[]) =>
  values.every((value) => value?.sure === "confirmed");

/** True if the owner has confirmed all values of this page. */
export function done(board: SeaBoard, page: Page, matching: Matching): boolean {
  if (page.kind === "port") {
    const port = board.ports.find((found) => found.id === page.id);
    return (
      port !== undefined &&
      sure(port.name, port.good, port.slots, port.values, ...matching.ports.map((choice) => choice.of(port))) &&
      !port.values.value.includes(0)
    );
  }
  if (page.kind === "zone") {
    const zone = board.zones.find((found) => found.id === page.id);
    return zone?.neighbours === "confirmed" && sure(...(matching.zones ?? []).map((choice) => choice.of(zone)));
  }
  const own = matching.pages.find(({ kind }) => kind === page.kind);
  return own !== undefined && sure(...own.values(board, page.id));
}

/** The values on a port's page. */
export interface Says {
  name: string;
  good: string;
  values: number[];
  /** The values of the game's own choices, in their order. */
  chosen: unknown[];
}

/** The changes that turn a port's values into those of the page; unchanged ones are confirmed. */
export function portEdits(board: SeaBoard, id: string, says: Says, matching: Matching): Edit[] {
  const port = board.ports.find((found) => found.id === id);
  if (!port) return [];
  const edits: Edit[] = [];
  const set = (known: (Printed<unknown> | undefined)[], same: boolean, edit: Edit) => {
    if (!same || !sure(...known)) edits.push(edit);
  };
  const common = (edit: ChartEdit<string>) => edit;
  set([port.name], port.name.value === says.name.trim(), common({ edit: "Name", port: id, name: says.name }));
  set([port.good], port.good.value === says.good, common({ edit: "Good", port: id, good: says.good }));
  set(
    [port.slots, port.values],
    String(port.values.value) === String(says.values),
    common({ edit: "Warehouse", port: id, values: says.values }),
  );
  matching.ports.forEach((choice, index) => {
    const printed = choice.of(port);
    set([printed], printed?.value === says.chosen[index], choice.edit(id, says.chosen[index]));
  });
  return edits;
}

/** The page that can fix a flaw of the board. */
export function pageOf(board: SeaBoard, flaw: FlawLine, matching: Matching): Page | null {
  for (const own of matching.pages) {
    const page = own.mends(flaw);
    if (page) return page;
  }
  const { port, zone, a } = flaw.with as Record<string, string | number | undefined>;
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

/** The position of a longitude and latitude (hundredths of a degree) on the editor's chart. */
export function spot([longitude, latitude]: [number, number]): Spot {
  return {
    x: 40 + ((longitude - WEST) / (EAST - WEST)) * (CHART.width - 80),
    y: 40 + ((NORTH - latitude) / (NORTH - SOUTH)) * (CHART.height - 80),
  };
}

/** The longitude and latitude of a spot. */
export function place({ x, y }: Spot): [number, number] {
  return [
    Math.round(WEST + ((x - 40) / (CHART.width - 80)) * (EAST - WEST)),
    Math.round(NORTH - ((y - 40) / (CHART.height - 80)) * (NORTH - SOUTH)),
  ];
}
