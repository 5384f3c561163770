// Two codes that connect a phone without a relay: the panel of the tablet, and the page of the phone.

import type { Locator, Page } from "@playwright/test";
import { readCode } from "../support/camera";
import { t } from "../support/t";

/** The panel in the sheet for phones. */
export class CodesPanel {
  /** Hosts a game without a relay, or beside one that cannot be reached. */
  readonly use: Locator;
  readonly startCamera: Locator;
  readonly offer: Locator;

  constructor(private readonly sheet: Locator) {
    const button = (key: string) => sheet.getByRole("button", { name: t(key), exact: true });
    this.use = button("web-codes");
    this.startCamera = button("codes-camera-start");
    this.offer = sheet.getByRole("img", { name: t("codes-qr") });
  }

  /** Says why the last code connected nothing. */
  problem(key: string): Locator {
    return this.sheet.getByRole("alert").filter({ hasText: t(`codes-${key}`) });
  }

  /** The link that a phone's camera app opens. */
  async link(): Promise<string> {
    await this.offer.waitFor();
    return readCode(this.offer);
  }

  /** The link of a new offer. */
  async linkAfter(earlier: string): Promise<string> {
    for (;;) {
      const link = await this.link();
      if (link !== earlier) return link;
    }
  }
}

/** The code of a phone for the tablet. */
export const answerOf = (phone: Page): Locator => phone.getByRole("img", { name: t("answer-qr") });
