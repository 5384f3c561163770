// The pieces on the table of a game.

import { aboard, galley, money, stored } from "../../../chart/pieces/piles";
import type { Pile, Position } from "../../../table/pieces";
import { hasProgram } from "../../../table/programs";
import type { Event, PortView, View } from "../../../wire/serenissima-1996";

/** All movable pieces, in the best order of moving them. */
export function piles({ state, story }: Position): Pile[] {
  const view = state.view as View;
  return [
    ...view.galleys.map(galley),
    ...inHands([...view.ports.flatMap(port), ...view.galleys.flatMap(aboard)], view, story),
    ...view.seats.flatMap(({ purse }, seat) => (hasProgram(state, seat) ? [] : money(purse, seat, story, flow))),
    ...(view.round ? [{ piece: "marker", place: `round:${view.round}`, count: 1 }] : []),
  ];
}

/** Until a player has placed the first sailors, all of them are in front of the player. The players come in order. */
function inHands(piles: Pile[], { stage, seats }: View, story: Position["story"]): Pile[] {
  if (stage.stage !== "placing") return piles;
  const events = story.flatMap((told) => told.events as Event[]);
  const placed = events.flatMap((event) => (event.event === "SailorsPlaced" ? [event.seat] : []));
  const waiting = new Map<string, string>(
    seats.flatMap((_, seat) => (placed.includes(seat) ? [] : [[`sailor:${seat}`, `seat:${seat}`] as const])),
  );
  return piles
    .map((pile) => ({ ...pile, place: waiting.get(pile.piece) ?? pile.place }))
    .sort((one, other) => one.piece.localeCompare(other.piece));
}

function port({ id, owner, sailors, slots, fortress }: PortView): Pile[] {
  const place = `port:${id}`;
  return [
    ...stored({ id, slots }),
    { piece: "fortress", place, count: Number(fortress) },
    ...(owner === null ? [] : [{ piece: `sailor:${owner}`, place, count: sailors }]),
  ];
}

/** The amount that an event adds to a purse, or takes from it. */
export function flow(event: Event, seat: number): number {
  const mine = "seat" in event && event.seat === seat;
  switch (event.event) {
    case "BidsRevealed":
      return -(event.bids.find((bid) => bid.seat === seat)?.ducats ?? 0);
    case "Bought":
      return (event.to === seat ? event.paid : 0) - (mine ? event.paid : 0);
    case "DealDone":
      return (event.deal.gets - event.deal.pays) * (mine ? 1 : event.with === seat ? -1 : 0);
    case "GalleyBuilt":
    case "FortressBuilt":
      return mine ? -event.paid : 0;
    case "Hired":
      return mine ? -event.count * event.each : 0;
    case "Sold":
      return mine ? event.paid : 0;
    case "Income":
      return mine ? event.ducats : 0;
    default:
      return 0;
  }
}
