// The game's terms for its report.

import { accountWords } from "../../table/account";
import { list, t } from "../../lang/index.svelte";
import { seatName } from "../../table/chairs";
import { places } from "./score/tally";
import { GAME, rankName, s, viewOf } from "./words";

/** A campaign's days: turns count through all campaigns. */
const DAYS = 6;
const dateOf = (turn: number) => {
  const before = Math.max(0, turn - 1);
  return { raid: Math.floor(before / DAYS) + 1, day: (before % DAYS) + 1 };
};

export default accountWords(GAME, {
  place: ({ place }) => (place === null ? "" : rankName(Number(place))),
  at: (turn) => `${s("raid", dateOf(turn))}, ${s("day", dateOf(turn))}`,
  since: (turn) => s("account-since", dateOf(turn)),
  thing: (what) => what,
  start: "start",
  amount: (count) => s("points", { count }),
  decided: (state) => {
    const { players } = viewOf(state);
    const [first, second] = places(viewOf(state));
    if (!first || !second || first.place === second.place) return "";
    if (players[first.seat]?.score !== players[second.seat]?.score) return "";
    const named = [first, second].map(({ seat }) =>
      t("story-named", { seat: seatName(state, seat), amount: players[seat]?.scores.at(-1) ?? 0 }),
    );
    return t("story-edge", {
      source: s("raid", { raid: players[first.seat]?.scores.length ?? 0 }),
      amounts: list(named),
    });
  },
});
