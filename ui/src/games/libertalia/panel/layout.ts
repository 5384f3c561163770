// The pieces of a new raid, until the first player has chosen.

import type { TableSession } from "../../../table/session.svelte";
import { isCorrection } from "../../../table/story";
import type { Event, Rank } from "../../../wire/libertalia";

/** The ranks that joined every hand, if the booty of the raid was drawn last; null afterwards. */
export function layoutOf({ story, state }: Pick<TableSession, "story" | "state">): Rank[] | null {
  const last = story.findLast((entry) => !isCorrection(entry));
  const isFresh = last?.events.some((event) => (event as Event).event === "BootyLaid");
  const { cards, draws } = state.settings.answering;
  // Players who draw themselves have laid everything out.
  if (!isFresh || state.sealed.length || (cards === "table" && draws === "table")) return null;
  return (
    story
      .flatMap(({ events }) => events as Event[])
      .flatMap((event) => (event.event === "RanksDrawn" ? [event.ranks] : []))
      .at(-1) ?? null
  );
}
