// The import directions of docs/develop/architecture/screen.md, as zones of `import-x/no-restricted-paths`.

import { readdirSync } from "node:fs";
import path from "node:path";

/** The folder that contains `src`. */
export const root = path.join(import.meta.dirname, "..");

/**
 * The layers of `src`, each with the layers it must not import. `main.ts`, `app/` and `gallery/` may import every layer.
 *
 * @type {Record<string, readonly string[]>}
 */
const forbidden = {
  wire: ["relay", "direct", "transport", "table", "parts", "chart", "games", "lang", "app"],
  relay: ["direct", "transport", "table", "parts", "chart", "games", "lang", "app"],
  direct: ["transport", "table", "parts", "chart", "games", "lang", "app"],
  transport: ["table", "parts", "chart", "games", "app"],
  lang: ["relay", "direct", "transport", "table", "chart", "games", "app"],
  parts: ["relay", "direct", "transport", "table", "chart", "games", "app"],
  table: ["relay", "direct", "chart", "games", "app"],
  chart: ["relay", "direct", "transport", "games", "app"],
  games: ["relay", "direct", "transport", "app"],
};

/** Files beside the games, which every game may import. */
const shared = ["./contract.ts", "./narrator.ts", "./laws.ts"];

const layers = Object.entries(forbidden).map(([layer, others]) => ({
  target: `src/${layer}`,
  from: others.map((other) => `src/${other}`),
  message: `src/${layer} must not import ${others.join(", ")}.`,
}));

const games = readdirSync(path.join(root, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    target: `src/games/${name}`,
    from: "src/games",
    except: [`./${name}`, ...shared],
    message: "A game must not import another game.",
  }));

export const zones = [...layers, ...games];
