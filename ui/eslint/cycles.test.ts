import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { findCycle, importGraph } from "./cycles.js";

/** The cycle of a folder with these files, by name. */
function cycleOf(files: Record<string, string>): string[] | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), "cycles-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    return findCycle(importGraph(folder))?.map((file) => path.relative(folder, file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const script = (text: string) => `<script lang="ts">\n  ${text}\n</script>\n`;

it("finds a cycle and names its files", () => {
  const ways = { "a.ts": 'import "./b";\nimport "./c";', "b.ts": 'import "./d";', "c.ts": 'import "./d";' };
  expect(cycleOf({ ...ways, "d.ts": "" })).toBeUndefined();
  const found = cycleOf({ ...ways, "d.ts": 'import "./b";' });
  expect(found).toHaveLength(3);
  expect(new Set(found)).toEqual(new Set(["b.ts", "d.ts"]));
});

it("finds cycles by every kind of import", () => {
  for (const [page, other] of [
    [script('import type { Words } from "./words";'), 'import Page from "./Page.svelte";'],
    [script('import { words } from "./words";'), 'import type Page from "./Page.svelte";'],
    [script('const words = () => import("./words");'), 'export { default } from "./Page.svelte";'],
    ['{#await import("./words") then words}{words}{/await}', 'export * from "./Page.svelte";'],
    [script('import {\n    words,\n  } from "./words.svelte";'), 'import "./Page.svelte";'],
  ] as const) {
    const name = page.includes("words.svelte") ? "words.svelte.ts" : "words.ts";
    expect(cycleOf({ "Page.svelte": page, [name]: other }), page).toHaveLength(3);
  }
});

it("finds none in the screen", () => {
  const root = path.resolve(import.meta.dirname, "../src");
  const graph = importGraph(root);
  const name = (file: string) => path.relative(root, file);
  // Static and dynamic imports are seen, or nothing would be proved.
  const found = [...graph].map(([file, to]) => `${name(file)}: ${to.map(name).join(" ")}`);
  expect(found).toContainEqual(
    expect.stringMatching(/^app\/App\.svelte: .*\bapp\/table\/TablePage\.svelte\b.*\bapp\/OwnPage\.svelte\b/),
  );
  expect(findCycle(graph)?.map(name)).toBeUndefined();
});
