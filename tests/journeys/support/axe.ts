// Accessibility: no finding of axe, contrast included.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type FrameLocator, type Page } from "@playwright/test";

/** Expects no finding on a page, its frames included; `screen` is the frame that holds what is waited for. */
export async function expectAccessible(page: Page, name: string, screen: Page | FrameLocator = page): Promise<void> {
  await test.step(`axe: ${name}`, async () => {
    for (const role of ["main", "heading"] as const)
      await screen.getByRole(role, { includeHidden: true }).first().waitFor({ state: "attached" });
    // Otherwise axe collects its findings in a page of its own, behind which this one may not be drawn.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target} ${nodes[0]?.failureSummary}`);
    expect(found, name).toEqual([]);
  });
}
