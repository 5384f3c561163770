// What can be touched, as objects: button, key and refusal come from the same one. No rules here:
// what is legal is in the view; what is not listed is dimmed, and said all the same when tapped.

import type { Actor, AttackView, Board, Command, Crew, Foe, Good, GoView, InvestView, Place, ReachView, View } from "../../../wire/serenissima-2e";
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
  /** A letter of the keyboard, wherever it stands in the layout. */
  shortcut?: string;
  /** Not possible now: the refusal says why. */
  dim?: boolean;
  /** What it costs that cannot be seen on the button, shown at the first touch, and done by a
   * second one. */
  sure?: "attack" | "scuttle" | "last-sailor" | "land" | "pass";
}

/** How things are called. */
export interface Names {
  seat: (seat: number) => string;
  good: (good: Good) => string;
  port: (id: string) => string;
  zone: (id: string) => string;
  place: (place: Place | Foe) => string;
  crew: (crew: Crew, port: string) => string;
}

export type Tab = "load" | "sail" | "trade" | "fight" | "invest";

export const TABS: { id: Tab; icon: IconName }[] = [
  { id: "load", icon: "cargo" },
  { id: "sail", icon: "sail" },
  { id: "trade", icon: "coins" },
  { id: "fight", icon: "swords" },
  { id: "invest", icon: "hammer" },
];

/** The tab that shows what probably comes next. */
export function opening(go: GoView): Tab {
  if (go.invested) return "invest";
  if (go.step === "load") return "load";
  if (go.blocked !== null || go.step === "fight") return "fight";
  if (go.sales.length || go.landing || go.step === "sell") return "trade";
  if (go.attacks.length) return "fight";
  return go.reach.length ? "sail" : "trade";
}

/** Whether there is something to do on a tab. */
export function lively(go: GoView, tab: Tab): boolean {
  if (go.invested) return tab === "invest";
  switch (tab) {
    case "load":
      return go.step === "load";
    case "sail":
      return go.reach.length > 0;
    case "trade":
      return go.sales.length > 0 || go.landing > 0;
    case "fight":
      return go.attacks.length > 0;
    case "invest":
      return go.invest !== null;
  }
}

const NONE = "none";

/** The good of the port beside the galley, with its price. */
export function loadAction(go: GoView, board: Board, names: Names): Action | null {
  const by = { seat: go.seat };
  const load = go.loads[0];
  const good = load?.good ?? board.ports.find((port) => port.id === go.port)?.good.value;
  if (!good) return null;
  const command: Command = { do: "Load", good };
  const common = { id: `load-${good}`, by, command, shortcut: "L" };
  if (!load) return { ...common, label: "panel-load-dim", args: { good: names.good(good) }, dim: true };
  if (load.ducats === 0) return { ...common, label: "panel-load-free", args: { good: names.good(good) } };
  const to = load.to === null ? NONE : names.seat(load.to);
  return { ...common, label: "panel-load", args: { good: names.good(good), ducats: load.ducats, to } };
}

/** Every kind of good aboard, with what it brings here. */
export function saleActions(go: GoView, view: View, names: Names): Action[] {
  const aboard = view.galleys.find((galley) => galley.galley === go.galley)?.goods ?? [];
  return [...new Set(aboard)].map((good, index) => {
    const sale = go.sales.find((found) => found.good === good);
    const common: Action = {
      id: `sell-${good}`,
      label: "panel-sell-dim",
      args: { good: names.good(good) },
      by: { seat: go.seat },
      command: { do: "Sell", good },
      ...(index === 0 ? { shortcut: "S" } : {}),
    };
    if (!sale) return { ...common, dim: true };
    return { ...common, label: "panel-sell-for", args: { good: names.good(good), ducats: sale.ducats } };
  });
}

export function captureAction(go: GoView, view: View, sailors: number, names: Names): Action | null {
  const port = view.ports.find((found) => found.id === go.port);
  if (!port || port.closed || port.owner !== null || go.invested) return null;
  const aboard = view.galleys.find((galley) => galley.galley === go.galley)?.sailors ?? 0;
  return {
    id: "capture",
    label: go.landing === 0 ? "panel-capture-dim" : "panel-capture",
    args: { port: names.port(port.id), sailors, galley: go.galley },
    by: { seat: go.seat },
    command: { do: "Land", sailors },
    icon: "flag",
    shortcut: "C",
    dim: go.landing === 0,
    ...(go.landing > 0 && sailors >= aboard ? { sure: "land" } : {}),
  };
}

export interface AttackAction extends Action {
  attack: AttackView | null;
  foe: Foe;
  against: number;
}

/** Everything of others in the zone; what cannot be attacked now is dimmed. */
export function attackActions(go: GoView, view: View, names: Names): AttackAction[] {
  const foes: { foe: Foe; against: number }[] = view.galleys
    .filter((galley) => galley.zone === go.zone && galley.owner !== go.seat)
    .map((galley) => ({ foe: { galley: galley.galley }, against: galley.owner }));
  const port = view.ports.find((found) => found.id === go.port);
  if (port && port.owner !== null && port.owner !== go.seat) foes.push({ foe: { port: port.id }, against: port.owner });
  const known = (foe: Foe) => go.attacks.find((attack) => JSON.stringify(attack.foe) === JSON.stringify(foe)) ?? null;
  const all = foes.map(({ foe, against }) => ({ foe, against, attack: known(foe) }));
  const first = all.find((one) => one.attack);
  return all.map((one) => ({
    ...one,
    id: `attack-${JSON.stringify(one.foe)}`,
    label: "panel-attack",
    args: { foe: names.place(one.foe), seat: names.seat(one.against), strength: go.strength, defence: one.attack?.defence ?? NONE },
    by: { seat: go.seat },
    command: { do: "Attack", foe: one.foe },
    icon: "swords",
    dim: one.attack === null,
    ...(one.attack ? { sure: "attack" } : {}),
    ...(one === first ? { shortcut: "A" } : {}),
  }));
}

export interface SailAction extends Action {
  way: ReachView;
}

/** Destinations, the nearest first. */
export function sailActions(go: GoView, names: Names): SailAction[] {
  return [...go.reach]
    .sort((one, other) => one.path.length - other.path.length || names.zone(one.zone).localeCompare(names.zone(other.zone)))
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

export function scuttleAction(go: GoView, galley: number): Action {
  return {
    id: `scuttle-${galley}`,
    label: "panel-scuttle",
    args: { galley },
    by: { seat: go.seat },
    command: { do: "Scuttle", galley },
    icon: "sinking",
    sure: "scuttle",
  };
}

/** Whether the galley has done nothing, though there is something that it could do. */
function idle({ acted, invested, loads, reach, sales, attacks, landing, invest }: GoView): boolean {
  const buys = invest && (invest.can_buy || invest.hire.length || invest.forts.length || invest.basilicas.length);
  return !acted && !invested && Boolean(loads.length || reach.length || sales.length || attacks.length || landing || buys);
}

/** The end of the galley's go. Given away undone, it is asked once more. */
export function nextAction(go: GoView): Action {
  return {
    ...(idle(go) ? { sure: "pass" } : {}), id: "next", label: "panel-next", args: { galley: go.galley }, by: { seat: go.seat }, command: { do: "EndActivation" }, shortcut: "N" };
}

/** One sailor from here to there. The last one sinks a galley, so that is asked once more. */
export function moveSailor(seat: number, from: Place, to: Place, view: View): Action {
  const left = "galley" in from ? (view.galleys.find((galley) => galley.galley === from.galley)?.sailors ?? 0) : null;
  return {
    id: "sailor",
    label: "panel-move-sailor",
    args: { galley: "galley" in from ? from.galley : NONE },
    by: { seat },
    command: { do: "MoveSailor", from, to },
    ...(left === 1 ? { sure: "last-sailor" } : {}),
  };
}

export function hireAction(seat: number, to: Place, room: number, names: Names): Action {
  return { id: `hire-${JSON.stringify(to)}`, label: "invest-hire-to", args: { place: names.place(to), room }, by: { seat }, command: { do: "Hire", to }, icon: "anchor" };
}

/** Forts and basilicas that can be built; when there is none, one that cannot, to say why. */
export function buildActions(seat: number, invest: InvestView, view: View, names: Names): Action[] {
  const own = view.ports.find((port) => port.owner === seat)?.id;
  const build = (what: "fort" | "basilica", port: string, dim: boolean): Action => ({
    id: `${what}-${port}`,
    label: dim ? `invest-${what}-dim` : `invest-${what}`,
    args: { port: names.port(port) },
    by: { seat },
    command: { do: what === "fort" ? "BuildFort" : "BuildBasilica", port },
    dim,
  });
  const group = (what: "fort" | "basilica", ports: string[]) =>
    ports.length ? ports.map((port) => build(what, port, false)) : own ? [build(what, own, true)] : [];
  return [...group("fort", invest.forts), ...group("basilica", invest.basilicas)];
}
