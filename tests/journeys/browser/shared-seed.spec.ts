// The shared seed: phones contribute to the draws automatically, a word stands for a phone, and the screens say so.

import { FairSheet } from "../pages/draws";
import { GuestPage } from "../pages/guest";
import { HomePage } from "../pages/home";
import { expect, join, NAMES, PHONE, test } from "../support/fixtures";
import { portOf } from "../support/api";
import { t } from "../support/t";

const [ANNA, BRUNO] = [0, 1] as const;

test("a phone contributes to the draws, and a word does for a player without one", async ({ api, host, newDevice }) => {
  const game = await api.newGame({ game: "twilight", names: NAMES.slice(0, 2) });
  const hosting = await api.host(game);
  const seats = async () => (await api.state(game)).shared_seed?.seats;
  expect(await seats()).toEqual([]);

  const phone = await newDevice(PHONE);
  await join(phone, `http://127.0.0.1:${portOf(hosting)}/${await api.fragment(ANNA)}`, NAMES[ANNA] ?? "");
  const guest = new GuestPage(phone);
  await expect.poll(seats, { timeout: 30_000 }).toEqual([ANNA]);
  const own = await FairSheet.open(guest);
  await own.sheet.getByText(t("fair-how"), { exact: true }).click();
  await expect(own.sheet.getByText(t("fair-what"))).toBeVisible();
  await expect(own.sheet.getByText(t("fair-seats", { names: NAMES[ANNA] ?? "" }))).toBeVisible();

  const page = await newDevice();
  await page.goto(host.url);
  const table = await new HomePage(page).open();
  const { sheet } = await FairSheet.open(table);
  await sheet.getByLabel(t("fair-word", { name: NAMES[BRUNO] ?? "" })).fill("gondola");
  await sheet.getByRole("button", { name: t("fair-word-send"), exact: true }).click();
  await expect.poll(async () => (await seats())?.toSorted(), { timeout: 30_000 }).toEqual([ANNA, BRUNO]);
  await table.closeSheet();
  const record = await table.openRecord();
  await expect(record.getByText(t("record-round", { round: 1, names: NAMES[ANNA] ?? "" }))).toBeVisible();
});
