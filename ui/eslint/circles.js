import fs from "node:fs";
import path from "node:path";

/** What stands in an import, written in script or in a page; packages are no files of ours. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;

/** What may be left out of an import's last name. */
const ENDS = ["", ".ts", ".svelte", ".svelte.ts", "/index.ts", "/index.svelte.ts"];

/**
 * Every file of a folder, and what it imports of the same folder.
 *
 * @param {string} root an absolute path
 * @returns {Map<string, string[]>} by path
 */
export function imports(root) {
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
      return [file, named.flatMap((name) => ENDS.map((end) => name + end).find((one) => known.has(one)) ?? [])];
    }),
  );
}

/**
 * A way from a file back to itself.
 *
 * @param {Map<string, string[]>} graph what each imports
 * @returns {string[] | undefined} the files on it, or nothing when there is none
 */
export function circle(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {(file: string, way: string[]) => string[] | undefined} */
  const walk = (file, way) => {
    const met = way.indexOf(file);
    if (met >= 0) return [...way.slice(met), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const found = walk(next, [...way, file]);
      if (found) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const found = walk(file, []);
    if (found) return found;
  }
  return undefined;
}
