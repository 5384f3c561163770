// The pieces of games with ports and seas. Ids are `kind:which`.

import type { Pile } from "../../table/pieces";
import type { ToldEntry } from "../../wire/types";
import type { Ship } from "../ship";

/** Splits the id of a piece or a place: its kind and its identity. */
export function split(id: string): [kind: string, which: string] {
  const [kind = "", ...rest] = id.split(":");
  return [kind, rest.join(":")];
}

export const galley = ({ galley, zone }: Ship): Pile => ({
  piece: `galley:${galley}`,
  place: `zone:${zone}`,
  count: 1,
});

export function aboard({ galley, owner, sailors, goods }: Ship): Pile[] {
  const place = `galley:${galley}`;
  return [
    ...goods.map((good) => ({ piece: `good:${good}`, place, count: 1 })),
    { piece: `sailor:${owner}`, place, count: sailors },
  ];
}

/** The goods in a port's warehouse. */
export const stored = ({ id, slots }: { id: string; slots: (string | null)[] }): Pile[] =>
  slots.flatMap((good, index) => (good ? [{ piece: `good:${good}`, place: `slot:${index + 1}:${id}`, count: 1 }] : []));

/** A number of ducats that is larger than any player can pay from a covered purse. */
const ENOUGH = 1_000_000;

/** A purse, or the public changes of a covered one. */
export function money<Event>(
  purse: number | null,
  seat: number,
  story: ToldEntry[],
  flow: (event: Event, seat: number) => number,
): Pile[] {
  const place = `purse:${seat}`;
  if (purse !== null) return [{ piece: "ducat", place, count: purse }];
  const events = story.flatMap((told) => told.events as Event[]);
  return [
    { piece: "covered", place: `seat:${seat}`, count: 1 },
    { piece: "ducat", place, count: ENOUGH + events.reduce((sum, event) => sum + flow(event, seat), 0), secret: true },
  ];
}
