// The messages of a game: `event-` for events, `rule-` for breaches, `ask-` for questions, each with the tag of its
// variant; `undo-what` names an event in a word or two. A game adds the names of its fields.

import { has, say, texts, type Args } from "../lang/index.svelte";
import { shortName } from "../table/chairs";
import type { TableState } from "../wire/types";
import type { GameUI, RuleText } from "./contract";

/** The state with shortened names. */
const shortened = (state: TableState): TableState => ({
  ...state,
  settings: {
    ...state.settings,
    seating: state.settings.seating.map((chair) => ({ ...chair, name: shortName(chair.name) })),
  },
});

/** How a game names things: the parameters of its messages. */
interface Names<Event, Breach, Question> {
  event: (event: Event, state: TableState) => Args;
  breach: (breach: Breach, state: TableState, command?: unknown) => Args;
  ask: (question: Question & { seat?: number }, state: TableState) => Args;
  /** The event that names an undo, if it is another one than the undone. */
  undone?: (event: Event) => string;
  /** Merges events that share one text. */
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
    // Named after the event that began it.
    undoes(events) {
      const [first] = tales(events as Event[]);
      return say(game, "undo-what", { event: first ? undone(first) : "none" });
    },
    breach(broken, state, command) {
      const what = broken as Breach;
      return say(game, `rule-${what.rule}`, breach(what, state, command));
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

/** The texts of a game's rules, by chapter in this order. Loaded on demand. */
export async function rulesOf(game: string, chapters: Record<string, string[]>): Promise<RuleText[]> {
  // Both files share some sentences.
  await texts(game, "rules", "breaches");
  return Object.entries(chapters).flatMap(([chapter, ids]) =>
    ids.map((id) => ({ id, chapter, title: say(game, `help-${id}#title`), help: say(game, `help-${id}`) })),
  );
}
