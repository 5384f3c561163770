// From events, breaches and questions to the parameters of their messages. No rules here.

import type { Args } from "../../lang/index.svelte";
import type {
  Board,
  Breach,
  Crew,
  Event,
  Fix,
  Good,
  Place,
  Question,
  Standing,
  TableState,
} from "../../wire/serenissima-2e";
import { narrator } from "../narrator";
import { printedText } from "./board/printed";
import { crewText, GAME, goodText, list, placeText, portName, s, spaceText, viewOf, zoneName } from "./words";
import { seatName } from "../../table/chairs";

type Fields = Record<string, unknown>;

/** Fields that hold a seat. `to` of a loading is a seat as well. */
const SEATS = new Set(["seat", "by", "against"]);
const PORTS = new Set(["port"]);
const ZONES = new Set(["zone", "gap"]);

/** Missing fields of a message default to "none". */
const NONE: Args = Object.fromEntries(
  ["seat", "port", "zone", "good", "galley", "place", "gap", "to", "from", "against", "a", "b", "goods"].map((key) => [
    key,
    "none",
  ]),
);

/** Fields of a flaw beside its code, which messages do not name. */
const UNTOLD: Args = Object.fromEntries(
  ["slots", "values", "players", "starts", "lost", "cards", "shuffle", "skulls"].map((key) => [key, "none"]),
);

class Teller {
  readonly board: Board;

  constructor(readonly state: TableState) {
    this.board = viewOf(state).board;
  }

  name(seat: number): string {
    return seatName(this.state, seat) || String(seat + 1);
  }

  args(fields: Fields): Args {
    const args: Args = { ...NONE };
    for (const [key, value] of Object.entries(fields)) this.put(args, key, value, fields);
    if (fields["event"] === "PawnAdvanced") args["steps"] = Number(fields["to"]) - Number(fields["from"]);
    return args;
  }

  private put(args: Args, key: string, value: unknown, fields: Fields): void {
    if (value === null || value === undefined) args[key] = "none";
    else if (typeof value === "boolean") args[key] = String(value);
    else if (typeof value === "number") args[key] = this.number(key, value, fields);
    else if (typeof value === "string") args[key] = this.text(key, value, fields);
    else if (Array.isArray(value)) this.list(args, key, value);
    else this.inner(args, key, value as Fields, fields);
  }

  private number(key: string, value: number, fields: Fields): string | number {
    if (fields["event"] === "PawnAdvanced") return spaceText(value);
    const seat = SEATS.has(key) || (key === "to" && fields["event"] === "Loaded");
    return seat ? this.name(value) : value;
  }

  private text(key: string, value: string, fields: Fields): string {
    if (PORTS.has(key)) return portName(this.board, value);
    if (ZONES.has(key) || ((key === "from" || key === "to") && fields["event"] === "Sailed"))
      return zoneName(this.board, value);
    if (key === "crew") return crewText(this.board, value as Crew, String(fields["port"]));
    if (key === "flaw") return s(`flaw-${value}`, { ...NONE, ...UNTOLD });
    return value;
  }

  private list(args: Args, key: string, value: unknown[]): void {
    if (key === "seats") args[key] = list(value.map((seat) => this.name(seat as number)));
    else if (key === "via") args[key] = list(value.map((zone) => zoneName(this.board, zone as string)));
    else if (key === "goods") args[key] = list(value.map((good) => goodText(good as Good)));
    else if (key === "standings") this.standings(args, value as Standing[]);
    else value.forEach((item, index) => (args[`${key}${index + 1}`] = item as number));
  }

  private standings(args: Args, standings: Standing[]): void {
    const winners = standings.filter((standing) => standing.place === 1);
    args["winners"] = list(winners.map((winner) => this.name(winner.seat)));
    args["count"] = winners.length;
    args["ducats"] = winners[0]?.ducats ?? 0;
  }

  private inner(args: Args, key: string, value: Fields, fields: Fields): void {
    if (key === "cause") {
      args["cause"] = String(value["stops"]);
      if (value["good"]) args["good"] = String(value["good"]);
      if (value["sailors"]) args["sailors"] = Number(value["sailors"]);
    } else if (key === "crew") args[key] = crewText(this.board, value as Crew, String(fields["port"]));
    else if (key === "fix") {
      args["what"] = String(value["what"]);
      args["detail"] = this.fix(value as Fix);
    } else if (key === "what" || key === "why") {
      for (const [name, item] of Object.entries(value)) this.put(args, name, item, value);
    } else if ("galley" in value || "port" in value) args[key] = placeText(this.board, value as Place);
  }

  /** The corrected value. */
  private fix(fix: Fix): string {
    const goods = (all: (Good | null)[]) => all.map((good) => (good ? goodText(good) : "–")).join(", ");
    switch (fix.what) {
      case "Purse":
        return `${this.name(fix.seat)} — ${fix.ducats ?? "…"}`;
      case "Galley":
        return fix.seat === null
          ? `${fix.galley} — ${s("fix-supply")}`
          : `${fix.galley} — ${this.name(fix.seat)}, ${zoneName(this.board, fix.zone)}, ${s("fix-sailors", { sailors: fix.sailors })} ${goods(fix.goods)}`;
      case "Port":
        return `${portName(this.board, fix.port)} — ${fix.seat === null ? s("fix-neutral") : `${this.name(fix.seat)}, ${s("fix-sailors", { sailors: fix.sailors })}`}`;
      case "Warehouse":
        return `${portName(this.board, fix.port)} — ${goods(fix.slots)}`;
      case "Buildings":
        return `${portName(this.board, fix.port)} — ${fix.fort ? s("fix-a-fort") : "–"}, ${fix.basilica ? s("fix-a-basilica") : "–"}`;
      case "Closed":
        return `${portName(this.board, fix.port)} — ${fix.closed ? s("fix-is-closed") : s("fix-is-open")}`;
      case "WhitePawn":
        return String(spaceText(fix.space));
      case "BlackPawn":
        return String(fix.number);
      case "DogeDeck":
        return Object.entries(fix.left)
          .map(([card, left]) => `${s(`card-${card}`)} ${left}`)
          .join(", ");
      case "Turn":
        return String(fix.turn);
      case "Scorings":
        return String(fix.done);
      case "First":
        return this.name(fix.seat);
      case "Colour":
        return `${this.name(fix.seat)} — ${s(`colour-${fix.colour}`)}`;
      case "Options":
        return s("fix-see-menu");
      case "Board":
        return fix.board.name;
      case "Printed":
        return printedText(this.board, fix.printed);
    }
  }
}

/** An event with details from those after it, for one text. */
type Tale = Event & { via?: string[]; ends?: boolean };

/** Merges a sail over several zones into one text, and likewise a blockade that ends the activation. */
function tales(events: Event[]): Tale[] {
  const all: Tale[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (event.event === "Sailed" && last?.event === "Sailed" && last.galley === event.galley) {
      all[all.length - 1] = { ...last, to: event.to, via: [...(last.via ?? []), last.to] };
    } else if (event.event === "ActivationEnded" && last?.event === "BlockadeCalled") {
      all[all.length - 1] = { ...last, ends: true };
    } else all.push(event);
  }
  return all;
}

/** The event that a blockade would stop. */
const STOPPED = { move: "Sailed", sale: "Sold", capture: "Captured" } as const;

const DEFAULTS: Args = { via: "none", ends: "false" };

const args = (fields: object, state: TableState): Args => new Teller(state).args(fields as Fields);

export const { narrate, undoes, breach, ask } = narrator<Tale, Breach, Question>(GAME, {
  event: (event, state) => ({ ...DEFAULTS, ...args(event, state) }),
  breach: args,
  ask: args,
  undone: (event) => (event.event === "BlockadePossible" ? STOPPED[event.cause.stops] : event.event),
  tales,
});
