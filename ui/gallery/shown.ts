// Records each mounted component, so that a test can list those without a story. In the gallery alone.

import path from "node:path";
import type { Plugin } from "vite";

const SOURCE = path.resolve(import.meta.dirname, "../src");

/** The name of a component: its file below `src`. */
const nameOf = (file: string) => path.relative(SOURCE, file).replaceAll(path.sep, "/");

export function shown(): Plugin {
  return {
    name: "shown",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".svelte") || !id.startsWith(SOURCE)) return null;
      const call = `\n(globalThis as any).shown?.add(${JSON.stringify(nameOf(id))});\n`;
      // A type in `generics` can hold a `>`, and a long tag has several lines.
      const instance = /<script\s+lang="ts"(?! module)[^]*?>\n/;
      if (instance.test(code)) return code.replace(instance, (tag) => `${tag}${call}`);
      return `<script lang="ts">${call}</script>\n${code}`;
    },
  };
}
