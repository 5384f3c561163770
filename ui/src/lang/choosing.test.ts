// @vitest-environment jsdom

import { expect, test, vi } from "vitest";
import { choose, texts } from "./index.svelte";

const asked = vi.hoisted(() => [] as string[]);
vi.mock("./files", async (original) => {
  const files = await original<typeof import("./files")>();
  return { ...files, filesOf: (language: string) => (asked.push(language), files.filesOf(language)) };
});

test("texts that are asked for while a language is being loaded come in that language alone", async () => {
  const chosen = choose("fr");
  await texts("chart");
  await chosen;
  expect([...new Set(asked)]).toEqual(["fr"]);
});
