// The pieces on the table of a game.

import { aboard, galley, money, stored } from "../../../chart/pieces/piles";
import type { Pile, Position } from "../../../table/pieces";
import { hasProgram } from "../../../table/programs";
import type { Event, PortView, View } from "../../../wire/serenissima-2e";

/** All movable pieces, in the best order of moving them. */
export function piles({ state, story }: Position): Pile[] {
  const view = state.view as View;
  return [
    ...view.galleys.map(galley),
    ...view.ports.flatMap(port),
    ...view.galleys.flatMap(aboard),
    ...adrift(view),
    ...view.seats.map(({ reserve }, seat) => ({ piece: `sailor:${seat}`, place: `reserve:${seat}`, count: reserve })),
    ...view.seats.flatMap(({ purse }, seat) => (hasProgram(state, seat) ? [] : money(purse, seat, story, flow))),
    ...tracks(view),
  ];
}

function port({ id, owner, sailors, slots, fort, basilica, closed, wine }: PortView): Pile[] {
  const place = `port:${id}`;
  return [
    ...stored({ id, slots }),
    { piece: "closed", place, count: Number(closed) },
    { piece: "fort", place, count: Number(fort) },
    { piece: "basilica", place, count: Number(basilica) },
    ...(owner === null
      ? []
      : [
          { piece: `sailor:${owner}`, place, count: sailors },
          { piece: `card:${id}`, place: `${wine ? "wine" : "seat"}:${owner}`, count: 1 },
        ]),
  ];
}

/** The goods of a sunk galley stay where they are until a player has taken the loot. */
function adrift({ stage }: View): Pile[] {
  if (stage.stage !== "battle") return [];
  const { adrift, foe, galley, winner } = stage.battle;
  const sunk = winner === galley && "galley" in foe ? foe.galley : galley;
  return adrift.map((good) => ({ piece: `good:${good}`, place: `galley:${sunk}`, count: 1 }));
}

/** The amount that an event adds to a purse, or takes from it. */
export function flow(event: Event, seat: number): number {
  switch (event.event) {
    case "Loaded":
      return (event.to === seat ? event.paid : 0) - (event.seat === seat ? event.paid : 0);
    case "Sold":
      return event.seat === seat ? event.paid : 0;
    case "WinePaid":
    case "Income":
      return event.seat === seat ? event.ducats : 0;
    case "Hired":
    case "GalleyBought":
    case "FortBuilt":
    case "BasilicaBuilt":
      return event.seat === seat ? -event.paid : 0;
    default:
      return 0;
  }
}

function tracks({ galleys, wheel, track, doge }: View): Pile[] {
  const cards = (place: string, all: object) =>
    Object.entries(all).map(([card, count]) => ({ piece: `doge:${card}`, place, count: count as number }));
  return [
    ...galleys.map(({ galley, owner }) => ({ piece: `mark:${owner}`, place: `wheel:${galley}`, count: 1 })),
    ...cards("turned", doge.turned),
    ...cards("deck", doge.left),
    { piece: "white", place: `track:${track.pawn}`, count: 1 },
    { piece: "black", place: `wheel:${wheel.pawn}`, count: 1 },
  ];
}
