// The files of words, and the languages that there are. A keepsake has those of one game in one language instead
// (`app/keepsake/texts.ts`).

export const files = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

/** The languages there are, by their own names; the first is spoken where none of them is. */
export const LANGUAGES: Record<string, string> = { en: "English", ru: "Русский", es: "Español", fr: "Français", de: "Deutsch" };
