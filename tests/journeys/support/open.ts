// Opens a game on the host's own screen, from the lines of a record.

import type { Page } from "@playwright/test";
import { HomePage } from "../pages/home";
import { TablePage } from "../pages/table";
import { beginning, type Api } from "./api";
import type { DeviceOptions } from "./fixtures";
import type { Host } from "./processes";

export interface Opened {
  /** The number of the game. */
  game: number;
  page: Page;
  table: TablePage;
}

/** Imports a record and opens its game on a new device. */
export async function openRecord(
  { api, host, newDevice }: { api: Api; host: Host; newDevice: (options?: DeviceOptions) => Promise<Page> },
  lines: readonly string[],
  options: DeviceOptions = {},
): Promise<Opened> {
  const game = await api.importRecord(beginning(lines));
  const page = await newDevice(options);
  await page.goto(host.url);
  const table = await new HomePage(page).open();
  return { game, page, table };
}
