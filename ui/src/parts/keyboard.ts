// Letters as keys, for who has a keyboard. On a phone nobody presses a letter but by accident: there
// they do nothing, and nothing speaks of them. Who dictates, or lies on the keyboard, has them only
// together with Alt, or not at all (WCAG 2.1.4).

import { MediaQuery } from "svelte/reactivity";

/** A pointer that hovers says that a keyboard lies beside it; a finger does not. */
export const keyboard = new MediaQuery("(hover: hover) and (pointer: fine)");

export const LETTERS = ["plain", "alt", "off"] as const;
export type Letters = (typeof LETTERS)[number];

/** Says how letters act from now on; the style sheet shows them so. */
export function setLetters(letters: Letters): void {
  document.documentElement.dataset["letters"] = letters;
}

const FIELDS = "input, select, textarea";

/** Whether a letter acts: typed in no field, under no sheet, held down by nobody. */
export function isKey(event: KeyboardEvent): boolean {
  const letters = document.documentElement.dataset["letters"] ?? "plain";
  const typing = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  const chord = event.ctrlKey || event.metaKey || event.altKey !== (letters === "alt");
  return keyboard.current && letters !== "off" && !typing && !chord && !event.repeat && !document.querySelector("dialog[open]");
}
