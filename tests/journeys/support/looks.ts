// The looks in which the gallery shows its stories: a size, a language, letters and a theme, different from story to story.

import type { Index } from "../../../ui/src/gallery/files";
import type { Story } from "../../../ui/src/gallery/stories";
import { type Dress, dressName, LETTERS, MAIN_SIZES, NARROWEST, SIZES } from "./layout";
import { LONG } from "./long";
import { LANGUAGES, type Language } from "./t";

export interface Look extends Dress {
  language: Language;
}

/** Devices that show what another device of the same state shows, but for a few controls. */
const ALIKE = ["other", "spectator", "screen", "hosting"];

/** Whether a story differs little from another of the same state or game: it has fewer looks. */
export const isAlike = ({ state = "", device = "host", steps = [], name }: Story) =>
  !steps.length &&
  (ALIKE.includes(device) || /-late$|\/end\/(?!longest)|\/older\//.test(state) || /\/over\//.test(name));

export const isTelevision = ({ preferences = {} }: Story) => preferences["television"] === "yes";

const OTHERS = LANGUAGES.filter((language) => language !== "en");

/** A number that depends on a name alone, so that another story does not change the look of this one. */
const numberOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/**
 * A rotating look: language, size, letters and theme differ from story to story. The stories of a game together cover
 * all of them in every language.
 */
function rotatingLook(nth: number, languages: readonly Language[]): Look {
  const turn = Math.floor(nth / languages.length);
  const size = SIZES[(turn * 3) % SIZES.length] ?? MAIN_SIZES.lying;
  const letters = size[0] < NARROWEST ? 1 : (LETTERS[Math.floor(turn / 3) % LETTERS.length] ?? 1);
  const theme = Math.floor(turn / SIZES.length) % 2 ? "dark" : "light";
  return { language: languages[nth % languages.length] ?? "en", size, letters, theme };
}

/** The looks of a story. A usual run has the first, a long run all: the tablet in English as well, unless the story
 * differs little from another. */
export function looksOf(story: Story): [Look, ...Look[]] {
  const nth = numberOf(story.name);
  const size = nth % 2 ? ([1080, 1920] as const) : ([1920, 1080] as const);
  if (isTelevision(story)) return [{ language: LANGUAGES[nth % LANGUAGES.length] ?? "en", size, theme: "dark" }];
  if (isAlike(story)) return [rotatingLook(nth, LANGUAGES)];
  return [rotatingLook(nth, OTHERS), { language: "en", size: MAIN_SIZES.lying, letters: 1, theme: "light" }];
}

/** The first look of each story, or all. */
export const looksInRun = (story: Story): Look[] => looksOf(story).slice(0, LONG ? undefined : 1);

/** The name of a sheet or page that several games have in common; null for other stories. */
const sharedName = ({ name, shows = [] }: Story): string | null => {
  if (shows.some((component) => component.startsWith("games/"))) return null;
  const [, ofPage, ofSheet] = /^pages\/(?:box|rules|boards)\/[^/]+(.*)|\/over\/(.*)/.exec(name) ?? [];
  return ofSheet ?? (ofPage === undefined ? null : name.replace(/^(pages\/[^/]+)\/[^/]+/, "$1"));
};

/** Whether the first look of a story has little room: a small screen, or a longer language than English. */
export const isTight = (story: Story): boolean => {
  const { language, size } = looksOf(story)[0];
  return language !== "en" || size[0] < MAIN_SIZES.lying[0];
};

/** The number of televisions of each game in a usual run, at different questions. */
const TELEVISIONS = 4;

/** What the stories have in common of which a usual run has one; null for stories that each run has. */
function commonPart(story: Story, questions: Map<string, string | null>): string | null {
  const { state = "", device = "host", steps = [], name } = story;
  const shared = sharedName(story);
  if (shared !== null) return shared;
  const question = questions.get(state);
  if (question && !steps.length) {
    const [game] = question.split("/");
    // A television shows the same board at each question.
    if (isTelevision(story)) return `${game} television ${numberOf(question) % TELEVISIONS}`;
    return `${question} ${isAlike(story) ? "alike" : device}`;
  }
  // The endings of a game, and the records of an older release.
  return isAlike(story) && !isTelevision(story) ? state.replace(/\/(end|older)\/.*/, "/$1") || name : null;
}

/** The question of each recorded state that asks one, with its game. */
const questionsOf = ({ states }: Index) =>
  new Map(states.map(({ name, game, question }) => [name, question ? `${game}/${question}` : null]));

/**
 * The stories of the long run alone. A usual run has one of each group: those of a question on the same kind of device,
 * the endings of a game, and those of a sheet or page of several games. Of televisions it has a few of each game. One
 * with little room is chosen, if the group has any, unless all differ little.
 */
export function repeatedStories(index: Index, stories: readonly Story[]): Set<string> {
  const questions = questionsOf(index);
  const groups = new Map<string, Story[]>();
  for (const story of stories) {
    const common = commonPart(story, questions);
    if (common !== null) groups.set(common, [...(groups.get(common) ?? []), story]);
  }
  const repeated = [...groups].flatMap(([common, same]) => {
    const tight = same.filter((story) => isTight(story) && !isAlike(story));
    const choice = tight.length ? tight : same;
    const kept = choice[numberOf(common) % choice.length];
    return same.filter((story) => story !== kept).map(({ name }) => name);
  });
  return new Set(repeated);
}

/** A look as faults name it. */
export const lookName = (look: Look) => `${dressName(look)}, ${look.language}`;

/** The names of the stories that axe checks. In a long run televisions, and all others that do not differ little from
 * another; in a usual run of these the first of each question, sheet and page. */
export function axeInRun(index: Index, stories: readonly Story[]): Set<string> {
  const wanted = stories.filter((story) => isTelevision(story) || !isAlike(story));
  if (LONG) return new Set(wanted.map(({ name }) => name));
  const questions = questionsOf(index);
  const seen = new Set<string>();
  const isFirst = ({ state = "", shows = [], steps = [] }: Story) => {
    const question = steps.length ? null : questions.get(state);
    const added = [...shows, ...(question ? [question] : [])].filter((one) => !seen.has(one));
    for (const one of added) seen.add(one);
    return added.length > 0;
  };
  return new Set(wanted.filter(isFirst).map(({ name }) => name));
}
