// @vitest-environment jsdom

import { expect, test, vi } from "vitest";
import { choose, moment } from "./index.svelte";

test("dates are written as in the country of the browser's own language tag", async () => {
  await choose("en");
  const written = (...languages: string[]) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
    return moment("2026-11-05T12:00:00Z", { dateStyle: "long", timeZone: "UTC" });
  };
  expect(written("de-AT", "en-GB", "en-US")).toBe("5 November 2026");
  expect(written("en-US")).toBe("November 5, 2026");
  expect(written("de-AT")).toBe(written("en"));
});
