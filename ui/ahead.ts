// Lists what the screen loads on demand, so that it can be fetched while nothing else is going on: texts by
// language, everything else under "".

import type { Plugin } from "vite";

/** The language whose texts these modules are; none for anything else. */
const spoken = (modules: string[]) => modules.map((id) => /\/lang\/([a-z]+)\/[^/]+\.ftl/.exec(id)?.[1]).find(Boolean) ?? "";

/** Adds the list to the bundle. */
export function ahead(): Plugin {
  return {
    name: "ahead",
    apply: "build",
    generateBundle(_, bundle) {
      const lists: Record<string, string[]> = { "": [] };
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && !file.fileName.endsWith(".css")) continue;
        if (!file.fileName.startsWith("assets/")) continue;
        (lists[file.type === "chunk" ? spoken(file.moduleIds) : ""] ??= []).push(`/${file.fileName}`);
      }
      this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(lists) });
    },
  };
}
