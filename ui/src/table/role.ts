// What a device is at a table.

import type { GuestStatus, Role } from "../wire/types";

/** The seat whose own device this is. */
export const seatOf = (role: Role): number | null => (typeof role === "object" && "seat" in role ? role.seat : null);

/** Whether this is a table's screen on another device. */
export const isScreen = (role: Role): role is { screen: { tables: boolean } } =>
  typeof role === "object" && "screen" in role;

/** Whether a device has the pages around a table too: the host's own screen, or one that looks after the list. */
export const keepsTables = (guest: GuestStatus | null): boolean =>
  !guest || (isScreen(guest.role) && guest.role.screen.tables);
