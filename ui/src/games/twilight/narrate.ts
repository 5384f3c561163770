// From events, breaches and questions to the parameters of their messages. No rules here.

import type { Args } from "../../lang/index.svelte";
import type { Breach, Event, Fix, Question, TableState } from "../../wire/twilight";
import { narrator } from "../narrator";
import { cardName, cardsText, cellName, GAME, pawnName, s, suitName } from "./words";
import { seatName } from "../../table/chairs";

const nameOf = (state: TableState) => (seat: number) => seatName(state, seat);
const plain = (value: unknown): string | number =>
  typeof value === "number" ? value : typeof value === "string" || typeof value === "boolean" ? String(value) : "none";

/** Converts every field of an event, a breach or a question to the parameter of its message. */
function argsOf(thing: object, state: TableState): Args {
  const name = nameOf(state);
  const args: Args = {};
  for (const [key, value] of Object.entries(thing)) {
    if (key === "seat" || key === "winner" || key === "ran_out")
      args[key] = typeof value === "number" ? name(value) : "none";
    else if (key === "pawn") args[key] = pawnName(value as never, name);
    else if (key === "card") args[key] = cardName(value as never);
    else if (["suit", "uses", "first", "now"].includes(key) && typeof value === "string")
      args[key] = suitName(value as never);
    else if (
      ["to", "doge", "harlequin", "lower", "upper", "favourite", "cell"].includes(key) &&
      typeof value === "number"
    )
      args[key] = cellName(value, name);
    else args[key] = plain(value);
  }
  return args;
}

function eventArgs(event: Event, state: TableState): Args {
  const name = nameOf(state);
  const args = argsOf(event, state);
  switch (event.event) {
    case "RoundBegan":
      return { ...args, merchant: name(event.merchant), harlequin: name(1 - event.merchant) };
    case "Played":
      return {
        ...args,
        moves: event.moved
          .map(({ pawn, to }) => s("move", { pawn: pawnName(pawn, name), to: cellName(to, name) }))
          .join(", "),
      };
    case "TurnEnded": {
      const [first, second] = event.counts;
      return { ...args, first, second, one: name(0), other: name(1), moved: Math.abs(first - second) };
    }
    case "HandChanged":
      return { ...args, cards: cardsText(event.cards) };
    case "MatchEnded":
      return { ...args, one: name(0), other: name(1), first: event.rounds[0], second: event.rounds[1] };
    case "Corrected":
      return { ...args, what: event.fix.what, text: fixText(event.fix, state) };
    default:
      return args;
  }
}

function fixText(fix: Fix, state: TableState): string {
  const name = nameOf(state);
  switch (fix.what) {
    case "Pawn":
      return s("move", { pawn: pawnName(fix.pawn, name), to: cellName(fix.cell, name) });
    case "Discard":
      return s("card-times", { card: cardName(fix.card), times: fix.count });
    case "HandSize":
      return s("fix-hand", { seat: name(fix.seat), count: fix.count });
    case "Merchant":
      return s("correct-has-merchant", { seat: name(fix.seat) });
    case "Turn":
      return s("ask-Turn", { seat: name(fix.seat) });
    case "Deal":
      return s("deal", { deal: fix.deal });
    case "Rounds":
      return fix.results.map((seat) => (seat === null ? s("round-drawn") : name(seat))).join(", ") || "–";
    case "Options":
      return s("setup-options");
  }
}

/** Fields of a flaw beside its rule, which messages do not name. */
const UNTOLD: Args = Object.fromEntries(
  ["pawn", "card", "count", "deal", "seat", "line", "text"].map((key) => [key, "none"]),
);

function breachArgs(breach: Breach, state: TableState): Args {
  return { ...argsOf(breach, state), why: "flaw" in breach ? s(`flaw-${breach.flaw}`, UNTOLD) : "none" };
}

export const { narrate, undoes, breach, ask } = narrator<Event, Breach, Question>(GAME, {
  event: eventArgs,
  breach: breachArgs,
  ask: (question, state) => ({ seat: "none", ...argsOf(question, state) }),
});
