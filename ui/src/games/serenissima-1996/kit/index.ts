// The box and the reference page.

import Board from "~icons/game-icons/treasure-map";
import Marker from "~icons/game-icons/chess-pawn";
import { chapters, chosen, symbols, type Icon, type Kit, type Named } from "../../../table/kit";
import { BOX, FIGURES } from "../../../wire/serenissima-1996.kit";
import Dice from "~icons/game-icons/rolling-dices";
import Hammer from "~icons/game-icons/flat-hammer";
import { Cargo, Coins, Flag, Fort, goodIcon, Harbour, PHASE_ICON, Sailor, Ship } from "../icons";
import { GAME, goodText, s } from "../words";

const ICONS: Record<string, Icon> = {
  board: Board,
  galley: Ship,
  sailor: Sailor,
  fortress: Fort,
  die: Dice,
  marker: Marker,
};

function piece(id: string): Named {
  const [kind = "", which = ""] = id.split(":");
  if (kind === "good") return { icon: goodIcon(which), text: goodText(which) };
  if (kind === "money") return { icon: Coins, text: s("stock-money", { ducats: Number(which) }) };
  return { icon: ICONS[kind], text: s(`stock-${kind}`) };
}

const PHASES = ["order", "trade", "move", "fight", "take", "sell"] as const;

export default {
  box: BOX,
  piece,
  reference: (seats, options) => {
    const rulings = chosen(options, ["ducats_break_ties"]);
    const [setup, turn, limits, end] = chapters(
      GAME,
      { ...FIGURES[seats], ...rulings },
      {
        setup: [Coins, Harbour],
        turn: PHASES.map((phase) => PHASE_ICON[phase]),
        limits: [Ship, Cargo, Sailor, Hammer, Coins],
        end: [Coins, Harbour, Flag],
      },
    );
    return [setup, turn, symbols({ box: BOX, piece }, seats), limits, end].filter((chapter) => chapter !== undefined);
  },
} satisfies Kit;
