// The messages of a game: `event-` and `deed-` for what happened, `rule-` for what was broken,
// `ask-` for what is asked, each with the tag of the thing. What a game adds is how it calls the fields.

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
  /** Events that are told as one. */
  tales?: (events: Event[]) => Event[];
}

export function narrator<
  Event extends { event: string },
  Breach extends { rule: string },
  Question extends { ask: string },
>(
  game: string,
  { event: named, breach, ask, tales = (events) => events }: Names<Event, Breach, Question>,
): Pick<GameUI, "narrate" | "undoes" | "breach" | "ask"> {
  /** The message of each event under this prefix; none where there is no message. */
  const said = (prefix: string, events: Event[], state: TableState): string[] =>
    events
      .filter((event) => has(game, `${prefix}-${event.event}`))
      .map((event) => say(game, `${prefix}-${event.event}`, named(event, state)).trim())
      .filter(Boolean);
  const told = (prefix: string, events: unknown[], state: TableState) => said(prefix, tales(events as Event[]), state);

  return {
    narrate: (events, state) => told("event", events, state),
    // The deed that it began with.
    undoes: (events, state) =>
      said("deed", tales(events as Event[]).slice(0, 1), state)[0] ?? told("event", events, state)[0] ?? "",
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
