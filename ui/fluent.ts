// The language files as they travel: without comments, and without the empty lines between messages.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Of a Fluent file, what the screen reads. */
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
