import { ESLint } from "eslint";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");
const eslint = new ESLint({ cwd: root });

/** The rules about imports that refuse a file of `src` with this text. */
async function refusals(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(root, "src", file) });
  const rules = result?.messages.map(({ ruleId }) => ruleId ?? "parse error") ?? [];
  return rules.filter((rule) => /parse|^import-x|no-restricted-syntax/.test(rule));
}

const script = (text: string) => `<script lang="ts">\n  ${text}\n</script>\n`;

/** The rules that refuse a file with this import. */
const imports = (file: string, source: string) => {
  const text = `import * as all from "${source}"; void all;`;
  return refusals(file, file.endsWith(".svelte") ? script(text) : text);
};

const DIRECTION = ["import-x/no-restricted-paths"];
const SHELL = ["no-restricted-syntax"];

describe("import directions of the screen", () => {
  it("keep parts and table from importing a game", async () => {
    expect(await imports("parts/New.svelte", "../games/serenissima-2e/words")).toEqual(DIRECTION);
    expect(await imports("table/new.svelte.ts", "../games")).toEqual(DIRECTION);
    expect(await imports("table/deep/er.ts", "../../games/serenissima-2e")).toEqual(DIRECTION);
    expect(await imports("games/serenissima-2e/New.svelte", "../../parts/Sheet.svelte")).toEqual([]);
    expect(await imports("app/new.ts", "../games/serenissima-2e")).toEqual([]);
    expect(await imports("new.ts", "./games/serenissima-2e")).toEqual([]);
  });

  it("keep charts apart from the games that use them", async () => {
    expect(await imports("chart/map/New.svelte", "../../games/serenissima-2e/words")).toEqual(DIRECTION);
    expect(await imports("parts/New.svelte", "../chart/words")).toEqual(DIRECTION);
    expect(await imports("chart/board/New.svelte", "../../parts/Sheet.svelte")).toEqual([]);
    expect(await imports("games/serenissima-2e/map/New.svelte", "../../../chart/map/SeaMap.svelte")).toEqual([]);
  });

  it("keep games apart from each other", async () => {
    expect(await imports("games/serenissima-2e/New.svelte", "../twilight/Screen.svelte")).toEqual(DIRECTION);
    expect(await imports("games/serenissima-2e/new.ts", "../index")).toEqual(DIRECTION);
    expect(await imports("games/serenissima-2e/New.svelte", "./Screen.svelte")).toEqual([]);
    expect(await imports("games/serenissima-2e/new.ts", "../narrator")).toEqual([]);
  });

  it("let the transport use a relay, and a relay nothing above it", async () => {
    expect(await imports("transport/new.ts", "../relay/phoneSocket")).toEqual([]);
    expect(await imports("relay/new.ts", "../transport/socket")).toEqual(DIRECTION);
    expect(await imports("table/new.ts", "../relay/phoneSocket")).toEqual(DIRECTION);
  });

  it("hold for every kind of import", async () => {
    for (const text of [
      'import type { words } from "../games/twilight/words"; export type Words = typeof words;',
      'export const words = () => import("../games/twilight/words");',
      'export * from "../games/twilight/words";',
      'export { words } from "../games/twilight/words";',
      'import "../games/twilight/words";',
    ])
      expect(await refusals("parts/new.ts", text), text).toEqual(DIRECTION);
    const types =
      'import type { words } from "../games/twilight/words"; let { all }: { all: typeof words } = $props();';
    const lazy = '{#await import("../games/twilight/Screen.svelte") then screen}{screen.default}{/await}';
    for (const text of [script(types), lazy]) expect(await refusals("parts/New.svelte", text), text).toEqual(DIRECTION);
  });

  it("refuse a path that leads nowhere, which no direction could be known of", async () => {
    expect(await imports("parts/new.ts", "../nowhere")).toEqual(["import-x/no-unresolved"]);
  });

  it("let only the transport import the shell", async () => {
    expect(await imports("transport/new.ts", "@tauri-apps/api/core")).toEqual([]);
    expect(await imports("table/new.ts", "@tauri-apps/api/core")).toEqual(SHELL);
    expect(await imports("new.ts", "@tauri-apps/api/core")).toEqual(SHELL);
    expect(await refusals("app/new.ts", 'export const shell = () => import("@tauri-apps/api/core");')).toEqual(SHELL);
  });
});
