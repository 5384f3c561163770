// Which modules travel in one file. Small files travel badly, each with a head of its own and packed by itself; and a
// phone that waits for its table waits for little that only others need. So a file is what the same tables wait for:
// most, two, or those of one game. Everything else is split by what opens it.

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Rolldown } from "vite";

/** How Rolldown tells what a module imports. */
type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

const SOURCE = path.resolve(import.meta.dirname, "src");
const file = (name: string) => path.join(SOURCE, name).replaceAll(path.sep, "/");

/** The games that there are. */
export const GAMES = readdirSync(file("games")).filter((name) => existsSync(file(`games/${name}/index.ts`)));

/** What every device waits for: the screen itself, and what a phone opens that was never here. */
const ALL = ["main.ts", "app/JoinPage.svelte", "app/table/Head.svelte", "table/Lately.svelte"].map(file);

/** Everything that is needed to run a module. */
function needed(by: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(by)) return found;
  found.add(by);
  for (const one of modules.getModuleInfo(by)?.importedIds ?? []) needed(one, modules, found);
  return found;
}

/** The tables that wait for a module. */
function tables(): (module: string, modules: Modules) => string[] | "all" {
  let needs: { all: Set<string>[]; of: Map<string, Set<string>> } | undefined;
  return (module, modules) => {
    needs ??= { all: ALL.map((root) => needed(root, modules)), of: new Map(GAMES.map((game) => [game, needed(file(`games/${game}/index.ts`), modules)])) };
    const waiting = GAMES.filter((game) => needs?.of.get(game)?.has(module));
    const most = waiting.length > GAMES.length / 2;
    return most || needs.all.some((some) => some.has(module)) ? "all" : waiting;
  };
}

/** Of the texts that a table waits for, those that travel together: the first of a language, with the list of its files,
 * and those of a game. */
function words(module: string): string | undefined {
  const [, language, name = ""] = /\/lang\/(..)\/([^/]+)$/.exec(module) ?? [];
  if (!language) return undefined;
  if (/^(index\.ts|app(\.people)?\.ftl)/.test(name)) return `words.${language}`;
  const [, game] = /^([^.]+)(\.(panel|screen))?\.ftl/.exec(name) ?? [];
  return game && `${game}.${language}`;
}

/** The groups of Rolldown's `codeSplitting`. */
export function split(): Rolldown.CodeSplittingOptions {
  const waiting = tables();
  const name = (module: string, modules: Modules): string | null => {
    const who = waiting(module, modules);
    return words(module) ?? (who === "all" ? "index" : who.join("+") || null);
  };
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "split" }] };
}
