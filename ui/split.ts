// Assigns modules to files. Small files are inefficient, because each has headers and a compression context of its own.
// A phone that waits for its table should load little that only others need. So one file holds what the same tables
// need: most of them, two, or those of one game. Everything else is split by its dynamic import.

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Rolldown } from "vite";

/** Rolldown's lookup of a module's imports. */
type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

const SOURCE = path.resolve(import.meta.dirname, "src");
const file = (name: string) => path.join(SOURCE, name).replaceAll(path.sep, "/");

/** All games. */
export const GAMES = readdirSync(file("games")).filter((name) => existsSync(file(`games/${name}/index.ts`)));

/** Needed by every device: the screen itself, and what a new phone opens. */
const ALL = ["main.ts", "app/JoinPage.svelte", "app/table/Head.svelte", "table/Lately.svelte"].map(file);

/** The longest turn of a game, where its turns load one by one. */
const TURNS: Record<string, string> = { [file("games/serenissima-1996/panel/Trade.svelte")]: "serenissima-1996.turn" };

/** Parts of the screen that are small and opened by the same people: one file each. */
const TOGETHER: Record<string, string> = Object.fromEntries(
  Object.entries({
    programs: ["app/programs/", "app/table/ProgramPlan", "app/table/Confirming", "app/table/Hint", "app/table/hints"],
    notes: [
      "app/table/AwakeNote",
      "app/table/LaterNotes",
      "app/table/ReleasedNote",
      "app/table/BeginNote",
      "app/table/Idle",
      "app/table/Resume",
      "app/table/Contributing",
      "app/table/Fair",
      "table/contributor",
    ],
    controls: ["parts/Pinned", "parts/Stepper", "parts/Switch"],
    scanner: ["app/Camera", "app/Scanner"],
    past: ["table/Past.svelte", "table/Over.svelte"],
    sheets: ["chart/TableSheets", "games/serenissima-1996/Sheets", "games/serenissima-2e/Sheets"],
    planner: ["chart/plan/", "chart/map/Figure"],
  }).flatMap(([name, parts]) => parts.map((part) => [file(part), name])),
);

/** Icons that one game shows at once and another late: a file of their own, so that the other does not wait for them. */
const ICONS = /^~icons\/game-icons\/(sinking-ship|flat-hammer)/;

/** All modules that a module needs to run; `later` includes dynamic imports. */
function needed(by: string, modules: Modules, later: boolean, found = new Set<string>()): Set<string> {
  if (found.has(by)) return found;
  found.add(by);
  const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(by) ?? {};
  for (const one of later ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
    needed(one, modules, later, found);
  return found;
}

/** The modules that each of these roots needs. */
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
    // A module that another game opens later is in no file of one game alone. That file would be loaded with it.
    return waiting.length === 1 ? those(needs.ever) : waiting;
  };
}

/** The text file of a table's needs: the first of a language, with the list of its files, or those of a game. */
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
    const part = Object.entries(TOGETHER).find(([folder]) => module.startsWith(folder))?.[1];
    if (ICONS.test(module)) return "icons";
    return words(module) ?? part ?? (who === "all" ? "index" : who.join("+") || turn || null);
  };
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "split" }] };
}
