// The names of pieces and places of games with ports and seas.

import Coins from "~icons/game-icons/two-coins";
import Galley from "~icons/game-icons/drakkar";
import type { Place, Thing } from "../../table/instructions";
import { portName, zoneName, type SeaBoard } from "../board";
import type { Ship } from "../ship";
import { goodIcon, Sailor } from "../goods";
import { split } from "./piles";

/** A game's names of its pieces. */
export interface Naming {
  view: { board: SeaBoard; galleys: Ship[] };
  /** The game's texts. */
  text: (key: string, args?: Record<string, string | number>) => string;
  goodText: (good: string) => string;
  colour: (seat: number) => string;
}

/** A galley, sailors, goods or a covered purse; null for the game's own pieces. */
export function seaPiece(id: string, count: number, { view, text, goodText, colour }: Naming): Thing | null {
  const [kind, which] = split(id);
  switch (kind) {
    case "galley": {
      const owner = view.galleys.find(({ galley }) => galley === Number(which))?.owner;
      return {
        text: text("place-galley", { galley: which }),
        icon: Galley,
        colour: owner === undefined ? undefined : colour(owner),
        one: true,
      };
    }
    case "sailor":
      return { text: text("piece-sailors", { count }), icon: Sailor, colour: colour(Number(which)) };
    case "good":
      return { text: text("piece-goods", { count, good: goodText(which) }), icon: goodIcon(which) };
    case "covered":
      return { text: text("piece-covered"), icon: Coins };
    default:
      return null;
  }
}

/**
 * A zone, a port, a galley, or a slot of a warehouse, which the game names with `slot`; null for the game's own places.
 */
export function seaPlace(
  id: string,
  slot: (nth: string, port: string) => string,
  { view, text }: Naming,
): Place | null {
  const [kind, which] = split(id);
  switch (kind) {
    case "zone":
      return { heap: zoneName(view.board, which) };
    case "port":
      return { heap: portName(view.board, which) };
    case "slot": {
      const [nth, port] = split(which);
      return { heap: portName(view.board, port), spot: slot(nth, port) };
    }
    case "galley":
      return { heap: text("place-galley", { galley: which }) };
    default:
      return null;
  }
}
