// Every character of the screen is in both bundled fonts. Systems draw others as emoji, or not at all.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";

const UI = import.meta.dirname;

/** The characters of a font (WOFF 1.0): what its table `cmap` maps. */
function charactersOf(file: string): Set<number> {
  const woff = readFileSync(file);
  const found = new Set<number>();
  for (let entry = 44; entry < 44 + 20 * woff.readUInt16BE(12); entry += 20) {
    if (woff.toString("latin1", entry, entry + 4) !== "cmap") continue;
    const [offset, packed, whole] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    const cmap = packed < whole ? inflateSync(bytes) : bytes;
    for (let nth = 0; nth < cmap.readUInt16BE(2); nth += 1) {
      const table = cmap.readUInt32BE(8 + 8 * nth);
      // All characters of these languages are in tables of format 4.
      if (cmap.readUInt16BE(table) !== 4) continue;
      const segments = cmap.readUInt16BE(table + 6) / 2;
      for (let segment = 0; segment < segments; segment += 1) {
        const last = cmap.readUInt16BE(table + 14 + 2 * segment);
        const first = cmap.readUInt16BE(table + 16 + 2 * segments + 2 * segment);
        for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code);
      }
    }
  }
  return found;
}

/** The bundled fonts, each with its characters in one weight. */
function fonts(): Map<string, Set<number>> {
  const all = new Map<string, Set<number>>();
  const letters = readFileSync(path.join(UI, "src/app/letters.css"), "utf8");
  for (const [, family = "", subset = "", weight = ""] of letters.matchAll(
    /@fontsource\/([\w-]+)\/([\w-]+)-(\d+)\.css/g,
  )) {
    const file = `${UI}/node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
    all.set(family, new Set([...(all.get(family) ?? []), ...charactersOf(file)]));
  }
  return all;
}

/** The character that each escape in a source stands for: of TypeScript and Fluent, of HTML, and of CSS. Entities that
 * have a name stay as they are, but for those that the sources use. */
function unescaped(name: string, text: string): string {
  const code = (digits: string, base: number) => String.fromCodePoint(Number.parseInt(digits, base));
  const html = (text: string) =>
    text
      .replaceAll(/&#x([0-9a-f]+);/gi, (_, digits: string) => code(digits, 16))
      .replaceAll(/&#(\d+);/g, (_, digits: string) => code(digits, 10))
      .replaceAll("&nbsp;", "\u00a0");
  const css = (text: string) => text.replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, digits: string) => code(digits, 16));
  // Two halves of one character follow each other.
  const unicode = (text: string) =>
    text
      .replaceAll(/\\u\{([0-9a-f]+)\}/gi, (_, digits: string) => code(digits, 16))
      .replaceAll(/\\U([0-9a-f]{6})/gi, (_, digits: string) => code(digits, 16))
      .replaceAll(/\\u([0-9a-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
      .replaceAll(/\\x([0-9a-f]{2})/gi, (_, digits: string) => code(digits, 16));
  if (name.endsWith(".css")) return css(text);
  if (!name.endsWith(".svelte")) return unicode(text);
  return html(unicode(text.replaceAll(/<style>[^]*<\/style>/g, css)));
}

/** All text of the screen: messages, and the sources without their comments. */
function* shown(): Generator<[string, string]> {
  for (const name of readdirSync(path.join(UI, "src"), { recursive: true, encoding: "utf8" })) {
    const isSource = /\.(svelte|ts|css|ftl)$/.test(name) && !/\.test\.ts$|^(wire|gallery)\//.test(name);
    if (!isSource) continue;
    const text = readFileSync(path.join(UI, "src", name), "utf8");
    const bare = text.replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->|(?<![:"'`])\/\/.*/g, "");
    yield [name, unescaped(name, name.endsWith(".ftl") ? text.replaceAll(/^#.*/gm, "") : bare)];
  }
}

/** The characters of a text that a font does not have. */
const lacking = (characters: Set<number>, text: string): string[] =>
  [...new Set(text)].filter((character) => character > "~" && !characters.has(character.codePointAt(0) ?? 0));

test("every character of the screen is in both bundled fonts", () => {
  const missing: string[] = [];
  for (const [family, characters] of fonts())
    for (const [file, text] of shown())
      for (const character of lacking(characters, text))
        missing.push(`${file}: ${character} (U+${character.codePointAt(0)?.toString(16)}) is not in ${family}`);
  expect(missing).toEqual([]);
});

test("a character that is written as an escape is found", () => {
  const [characters = new Set<number>()] = fonts().values();
  for (const [file, text, found] of [
    ["Sign.svelte", "<b>&#9197;</b>", "⏭"],
    ["Sign.svelte", "<b>&#x23ED;</b>", "⏭"],
    ["Sign.svelte", '<b>{"\\u23ed"}</b>', "⏭"],
    ["Sign.svelte", '<style>b::after { content: "\\25b6 "; }</style>', "▶"],
    ["words.ts", '"\\u23ed"', "⏭"],
    ["words.ts", '"\\u{23ed}"', "⏭"],
    ["words.ts", '"\\ud83c\\udfb2"', "🎲"],
    ["app.ftl", 'next = { "\\u23ED" }', "⏭"],
    ["app.ftl", 'dice = { "\\U01F3B2" }', "🎲"],
    ["theme.css", 'b::after { content: "\\23ed"; }', "⏭"],
    ["Sign.svelte", "&nbsp;&#xe9;", undefined],
    ["words.ts", '"\\u00e9\\xe9"', undefined],
  ] as const)
    expect(lacking(characters, unescaped(file, text)), `${file}: ${text}`).toEqual(found ? [found] : []);
});

test("an entity is written by its number, or as the character", () => {
  for (const [file, text] of shown())
    if (file.endsWith(".svelte")) expect(text.match(/&(?!(amp|lt|gt|quot);)[a-z]+;/gi), file).toBeNull();
});

test("a character that a font lacks is found", () => {
  const all = [...fonts().values()];
  expect(all.length).toBe(2);
  for (const characters of all)
    expect(["A", "ß", "Я", "›", "✓", "▶"].map((character) => characters.has(character.codePointAt(0) ?? 0))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
});
