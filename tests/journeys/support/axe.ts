// Accessibility: no finding of axe, contrast included.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type FrameLocator, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

/** Expects no finding on a page, its frames included; `screen` is the frame that holds what is waited for. */
export async function expectAccessible(page: Page, name: string, screen: Page | FrameLocator = page): Promise<void> {
  await test.step(`axe: ${name}`, async () => {
    for (const role of ["main", "heading"] as const)
      await screen.getByRole(role, { includeHidden: true }).first().waitFor({ state: "attached" });
    // Otherwise axe collects its findings in a page of its own, and Chromium may not draw the one behind it.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(inWords(violations), name).toEqual([]);
  });
}

const inWords = (violations: AxeResults["violations"]): string[] =>
  violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target} ${nodes[0]?.failureSummary}`);

let source: string | undefined;
const axeSource = () =>
  (source ??= readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));

/** The findings on a page without frames, in words: in the topmost sheet if one is open, else on all of it. Quicker than
 * `expectAccessible`, because axe stays on the page and collects nothing but violations. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource());
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const options: RunOptions = { resultTypes: ["violations"], elementRef: false };
    return (await axe.run([...document.querySelectorAll("dialog[open]")].at(-1) ?? document, options)).violations;
  });
  return inWords(violations);
}
