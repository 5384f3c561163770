// The language files in the bundle: without comments, and without the empty lines between messages.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The part of a Fluent file that the screen reads. */
export const spoken = (text: string): string => text.replace(/^#.*\n/gm, "").replace(/^\n+(?=[a-z-])/gm, "");

export function fluent(): Plugin {
  return {
    name: "fluent",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "raw" || !file.endsWith(".ftl")) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(spoken(readFileSync(file, "utf8")))};`;
    },
  };
}
