// The numbers that BoardGameGeek gives the games: typed in the export sheet, and remembered.

import type { Preferences } from "../looks";

/** The number that was typed for a game; none if there is none. */
export function bggNumber(preferences: Preferences, game: string): number | null {
  const typed = preferences[`bgg.${game}`] ?? "";
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null;
}
