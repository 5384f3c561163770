// Files that a page saves.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

export interface SavedFile {
  /** The name that the page suggests. */
  name: string;
  /** Where it is as long as the test runs. */
  path: string;
  bytes: Buffer;
  text: string;
}

/** Does what makes a page save a file; gives that file. */
export async function download(page: Page, act: () => Promise<unknown>): Promise<SavedFile> {
  const [file] = await Promise.all([page.waitForEvent("download"), act()]);
  const path = await file.path();
  const bytes = readFileSync(path);
  return { name: file.suggestedFilename(), path, bytes, text: bytes.toString("utf8") };
}
