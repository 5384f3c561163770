// Presets: the options and waived rules of a group, stored under a name. The options and the ids of rules are the
// game's own.

import { freshId } from "../../ids";
import { areSameOptions } from "../../table/options";
import type { Client } from "../client.svelte";

/** Receives a change of the waivers as a function, because others may have changed them since they were shown. */
export type Waiving = (of: (now: string[]) => string[]) => void;

export interface Preset {
  /** The preference key. */
  key: string;
  name: string;
  /** The set-up's `options`; absent where the game has none. */
  options?: unknown;
  /** The permanently waived rules. */
  waivers: string[];
}

const prefix = (game: string) => `rules.${game}.`;

/** The length limit of a name, in characters. */
export const LONGEST = 40;

function read(key: string, value: string): Preset | null {
  try {
    const { name, options, waivers } = JSON.parse(value) as Partial<Preset>;
    if (typeof name !== "string" || !Array.isArray(waivers)) return null;
    return { key, name, options, waivers: waivers.filter((id) => typeof id === "string") };
  } catch {
    // A deleted preset has no value.
    return null;
  }
}

/** The presets of a game, by name. */
export function presets(preferences: Record<string, string>, game: string): Preset[] {
  const found = Object.entries(preferences).filter(([key]) => key.startsWith(prefix(game)));
  const all = found.map(([key, value]) => read(key, value)).filter((one) => one !== null);
  return all.sort((a, b) => a.name.localeCompare(b.name) || a.key.localeCompare(b.key));
}

/** Stores a preset, and replaces one of the same name. */
export function keep(client: Client, game: string, { name, options, waivers }: Omit<Preset, "key">): Promise<void> {
  const same = presets(client.preferences, game).find((one) => one.name === name);
  return client.prefer(
    same?.key ?? `${prefix(game)}${freshId().slice(0, 8)}`,
    JSON.stringify({ name, options, waivers }),
  );
}

export const forget = (client: Client, { key }: Preset): Promise<void> => client.prefer(key, "");

/** The options of a set-up, if the game has any. */
export const optionsOf = (setup: unknown): unknown => (setup as { options?: unknown } | null)?.options;

/**
 * Applies a preset's options to a set-up. Missing ones stay, unless they are `unstated`: then they are removed, which
 * means their default. Options that the game no longer has are ignored.
 */
export function withOptions<S>(setup: S, options: unknown, unstated: string[]): S {
  const now = optionsOf(setup);
  if (typeof now !== "object" || typeof options !== "object" || !now || !options) return setup;
  const stated = Object.entries(now).filter(([name]) => !unstated.includes(name));
  const known = Object.entries(options).filter(([name]) => name in now || unstated.includes(name));
  return { ...setup, options: Object.fromEntries([...stated, ...known]) };
}

/** True if a table has exactly the rules of a preset. */
export function isBy(preset: Preset, setup: unknown, waivers: string[], unstated: string[]): boolean {
  if ([...preset.waivers].sort().join() !== [...waivers].sort().join()) return false;
  return areSameOptions(optionsOf(withOptions(setup, preset.options, unstated)) ?? {}, optionsOf(setup) ?? {});
}
