// What the gallery must show: every question of every game, every sheet and every page. The lists come from the
// source, not from hand.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Index } from "../../../ui/src/gallery/files";
import type { Story } from "../../../ui/src/gallery/stories";
import { ROOT } from "./processes";

const SOURCE = path.join(ROOT, "ui/src");

/** Every component of the screen, by its file below `src`, with its text. */
function components(): [name: string, text: string][] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => name.endsWith(".svelte") && !name.startsWith("gallery/"))
    .sort()
    .map((name) => [name, readFileSync(path.join(SOURCE, name), "utf8")]);
}

/** Components that open a sheet over a page: a dialog. */
export const sheets = (): string[] =>
  components()
    .filter(([name, text]) => name !== "parts/Sheet.svelte" && /<Sheet[\s>]|parts\/Sheet\.svelte"\)/.test(text))
    .map(([name]) => name);

/** Components that fill the window: their main content is a landmark of its own. */
export const pages = (): string[] =>
  components()
    .filter(([, text]) => /<(main|Door)[\s>]/.test(text))
    .map(([name]) => name);

/** Questions of the games that no state shows, each as `game/question`. */
export function missingQuestions({ games, states }: Index): string[] {
  const shown = new Set(states.map(({ game, question }) => `${game}/${question}`));
  return games
    .flatMap(({ id, questions }) => questions.map((question) => `${id}/${question}`))
    .filter((question) => !shown.has(question));
}

/** Components that no story claims to show. A story that claims it fails if it does not. */
export function missingComponents(wanted: readonly string[], all: readonly Story[]): string[] {
  const shown = new Set(all.flatMap(({ shows = [] }) => shows));
  return wanted.filter((component) => !shown.has(component));
}
