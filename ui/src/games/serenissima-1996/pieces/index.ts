// The pieces of the box and where they lie, in words.

import Marker from "~icons/game-icons/chess-pawn";
import { Coins, Fort, goodIcon, Sailor, Ship } from "../icons";
import type { Pieces, Place, Thing } from "../../../table/instructions";
import type { TableState } from "../../../wire/serenissima-1996";
import { colourOf, ducatsText, goodText, placeText, portName, s, viewOf, zoneName } from "../words";
import { piles } from "./piles";
import { seatName } from "../../../table/chairs";

const nameOf = (state: TableState, seat: string) => seatName(state, Number(seat));

/** A kind, or a place, with which of them it is. */
function parts(id: string): [string, string] {
  const [kind = "", ...rest] = id.split(":");
  return [kind, rest.join(":")];
}

function piece(id: string, count: number, state: TableState): Thing {
  const [kind, which] = parts(id);
  const view = viewOf(state);
  switch (kind) {
    case "galley": {
      const owner = view.galleys.find(({ galley }) => galley === Number(which))?.owner;
      return {
        text: placeText(view, { galley: Number(which) }),
        icon: Ship,
        colour: owner === undefined ? undefined : colourOf(view, owner),
        one: true,
      };
    }
    case "sailor":
      return { text: s("piece-sailors", { count }), icon: Sailor, colour: colourOf(view, Number(which)) };
    case "good":
      return { text: s("piece-goods", { count, good: goodText(which) }), icon: goodIcon(which) };
    case "ducat":
      return { text: ducatsText(count), icon: Coins };
    case "covered":
      return { text: s("piece-covered"), icon: Coins };
    case "fortress":
      return { text: s("piece-fortress"), icon: Fort };
    default:
      return { text: s("piece-marker"), icon: Marker, one: true };
  }
}

function place(id: string | null, of: string, state: TableState): Place {
  // Where pieces are kept that lie nowhere.
  if (id === null) return { heap: s(of === "ducat" ? "at-bank" : "at-box") };
  const [kind, which] = parts(id);
  const view = viewOf(state);
  switch (kind) {
    case "zone":
      return { heap: zoneName(view.board, which) };
    case "port":
      return { heap: portName(view.board, which) };
    case "slot": {
      const [slot, port] = parts(which);
      return { heap: portName(view.board, port), spot: s("at-space", { slot }) };
    }
    case "galley":
      return { heap: placeText(view, { galley: Number(which) }) };
    case "round":
      return { heap: s("at-track"), spot: s("at-round", { round: which }) };
    default:
      return { heap: nameOf(state, which) };
  }
}

export default { piles, piece, place } satisfies Pieces;
