// The files of words, and the languages that there are. A keepsake has those of one game in one language instead
// (`app/keepsake/texts.ts`).

/** Files of words, as `./app.ftl`, each brought when it is wanted. */
export type Files = Record<string, () => Promise<string>>;

const languages = import.meta.glob<Files>("./*/index.ts", { import: "files" });

/** The files of a language: nobody needs to know where those of the others are. */
export const filesOf = async (language: string): Promise<Files> =>
  (await languages[`./${language}/index.ts`]?.()) ?? {};

/** The languages there are, by their own names; the first is spoken where none of them is. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  ru: "Русский",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
};
