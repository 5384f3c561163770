// What a game says of itself apart from any table: what lies in its box, and its page for reference.

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import { say } from "../lang/index.svelte";
import type { BoxPiece } from "../wire/types";

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

/** A thing as it is drawn, and how it is called. */
export interface Named {
  icon?: Icon | undefined;
  text: string;
  /** What else is said of it. */
  more?: string | undefined;
}

export interface Chapter {
  /** One of the chapters of every page: its title is the app's (`kit-<id>`). */
  id: string;
  lines: Named[];
}

export interface Kit {
  /** What lies in the box, by the number of players. */
  box: Record<number, BoxPiece[]>;
  /** A piece of the box. */
  piece(piece: string): Named;
  /** The page for reference for so many players, with the options of their game if it is set up. */
  reference(seats: number, options?: Options): Chapter[];
}

/** The options of a game, by name. */
export type Options = Record<string, unknown>;

/** Which of these options are chosen, as figures for a text: 1 or 0. Without options none is, as in the rulebook. */
export function chosen(options: Options | undefined, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, options?.[name] === true ? 1 : 0]));
}

/** Chapters whose lines are the game's (`ref-<chapter>-<n>`), each line with its icon, and the game's figures in
 * them. */
export function chapters(game: string, figures: Record<string, number> = {}, icons: Record<string, Icon[]>): Chapter[] {
  return Object.entries(icons).map(([id, drawn]) => ({
    id,
    lines: drawn.map((icon, index) => ({ icon, text: say(game, `ref-${id}-${index + 1}`, figures) })),
  }));
}

/** What is drawn of the box's pieces, for whoever does not know the drawings. */
export function symbols(kit: Pick<Kit, "box" | "piece">, seats: number): Chapter {
  const drawn = (kit.box[seats] ?? []).map(({ piece }) => kit.piece(piece)).filter(({ icon }) => icon);
  return { id: "symbols", lines: drawn };
}
