// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";

// Each game is the first opened one.
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => new EventTarget());
});

test.each([
  ["serenissima-2e", () => import("./serenissima-2e")],
  ["serenissima-1996", () => import("./serenissima-1996")],
])("the set-up of %s brings the texts about its boards", async (_, load) => {
  const { default: game } = await load();
  await game.setup();
  const { s } = await import("../chart/words");
  expect(s("setup-board")).toBe("Board");
});
