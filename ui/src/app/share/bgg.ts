// The BoardGameGeek numbers of the games: typed in the export sheet, and stored.

import type { Preferences } from "../looks";

/** The typed number of a game; null if there is none. */
export function bggNumber(preferences: Preferences, game: string): number | null {
  const typed = preferences[`bgg.${game}`] ?? "";
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null;
}
