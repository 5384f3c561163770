// The languages: Fluent, one bundle a game with the app's own messages behind it.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob("./*/*.ftl", { query: "?raw", import: "default" });

/** The languages there are, by their own names. */
export const LANGUAGES: Record<string, string> = { en: "English", ru: "Русский", es: "Español", fr: "Français", de: "Deutsch" };

export type Args = Record<string, string | number>;

type Bundles = Record<string, FluentBundle>;

let bundles = $state.raw<Bundles>({});
let language = $state("en");

/** The language that is shown. */
export function current(): string {
  return language;
}

/** The language that the device speaks, if it is one of ours. */
export function preferred(): string {
  const known = navigator.languages.map((name) => name.split("-")[0] ?? "").find((name) => name in LANGUAGES);
  return known ?? "en";
}

/** Loads a language and shows it. */
export async function choose(name: string): Promise<void> {
  const chosen = name in LANGUAGES ? name : "en";
  const loaded: Bundles = {};
  for (const [path, load] of Object.entries(files)) {
    const [, folder, file] = path.split("/");
    if (folder !== chosen || !file) continue;
    const game = file.split(".")[0] ?? "app";
    loaded[game] ??= made(chosen, () => loaded[game]);
    loaded[game].addResource(new FluentResource((await load()) as string));
  }
  bundles = loaded;
  language = chosen;
  document.documentElement.lang = chosen;
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
  // Names stand among Latin letters only where a player typed them; isolates would show up as boxes.
  const functions = { GOOD: named("good"), CARD: named("card"), COLOUR: named("colour"), STEP: named("step") };
  return new FluentBundle(name, { functions: functions as never, useIsolating: false });
}

function pattern(bundle: string, key: string) {
  const [id = "", attribute] = key.split("#");
  const message = bundles[bundle]?.getMessage(id);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** Whether a bundle has a message (`id`, or `id#attribute`). */
export function has(bundle: string, key: string): boolean {
  return Boolean(pattern(bundle, key));
}

/** A message of a game, or of the app if the game has none of this name. */
export function say(bundle: string, key: string, args: Args = {}): string {
  for (const name of [bundle, "app"]) {
    const found = pattern(name, key);
    if (found) return bundles[name]?.formatPattern(found, args) ?? key;
  }
  return key;
}

/** A message of the app. */
export function t(key: string, args: Args = {}): string {
  return say("app", key, args);
}
