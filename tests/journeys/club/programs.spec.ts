// Computer players at a club: the organiser allows them at some tables, a player lets one play, and one takes a free seat.

import { EVENT, expect, test } from "../support/club";
import { t } from "../support/t";

test("a player has to ask the organiser, who allows computer players and gives a free seat to one", async ({
  organiser,
  organiserPage,
  newMember,
}) => {
  await organiserPage.begin(EVENT);
  await organiser.until(({ join }) => join !== null);
  await organiser.openTable({ game: "libertalia", seats: 3 });
  const phone = await newMember();
  await phone.join("Anna");
  await phone.sit("Table 1", 1);
  const menu = await phone.table.openMenu();
  await menu.getByTestId("give-seat").tap();
  await expect(phone.page.getByRole("alert")).toHaveText(new RegExp(t("problem-programs_off")));
  await phone.page.getByRole("alert").getByRole("button").tap();

  await test.step("the organiser allows them at one table", async () => {
    await organiserPage.allowPrograms(1);
    expect(organiser.event.plan.program_tables).toBe(1);
    await menu.getByTestId("give-seat").tap();
    await expect(menu.getByText(t("programs-plays-own"), { exact: true })).toBeVisible();
    await expect(organiserPage.table("Table 1").getByTestId("program-mark")).toHaveCount(1);
  });

  await test.step("the organiser gives a free seat to the computer, and frees it", async () => {
    await organiserPage.manage("Table 1");
    await organiserPage.sheet
      .getByRole("button", { name: t("programs-take-free"), exact: true })
      .first()
      .click();
    await organiserPage.sheet.getByRole("button", { name: t("programs-leave-free"), exact: true }).waitFor();
    await expect.poll(() => organiser.table("Table 1").seats.map(({ free }) => free)).toEqual([false, false, true]);
    await organiserPage.sheet.getByRole("button", { name: t("programs-leave-free"), exact: true }).click();
    await expect.poll(() => organiser.table("Table 1").seats.map(({ free }) => free)).toEqual([false, true, true]);
    await organiserPage.closeSheet();
  });

  await test.step("all tables with computer players are in use", async () => {
    await organiser.openTable({ game: "libertalia", seats: 2 });
    await organiserPage.manage("Table 2");
    await organiserPage.sheet
      .getByRole("button", { name: t("programs-take-free"), exact: true })
      .first()
      .click();
    await expect(organiserPage.page.getByRole("alert")).toContainText(t("problem-programs_full", { most: 1 }));
  });
});
