// A player's actions in phase 2 of the previous round that can be repeated now.

import type { TradeView, Command, Event } from "../../../wire/serenissima-1996";

/** The actions of the previous turn, until the first in this one. Requests to other players are not repeated. */
function before(events: Event[], seat: number): Event[] {
  const turns = events.flatMap((event, at) =>
    event.event === "TurnBegan" && event.step === "trade" && event.seat === seat ? [at] : [],
  );
  const [last, now] = turns.slice(-2);
  if (
    last === undefined ||
    now === undefined ||
    events.slice(now).some(({ event }) => event === "Bought" || event === "Hired" || event === "GalleyBuilt")
  )
    return [];
  const end = events.findIndex(({ event }, at) => at > last && event === "TurnBegan");
  return events.slice(last, end);
}

/** The same commands, each up to the available number. */
export function again(events: Event[], seat: number, { desks }: TradeView): Command[] {
  const at = (port: string) => desks.find((desk) => desk.port === port);
  return before(events, seat).flatMap((deed): Command[] => {
    if (deed.event === "Bought") {
      const buy = at(deed.port)?.buy;
      const [galley] = buy?.galleys ?? [];
      const count = Math.min(
        buy?.most ?? 0,
        deed.loads.reduce((sum, load) => sum + load.count, 0),
      );
      return buy?.price && galley !== undefined && count > 0 && !buy.breaches.length
        ? [{ do: "Buy", port: deed.port, good: deed.good, count, galley }]
        : [];
    }
    if (deed.event === "Hired") {
      const hire = at(deed.port)?.hire;
      const to = hire?.to.find(({ place }) => JSON.stringify(place) === JSON.stringify(deed.to));
      const count = Math.min(hire?.most ?? 0, to?.room ?? 0, deed.count);
      return count > 0 && !hire?.breaches.length ? [{ do: "Hire", port: deed.port, to: deed.to, count }] : [];
    }
    if (deed.event === "GalleyBuilt") {
      const build = at(deed.port)?.galley;
      const sailors = Math.min(deed.sailors, build?.[deed.crew] ?? 0);
      return sailors > 0 && !build?.breaches.length
        ? [{ do: "BuildGalley", port: deed.port, crew: deed.crew, sailors }]
        : [];
    }
    return [];
  });
}
