import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { ahead } from "./ahead";
import { coastPlugin } from "./coast/plugin";
import { component, drawn } from "./drawn";
import { fluent } from "./fluent";
import { installable } from "./installable";
import { keepsake } from "./keepsake/plugin";
import { packed } from "./packed";
import { split } from "./split";
import { JOIN, webapp } from "./webapp";

/** The engine's folder for a build of the web app, which contains it; other builds do without. */
const engine = process.env["BUCINTORO_ENGINE"];

// The native shell and the host on the local network serve the same files. Both send a strict content security policy,
// so nothing here may produce inline scripts, inline styles or `data:` addresses.
export default defineConfig({
  base: engine ? "./" : "/",
  plugins: [
    coastPlugin(),
    keepsake(),
    fluent(),
    svelte(),
    Icons({ compiler: component, autoInstall: false, customCollections: { "game-icons": drawn } }),
    ahead(),
    ...(engine ? [webapp(engine)] : [installable(), packed("served")]),
  ],
  build: {
    target: "es2022",
    outDir: engine ? "../target/web/site" : "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      input: engine ? ["index.html", JOIN] : "index.html",
      output: {
        codeSplitting: split(),
      },
    },
  },
  // Where the shell's `devUrl` points.
  server: { host: "127.0.0.1", port: 5173, strictPort: true },
  // Svelte's browser build, also when Vitest runs it in Node.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    // A file that needs a DOM asks for one: `// @vitest-environment jsdom`.
    environment: "node",
    // A thread starts faster than a process; each file still has a module graph of its own.
    pool: "threads",
    include: ["*.test.ts", "src/**/*.test.ts", "eslint/**/*.test.ts", "coast/**/*.test.ts"],
    restoreMocks: true,
    // Only for tests that hang: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Read by the test of its colours.
    css: { include: /theme\.css/ },
  },
});
