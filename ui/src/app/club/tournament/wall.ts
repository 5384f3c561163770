// The content of the room display for a tournament: the players, their tables, the standings, and the podium at the
// end. Each is as large as the screen allows.

import { current, t } from "../../../lang/index.svelte";
import type { TournamentSeen } from "../../../wire/evening";
import { nameOf, points, tieReason } from "./figures";

export interface Line {
  key: number;
  before: string;
  name: string;
  after: string;
  /** The criterion that broke a tie with the line above; empty if points decided. */
  note: string;
}

/** Space for lines, in units of the room display. */
export interface Space {
  width: number;
  height: number;
  /** The smallest letters. */
  least: number;
}

/** Lines under a title, with the size of their letters in units of the room display. */
export interface Panel {
  title: string;
  lines: Line[];
  columns: number;
  size: number;
}

/** Panels that are shown at the same time. */
export type WallPage = Panel[];

/** The largest letters, and the smallest of two panels side by side. */
const LARGEST = 120;
const BESIDE = 50;
/** The space between columns and between panels, and a title with the space below it. */
export const GAP = 48;
export const TITLE = 88;
/** The average width of a letter, and the height of a line without and with a note: ems. */
const LETTER = 0.5;
const LINE = 1.55;
const NOTED = 2.2;

const widthOf = ({ before, name, after }: Line) => (before ? 2.4 : 0) + (name.length + after.length) * LETTER + 1;

/** The columns and letters with which lines fill a space; `most` of them fit at once. */
export function fit(lines: Line[], { width, height, least }: Space): { columns: number; size: number; most: number } {
  const widest = Math.max(...lines.map(widthOf));
  const high = lines.some(({ note }) => note) ? NOTED : LINE;
  const sizes = [1, 2, 3, 4].map((columns) => ({
    columns,
    size: Math.min(
      LARGEST,
      height / (Math.ceil(lines.length / columns) * high),
      (width - GAP * (columns - 1)) / (columns * widest),
    ),
  }));
  const best = sizes.reduce((one, other) => (other.size > one.size ? other : one));
  if (best.size >= least) return { ...best, most: lines.length };
  const columns = Math.max(1, Math.floor((width + GAP) / (widest * least + GAP)));
  return { columns, size: least, most: columns * Math.max(1, Math.floor(height / (least * high))) };
}

const within = (space: Space): Space => ({ ...space, height: space.height - TITLE });

/** Lines in as many panels as they need. */
export function panels(title: string, lines: Line[], space: Space): Panel[] {
  if (!lines.length) return [];
  const { columns, size, most } = fit(lines, within(space));
  return Array.from({ length: Math.ceil(lines.length / most) }, (_, page) => ({
    title,
    lines: lines.slice(page * most, (page + 1) * most),
    columns,
    size,
  }));
}

const byName = (lines: Line[]) => lines.sort((one, other) => one.name.localeCompare(other.name, current()));

/** Everyone who plays, before the first round is drawn. */
export function playerPanels(seen: TournamentSeen, space: Space): Panel[] {
  const present = seen.players.filter(({ left }) => !left);
  const lines = present.map(({ player, name }) => ({ key: player, before: "", name, after: "", note: "" }));
  return panels(t("club-joined", { people: lines.length }), byName(lines), space);
}

/** Everyone in the last round by name, because players look for their own name. */
function seatLines(seen: TournamentSeen): Line[] {
  const round = seen.rounds.at(-1);
  const line = (player: number, after: string): Line => ({
    key: player,
    before: "",
    name: nameOf(seen, player),
    after,
    note: "",
  });
  const lines = [
    ...(round?.tables ?? []).flatMap(({ seats, label }) => seats.map((player) => line(player, `› ${label}`))),
    ...(round?.byes ?? []).map((player) => line(player, t("tournament-bye"))),
  ];
  return byName(lines);
}

export const standingLines = (seen: TournamentSeen): Line[] =>
  seen.standings.map((one) => ({
    key: one.player,
    before: `${one.place}.`,
    name: nameOf(seen, one.player),
    after: points(one.points),
    note: seen.over ? tieReason(one) : "",
  }));

/** The pages of a round that is played: `seats` are those that come first and stay. */
export function roundPages(seen: TournamentSeen, space: Space): { seats: WallPage[]; all: WallPage[] } {
  const title = t("tournament-round-of", { n: seen.rounds.length, of: seen.plan.settings.rounds });
  const lines = seatLines(seen);
  const counted = seen.rounds.some(({ tables }) => tables.some(({ outcome }) => outcome));
  const standings = counted ? standingLines(seen) : [];
  const upright = space.height > space.width;
  const half = upright ? { ...space, height: (space.height - GAP) / 2 } : { ...space, width: (space.width - GAP) / 2 };
  const beside = [...panels(title, lines, half), ...panels(t("tournament-standings"), standings, half)];
  if (beside.length === 2 && beside.every(({ size }) => size >= BESIDE)) return { seats: [beside], all: [beside] };
  const seats = panels(title, lines, space).map((panel) => [panel]);
  return { seats, all: [...seats, ...panels(t("tournament-standings"), standings, space).map((panel) => [panel])] };
}
