// Letters as shortcuts for keyboards. On phones they are off and hidden, because a letter is only pressed by accident.
// For speech input and accidental presses, a setting requires Alt or switches them off (WCAG 2.1.4).

import { MediaQuery } from "svelte/reactivity";

/** A pointer that can hover suggests a keyboard beside it; a finger does not. */
export const keyboard = new MediaQuery("(hover: hover) and (pointer: fine)");

export const LETTERS = ["plain", "alt", "off"] as const;
export type Letters = (typeof LETTERS)[number];

/** Sets how letters act; the style sheet shows them accordingly. */
export function setLetters(letters: Letters): void {
  document.documentElement.dataset["letters"] = letters;
}

/** A held key touches only once, because its repeats were not meant for the next element. */
export function touchOnce(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
  if (event.target instanceof Element && event.target.closest("input, textarea")) return;
  event.preventDefault();
  event.stopPropagation();
}

const FIELDS = "input, select, textarea";

/**
 * True if a letter acts as a shortcut. False while the user types in a field or a sheet is open, and for repeats of a
 * held key.
 */
export function isKey(event: KeyboardEvent): boolean {
  const letters = document.documentElement.dataset["letters"] ?? "plain";
  const typing = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  const chord = event.ctrlKey || event.metaKey || event.altKey !== (letters === "alt");
  return (
    keyboard.current &&
    letters !== "off" &&
    !typing &&
    !chord &&
    !event.repeat &&
    !document.querySelector("dialog[open]")
  );
}
