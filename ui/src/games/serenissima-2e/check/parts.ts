// The parts of the check of the table.

import { galleyLines, portLines, type Line } from "../../../chart/check/parts";
import type { View } from "../../../wire/serenissima-2e";
import { goodText, s, spaceText } from "../words";

export function partLines(id: string, view: View, name: (seat: number) => string): Line[] {
  const [kind, which] = id.split("-");
  const good = (one: string) => goodText(one);
  if (kind === "galleys") return galleyLines(view.board, view.galleys, Number(which), good);
  if (kind === "ports")
    return portLines(view.board, view.ports, which === "west", name, good, (port) => [
      ...(port.fort ? [s("fix-a-fort")] : []),
      ...(port.basilica ? [s("fix-a-basilica")] : []),
    ]);
  if (kind === "purses")
    return view.seats.map((seat, index) => ({
      text: `${name(index)}: ${s("checked-purse", { ducats: seat.purse ?? 0 })}`,
      target: { what: "seat", seat: index },
    }));
  const left = Object.entries(view.doge.left).filter(([, cards]) => cards > 0);
  return [
    { text: s("checked-pawn", { space: spaceText(view.track.pawn) }), target: { what: "turn" } },
    {
      text: s("checked-deck", {
        cards: left.map(([card, cards]) => `${cards} × ${s(`card-${card}`)}`).join(", ") || "–",
      }),
      target: { what: "turn" },
    },
  ];
}
