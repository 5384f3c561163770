// What a tournament has to say to a room: where everybody sits, and where they stand, in pages.

import { current, t } from "../../../lang/index.svelte";
import type { TournamentSeen } from "../../../wire/evening";
import { nameOf, points } from "./figures";

export interface Line {
  key: number;
  before: string;
  name: string;
  after: string;
}

export interface LinesPage {
  title: string;
  lines: Line[];
}

/** Everybody of the round that is played, by name: who looks for their table looks for themselves. */
function seats(seen: TournamentSeen): Line[] {
  const round = seen.rounds.at(-1);
  const line = (player: number, after: string): Line => ({
    key: player,
    before: "",
    name: nameOf(seen, player),
    after,
  });
  const lines = [
    ...(round?.tables ?? []).flatMap(({ seats, label }) => seats.map((player) => line(player, `› ${label}`))),
    ...(round?.byes ?? []).map((player) => line(player, t("tournament-bye"))),
  ];
  return lines.sort((one, other) => one.name.localeCompare(other.name, current()));
}

function standings(seen: TournamentSeen): Line[] {
  return seen.standings.map((one) => ({
    key: one.player,
    before: `${one.place}.`,
    name: nameOf(seen, one.player),
    after: points(one.points),
  }));
}

function pages(title: string, lines: Line[], most: number): LinesPage[] {
  return Array.from({ length: Math.ceil(lines.length / most) }, (_, page) => ({
    title,
    lines: lines.slice(page * most, (page + 1) * most),
  }));
}

/** The pages that a wall shows between its tables, with at most so many lines each. */
export function wallPages(seen: TournamentSeen | null, most: number): LinesPage[] {
  if (!seen?.rounds.length) return [];
  const n = seen.rounds.length;
  const seated = seen.over
    ? []
    : pages(t("tournament-round-of", { n, of: seen.plan.settings.rounds }), seats(seen), most);
  return [...seated, ...pages(t(seen.over ? "tournament-final" : "tournament-standings"), standings(seen), most)];
}
