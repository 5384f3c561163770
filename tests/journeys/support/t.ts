// Texts of the screen by message key, from the same Fluent files as the screen reads.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

const FOLDER = path.resolve(import.meta.dirname, "../../../ui/src/lang");

export const LANGUAGES = ["en", "de", "fr", "es", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** Bundles by language and first part of the file's name: `app`, `chart`, or a game. */
const bundles = new Map<string, FluentBundle>();

function bundle(language: Language, name: string): FluentBundle {
  const key = `${language}/${name}`;
  const known = bundles.get(key);
  if (known) return known;
  const text = (value: unknown) => String(value instanceof FluentNumber ? value.value : (value ?? ""));
  const named =
    (prefix: string) =>
    ([what]: FluentVariable[], options: Record<string, FluentVariable>): string => {
      const message = made.getMessage(`${prefix}-${text(what)}`);
      const pattern = message?.attributes[text(options["case"])] ?? message?.value;
      return pattern ? made.formatPattern(pattern) : text(what);
    };
  const functions = { GOOD: named("good"), CARD: named("card"), COLOUR: named("colour"), STEP: named("step") };
  const made = new FluentBundle(language, { functions: functions as never, useIsolating: false });
  for (const file of readdirSync(path.join(FOLDER, language)).filter((file) => file.split(".")[0] === name))
    made.addResource(new FluentResource(readFileSync(path.join(FOLDER, language, file), "utf8")));
  bundles.set(key, made);
  return made;
}

/** Looks a message up in one game's bundle, then in what the Serenissimas share, then in the app's. */
function find(language: Language, game: string, key: string) {
  const [id = "", attribute] = key.split("#");
  for (const name of [game, "chart", "app"]) {
    const message = bundle(language, name).getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return { name, pattern };
  }
  throw new Error(`no message ${key} in ${language}, looked for in ${game}, chart and app`);
}

/** Gives the text of a message. Throws if there is none, so that a key that is gone fails by name. */
export type Translate = (key: string, args?: Args) => string;

/** The texts of a game (or of the app alone) in a language, as the screen shows them. */
export function texts(game = "app", language: Language = "en"): Translate {
  return (key, args = {}) => {
    const { name, pattern } = find(language, game, key);
    return bundle(language, name).formatPattern(pattern, args);
  };
}

/** The app's texts in English. */
export const t: Translate = texts();

/** A text anywhere in another: what the message says, with `*` in its arguments standing for anything. */
export function like(text: string): RegExp {
  return new RegExp(
    text
      .split("*")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*"),
  );
}
