// Letters as keys, for who has a keyboard. On a phone nobody presses a letter but by accident: there
// they do nothing, and nothing speaks of them.

import { MediaQuery } from "svelte/reactivity";

/** A pointer that hovers says that a keyboard lies beside it; a finger does not. */
export const keyboard = new MediaQuery("(hover: hover) and (pointer: fine)");

const FIELDS = "input, select, textarea";

/** Whether a letter acts: typed in no field, under no sheet, held down by nobody. */
export function isKey(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  const chord = event.ctrlKey || event.metaKey || event.altKey;
  return keyboard.current && !typing && !chord && !event.repeat && !document.querySelector("dialog[open]");
}
