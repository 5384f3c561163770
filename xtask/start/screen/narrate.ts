// From events, breaches and questions to the parameters of their messages. No rules here.

import { current, type Args } from "../../lang/index.svelte";
import type { TableState } from "../../wire/types";
import type { Breach, Event, Question } from "../../wire/roshambo";
import { narrator } from "../narrator";
import { GAME, s } from "./words";

const nameOf = (state: TableState, seat: number): string => state.settings.seating[seat]?.name ?? "";

/** Converts every field of an event, a breach or a question to the parameter of its message. */
function argsOf(thing: object, state: TableState): Args {
  const args: Args = { sign: "none" };
  for (const [key, value] of Object.entries(thing)) {
    if (key === "seat") args[key] = nameOf(state, value as number);
    else if (typeof value === "number" || typeof value === "string") args[key] = value;
  }
  return args;
}

function eventArgs(event: Event, state: TableState): Args {
  if (event.event !== "Revealed") return argsOf(event, state);
  const all = event.signs.map((sign, seat) =>
    s("shown", { seat: nameOf(state, seat), sign, points: event.points[seat] ?? 0 }),
  );
  return { all: new Intl.ListFormat(current()).format(all) };
}

export const { narrate, undoes, breach, ask } = narrator<Event, Breach, Question>(GAME, {
  event: eventArgs,
  breach: argsOf,
  ask: (question, state) => ({ seat: "none", ...argsOf(question, state) }),
});
