// From events, breaches and questions to the parameters of their messages. No rules here.

import type { Args } from "../../lang/index.svelte";
import type {
  Board,
  Breach,
  Deal,
  Event,
  Fix,
  Foe,
  Good,
  Load,
  Outcome,
  Place,
  Question,
  TableState,
} from "../../wire/serenissima-1996";
import { narrator } from "../narrator";
import { printedText } from "./board/printed";
import {
  dealTexts,
  ducatsText,
  flawCode,
  GAME,
  goodsText,
  goodText,
  list,
  nationText,
  piecesText,
  placeText,
  portName,
  s,
  viewOf,
  zoneName,
} from "./words";
import { seatName } from "../../table/chairs";

type Fields = Record<string, unknown>;

/** Optional fields, which default to "none". */
const NONE: Args = Object.fromEntries(
  ["seat", "money", "to", "from", "good", "goods", "port", "place", "galley", "via"].map((key) => [key, "none"]),
);

/** Fields that hold a seat. */
const SEATS = new Set(["seat", "owner", "with", "against", "buyer"]);
/** Fields that hold a sum, with their parameter names. */
const SUMS: Record<string, string> = { ducats: "money", paid: "money", price: "money", each: "money" };

class Teller {
  readonly board: Board;

  constructor(readonly state: TableState) {
    this.board = viewOf(state).board;
  }

  name(seat: number): string {
    return seatName(this.state, seat) || String(seat + 1);
  }

  /** The parameters for these fields. */
  args(fields: Fields): Args {
    const args: Args = { ...NONE };
    for (const [key, value] of Object.entries(fields)) this.put(args, key, value);
    const { count, good } = fields;
    if (typeof count === "number") args["men"] = s("sailors#acc", { count });
    if (typeof count === "number" && typeof good === "string") args["goods"] = piecesText(count, good as Good);
    return args;
  }

  private put(args: Args, key: string, value: unknown): void {
    if (value === null || value === undefined) args[SUMS[key] ?? key] = "none";
    else if (typeof value === "number") this.number(args, key, value);
    else if (typeof value === "boolean") args[key] = String(value);
    else if (typeof value === "string") args[key] = this.text(key, value);
    else if (Array.isArray(value)) this.list(args, key, value);
    else this.inner(args, key, value as Fields);
  }

  private number(args: Args, key: string, value: number): void {
    const sum = SUMS[key];
    if (sum) args[sum] = ducatsText(value);
    else args[key] = SEATS.has(key) ? this.name(value) : value;
  }

  private text(key: string, value: string): string {
    if (key === "port") return portName(this.board, value);
    if (key === "zone") return zoneName(this.board, value);
    return key === "flaw" ? flawCode(value) : value;
  }

  private list(args: Args, key: string, value: unknown[]): void {
    if (key === "seats") args[key] = list(value.map((seat) => this.name(seat as number)));
    else if (key === "goods") args[key] = value.length ? goodsText(value as Good[]) : "none";
    else value.forEach((item, index) => typeof item === "number" && (args[`${key}${index + 1}`] = item));
  }

  private inner(args: Args, key: string, value: Fields): void {
    if (key === "deal") Object.assign(args, dealTexts(value as Deal));
    else if (key === "what") for (const [name, item] of Object.entries(value)) this.put(args, name, item);
    else if (key !== "fix") args[key] = this.at(value as Place | Foe);
  }

  at(place: Place | Foe): string {
    return placeText(viewOf(this.state), place);
  }

  /** A list of seats with their items. */
  each<Item extends { seat: number }>(items: Item[], what: (item: Item) => string): string {
    return list(items.map((item) => s("by-seat", { seat: this.name(item.seat), what: what(item) })));
  }
}

function eventArgs(event: Tale, state: TableState): Args {
  const teller = new Teller(state);
  const args = teller.args(event as unknown as Fields);
  switch (event.event) {
    case "BidsRevealed":
      return { all: teller.each(event.bids, ({ ducats }) => ducatsText(ducats)) };
    case "OrderRolled":
      return { all: teller.each(event.dice, ({ die }) => String(die)) };
    case "TurnBegan":
      return { ...args, step: s(`phase-${event.step}`) };
    case "Bought":
      return {
        ...args,
        ...bought(event.loads, event.good, teller),
        to: event.to === null ? "none" : teller.name(event.to),
      };
    case "DealCountered":
      // The active player's exchange, from the other player's perspective.
      return { ...args, give: String(args["take"]), take: String(args["give"]) };
    case "Sailed": {
      const via = event.via?.length ? list(event.via.map((zone) => zoneName(teller.board, zone))) : "none";
      return { ...args, from: zoneName(teller.board, event.from), to: zoneName(teller.board, event.to), via };
    }
    case "Boarded":
    case "Landed":
      return {
        ...args,
        men: s("sailors#acc", { count: event.sailors }),
        from: "from" in event && event.from !== null ? teller.name(event.from) : "none",
      };
    case "Sold":
      return { ...args, extra: ducatsText(event.bonus) };
    case "GameEnded":
      return ended(event.outcomes, teller);
    case "Corrected":
      return { what: s(`fix-${event.fix.what}`), detail: fixText(event.fix, teller) };
    default:
      return args;
  }
}

/** The number of bought pieces, and where they went. */
function bought(loads: Load[], good: Good, teller: Teller): Args {
  const count = loads.reduce((sum, load) => sum + load.count, 0);
  return { goods: piecesText(count, good), aboard: list(loads.map(({ galley }) => teller.at({ galley }))) };
}

function ended(outcomes: Outcome[], teller: Teller): Args {
  const winners = outcomes.filter(({ place, wealth }) => place === 1 && wealth);
  const { town = 0, ports = 0, money = 0 } = winners[0]?.wealth ?? {};
  return {
    winners: list(winners.map(({ seat }) => teller.name(seat))),
    count: winners.length,
    wealth: town + ports + money,
  };
}

/** The corrected value. */
function fixText(fix: Fix, teller: Teller): string {
  const { board } = teller;
  const goods = (all: (Good | null)[]) => all.map((good) => (good ? goodText(good) : "–")).join(", ");
  const yes = (is: boolean, key: string) => s(is ? `is-${key}` : `is-no-${key}`);
  switch (fix.what) {
    case "Purse":
      return `${teller.name(fix.seat)} — ${fix.ducats === null ? "…" : ducatsText(fix.ducats)}`;
    case "Galley":
      return fix.seat === null
        ? `${fix.galley} — ${s("place-box")}`
        : `${fix.galley} — ${teller.name(fix.seat)}, ${zoneName(board, fix.zone)}, ${s("sailors", { count: fix.sailors })} ${goods(fix.goods)}`;
    case "Port":
      return `${portName(board, fix.port)} — ${fix.seat === null ? s("map-neutral") : `${teller.name(fix.seat)}, ${s("sailors", { count: fix.sailors })}`}`;
    case "Warehouse":
      return `${portName(board, fix.port)} — ${goods(fix.slots)}`;
    case "Fortress":
      return `${portName(board, fix.port)} — ${yes(fix.fortress, "fortress")}`;
    case "Used":
      return `${portName(board, fix.port)} — ${yes(fix.built, "built")}, ${s("is-hired", { hired: fix.hired })}`;
    case "Round":
      return String(fix.round);
    case "Order":
      return list(fix.seats.map((seat) => teller.name(seat)));
    case "Turn":
      return `${teller.name(fix.seat)}, ${s(`phase-${fix.step}`)}`;
    case "Nation":
      return `${teller.name(fix.seat)} — ${nationText(fix.nation)}`;
    case "Gone":
      return `${teller.name(fix.seat)} — ${yes(fix.gone, "gone")}`;
    case "Options":
      return s("fix-see-menu");
    case "Board":
      return fix.board.name;
    case "Printed":
      return printedText(board, fix.printed);
  }
}

/** Rules whose least and most are prices. Elsewhere they are counts. */
const BOUNDED = new Set(["BUY-2b", "BUY-2c"]);

function breachArgs(breach: Breach, state: TableState): Args {
  const teller = new Teller(state);
  const args = teller.args(breach as unknown as Fields);
  if ("least" in breach && BOUNDED.has(breach.rule))
    return { ...args, low: ducatsText(breach.least), high: ducatsText(breach.most) };
  if (breach.rule === "MOVE-1b")
    return { ...args, from: zoneName(teller.board, breach.from), to: zoneName(teller.board, breach.to) };
  return args;
}

/** An event with details from those after it, for one text. */
type Tale = Event & { via?: string[] };

/**
 * Merges a sail over several zones into one text. The end of a galley's move, or of a prize, is omitted where another
 * event implies it. Of passed turns, only the last remains.
 */
function tales(events: Event[]): Tale[] {
  const all: Tale[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (event.event === "Sailed" && last?.event === "Sailed" && last.galley === event.galley) {
      all[all.length - 1] = { ...last, to: event.to, via: [...(last.via ?? []), last.to] };
    } else if (event.event === "TurnBegan" && last?.event === "TurnBegan") all[all.length - 1] = event;
    else all.push(event);
  }
  const told = all.filter(({ event }) => event !== "MoveEnded" && event !== "PrizeLeft");
  return told.length ? told : all;
}

export const { narrate, undoes, breach, ask } = narrator<Tale, Breach, Question>(GAME, {
  event: eventArgs,
  breach: breachArgs,
  ask(question, state) {
    const { stage } = viewOf(state);
    const battle = stage.stage === "fight" ? stage.battle : null;
    const captured = battle?.waits === "prize" && battle.captured;
    return { captured: String(captured), ...new Teller(state).args(question as unknown as Fields) };
  },
  tales,
});
