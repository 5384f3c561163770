// The parts of the check of the table.

import { galleyLines, portLines, type Line } from "../../../chart/check/parts";
import type { View } from "../../../wire/serenissima-1996";
import { ducatsText, goodText, list, s } from "../words";

export function partLines(id: string, view: View, name: (seat: number) => string): Line[] {
  const [kind, which] = id.split("-");
  const good = (one: string) => goodText(one);
  if (kind === "galleys") return galleyLines(view.board, view.galleys, Number(which), good);
  if (kind === "ports")
    return portLines(view.board, view.ports, which === "west", name, good, (port) =>
      port.fortress ? [s("map-fortress")] : [],
    );
  if (kind === "purses")
    return view.seats.map(({ purse }, seat) => ({
      text: `${name(seat)}: ${purse === null ? "…" : ducatsText(purse)}`,
      target: { what: "seat", seat },
    }));
  return [
    { text: s("round-of", { round: view.round, rounds: view.rounds }), target: { what: "turn" } },
    ...(view.order.length
      ? [{ text: `${s("fix-Order")}: ${list(view.order.map(name))}`, target: { what: "turn" as const } }]
      : []),
  ];
}
