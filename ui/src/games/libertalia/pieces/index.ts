// The names of the box's cards, booty and doubloons, and of their places.

import Back from "~icons/game-icons/card-pick";
import type { Pieces, Place, Thing } from "../../../table/instructions";
import { hasProgram } from "../../../table/programs";
import type { Shift } from "../../../table/pieces";
import type { TableState, Token } from "../../../wire/libertalia";
import { Coin, emblem, TOKEN_ICON } from "../icons";
import { colourOf, rankName, s, tokenText, viewOf } from "../words";
import { piles } from "./piles";
import { seatName } from "../../../table/chairs";

function piece(id: string, count: number, state: TableState): Thing {
  const [kind = "", which] = id.split(":");
  if (kind === "doubloon") return { text: s("doubloons", { count }), icon: Coin };
  if (kind === "token")
    return which
      ? { text: tokenText(which as Token, count), icon: TOKEN_ICON[which as Token] }
      : { text: s("face-down", { count }) };
  const colour = colourOf(viewOf(state), Number(kind.split("-")[1]));
  if (!which) return { text: s("cards", { count }), icon: Back, colour };
  return { text: rankName(Number(which)), icon: emblem(Number(which)), colour };
}

const SPOTS: Record<string, string> = {
  hand: "at-hand",
  den: "at-den",
  graveyard: "at-graveyard",
  booty: "at-booty",
  down: "at-down",
};

function place(id: string | null, of: string, state: TableState): Place {
  const [kind = "", which] = id?.split(":") ?? [];
  const spot = SPOTS[kind];
  if (spot) return { heap: seatName(state, Number(which)), spot: s(spot) };
  if (kind === "purse") return { heap: seatName(state, Number(which)) };
  if (kind === "ship") return { heap: s("at-ship") };
  if (kind === "cell") return { heap: s("at-cell", { day: Number(which) }) };
  if (of === "doubloon") return { heap: s("at-bank") };
  return { heap: s(of.startsWith("token") ? "at-bag" : "at-box") };
}

/** No screen shows which card a program's Surgeon takes, so any of them is moved. */
function sentence({ from, to }: Shift, state: TableState): string | null {
  const seat = Number(to?.piece.match(/^card-(\d+)$/)?.[1] ?? -1);
  const isHealed = from?.place === `graveyard:${seat}` && to?.place === `hand:${seat}`;
  return isHealed && hasProgram(state, seat) ? s("heal-unseen", { seat: seatName(state, seat) }) : null;
}

export default { piles, piece, place, sentence } satisfies Pieces;
