// The lifted card and its selected way, which the track shows.

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

/** Resets both at the beginning of a turn, identified by its name. */
export function beginTurn(turn: string): void {
  if (turn === shown.turn) return;
  shown.turn = turn;
  shown.uses = "harlequin";
  putBack();
}

/** Focuses the card in the tab order. */
export async function focusCard(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>("[data-testid=card][tabindex='0']")?.focus({ preventScroll: true });
}

/** Focuses the first choice of the lifted card. */
export async function focusChoice(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement | SVGElement>("[data-choice][tabindex='0'], button[data-choice]")?.focus();
}
