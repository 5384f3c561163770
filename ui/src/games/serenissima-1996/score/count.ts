// The wealth count at the end: the major towns, the ports, then the purses.

import { t } from "../../../lang/index.svelte";
import { chairNames } from "../../../table/chairs";
import type { Count, CountLine } from "../../../table/moments";
import type { Outcome, View } from "../../../wire/serenissima-1996";
import type { TableState } from "../../../wire/types";
import { colourOf, ducatsText, portName, s, viewOf } from "../words";

/** A seat's ports one by one, as the table shows them; in one line where the end changed something. */
function portsOf(view: View, seat: number, points: number): CountLine[] {
  const ports = view.ports.filter((port) => port.owner === seat && port.points > 0);
  if (ports.reduce((sum, port) => sum + port.points, 0) !== points)
    return [{ seat, name: s("over-ports"), worth: points }];
  return ports.map((port) => ({
    seat,
    name: portName(view.board, port.id),
    note: `${port.slots.filter((slot) => slot !== null).length}/${port.slots.length}`,
    worth: port.points,
  }));
}

/** The count of wealth; `state` is the table before its end. */
export function countOf(outcomes: Outcome[], won: string, state: TableState): Count {
  const view = viewOf(state);
  const bySeat = [...outcomes].sort((one, other) => one.seat - other.seat);
  const lines = [
    ...bySeat.map(({ seat, wealth }): CountLine => ({ seat, name: s("over-town"), worth: wealth?.town ?? 0 })),
    ...bySeat.flatMap(({ seat, wealth }) => portsOf(view, seat, wealth?.ports ?? 0)),
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
