// The messages of a game: `event-` for what happened, `rule-` for what was broken, `ask-` for what is asked, each with
// the tag of the thing; `undo-what` names an event in a word or two. What a game adds is how it calls the fields.

import { has, say, texts, type Args } from "../lang/index.svelte";
import type { TableState } from "../wire/types";
import type { GameUI, RuleText } from "./contract";

/** Letters of a name in a question: the seat's shape stands beside it, and the question keeps to its line. */
const LETTERS = 12;

const shortName = (name: string) => {
  const letters = [...name];
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join("").trimEnd()}…` : name;
};

/** The state with short names. */
const shortened = (state: TableState): TableState => ({
  ...state,
  settings: {
    ...state.settings,
    seating: state.settings.seating.map((chair) => ({ ...chair, name: shortName(chair.name) })),
  },
});

/** How a game calls things: the parameters of their messages. */
interface Names<Event, Breach, Question> {
  event: (event: Event, state: TableState) => Args;
  breach: (breach: Breach, state: TableState) => Args;
  ask: (question: Question & { seat?: number }, state: TableState) => Args;
  /** The event whose name says what undoing this one undoes, if it is another. */
  undone?: (event: Event) => string;
  /** Events that are told as one. */
  tales?: (events: Event[]) => Event[];
}

export function narrator<
  Event extends { event: string },
  Breach extends { rule: string },
  Question extends { ask: string },
>(
  game: string,
  {
    event: named,
    breach,
    ask,
    undone = ({ event }) => event,
    tales = (events) => events,
  }: Names<Event, Breach, Question>,
): Pick<GameUI, "narrate" | "undoes" | "breach" | "ask"> {
  return {
    narrate: (events, state) =>
      tales(events as Event[])
        .filter(({ event }) => has(game, `event-${event}`))
        .map((event) => say(game, `event-${event.event}`, named(event, state)).trim())
        .filter(Boolean),
    // The event that it began with names it.
    undoes(events) {
      const [first] = tales(events as Event[]);
      return say(game, "undo-what", { event: first ? undone(first) : "none" });
    },
    breach(broken, state) {
      const what = broken as Breach;
      return say(game, `rule-${what.rule}`, breach(what, state));
    },
    ask(question, state) {
      const asked = question as Question;
      const [actor] = state.asks.find((open) => open[1] === question) ?? state.asks[0] ?? [];
      return say(
        game,
        `ask-${asked.ask}`,
        ask({ ...(typeof actor === "object" ? { seat: actor.seat } : {}), ...asked }, shortened(state)),
      );
    },
  };
}

/** The words of a game's rules, chapter by chapter in this order. They are loaded when somebody asks. */
export async function rulesOf(game: string, chapters: Record<string, string[]>): Promise<RuleText[]> {
  // Some sentences stand in both.
  await texts(game, "rules", "breaches");
  return Object.entries(chapters).flatMap(([chapter, ids]) =>
    ids.map((id) => ({ id, chapter, title: say(game, `help-${id}#title`), help: say(game, `help-${id}`) })),
  );
}
