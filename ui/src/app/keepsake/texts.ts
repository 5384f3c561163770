// Replaces the text files (`lang/files.ts`) by those of an offline replay.

import type { Files } from "../../lang/files";
import { story } from "./story";

const { language, texts } = story();
const [code, name] = language;

const files: Files = Object.fromEntries(
  Object.entries(texts).map(([file, text]) => [`./${file}.ftl`, () => Promise.resolve(text)]),
);

export const filesOf = (): Promise<Files> => Promise.resolve(files);

export const LANGUAGES: Record<string, string> = { [code]: name };
