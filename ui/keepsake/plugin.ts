// The screens of offline replays, one for each game: a page from the same code without the players' parts, as one
// script and one style. The page that makes an offline replay fetches its screen on demand. The content security policy
// allows its script and style by their hashes.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipAsync } from "@gfx/zopfli";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { build, type Plugin, type Rolldown } from "vite";
import { unwatched } from "../ahead";
import { coastPlugin } from "../coast/plugin";
import { drawn } from "../drawn";
import { GAMES } from "../split";

const NAME = "virtual:keepsake";
const NOTHING = "\0nothing";
const UI = path.resolve(import.meta.dirname, "..");

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** Leaves out unused modules, and takes the texts from the offline replay. */
const lean = (game: string): Plugin => ({
  name: "lean",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (source === NAME) return NOTHING;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found) return null;
    const [file = ""] = found.id.split("?");
    if (file.endsWith("/src/lang/files.ts")) return path.join(UI, "src/app/keepsake/texts.ts");
    const [, other = game] = /\/src\/games\/([^/]+)\//.exec(file) ?? [];
    return other !== game || unwatched(file) ? NOTHING : found;
  },
  load: (id) => (id === NOTHING ? "export default null;" : null),
});

async function screen(game: string): Promise<{ script: string; style: string }> {
  const built = await build({
    configFile: false,
    root: UI,
    logLevel: "warn",
    publicDir: false,
    plugins: [
      lean(game),
      coastPlugin(),
      svelte(),
      Icons({ compiler: "svelte", autoInstall: false, customCollections: { "game-icons": drawn } }),
    ],
    build: {
      write: false,
      target: "es2022",
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        // The page fetches nothing, so its own address does not matter.
        checks: { emptyImportMeta: false, pluginTimings: false },
        input: path.join(UI, "src/app/keepsake/main.ts"),
        shimMissingExports: true,
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const script = output.find((file) => file.type === "chunk")?.code ?? "";
  const style = output
    .flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : []))
    .join("\n");
  return { script, style };
}

/** Adds these screens to the bundle, and exports the address of each. */
export function keepsake(): Plugin {
  const boot = readFileSync(path.join(import.meta.dirname, "boot.js"), "utf8");
  let builds = false;
  return {
    name: "keepsake",
    configResolved: ({ command }) => void (builds = command === "build"),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const screens: Record<string, object> = {};
      for (const game of builds ? GAMES : []) {
        const parts = await screen(game);
        // The file has a size limit: zopfli makes it 4 % smaller.
        const source = await gzipAsync(Buffer.from(JSON.stringify(parts)), { numiterations: 1 });
        const file = `keepsake-${game}-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.packed`;
        this.emitFile({ type: "asset", fileName: `assets/${file}`, source });
        screens[game] = { file, script: hashOf(parts.script), style: hashOf(parts.style) };
      }
      return [
        `const beside = (name) => new URL(name, import.meta.url).href;`,
        `export const boot = ${JSON.stringify({ script: boot, hash: hashOf(boot) })};`,
        `export const screens = ${JSON.stringify(screens)};`,
        `for (const one of Object.values(screens)) one.address = beside(one.file);`,
      ].join("\n");
    },
  };
}
