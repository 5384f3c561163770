// The box and the reference page.

import Card from "~icons/game-icons/card-pick";
import Cube from "~icons/game-icons/cube";
import Pawn from "~icons/game-icons/chess-pawn";
import Sail from "~icons/game-icons/sailboat";
import { chapters, symbols, type Icon, type Kit, type Named } from "../../../table/kit";
import { BOX, FIGURES } from "../../../wire/serenissima-2e.kit";
import Skull from "~icons/game-icons/death-skull";
import { Basilica, Coins, Fort, goodIcon, Harbour, Hourglass, Sailor, Ship } from "../icons";
import { GAME, goodText, s } from "../words";

const ICONS: Record<string, Icon> = {
  galley: Ship,
  sailor: Sailor,
  mark: Cube,
  card: Harbour,
  fort: Fort,
  basilica: Basilica,
  die: Skull,
  doge: Hourglass,
  white: Pawn,
  black: Pawn,
  ducat: Coins,
  closed: Card,
};

function piece(id: string): Named {
  const [kind = "", which = ""] = id.split(":");
  return kind === "good"
    ? { icon: goodIcon(which), text: goodText(which) }
    : { icon: ICONS[kind], text: s(`stock-${kind}`) };
}

export default {
  box: BOX,
  piece,
  reference: (seats) => {
    const [setup, turn, limits, end] = chapters(GAME, FIGURES[seats], {
      setup: [Coins, Sailor, Hourglass, Ship],
      turn: [Ship, goodIcon("wood"), Sail, Coins, Skull, Harbour, Fort, Hourglass],
      limits: [Ship, Harbour, Cube, Sailor, Fort, Basilica],
      end: [Coins, Harbour, Hourglass, Basilica],
    });
    return [setup, turn, symbols({ box: BOX, piece }, seats), limits, end].filter((chapter) => chapter !== undefined);
  },
} satisfies Kit;
