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

/** What the longest turn of a game comes with, where its turns come one by one. */
const TURNS: Record<string, string> = { [file("games/serenissima-1996/panel/Trade.svelte")]: "serenissima-1996.turn" };

/** Everything that is needed to run a module; `later` also what it may open. */
function needed(by: string, modules: Modules, later: boolean, found = new Set<string>()): Set<string> {
  if (found.has(by)) return found;
  found.add(by);
  const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(by) ?? {};
  for (const one of later ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
    needed(one, modules, later, found);
  return found;
}

/** What each of these roots needs. */
const each = (roots: string[], modules: Modules, later = false) => roots.map((root) => needed(root, modules, later));

/** The tables whose file a module is in. */
function tables(): (module: string, modules: Modules) => string[] | "all" {
  let needs: Record<"all" | "first" | "ever", Set<string>[]> | undefined;
  return (module, modules) => {
    const roots = GAMES.map((game) => file(`games/${game}/index.ts`));
    needs ??= { all: each(ALL, modules), first: each(roots, modules), ever: each(roots, modules, true) };
    const those = (which: Set<string>[]) => GAMES.filter((_, at) => which[at]?.has(module));
    const waiting = those(needs.first);
    if (waiting.length > GAMES.length / 2 || needs.all.some((some) => some.has(module))) return "all";
    // What another game opens later is in no file of one game alone: that would come along.
    return waiting.length === 1 ? those(needs.ever) : waiting;
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
  let turns: [string, Set<string>][] | undefined;
  const name = (module: string, modules: Modules): string | null => {
    const who = waiting(module, modules);
    turns ??= Object.entries(TURNS).map(([root, turn]) => [turn, needed(root, modules, false)]);
    const turn = turns.find(([, needs]) => needs.has(module))?.[0];
    return words(module) ?? (who === "all" ? "index" : who.join("+") || turn || null);
  };
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "split" }] };
}
