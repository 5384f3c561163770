// The display settings of a device, and their storage on a guest's device.

import { LETTERS, setLetters } from "../parts/keyboard";
import { deviceStorage } from "../storage";

export type Preferences = Record<string, string>;

/** Storage key of the preferences on a guest's device. */
const KEPT = "preferences";
/** Preferences that affect the display. */
const LOOKS = ["theme", "text", "letters"];

/** The preferences stored on this device itself. */
export function kept(): Preferences {
  try {
    return JSON.parse(deviceStorage.getItem(KEPT) ?? "{}") as Preferences;
  } catch {
    return {};
  }
}

/** Stores the preferences on this device itself. */
export const keep = (preferences: Preferences): void => deviceStorage.setItem(KEPT, JSON.stringify(preferences));

/** Storage key of the chosen language, also on the host's own screen: it is read before the first text is shown. */
const LANGUAGE = "language";
export const keptLanguage = (): string | null => deviceStorage.getItem(LANGUAGE);
export const keepLanguage = (language: string): void => deviceStorage.setItem(LANGUAGE, language);

/** True if a preference affects the display. */
export const isLook = (key: string): boolean => LOOKS.includes(key);

/** Applies theme, text size and keys. */
export function dress(preferences: Preferences): void {
  const chosen = preferences["theme"] ?? "auto";
  const dark = chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  // Stored values can be damaged: an invalid size means the default.
  const text = Number(preferences["text"] ?? "1");
  document.documentElement.style.setProperty("--text", String(text >= 0.5 && text <= 3 ? text : 1));
  setLetters(LETTERS.find((letters) => letters === preferences["letters"]) ?? "plain");
}
