// The stripped language files have the same messages as the originals.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { spoken } from "./fluent";

test("no message is lost or changed on its way, and no comment travels", () => {
  const folder = path.join(import.meta.dirname, "src/lang");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ftl"));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), "utf8");
    expect(new FluentResource(spoken(text)), file).toEqual(new FluentResource(text));
    expect(spoken(text), file).not.toMatch(/^#/m);
  }
});
