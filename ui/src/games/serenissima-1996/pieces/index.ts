// The names of the box's pieces and their places.

import Marker from "~icons/game-icons/chess-pawn";
import { split } from "../../../chart/pieces/piles";
import { seaPiece, seaPlace, type Naming } from "../../../chart/pieces/words";
import type { Pieces, Place, Thing } from "../../../table/instructions";
import { seatName } from "../../../table/chairs";
import type { Event, TableState, View } from "../../../wire/serenissima-1996";
import { Coins, Fort } from "../icons";
import { colourOf, ducatsText, goodText, s, viewOf } from "../words";
import { piles } from "./piles";

function naming(state: TableState): Naming {
  const view = viewOf(state);
  return { view, text: s, goodText, colour: (seat) => colourOf(view, seat) };
}

function own(id: string, count: number): Thing {
  switch (id) {
    case "ducat":
      return { text: ducatsText(count), icon: Coins };
    case "fortress":
      return { text: s("piece-fortress", { count }), icon: Fort };
    default:
      return { text: s("piece-marker"), icon: Marker, one: true };
  }
}

/** The ducats of each player at the start. */
const START = 2000;

function piece(id: string, count: number, state: TableState): Thing {
  // At the start everyone knows what is under the covers.
  if (id === "covered" && viewOf(state).stage.stage === "placing") return own("ducat", START);
  return seaPiece(id, count, naming(state)) ?? own(id, count);
}

/** A space of a warehouse by its printed number, if that is known. */
function spaceOf(view: View, nth: number, port: string): string {
  const number = view.board.ports.find(({ id }) => id === port)?.values.value?.[nth - 1];
  return number ? s("at-number", { number }) : s("at-space", { slot: nth });
}

function place(id: string | null, of: string, state: TableState): Place {
  // The supply.
  if (id === null) return { heap: s(of === "ducat" ? "at-bank" : "at-box") };
  const common = seaPlace(id, (nth, port) => spaceOf(viewOf(state), Number(nth), port), naming(state));
  if (common) return common;
  const [kind, which] = split(id);
  if (kind === "round") return { heap: s("at-track"), spot: s("at-round", { round: which }) };
  return { heap: seatName(state, Number(which)) };
}

/** Events of which the instructions say enough, and those that lead to the next question. */
const EVIDENT: Event["event"][] = [
  "Boarded",
  "GoodsMoved",
  "Hired",
  "MoveEnded",
  "PutAshore",
  "SailorsMoved",
  "TurnBegan",
];

const isEvident = (event: unknown) => EVIDENT.includes((event as Event).event);

export default { piles, isEvident, piece, place } satisfies Pieces;
