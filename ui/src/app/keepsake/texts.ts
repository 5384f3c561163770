// Instead of all files of words (`lang/files.ts`): those that a keepsake carries.

import type { Files } from "../../lang/files";
import { story } from "./story";

const { language, texts } = story();
const [code, name] = language;

const files: Files = Object.fromEntries(
  Object.entries(texts).map(([file, text]) => [`./${file}.ftl`, () => Promise.resolve(text)]),
);

export const filesOf = (): Promise<Files> => Promise.resolve(files);

export const LANGUAGES: Record<string, string> = { [code]: name };
