// Instead of all files of words (`lang/files.ts`): those that a keepsake carries.

import { story } from "./story";

const { language, texts } = story();
const [code, name] = language;

export const files: Record<string, () => Promise<string>> = Object.fromEntries(Object.entries(texts).map(([file, text]) => [`./${code}/${file}.ftl`, () => Promise.resolve(text)]));

export const LANGUAGES: Record<string, string> = { [code]: name };
