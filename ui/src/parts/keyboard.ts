// Letters as shortcuts, for people with a keyboard. On a phone a letter is only ever pressed by accident:
// there they do nothing, and are not mentioned. Who dictates, or lies on the keyboard, has them only together
// with Alt, or not at all (WCAG 2.1.4).

import { MediaQuery } from "svelte/reactivity";

/** A pointer that can hover suggests a keyboard beside it; a finger does not. */
export const keyboard = new MediaQuery("(hover: hover) and (pointer: fine)");

export const LETTERS = ["plain", "alt", "off"] as const;
export type Letters = (typeof LETTERS)[number];

/** Says how letters act from now on; the style sheet shows them so. */
export function setLetters(letters: Letters): void {
  document.documentElement.dataset["letters"] = letters;
}

/** A key that is held down touches once: it did not mean what comes under it after the first touch. */
export function touchOnce(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
  if (event.target instanceof Element && event.target.closest("input, textarea")) return;
  event.preventDefault();
  event.stopPropagation();
}

const FIELDS = "input, select, textarea";

/** Whether a letter acts: not while typing in a field, under a sheet, or as a repeat of a held key. */
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
