import path from "node:path";

/**
 * The layers of `src` and what each must not know. A file outside these folders
 * (`main.ts`, `App.svelte`, `app/`) may import everything.
 *
 * @type {Record<string, readonly string[]>}
 */
const forbidden = {
  wire: ["transport", "table", "parts", "chart", "games", "lang", "app"],
  transport: ["table", "parts", "chart", "games", "app"],
  lang: ["transport", "table", "chart", "games", "app"],
  parts: ["transport", "table", "chart", "games", "app"],
  table: ["chart", "games", "app"],
  chart: ["transport", "games", "app"],
  games: ["transport", "app"],
};

/** Files beside the games, which all of them may know. */
const shared = new Set(["contract", "narrator", "laws"]);

/**
 * The layer of a file and, for a game, which one.
 *
 * @param {string} root the absolute path of `src`
 * @param {string} file an absolute path
 * @returns {{ layer: string, game: string | undefined } | undefined} nothing when the file is not in a folder of `src`
 */
function place(root, file) {
  const [layer, next, inside] = path.relative(root, file).split(path.sep);
  if (!layer || layer === ".." || next === undefined) return undefined;
  const game = layer === "games" && inside !== undefined && !shared.has(next) ? next : undefined;
  return { layer, game };
}

/**
 * Why one file may not import another.
 *
 * @param {string} root the absolute path of `src`
 * @param {string} file the importing file
 * @param {string} source what stands in the import
 * @returns {string | undefined} the reason, or nothing when it may
 */
export function breach(root, file, source) {
  const from = place(root, file);
  if (source.startsWith("@tauri-apps/api")) {
    return from?.layer === "transport" ? undefined : "Only src/transport knows the native shell.";
  }
  if (!source.startsWith(".") || !from) return undefined;
  const to = place(root, path.resolve(path.dirname(file), source, "x"));
  if (!to) return undefined;
  if (forbidden[from.layer]?.includes(to.layer)) {
    return `src/${from.layer} may not know src/${to.layer}.`;
  }
  if (from.game && to.game && from.game !== to.game) {
    return `The game ${from.game} may not know the game ${to.game}.`;
  }
  return undefined;
}

/** The rule that checks the arrows of docs/ARCHITECTURE.md in every import. */
export const arrows = {
  meta: {
    type: /** @type {const} */ ("problem"),
    schema: [{ type: /** @type {const} */ ("string") }],
    messages: { breach: "{{reason}}" },
  },
  /** @param {import("eslint").Rule.RuleContext} context */
  create(context) {
    const root = String(context.options[0]);
    /** @param {any} node an import or export with a source */
    function check(node) {
      const source = node.source?.value;
      if (typeof source !== "string") return;
      const reason = breach(root, context.filename, source);
      if (reason) context.report({ node: node.source, messageId: "breach", data: { reason } });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
