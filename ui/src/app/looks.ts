// How a device shows everything, and where a guest's device remembers it.

import { LETTERS, setLetters } from "../parts/keyboard";

export type Preferences = Record<string, string>;

/** Where a guest's device keeps what it remembers. */
const KEPT = "preferences";
/** What choices change how everything looks. */
const LOOKS = ["theme", "text", "letters"];

/** What is remembered on this device itself. */
export function kept(): Preferences {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Preferences;
  } catch {
    return {};
  }
}

/** Remembers it on this device itself. */
export const keep = (preferences: Preferences): void => localStorage.setItem(KEPT, JSON.stringify(preferences));

/** Whether a choice changes how everything looks. */
export const isLook = (key: string): boolean => LOOKS.includes(key);

/** Puts theme, text size and keys into force. */
export function dress(preferences: Preferences): void {
  const chosen = preferences["theme"] ?? "auto";
  const dark = chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  // What is remembered can be damaged: an invalid size means the usual one.
  const text = Number(preferences["text"] ?? "1");
  document.documentElement.style.setProperty("--text", String(text >= 0.5 && text <= 3 ? text : 1));
  setLetters(LETTERS.find((letters) => letters === preferences["letters"]) ?? "plain");
}
