// The screen of a flat tablet: turned to a side of the table, or between strips that inform each side.

import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { layoutFaults } from "../support/layout";
import type { Facing, TableSide } from "./menu";
import { TablePage } from "./table";

/** The storage key of the device's facing mode. */
const KEY = "around";

export class TurnedScreen {
  /** The screen itself, in its frame. */
  readonly inner: FrameLocator;
  readonly table: TablePage;
  readonly frame: Locator;
  readonly strips: Locator;
  /** The strip of the asked side. */
  readonly askedStrip: Locator;
  private readonly turned: Locator;

  constructor(readonly page: Page) {
    this.frame = page.locator("iframe");
    this.inner = page.frameLocator("iframe");
    this.table = new TablePage(page, this.inner);
    this.strips = page.getByTestId("strip");
    this.askedStrip = this.strips.and(page.locator("[data-asked=true]"));
    this.turned = page.getByTestId("turned-screen");
  }

  /** Sets a device's facing mode from its next page on. */
  static async face(page: Page, way: Facing): Promise<void> {
    await page.addInitScript(([key, way]) => localStorage.setItem(key, way), [KEY, way] as const);
  }

  strip(side: TableSide): Locator {
    return this.strips.and(this.page.locator(`[data-side="${side}"]`));
  }

  /** Waits until the screen faces a side and accepts touches. */
  async expectFaces(side: TableSide): Promise<void> {
    await expect(this.turned).toHaveAttribute("data-side", side);
    await this.expectListens();
  }

  /** Waits until the screen accepts touches: it ignores them for a moment after a turn. */
  async expectListens(): Promise<void> {
    await expect(this.frame).toHaveAttribute("data-guarded", "false");
  }

  /** Waits until the screen in its frame keeps the layout laws. */
  async expectWhole(what: string): Promise<void> {
    await this.expectListens();
    const frames = this.page.frames().filter((frame) => frame.parentFrame());
    const faults = () => Promise.all(frames.map((frame) => layoutFaults(frame)));
    await expect.poll(faults, what).toEqual([[]]);
  }

  /** Touches the middle of an element where it is seen. */
  async tap(target: Locator): Promise<void> {
    await this.expectListens();
    await target.tap();
  }

  /** The layout size of the screen: width and height. */
  size(): Promise<[number, number]> {
    return this.inner.locator("html").evaluate(() => [innerWidth, innerHeight]);
  }
}
