// The count of a scoring, port by port; at the end of the game with the purses.

import { t } from "../../../lang/index.svelte";
import type { Count, CountLine } from "../../../table/moments";
import { chairNames } from "../../../table/chairs";
import type { Event } from "../../../wire/serenissima-2e";
import type { TableState } from "../../../wire/types";
import { narrate } from "../narrate";
import { colourOf, portName, s, viewOf } from "../words";

const titleOf = (nth: number): string => (nth === 0 ? s("over-early") : s("over-scoring", { nth }));

/** The purses beside the count: before it with open money, after it where it is revealed now. */
function purses(lines: CountLine[], all: Event[], state: TableState): { before: CountLine[]; after: CountLine[] } {
  const ended = all.find((event) => event.event === "GameEnded");
  const found = (ended?.standings ?? []).map(({ seat, ducats }): CountLine => {
    const counted = lines
      .filter((line) => line.seat === seat)
      .reduce((sum, { worth, plus = 0 }) => sum + worth + plus, 0);
    return { seat, name: s("count-purse"), worth: ducats - counted, held: true };
  });
  found.sort((one, other) => one.seat - other.seat);
  const open = viewOf(state).seats.every(({ purse }) => purse !== null);
  return open ? { before: found, after: [] } : { before: [], after: found };
}

/** The count of all scorings among these events. */
export function countOf(all: Event[], state: TableState): Count {
  const view = viewOf(state);
  const ports = all.flatMap((event): CountLine[] =>
    event.event === "PortPaid"
      ? [
          {
            seat: event.seat,
            name: portName(view.board, event.port),
            note: `${event.goods}/${event.slots}`,
            worth: event.ducats,
            plus: event.basilica,
          },
        ]
      : [],
  );
  const { before, after } = purses(ports, all, state);
  const titles = all.flatMap((event) => (event.event === "ScoringBegan" ? [titleOf(event.nth)] : []));
  const isLast = after.length > 0 || before.length > 0;
  return {
    title: titles.join(" · "),
    rules: "SCORE-1 SCORE-2",
    seats: chairNames(state.settings.seating).map((name, seat) => ({ name, colour: colourOf(view, seat) })),
    lines: [...before, ...ports, ...after].filter(({ worth, held }) => worth || !held),
    said: narrate(
      all.filter((event) => event.event === "Income"),
      state,
    ),
    done: isLast ? t("count-result") : s("scoring-done"),
    ...(isLast ? {} : { pays: "ducat" }),
  };
}
