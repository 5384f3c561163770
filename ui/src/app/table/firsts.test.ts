// @vitest-environment jsdom

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { gameUI, GAMES } from "../../games";
import type { GameUI } from "../../games/contract";
import { LANGUAGES } from "../../lang/index.svelte";
import { firstsOf } from "./firsts";

// Screens query their form while they load.
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));

const screens: Record<string, string> = import.meta.glob("/src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts: Record<string, string> = import.meta.glob("/src/lang/*/*.tools.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The games by their ids: all that their screens draw is loaded with them. */
const UIS: [string, GameUI][] = [];
for (const game of Object.keys(GAMES)) {
  const ui = await gameUI(game);
  if (ui) UIS.push([game, ui]);
}

/** The tools in these folders. */
const drawn = (folders: string[]) =>
  Object.entries(screens)
    .flatMap(([file, text]) => (folders.some((folder) => file.startsWith(`/src/${folder}/`)) ? text : []))
    .join();

/** The texts of these bundles for tools, in a language. */
function words(language: string, bundles: string[]): FluentBundle {
  const bundle = new FluentBundle(language);
  for (const name of bundles)
    bundle.addResource(new FluentResource(texts[`/src/lang/${language}/${name}.tools.ftl`] ?? ""));
  return bundle;
}

it("the tools that are told of are looked at in every game", () => {
  expect(UIS).toHaveLength(Object.keys(GAMES).length);
});

describe.each(UIS)("the tools that are told of at their first use at a table of %s", (game, ui) => {
  it("lie on its screen, and are each told of once", () => {
    // What several games have in common has a folder of its own.
    const screen = drawn(["app/table", "parts", `games/${game}`, ...ui.tools.filter((bundle) => !(bundle in GAMES))]);
    for (const tool of firstsOf(ui))
      expect(
        ["tool", "use"].some((where) => screen.includes(`data-${where}="${tool}"`)),
        tool,
      ).toBe(true);
    expect(new Set(firstsOf(ui)).size).toBe(firstsOf(ui).length);
  });

  it.each(Object.keys(LANGUAGES))("are told of in a sentence: %s", (language) => {
    const known = words(language, ["app", ...ui.tools]);
    for (const tool of firstsOf(ui)) expect(known.getMessage(`tool-${tool}`)?.value, tool).toMatch(/^.{20,120}$/);
  });
});
