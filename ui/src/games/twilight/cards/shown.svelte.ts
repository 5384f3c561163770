// Which card is lifted and which of its ways is being looked at: the track shows them.

import { tick } from "svelte";
import type { PlayView, Suit } from "../../../wire/twilight";
import type { Tile } from "./plays";

export const shown = $state<{ tile: Tile | null; way: PlayView | null; uses: Suit; turn: string }>({
  tile: null,
  way: null,
  uses: "harlequin",
  turn: "",
});

/** Puts the lifted card back. */
export function putBack(): void {
  shown.tile = null;
  shown.way = null;
}

/** Puts everything back at the beginning of a turn: each has a name of its own. */
export function beginTurn(turn: string): void {
  if (turn === shown.turn) return;
  shown.turn = turn;
  shown.uses = "harlequin";
  putBack();
}

/** Moves the focus to the card that Tab reaches. */
export async function focusCard(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>("[data-testid=card][tabindex='0']")?.focus({ preventScroll: true });
}

/** Moves the focus to the first choice of the lifted card. */
export async function focusChoice(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement | SVGElement>("[data-choice][tabindex='0'], button[data-choice]")?.focus();
}
