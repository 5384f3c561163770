import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import path from "node:path";
import ts from "typescript-eslint";
import { arrows } from "./eslint/arrows.js";
import svelteConfig from "./svelte.config.js";

const source = path.join(import.meta.dirname, "src");

/** What reaches the backend past the transport. */
const backdoors = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"].map((name) => ({
  name,
  message: "The screen knows the backend only through src/transport.",
}));

export default ts.config(
  { ignores: ["dist/", "served/", "src/wire/types.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
  { files: ["*.js", "*.ts", "eslint/**", "scripts/**"], languageOptions: { globals: globals.node } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // TypeScript finds these itself, and knows the types of a Svelte file.
      "no-undef": "off",
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  { files: ["scripts/**"], rules: { "no-console": "off" } },
  {
    files: ["src/**"],
    plugins: { house: { rules: { arrows } } },
    rules: {
      "house/arrows": ["error", source],
      // Text comes from the language files, never as markup.
      "svelte/no-at-html-tags": "error",
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/transport/**", "src/gallery/**", "src/**/*.test.ts"],
    rules: { "no-restricted-globals": ["error", ...backdoors] },
  },
);
