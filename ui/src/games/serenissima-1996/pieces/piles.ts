// What lies on the table of a game, piece by piece.

import type { Position, Pile } from "../../../table/pieces";
import type { Event, GalleyView, PortView, ToldEntry, View } from "../../../wire/serenissima-1996";

/** Where everything is that can be moved, in the order in which it is best moved. */
export function piles({ state, story }: Position): Pile[] {
  const view = state.view as View;
  return [
    ...view.galleys.map(({ galley, zone }) => ({ piece: `galley:${galley}`, place: `zone:${zone}`, count: 1 })),
    ...view.ports.flatMap(port),
    ...view.galleys.flatMap(aboard),
    ...view.seats.flatMap(({ purse }, seat) => money(purse, seat, story)),
    ...(view.round ? [{ piece: "marker", place: `round:${view.round}`, count: 1 }] : []),
  ];
}

function aboard({ galley, owner, sailors, goods }: GalleyView): Pile[] {
  const place = `galley:${galley}`;
  return [
    ...goods.map((good) => ({ piece: `good:${good}`, place, count: 1 })),
    { piece: `sailor:${owner}`, place, count: sailors },
  ];
}

function port({ id, owner, sailors, slots, fortress }: PortView): Pile[] {
  const place = `port:${id}`;
  return [
    ...slots.flatMap((good, index) =>
      good ? [{ piece: `good:${good}`, place: `slot:${index + 1}:${id}`, count: 1 }] : [],
    ),
    { piece: "fortress", place, count: Number(fortress) },
    ...(owner === null ? [] : [{ piece: `sailor:${owner}`, place, count: sailors }]),
  ];
}

/** A purse, or what came into and went out of one that is covered: everybody sees that. */
function money(purse: number | null, seat: number, story: ToldEntry[]): Pile[] {
  const place = `purse:${seat}`;
  if (purse !== null) return [{ piece: "ducat", place, count: purse }];
  return [
    { piece: "covered", place: `seat:${seat}`, count: 1 },
    {
      piece: "ducat",
      place,
      count:
        ENOUGH + story.flatMap(({ events }) => events as Event[]).reduce((sum, event) => sum + flow(event, seat), 0),
      secret: true,
    },
  ];
}

/** More than anybody can pay from a covered purse. */
const ENOUGH = 1_000_000;

/** What an event brings a purse, or takes from it. */
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
