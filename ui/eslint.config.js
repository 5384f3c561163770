import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { root, zones } from "./eslint/layers.js";
import svelteConfig from "./svelte.config.js";

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
    plugins: { "import-x": importX },
    settings: { "import-x/resolver-next": [createNodeResolver({ extensions: [".ts"] })] },
    rules: {
      "import-x/no-restricted-paths": ["error", { basePath: root, zones }],
      // An import that is not found would pass the rule above. Packages and virtual modules are not ours.
      "import-x/no-unresolved": ["error", { ignore: ["^[^.]"] }],
      // Text comes from the language files, never as markup.
      "svelte/no-at-html-tags": "error",
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/transport/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "[source.value=/^@tauri-apps.api/]",
          message: "Only src/transport may import the native shell.",
        },
      ],
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/transport/**", "src/relay/**", "src/gallery/**", "src/**/*.test.ts"],
    rules: { "no-restricted-globals": ["error", ...backdoors] },
  },
);
