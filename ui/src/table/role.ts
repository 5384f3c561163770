// The roles of devices at a table.

import { type GuestStatus, type Least, RIGHTS, type Request, type Role } from "../wire/types";

/** The seat of this device; null for others. */
export const seatOf = (role: Role): number | null => (typeof role === "object" && "seat" in role ? role.seat : null);

/** True if this is a table's screen on another device. */
export const isScreen = (role: Role): role is { screen: { tables: boolean } } =>
  typeof role === "object" && "screen" in role;

const RANKS: Least[] = ["anyone", "seat", "screen", "tables_screen", "host"];

/** True if a device may send requests of this kind. The host can still refuse one because of its content. */
export function may(guest: GuestStatus | null, kind: Request["type"]): boolean {
  const rank = (least: Least) => RANKS.indexOf(least);
  return rank(RIGHTS[kind].least) <= rank(guest ? leastOf(guest.role) : "host");
}

function leastOf(role: Role): Least {
  if (isScreen(role)) return role.screen.tables ? "tables_screen" : "screen";
  return seatOf(role) === null ? "anyone" : "seat";
}

/**
 * True if a device also has the pages around a table: the host's own screen, or one that manages the list of tables.
 */
export const keepsTables = (guest: GuestStatus | null): boolean =>
  !guest || (isScreen(guest.role) && guest.role.screen.tables);
