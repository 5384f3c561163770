// The sheet with which the result of a game is shared: a picture, a text, the record, the whole game in one file.

import { expect, type Locator, type Page } from "@playwright/test";
import { download, type SavedFile } from "../support/download";
import { t, type Translate } from "../support/t";

export class ShareSheet {
  readonly sheet: Locator;
  readonly text: Locator;
  readonly canvas: Locator;

  private constructor(
    readonly page: Page,
    private readonly say: Translate,
  ) {
    this.sheet = page.getByRole("dialog", { name: say("share-title"), exact: true });
    this.text = this.sheet.getByTestId("share-text");
    this.canvas = this.sheet.locator("canvas");
  }

  /** Opens the sheet from the end of a game. */
  static async open(page: Page, say: Translate = t): Promise<ShareSheet> {
    await page.locator("[data-tool=share]").click();
    const share = new ShareSheet(page, say);
    await share.sheet.waitFor();
    return share;
  }

  button(key: string): Locator {
    return this.sheet.getByRole("button", { name: this.say(key), exact: true });
  }

  link(key: string): Locator {
    return this.sheet.getByRole("link", { name: this.say(key), exact: true });
  }

  /** Saves the picture; gives it, with its size in pixels. */
  async savePicture(): Promise<SavedFile & { size: [number, number] }> {
    await expect(this.canvas).toHaveAttribute("data-drawn", "true");
    const file = await download(this.page, () => this.button("share-save").click());
    expect(file.bytes.subarray(1, 4).toString()).toBe("PNG");
    return { ...file, size: [file.bytes.readUInt32BE(16), file.bytes.readUInt32BE(20)] };
  }

  /** The number of different colours in the picture. */
  async colours(): Promise<number> {
    return this.canvas.evaluate((canvas: HTMLCanvasElement) => {
      const context = canvas.getContext("2d") as CanvasRenderingContext2D;
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return new Set(new Uint32Array(data.buffer)).size;
    });
  }

  /** Saves the whole game in one file. */
  async saveReplay(): Promise<SavedFile> {
    return download(this.page, () => this.button("share-replay").click());
  }
}
