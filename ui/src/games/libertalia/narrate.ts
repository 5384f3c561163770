// From events, breaches and questions to the parameters of their messages. No rules here.

import { list, type Args } from "../../lang/index.svelte";
import type { Breach, Cause, Command, Event, Fix, Question, Rank, TableState } from "../../wire/libertalia";
import type { Position } from "../../table/pieces";
import type { Step } from "../../table/walk.svelte";
import { narrator } from "../narrator";
import { whereIs } from "./know/where";
import { GAME, heap, rankName, ranksText, s, today, tokensText, tokenText, viewOf } from "./words";
import { seatName } from "../../table/chairs";

/** A player's character. */
const someone = (state: TableState, seat: number, rank: Rank): string =>
  s("someone", { seat: seatName(state, seat), character: rankName(rank) });

/** Converts every field of an event, a breach or a question to the parameter of its message. */
function argsOf(thing: object, state: TableState): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(thing)) {
    if ((key === "seat" || key === "to") && typeof value === "number") args[key] = seatName(state, value);
    else if (key === "rank") args[key] = typeof value === "number" ? rankName(value) : "none";
    else if (key === "ranks") args[key] = ranksText(value as Rank[]);
    else if (key === "tokens") args[key] = tokensText(value as never);
    else if (key === "token") args[key] = tokenText(value as never, 1);
    else if (typeof value === "number") args[key] = value;
    else if (typeof value === "string" || typeof value === "boolean") args[key] = String(value);
  }
  return args;
}

/** The Brute throws characters overboard; all others send them to the graveyard. */
const BRUTE = 14;

function causeArgs(cause: Cause, state: TableState): Args {
  if (cause.by === "officer") return { cause: "officer", by: "none" };
  if (cause.by === "saber") return { cause: "saber", by: seatName(state, cause.whose) };
  return { cause: cause.who === BRUTE ? "brute" : "character", by: someone(state, cause.whose, cause.who) };
}

function eventArgs(event: Event, state: TableState): Args {
  const args = argsOf(event, state);
  switch (event.event) {
    case "ColoursDrawn":
      return {
        all: list(
          event.colours.map((colour, seat) =>
            s("of-colour", { seat: seatName(state, seat), colour: s(`colour-${colour}`) }),
          ),
        ),
      };
    case "BootyLaid":
      return {};
    case "Laid":
      return { count: event.cards.length, all: list(event.cards.map(({ seat, rank }) => someone(state, seat, rank))) };
    case "Awaited":
      return {};
    case "Acts":
      return { who: someone(state, event.seat, event.rank) };
    case "Entered":
      return { forced: "false", ...args, who: someone(state, event.seat, event.rank) };
    case "Discarded": {
      const cause = event.cause;
      const self = cause.by === "character" && cause.whose === event.seat && cause.who === event.rank;
      return {
        who: someone(state, event.seat, event.rank),
        ...causeArgs(cause, state),
        ...(self ? { cause: event.rank === BRUTE ? "jump" : "self" } : {}),
      };
    }
    case "Took":
      return { forced: "false", ...args };
    case "Gained":
    case "Paid":
    case "PaidTo":
      return { ...args, doubloons: s("doubloons", { count: event.doubloons }) };
    case "RelicsPassed":
      return { ...args, relics: tokenText("Relic", event.count) };
    case "Scored":
      return { seat: seatName(state, event.seat), points: event.score.points };
    case "Corrected":
      return { text: fixText(event.fix, state) };
    default:
      return args;
  }
}

function fixText(fix: Fix, state: TableState): string {
  switch (fix.what) {
    case "Purse":
      return s("fix-purse", {
        seat: seatName(state, fix.seat),
        doubloons: fix.doubloons === null ? "…" : s("doubloons", { count: fix.doubloons }),
      });
    case "Score":
      return s("fix-score", { seat: seatName(state, fix.seat), raid: fix.raid, points: fix.points });
    case "Card":
      return s("fix-card", { who: someone(state, fix.seat, fix.rank), pile: s(`pile-${fix.pile}`) });
    case "OpenDens":
      return s("fix-open");
    case "Cell":
      return s("fix-cell", { day: fix.day, tokens: tokenText(fix.token, fix.count) });
    case "Booty":
      return s("fix-booty", { seat: seatName(state, fix.seat), tokens: tokenText(fix.token, fix.count) });
    case "Day":
      return s("day", { day: fix.day });
    case "Campaign":
      return s("fix-campaign", { raid: fix.raid, day: fix.day });
    case "Healed":
      return s("fix-healed", { seat: seatName(state, fix.seat) });
    case "Reputation":
      return s("fix-reputation", { character: rankName(fix.rank), numbers: fix.numbers.join(" ") });
    case "Options":
      return s("setup-options");
  }
}

/** Placeholders for the parameters of a flaw's text, because a breach contains only the flaw's id. */
const UNTOLD: Args = Object.fromEntries(
  ["line", "text", "seat", "raid", "day", "count", "token", "rank", "rows", "numbers", "detail"].map((key) => [
    key,
    "none",
  ]),
);

/** The players whose entered card of this rank may not be in their hand. */
function whose(rank: Rank, state: TableState, command: Command): string[] {
  if (command.do !== "Lay") return [];
  return command.cards
    .filter((card) => card.rank === rank && whereIs(viewOf(state), card.seat, rank) !== "hand")
    .map(({ seat }) => seatName(state, seat));
}

function breachArgs(breach: Breach, state: TableState, command?: Command): Args {
  const seats = breach.rule === "DAWN-1" && command ? whose(breach.rank, state, command) : [];
  return {
    seat: seats.length ? list(seats) : "none",
    ...argsOf(breach, state),
    ...("token" in breach ? { token: tokenText(breach.token, "count" in breach ? breach.count : 1) } : {}),
    why: "flaw" in breach ? s(`flaw-${breach.flaw}`, UNTOLD) : "none",
  };
}

/** The events that an ability causes. */
const EFFECTS = new Set<Event["event"]>([
  "Awaited",
  "Gained",
  "Paid",
  "PaidTo",
  "Recruited",
  "Healed",
  "BootyShown",
  "BootyDiscarded",
  "RelicsPassed",
  "Drew",
]);

/**
 * Merges events: a discard names its actor, so its ability is not announced as well, nor is one that does nothing. The
 * panel shows the question.
 */
function tales(events: Event[]): Event[] {
  const isTold = ({ event }: Event, next?: Event): boolean =>
    event !== "Awaited" && (event !== "Acts" || (next !== undefined && EFFECTS.has(next.event)));
  const told = events.filter((event, index) => isTold(event, events[index + 1]));
  return told.length ? told : events;
}

export const { narrate, undoes, breach, ask } = narrator<Event, Breach, Question>(GAME, {
  event: eventArgs,
  breach: (breach, state, command) => breachArgs(breach, state, command as Command | undefined),
  ask: (question, state) => ({ seat: "none", ...argsOf(question, state) }),
  tales,
});

/** The text of a step of a move. The count tells the scores. */
export const stepText = (events: unknown[], state: TableState): string =>
  narrate(
    events.filter((event) => (event as Event).event !== "Scored"),
    state,
  ).join(" ");

/** The heading of a part of the day, by the event that begins it. */
const PARTS: Partial<Record<Event["event"], string>> = {
  DuskBegan: "time-dusk",
  NightBegan: "time-night",
  RaidEnds: "time-end",
};

/** An event with the mark that no other choice was left. */
type Marked = Event & { forced?: boolean };

/** The Cabin Boy never takes booty. */
const CABIN_BOY = 5;

/** Marks what the rest of the day's booty leaves no choice about. */
function marked(events: Event[], { state, story }: Position): Marked[] {
  const left = { ...today(viewOf(state)) };
  const last = (story.flatMap((entry) => entry.events) as Event[]).findLast(
    ({ event }) => event === "Took" || event === "Entered" || event === "DuskBegan",
  );
  /** The seat whose character has taken booty, and is still on the ship. */
  let taker = last?.event === "Took" ? last.seat : null;
  return events.map((event) => {
    const kinds = heap(left).length;
    if (event.event === "Took") {
      taker = event.seat;
      left[event.token] = (left[event.token] ?? 0) - 1;
      return { ...event, forced: kinds === 1 };
    }
    if (event.event !== "Entered") return event;
    const took = taker === event.seat;
    taker = null;
    return { ...event, forced: !took && kinds === 0 && event.rank !== CABIN_BOY };
  });
}

/** True for an event with which a line of a step begins: a part of the day, or a character's turn in it. */
const begins = ({ event }: Event, last: Event | undefined): boolean =>
  event in PARTS ||
  last?.event === "Entered" ||
  (event === "Took" && last?.event !== "Took") ||
  ["Acts", "DayBegan", "Laid", "RaidEnded"].includes(event);

/** The lines of a step of a move, one for each character's turn. `part` is the heading of the part of the day that begins. */
export function stepLines({ events, before, after }: Step): { part: string; text: string }[] {
  const groups: Event[][] = [];
  for (const event of marked(events as Event[], before)) {
    if (event.event === "Scored") continue;
    const last = groups.at(-1);
    if (!last || begins(event, last.at(-1))) groups.push([event]);
    else last.push(event);
  }
  let part = "";
  return groups.flatMap((group) => {
    const [first] = group;
    const began = first && PARTS[first.event];
    if (began) part = s(began);
    // A night without abilities has no heading.
    if (first?.event === "DayBegan") part = "";
    const told = began ? group.slice(1) : group;
    const text = told.every(({ event }) => event === "Acts") ? "" : narrate(told, after.state).join(" ");
    if (!text) return [];
    const line = { part, text };
    part = "";
    return [line];
  });
}

/** True if pieces move though no player has touched them. */
export const isListed = (event: unknown): boolean => {
  const { event: kind } = event as Event;
  return kind === "Discarded" || (kind !== "Awaited" && EFFECTS.has(kind));
};
