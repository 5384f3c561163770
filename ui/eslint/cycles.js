// Import cycles between our own files. Own code, because no tool sees all of our imports. dependency-cruiser 17 misses
// each `import type` of a Svelte file (538 of 2869 imports). eslint-plugin-import-x ignores types, and oxlint misses
// dynamic imports.

import fs from "node:fs";
import path from "node:path";

/** A relative import, in a script or in markup; packages are no files of ours. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;

/** What an import may leave out of a file's name. */
const ENDINGS = ["", ".ts", ".svelte", ".svelte.ts", "/index.ts", "/index.svelte.ts"];

/**
 * Every TypeScript and Svelte file of a folder, with the files of that folder that it imports.
 *
 * @param {string} root an absolute path
 * @returns {Map<string, string[]>} by absolute path
 */
export function importGraph(root) {
  const files = fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => path.join(root, name));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const named = [...fs.readFileSync(file, "utf8").matchAll(IMPORT)].map(([, source]) =>
        path.resolve(path.dirname(file), source ?? ""),
      );
      return [
        file,
        named.flatMap((name) => ENDINGS.map((ending) => name + ending).find((one) => known.has(one)) ?? []),
      ];
    }),
  );
}

/**
 * Finds a cycle by depth-first search.
 *
 * @param {Map<string, string[]>} graph what each file imports
 * @returns {string[] | undefined} the files of the cycle, the first once more at the end; nothing when there is none
 */
export function findCycle(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {(file: string, path: string[]) => string[] | undefined} */
  const visit = (file, path) => {
    const start = path.indexOf(file);
    if (start >= 0) return [...path.slice(start), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const found = visit(next, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const found = visit(file, []);
    if (found) return found;
  }
  return undefined;
}
