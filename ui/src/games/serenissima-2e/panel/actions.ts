// Touchable actions as objects: button, shortcut and refusal come from the same one. There are no rules here: the view
// lists the actions. An illegal one is dimmed, but submitted when tapped.

import type {
  Actor,
  AttackView,
  Breach,
  BuildView,
  Command,
  Crew,
  Event,
  FarView,
  Foe,
  Good,
  GoView,
  InvestView,
  Place,
  ReachView,
} from "../../../wire/serenissima-2e";
import type { ToldEntry } from "../../../wire/types";
import type { IconName } from "./icons";

export interface Action {
  /** Stable within its group. */
  id: string;
  /** Message key and parameters. */
  label: string;
  args: Record<string, string | number>;
  by: Actor;
  command: Command;
  icon?: IconName;
  /** A letter of the keyboard, independent of the layout. */
  shortcut?: string;
  /** True if the action is not possible now: the refusal explains why. */
  dim?: boolean;
}

/** Names of things. */
export interface Names {
  seat: (seat: number) => string;
  good: (good: Good) => string;
  port: (id: string) => string;
  zone: (id: string) => string;
  place: (place: Place | Foe) => string;
  crew: (crew: Crew, port: string) => string;
}

/** The listed items without breaches. */
const offered = <One extends { breaches: Breach[] }>(all: One[]): One[] =>
  all.filter(({ breaches }) => !breaches.length);

const sells = (go: GoView) => offered(go.sales).length > 0;
const lands = (go: GoView) => go.landing !== null && !go.landing.breaches.length;
export const attacks = (go: GoView): boolean => offered(go.attacks).length > 0;

/** True if there is something to sell, or a port to take. */
export const trades = (go: GoView): boolean => sells(go) || lands(go);

export type Tab = "load" | "sail" | "trade" | "fight" | "invest";

export const TABS: { id: Tab; icon: IconName }[] = [
  { id: "load", icon: "cargo" },
  { id: "sail", icon: "sail" },
  { id: "trade", icon: "coins" },
  { id: "fight", icon: "swords" },
  { id: "invest", icon: "hammer" },
];

/** The tab of the most likely next action. */
export function opening(go: GoView): Tab {
  if (go.invested) return "invest";
  if (go.step === "load") return "load";
  if (go.blocked !== null || go.step === "fight") return "fight";
  if (trades(go) || go.step === "sell") return "trade";
  if (attacks(go)) return "fight";
  return go.reach.length ? "sail" : "trade";
}

/** True if a tab has possible actions. */
export function lively(go: GoView, tab: Tab): boolean {
  if (go.invested) return tab === "invest";
  switch (tab) {
    case "load":
      return go.step === "load";
    case "sail":
      return go.reach.length > 0;
    case "trade":
      return trades(go);
    case "fight":
      return attacks(go);
    case "invest":
      return go.invest !== null;
  }
}

const NONE = "none";

/** The good of the port beside the galley, with its price. */
export function loadAction({ load, seat }: GoView, names: Names): Action | null {
  if (!load) return null;
  const { good, ducats } = load;
  const common = { id: `load-${good}`, by: { seat }, command: { do: "Load" as const, good }, shortcut: "L" };
  if (load.breaches.length) return { ...common, label: "panel-load-dim", args: { good: names.good(good) }, dim: true };
  if (ducats === 0) return { ...common, label: "panel-load-free", args: { good: names.good(good) } };
  const to = load.to === null ? NONE : names.seat(load.to);
  return { ...common, label: "panel-load", args: { good: names.good(good), ducats, to } };
}

/** Every kind of good aboard, with its price here. */
export function saleActions(go: GoView, names: Names): Action[] {
  return go.sales.map(({ good, ducats, breaches }, index): Action => {
    const common = {
      id: `sell-${good}`,
      by: { seat: go.seat },
      command: { do: "Sell" as const, good },
      ...(index === 0 ? { shortcut: "S" } : {}),
    };
    if (breaches.length) return { ...common, label: "panel-sell-dim", args: { good: names.good(good) }, dim: true };
    const label = ducats ? "panel-sell-for" : "panel-store-it";
    return { ...common, label, args: { good: names.good(good), ducats } };
  });
}

export function captureAction({ seat, galley, landing, port }: GoView, sailors: number, names: Names): Action | null {
  if (!landing || port === null) return null;
  const dim = landing.breaches.length > 0;
  return {
    id: "capture",
    label: dim ? "panel-capture-dim" : "panel-capture",
    args: { port: names.port(port), sailors, galley },
    by: { seat },
    command: { do: "Land", sailors },
    icon: "flag",
    shortcut: "C",
    dim,
  };
}

export interface AttackAction extends Action {
  attack: AttackView;
}

/** The attacks on all opponents in the zone; impossible ones are dimmed. */
export function attackActions(go: GoView, names: Names): AttackAction[] {
  const first = offered(go.attacks)[0];
  return go.attacks.map((attack) => {
    const { foe, against, defence, breaches } = attack;
    const dim = breaches.length > 0;
    return {
      attack,
      id: `attack-${JSON.stringify(foe)}`,
      label: dim ? "panel-attack-dim" : "panel-attack",
      args: { foe: names.place(foe), seat: names.seat(against), strength: go.strength, defence },
      by: { seat: go.seat },
      command: { do: "Attack", foe },
      icon: "swords",
      dim,
      ...(attack === first ? { shortcut: "A" } : {}),
    };
  });
}

export interface SailAction extends Action {
  way: ReachView;
}

/** Destinations, the nearest first. */
export function sailActions(go: GoView, names: Names): SailAction[] {
  return [...go.reach]
    .sort(
      (one, other) => one.path.length - other.path.length || names.zone(one.zone).localeCompare(names.zone(other.zone)),
    )
    .map((way) => ({
      way,
      id: `sail-${way.zone}`,
      label: "panel-sail-to",
      args: { zone: names.zone(way.zone), steps: way.path.length },
      by: { seat: go.seat },
      command: { do: "Sail", path: way.path },
      icon: "sail",
    }));
}

/** The most telling reason why the galley cannot sail to a zone: the distance only if nothing else stops it. */
export function farReason({ breaks }: FarView): "invested" | "late" | "stopped" | "far" {
  if (breaks.includes("INV-1")) return "invested";
  if (breaks.includes("ACT-1")) return "late";
  return breaks.includes("MOVE-2") ? "stopped" : "far";
}

export function scuttleAction(go: GoView, galley: number): Action {
  return {
    id: `scuttle-${galley}`,
    label: "panel-scuttle",
    args: { galley },
    by: { seat: go.seat },
    command: { do: "Scuttle", galley },
    icon: "sinking",
  };
}

/** The galleys that were skipped because their seat is empty. */
export const skippedGalleys = (told: Pick<ToldEntry, "absent" | "events">[]) =>
  told
    .filter(({ absent }) => absent)
    .flatMap(({ events }) => (events as Event[]).filter((event) => event.event === "ActivationEnded"));

/** What a blockade, a battle or a Doge card has brought. */
const RESULTS: Event["event"][] = [
  "BlockadeCalled",
  "FortFired",
  "RoundFought",
  "BrokeOff",
  "Sunk",
  "GarrisonFell",
  "Captured",
  "DogeTurned",
  "WinePaid",
];

/** The results of the last moves, so that they can still be read beside the next question. */
export const results = (told: Pick<ToldEntry, "events">[]): Event[] =>
  told.flatMap(({ events }) => (events as Event[]).filter(({ event }) => RESULTS.includes(event)));

/** Ends the galley's activation. */
export function nextAction(go: GoView): Action {
  return {
    id: "next",
    label: "panel-next",
    args: { galley: go.galley },
    by: { seat: go.seat },
    command: { do: "EndActivation" },
    shortcut: "N",
  };
}

/** Moves one sailor. */
export function moveSailor(go: GoView, from: Place, to: Place): Action {
  return {
    id: "sailor",
    label: "panel-move-sailor",
    args: { galley: "galley" in from ? from.galley : NONE },
    by: { seat: go.seat },
    command: { do: "MoveSailor", from, to },
  };
}

export function hireAction(seat: number, to: Place, room: number, names: Names): Action {
  return {
    id: `hire-${JSON.stringify(to)}`,
    label: "invest-hire-to",
    args: { place: names.place(to), room },
    by: { seat },
    command: { do: "Hire", to },
    icon: "anchor",
  };
}

/** Possible forts and basilicas; without any, an impossible one, to explain why. */
export function buildActions(seat: number, invest: InvestView, names: Names): Action[] {
  const build = (what: "fort" | "basilica", { port, breaches }: BuildView): Action => ({
    id: `${what}-${port}`,
    label: breaches.length ? `invest-${what}-dim` : `invest-${what}`,
    args: { port: names.port(port) },
    by: { seat },
    command: { do: what === "fort" ? "BuildFort" : "BuildBasilica", port },
    dim: breaches.length > 0,
  });
  return [...invest.forts.map((one) => build("fort", one)), ...invest.basilicas.map((one) => build("basilica", one))];
}
