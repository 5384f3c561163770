// The names of the box's pieces and their places.

import Card from "~icons/game-icons/card-pick";
import Cube from "~icons/game-icons/cube";
import Pawn from "~icons/game-icons/chess-pawn";
import { split } from "../../../chart/pieces/piles";
import { seaPiece, seaPlace, type Naming } from "../../../chart/pieces/words";
import type { Pieces, Place, Thing } from "../../../table/instructions";
import type { Shift } from "../../../table/pieces";
import type { DogeCard, Event, TableState, View } from "../../../wire/serenissima-2e";
import { Basilica, Coins, Fort } from "../icons";
import { colourOf, goodText, portName, s, viewOf } from "../words";
import { piles } from "./piles";
import { seatName } from "../../../table/chairs";

const nameOf = (state: TableState, seat: string) => seatName(state, Number(seat));

function naming(state: TableState): Naming {
  const view = viewOf(state);
  return { view, text: s, goodText, colour: (seat) => colourOf(view, seat) };
}

const piece = (id: string, count: number, state: TableState): Thing =>
  seaPiece(id, count, naming(state)) ?? own(id, count, state);

function own(id: string, count: number, state: TableState): Thing {
  const [kind, which] = split(id);
  const view = viewOf(state);
  switch (kind) {
    case "ducat":
      return { text: s("piece-ducats", { count }), icon: Coins };
    case "mark":
      return {
        text: s("piece-mark", { count, seat: nameOf(state, which) }),
        icon: Cube,
        colour: colourOf(view, Number(which)),
      };
    case "card":
      return { text: s("piece-card", { port: portName(view.board, which) }), icon: Card, one: true };
    case "doge":
      return { text: s("piece-doge", { count, card: s(`card-${which as DogeCard}`) }), icon: Card };
    case "fort":
      return { text: s("piece-fort", { count }), icon: Fort };
    case "basilica":
      return { text: s("piece-basilica", { count }), icon: Basilica };
    case "closed":
      return { text: s("piece-closed", { count }), icon: Card };
    default:
      return { text: s(kind === "white" ? "fix-WhitePawn" : "fix-BlackPawn"), icon: Pawn, one: true };
  }
}

/** The supply. */
function home(id: string, state: TableState): Place {
  const [kind, which] = split(id);
  if (kind === "good" || kind === "ducat") return { heap: s("at-bank") };
  if (kind === "mark") return { heap: nameOf(state, which) };
  return { heap: s("at-supply") };
}

function place(id: string | null, of: string, state: TableState): Place {
  if (id === null) return home(of, state);
  const common = seaPlace(id, (slot) => s("at-slot", { slot }), naming(state));
  if (common) return common;
  const [kind, which] = split(id);
  switch (kind) {
    case "reserve":
      return { heap: nameOf(state, which), spot: s("at-reserve") };
    case "wine":
      return { heap: nameOf(state, which), spot: s("at-wine") };
    case "seat":
    case "purse":
      return { heap: nameOf(state, which) };
    case "wheel":
      return { heap: s("at-wheel"), spot: which === "0" ? s("at-doge") : s("at-number", { number: which }) };
    case "track":
      return { heap: s("at-track"), spot: spaceOf(viewOf(state), Number(which)) };
    case "deck":
      return { heap: s("at-deck"), into: s("at-shuffled") };
    default:
      return { heap: s("at-turned") };
  }
}

/** A space of the turn track, whose spaces have no numbers. */
function spaceOf({ track, seats }: View, space: number): string {
  if (space === track.start) return s("at-start", { players: seats.length });
  if (track.scoring.includes(space)) return s("at-scoring", { nth: track.scoring.indexOf(space) + 1 });
  return s("at-after", { count: space - track.start });
}

/** A Doge card that is turned, and the way of the white pawn. */
function sentence({ count, from, to }: Shift, state: TableState): string | null {
  const [kind, which] = split(to?.piece ?? "");
  if (kind === "doge" && from?.place === "deck" && to?.place === "turned")
    return s("turn-card", { count, card: s(`card-${which as DogeCard}`) });
  if (kind !== "white" || !from || !to) return null;
  const [old, fresh] = [from, to].map(({ place }) => Number(split(place)[1])) as [number, number];
  const { scoring } = viewOf(state).track;
  if (fresh === scoring.find((space) => space > old)) return s("pawn-scores");
  return fresh > old ? s("pawn-on", { count: fresh - old }) : s("pawn-back", { count: old - fresh });
}

const isDeck = (place: string) => place === "deck" || place === "turned";

/** Events of which the instructions say enough, and those that lead to the next question. */
const EVIDENT: Event["event"][] = [
  "Activated",
  "ActivationEnded",
  "GoodMoved",
  "Hired",
  "Loaded",
  "PawnAdvanced",
  "PortPaid",
  "PurchasesBegan",
  "PurchasesEnded",
  "SailorMoved",
  "TurnBegan",
  "WheelDone",
];

const isEvident = (event: unknown) => EVIDENT.includes((event as Event).event);

export default { piles, isEvident, isDeck, piece, place, sentence } satisfies Pieces;
