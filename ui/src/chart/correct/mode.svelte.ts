// Correction mode: a tap on a thing opens its sheet.

import type { TableSession } from "../../table/session.svelte";
import type { Page } from "../board/matching";

export type Target =
  | { what: "port"; port: string }
  | { what: "galley"; galley: number; zone?: string }
  | { what: "seat"; seat: number }
  | { what: "turn" }
  | { what: "board"; page?: Page };

/** Properties of a game's sheet that corrects a thing. */
export interface FixSheetProps<View> {
  session: TableSession;
  view: View;
  target: Exclude<Target, { what: "board" }>;
  onclose: () => void;
}

/** Properties of the fields in that sheet. `colours` has the colour of each seat. */
export interface FixProps<View, Fix> {
  session: TableSession;
  view: View;
  colours: string[];
  onsave: (fixes: Fix[]) => void;
}

/** `enters`: a game that is under way is being entered, which the panel shows. */
export const mode: { on: boolean; enters: boolean; target: Target | null } = $state({
  on: false,
  enters: false,
  target: null,
});

/** Opens the sheet of a thing. */
export function openFix(target: Target): void {
  mode.target = target;
}

/** True if the sheet "does the table match?" is open. */
export const check: { open: boolean } = $state({ open: false });

export function openCheck(): void {
  check.open = true;
}
