// The wealth count at the end: the major towns, the ports, then the purses.

import { t } from "../../../lang/index.svelte";
import { chairNames } from "../../../table/chairs";
import type { Count, CountLine } from "../../../table/moments";
import type { Event, Outcome, PortView, View } from "../../../wire/serenissima-1996";
import type { TableState } from "../../../wire/types";
import { colourOf, ducatsText, portName, s, viewOf } from "../words";

/**
 * A seat's ports one by one, as the last moves left them. What the last sale brought by filling its port is known only
 * from the sum.
 */
function portsOf(view: View, last: Event[], seat: number, points: number): CountLine[] {
  const landed = last.filter((event) => event.event === "Landed");
  const sold = last.filter((event) => event.event === "Sold").map(({ port }) => port);
  const ownerOf = ({ id, owner }: PortView) => landed.findLast(({ port }) => port === id)?.seat ?? owner;
  const ports = view.ports.filter((port) => ownerOf(port) === seat);
  const missing = points - ports.reduce((sum, port) => sum + port.points, 0);
  const filled = ports.findLast(({ id }) => sold.includes(id))?.id;
  if (missing !== 0 && (missing < 0 || filled === undefined)) return [{ seat, name: s("over-ports"), worth: points }];
  return ports.map(({ id, slots, points: worth }) => ({
    seat,
    name: portName(view.board, id),
    note: `${slots.filter((slot) => slot !== null).length + sold.filter((port) => port === id).length}/${slots.length}`,
    worth: id === filled ? worth + missing : worth,
  }));
}

/** The count of wealth; `state` is the table before its end, `last` has the events since. */
export function countOf(outcomes: Outcome[], won: string, last: Event[], state: TableState): Count {
  const view = viewOf(state);
  const bySeat = [...outcomes].sort((one, other) => one.seat - other.seat);
  const lines = [
    ...bySeat.map(({ seat, wealth }): CountLine => ({ seat, name: s("over-town"), worth: wealth?.town ?? 0 })),
    ...bySeat.flatMap(({ seat, wealth }) => portsOf(view, last, seat, wealth?.ports ?? 0)),
    ...bySeat.map(({ seat, wealth, ducats }): CountLine => ({
      seat,
      name: ducatsText(ducats),
      worth: wealth?.money ?? 0,
    })),
  ];
  return {
    title: s("count-title"),
    rules: "SCORE-1",
    seats: chairNames(state.settings.seating).map((name, seat) => ({ name, colour: colourOf(view, seat) })),
    lines: lines.filter(({ worth }) => worth > 0),
    said: [won],
    done: t("count-result"),
  };
}
