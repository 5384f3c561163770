// Text files and languages. An offline replay has those of one game in one language instead (`app/keepsake/texts.ts`).

/** Text files, as `./app.ftl`, each loaded on demand. */
export type Files = Record<string, () => Promise<string>>;

const languages = import.meta.glob<Files>("./*/index.ts", { import: "files" });

/**
 * The text files of a language. Each language lists its own, so that a device does not load the lists of the others.
 */
export const filesOf = async (language: string): Promise<Files> =>
  (await languages[`./${language}/index.ts`]?.()) ?? {};

/** The languages by their own names; the first is the fallback. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  ru: "Русский",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
};
