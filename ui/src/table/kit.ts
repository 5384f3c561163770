// A game's data independent of any table: the content of its box, and its reference page.

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import { say } from "../lang/index.svelte";
import type { BoxPiece } from "../wire/types";

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

/** A thing with its icon and its name. */
export interface Named {
  icon?: Icon | undefined;
  text: string;
  /** A further description. */
  more?: string | undefined;
}

export interface Chapter {
  /** The id of a common chapter: the app has its title (`kit-<id>`). */
  id: string;
  lines: Named[];
}

export interface Kit {
  /** The content of the box, by number of players. */
  box: Record<number, BoxPiece[]>;
  /** A piece of the box. */
  piece(piece: string): Named;
  /** The reference page for a number of players, with the options of the game if it is set up. */
  reference(seats: number, options?: Options): Chapter[];
}

/** The options of a game, by name. */
export type Options = Record<string, unknown>;

/** The chosen ones of these options, as figures for a text: 1 or 0. Without options none is, as in the rulebook. */
export function chosen(options: Options | undefined, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, options?.[name] === true ? 1 : 0]));
}

/** Chapters from the game's lines (`ref-<chapter>-<n>`), each with its icon, and the game's figures in them. */
export function chapters(game: string, figures: Record<string, number> = {}, icons: Record<string, Icon[]>): Chapter[] {
  return Object.entries(icons).map(([id, drawn]) => ({
    id,
    lines: drawn.map((icon, index) => ({ icon, text: say(game, `ref-${id}-${index + 1}`, figures) })),
  }));
}

/** The legend of the box's pieces. */
export function symbols(kit: Pick<Kit, "box" | "piece">, seats: number): Chapter {
  const drawn = (kit.box[seats] ?? []).map(({ piece }) => kit.piece(piece)).filter(({ icon }) => icon);
  return { id: "symbols", lines: drawn };
}
