// Marks of the chart: the current action, and new markets.

import type { Marks } from "../../../chart/map/marks";
import type { Good, MoverView, View } from "../../../wire/serenissima-1996";

export const MARKS: Marks = {
  water: "MOVE-1a MOVE-1b MOVE-1d MAP-2",
  ship: "BUY-4 PLACE-1a FIGHT-1",
  plate: "BUY-1a TAKE-1a SALE-1b SCORE-1",
  band: "HOLD-1 FIGHT-4 TAKE-2a",
  slot: "SALE-1d SALE-1c MAP-3",
  makes: "BUY-1b BUY-3",
  pays: "SCORE-1",
};

/** The zone of the current action, and its galley: `moves` is the sailing one. */
export function sceneOf(view: View, moves: MoverView | undefined): { zone: string; galley: number } | null {
  const { stage } = view;
  const at = (galley: number) => {
    const zone = view.galleys.find((one) => one.galley === galley)?.zone;
    return zone === undefined ? null : { zone, galley };
  };
  if (stage.stage === "placing") return at(stage.galleys[0]);
  if (stage.stage === "move") return stage.sailing.leave ?? (moves ? at(moves.galley) : null);
  if (stage.stage === "fight" && stage.battle)
    return stage.battle.waits === "dice" ? stage.battle.attack : at(stage.battle.winner);
  return null;
}

/** The ports where the active player can act by a touch on the chart, and the action's message key. */
export function deedsOf({ stage }: View): { ports: string[]; what: "land" | "sell" | "trade" } {
  const can = (all: { port: string; breaches: unknown[] }[]) =>
    all.filter(({ breaches }) => !breaches.length).map(({ port }) => port);
  if (stage.stage === "take") return { ports: can(stage.landings), what: "land" };
  if (stage.stage === "sell") return { ports: stage.asked ? [] : can(stage.sales), what: "sell" };
  return {
    ports: stage.stage === "trade" && !stage.trade.talk ? stage.trade.desks.map(({ port }) => port) : [],
    what: "trade",
  };
}

/** By port, the goods that a seat carries and for which the bank pays a new market there. */
export function marketsOf(view: View, seat: number): Record<string, Good[]> {
  const carried = new Set(view.galleys.filter(({ owner }) => owner === seat).flatMap(({ goods }) => goods));
  const ports = view.ports.filter(({ owner }) => owner !== null && owner !== seat);
  return Object.fromEntries(
    ports.map(({ id, wants }) => [
      id,
      wants.filter(({ good, bonus }) => bonus > 0 && carried.has(good)).map(({ good }) => good),
    ]),
  );
}
