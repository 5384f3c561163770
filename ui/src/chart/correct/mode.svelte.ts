// Correcting: while it is on, a tap on a thing opens its sheet.

import type { Page } from "../board/matching";

export type Target =
  | { what: "port"; port: string }
  | { what: "galley"; galley: number; zone?: string }
  | { what: "seat"; seat: number }
  | { what: "turn" }
  | { what: "board"; page?: Page };

export const mode: { on: boolean; target: Target | null } = $state({ on: false, target: null });

/** Opens the sheet of a thing. */
export function openFix(target: Target): void {
  mode.target = target;
}

/** Whether the sheet "does the table match?" lies open. */
export const check: { open: boolean } = $state({ open: false });

export function openCheck(): void {
  check.open = true;
}
