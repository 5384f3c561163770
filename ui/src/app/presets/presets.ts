// Table rules: what a group always plays with, kept under a name. The options are the game's own, and so are the ids
// of the rules that are waived.

import { freshId } from "../../ids";
import { areSameOptions } from "../../table/options";
import type { Client } from "../client.svelte";

/** Hears how the waivers are changed: others may have been changed since they were shown. */
export type Waiving = (of: (now: string[]) => string[]) => void;

export interface Preset {
  /** Under which it is kept. */
  key: string;
  name: string;
  /** The set-up's `options`; absent where the game has none. */
  options?: unknown;
  /** The rules that are waived for good. */
  waivers: string[];
}

const prefix = (game: string) => `rules.${game}.`;

/** What one is called at most, in characters. */
export const LONGEST = 40;

function read(key: string, value: string): Preset | null {
  try {
    const { name, options, waivers } = JSON.parse(value) as Partial<Preset>;
    if (typeof name !== "string" || !Array.isArray(waivers)) return null;
    return { key, name, options, waivers: waivers.filter((id) => typeof id === "string") };
  } catch {
    // One that was forgotten has no value.
    return null;
  }
}

/** Those that are kept for a game, by name. */
export function presets(preferences: Record<string, string>, game: string): Preset[] {
  const found = Object.entries(preferences).filter(([key]) => key.startsWith(prefix(game)));
  const all = found.map(([key, value]) => read(key, value)).filter((one) => one !== null);
  return all.sort((a, b) => a.name.localeCompare(b.name) || a.key.localeCompare(b.key));
}

/** Keeps one, in place of another of the same name. */
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
 * A set-up with these options. One that the preset does not have stays as it is, unless it is `unstated`: then it gets
 * its default, by being left out. One that the game does not have any more is ignored.
 */
export function withOptions<S>(setup: S, options: unknown, unstated: string[]): S {
  const now = optionsOf(setup);
  if (typeof now !== "object" || typeof options !== "object" || !now || !options) return setup;
  const stated = Object.entries(now).filter(([name]) => !unstated.includes(name));
  const known = Object.entries(options).filter(([name]) => name in now || unstated.includes(name));
  return { ...setup, options: Object.fromEntries([...stated, ...known]) };
}

/** Whether a table is played by a preset as it is. */
export function isBy(preset: Preset, setup: unknown, waivers: string[], unstated: string[]): boolean {
  if ([...preset.waivers].sort().join() !== [...waivers].sort().join()) return false;
  return areSameOptions(optionsOf(withOptions(setup, preset.options, unstated)) ?? {}, optionsOf(setup) ?? {});
}
