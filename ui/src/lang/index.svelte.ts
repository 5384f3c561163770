// Translations: Fluent, one bundle a game, with the app's own messages as fallback.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { filesOf, LANGUAGES } from "./files";

export { LANGUAGES };

export type Args = Record<string, string | number>;

type Bundles = Record<string, FluentBundle>;

/** The common bundle behind a game's own, by game. */
const behind: Record<string, string> = {};

let bundles = $state.raw<Bundles>({});
/** The fallback language. */
const [FIRST = "en"] = Object.keys(LANGUAGES);
let language = $state(FIRST);

/** The current language. */
export function current(): string {
  return language;
}

/** That language as the browser has it, such as `en-GB`, for the date formats of its country. */
export const locale = (): string => navigator.languages.find((tag) => tag.split("-")[0] === language) ?? language;

/** Formats a time (RFC 3339) in the current language; empty if it is invalid. */
export function moment(at: string, style: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? "" : written(locale(), style).format(time);
}

/** Cached, because creating a format takes longer than using it. */
const formats: Record<string, Intl.DateTimeFormat> = {};
const written = (name: string, style: Intl.DateTimeFormatOptions) =>
  (formats[`${name} ${JSON.stringify(style)}`] ??= new Intl.DateTimeFormat(name, style));

/** Formats a number in the current language, as the messages do with theirs. */
export const number = (value: number, style: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language, style).format(value);

/** Joins names to a list in the current language. */
export function list(names: string[]): string {
  return new Intl.ListFormat(current(), { type: "conjunction" }).format(names);
}

/** The device's language, if it is supported. */
export function preferred(): string {
  const known = navigator.languages.map((name) => name.split("-")[0] ?? "").find((name) => name in LANGUAGES);
  return known ?? FIRST;
}

/** The files in use, with their loading state: `app`, and those of games, `<bundle>.<chapter>`. */
const used: Record<string, Promise<void>> = { app: Promise.resolve() };

/** Counts choices of a language: an earlier choice that loads late is dropped. */
let choices = 0;

/** The last choice while its texts load. */
let choosing: Promise<void> = Promise.resolve();

/** Loads the texts in use in a language, and shows it. */
export function choose(name: string): Promise<void> {
  const chosen = load(name);
  choosing = chosen.catch(() => undefined);
  return chosen;
}

async function load(name: string): Promise<void> {
  const choice = ++choices;
  const chosen = name in LANGUAGES ? name : FIRST;
  let files: string[];
  let read: [string, string][];
  do {
    files = Object.keys(used);
    read = await Promise.all(files.map((file) => resource(chosen, file)));
    if (choice !== choices) return;
    // More files may have come into use meanwhile.
  } while (Object.keys(used).join() !== files.join());
  bundles = filled({}, chosen, read);
  language = chosen;
  document.documentElement.lang = chosen;
}

/** Loads the texts of a game, and of its chapters in files of their own. Concurrent calls share one load. */
export async function texts(game: string, ...chapters: string[]): Promise<void> {
  const files = [game, ...chapters.map((chapter) => `${game}.${chapter}`)];
  const fresh = files.filter((file) => !(file in used));
  if (fresh.length) {
    const arrived = arrive(fresh);
    for (const file of fresh) used[file] = arrived;
  }
  await Promise.all(files.map((file) => used[file]));
}

async function arrive(fresh: string[]): Promise<void> {
  try {
    let shown: string;
    let read: [string, string][];
    do {
      // A language that is about to be replaced is not worth loading.
      await choosing;
      shown = language;
      read = await Promise.all(fresh.map((file) => resource(shown, file)));
      // The language may have changed meanwhile.
    } while (shown !== language);
    bundles = filled({ ...bundles }, shown, read);
  } catch (error) {
    // The next call retries.
    for (const file of fresh) Reflect.deleteProperty(used, file);
    throw error;
  }
}

async function resource(language: string, file: string): Promise<[string, string]> {
  const files = await filesOf(language);
  return [file.split(".")[0] ?? "app", (await files[`./${file}.ftl`]?.()) ?? ""];
}

function filled(into: Bundles, language: string, read: [string, string][]): Bundles {
  for (const [game, text] of read) {
    into[game] ??= made(language, () => into[game]);
    into[game].addResource(new FluentResource(text));
  }
  return into;
}

/** A bundle with the functions that messages use to name goods, cards and colours. */
function made(name: string, self: () => FluentBundle | undefined): FluentBundle {
  const text = (value: unknown) => String(value instanceof FluentNumber ? value.value : (value ?? ""));
  const named =
    (prefix: string) =>
    (positional: FluentVariable[], options: Record<string, FluentVariable>): string => {
      const message = self()?.getMessage(`${prefix}-${text(positional[0])}`);
      const pattern = message?.attributes[text(options["case"])] ?? message?.value;
      return pattern ? (self()?.formatPattern(pattern) ?? "") : text(positional[0]);
    };
  // Text in other scripts appears only where a player typed it; isolates would show up as boxes.
  const functions = { GOOD: named("good"), CARD: named("card"), COLOUR: named("colour"), STEP: named("step") };
  return new FluentBundle(name, { functions: functions as never, useIsolating: false });
}

/** Sets the common bundle behind a game's own. */
export function stand(game: string, common: string): void {
  behind[game] = common;
}

function pattern(bundle: string, key: string) {
  const [id = "", attribute] = key.split("#");
  const message = bundles[bundle]?.getMessage(id);
  return attribute ? message?.attributes[attribute] : message?.value;
}

const those = (bundle: string) => [bundle, behind[bundle] ?? bundle];

/** True if a bundle, or its fallback, has a message (`id`, or `id#attribute`). */
export function has(bundle: string, key: string): boolean {
  return those(bundle).some((name) => pattern(name, key));
}

/** True if a club serves this page. Then no device is the host. */
let club = $state(false);

/** A club serves this page, or does not. */
export function servedByClub(is: boolean): void {
  club = is;
}

/** Called with the key of a text that does not exist or is not loaded. The key is shown. */
let report: ((key: string) => void) | null = null;
export const onMissingText = (now: (key: string) => void): void => void (report = now);

/** A message of a game, of its common bundle, or of the app. At a club its attribute `club`, if it has one. */
export function say(bundle: string, key: string, args: Args = {}): string {
  for (const name of [...those(bundle), "app"]) {
    const found = (club && pattern(name, `${key}#club`)) || pattern(name, key);
    if (found) return bundles[name]?.formatPattern(found, args) ?? key;
  }
  report?.(key);
  return key;
}

/** A message of the app. */
export function t(key: string, args: Args = {}): string {
  return say("app", key, args);
}
