// The gallery: the screen's components on recorded states, as a page of its own. The released bundle does not contain
// it. `npm run gallery` serves it for people; `npm run gallery:build` writes the page that the tests open.

import path from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";
import { coastPlugin } from "../coast/plugin";
import { component, drawn } from "../drawn";
import { fluent } from "../fluent";
import { shown } from "./shown";

const UI = path.resolve(import.meta.dirname, "..");
const GALLERY = path.resolve(UI, "../target/gallery");

/** The screens of offline replays are another bundle, which would take longer to build than the rest of the gallery. */
const withoutReplays = (): Plugin => ({
  name: "without-replays",
  resolveId: (id) => (id === "virtual:keepsake" ? "\0virtual:keepsake" : null),
  load: (id) =>
    id === "\0virtual:keepsake" ? `export const boot = { script: "", hash: "" };\nexport const screens = {};` : null,
});

export default defineConfig({
  root: UI,
  base: "./",
  // Recorded states: `cargo xtask gallery` writes them.
  publicDir: path.join(GALLERY, "recorded"),
  plugins: [
    coastPlugin(),
    withoutReplays(),
    fluent(),
    shown(),
    svelte(),
    Icons({ compiler: component, autoInstall: false, customCollections: { "game-icons": drawn } }),
  ],
  build: {
    target: "es2022",
    outDir: path.join(GALLERY, "site"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The tests serve the states from where they are.
    copyPublicDir: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      input: path.join(UI, "gallery.html"),
      // One file: no part arrives after a story has settled.
      output: { codeSplitting: false },
    },
  },
  server: { host: "127.0.0.1", port: 5174, open: "/gallery.html" },
});
