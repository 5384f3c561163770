// An event at a club, on a real node with a real database: the organiser's pages, the room display, and the phones of
// members.

import type { Page } from "@playwright/test";
import { MemberPage } from "../pages/member";
import { OrganiserPage } from "../pages/organiser";
import { PAGE_TIME, type RoomDisplayPage } from "../pages/room-display";
import { EVENT, expect, type Member, type Organiser, test } from "../support/club";
import { download } from "../support/download";
import { PHONE, TELEVISION } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { networkTo } from "../support/network";
import { like, t } from "../support/t";

/** Two members who sit at Table 1, each with one command made. */
async function playTable(organiser: Organiser): Promise<[Member, Member]> {
  const { table } = await organiser.openTable();
  const members: [Member, Member] = [await organiser.join("Anna"), await organiser.join("Bruno")];
  for (const [seat, member] of members.entries()) await member.sitWithPhone(table, seat);
  for (let said = 0; said < 2;) for (const member of members) if (await member.play()) said += 1;
  return members;
}

test("the organiser opens each table in two touches, and as many more like it as wanted, and takes them back", async ({
  organiserPage,
}) => {
  await organiserPage.begin(EVENT);
  await expect(organiserPage.page.getByText(t("club-joined", { people: 0 }), { exact: true })).toBeVisible();
  for (const [game, seats] of [
    ["twilight", 2],
    ["serenissima-2e", 3],
    ["libertalia", 4],
  ] as const)
    await organiserPage.openTable(game, seats);
  await expect(organiserPage.table(t("club-label", { n: 2 })).getByText(t("club-free", { free: 3 }))).toBeVisible();
  await organiserPage.button(`${t("club-more-count")} −`).click();
  await organiserPage.button(t("club-more", { tables: 3 })).click();
  const [first, last] = [t("club-label", { n: 4 }), t("club-label", { n: 6 })];
  await expect(organiserPage.page.getByText(t("club-opened-many", { first, last }), { exact: true })).toBeVisible();
  await expect(organiserPage.tables).toHaveCount(6);
  for (const [n, table] of (await organiserPage.tables.all()).entries())
    await expect(table).toHaveAccessibleName(t("club-label", { n: n + 1 }));
  await organiserPage.button(t("club-take-back")).click();
  await expect(organiserPage.tables).toHaveCount(3);
});

test("the code and the room display stand on top until people have joined", async ({ organiser, organiserPage }) => {
  await organiserPage.begin(EVENT);
  await organiser.until(({ join }) => join !== null);
  await expect(organiserPage.invitation.getByText(organiser.invitation.code, { exact: true })).toBeVisible();
  await expect(organiserPage.openDisplay).toHaveAttribute("href", /#/);
  await organiser.join("Anna");
  await expect(organiserPage.invitation).toHaveCount(0);
  await organiserPage.openSettings();
  await expect(organiserPage.sheet.getByText(organiser.invitation.code, { exact: true })).toBeVisible();
});

test("the room display shows how to join, free seats and every table, readable from far away", async ({
  organiser,
  newDisplay,
}) => {
  await organiser.begin();
  for (const [game, seats] of [
    ["twilight", 2],
    ["twilight", 2],
    ["serenissima-2e", 3],
    ["libertalia", 4],
  ] as const)
    await organiser.openTable({ game, seats });
  const display = await newDisplay();
  await expect(display.freeSeats(11)).toBeVisible();
  await expect(display.code).toHaveText(organiser.invitation.code);
  await expect(display.code).toHaveText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/);
  await expect(display.tables).toHaveCount(4);
  // Its address grants only the right to watch.
  expect(new URL(display.page.url()).hash).toBe("");
  await (await organiser.join("Anna")).sit(organiser.table("Table 1").table, 0);
  for (const size of [TELEVISION.viewport, { width: 1280, height: 800 }])
    await test.step(`readable at ${size.width} x ${size.height}`, async () => {
      await display.page.setViewportSize(size);
      await expectReadable(display);
    });
});

/** The smallest letters of the title, of a table's label and of names, in pixels of a television; nothing scrolls. */
async function expectReadable({ page, title, tables }: RoomDisplayPage): Promise<void> {
  const smallest = async (letters: ReturnType<Page["locator"]>) =>
    Math.min(
      ...(await letters.evaluateAll((all) => {
        const unit = Math.min(innerWidth / 1920, innerHeight / 1080);
        return all.map((one) => parseFloat(getComputedStyle(one).fontSize) / unit);
      })),
    );
  await expect.poll(() => smallest(title)).toBeGreaterThanOrEqual(54);
  await expect.poll(() => smallest(tables.locator("strong"))).toBeGreaterThanOrEqual(50);
  await expect.poll(() => smallest(tables.locator("bdi"))).toBeGreaterThanOrEqual(24);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1), "it scrolls")
    .toBe(false);
}

test("people join with a name and the code, and sit down with one touch", async ({
  organiser,
  organiserPage,
  newDisplay,
  newDevice,
}) => {
  await organiser.begin();
  await organiser.openTable();
  const display = await newDisplay();
  await expect(display.freeSeats(2)).toBeVisible();
  for (const [seat, name] of ["Anna", "Bruno"].entries()) {
    const page = await newDevice(PHONE);
    await page.goto(await display.address());
    const phone = new MemberPage(page);
    await phone.join(name);
    await phone.sit("Table 1", seat + 1);
    await expect(organiserPage.table("Table 1").getByText(name, { exact: true })).toBeVisible();
    if (seat === 0) await expect(display.freeSeats(1)).toBeVisible();
  }
  await expect(display.freeSeats(1)).toHaveCount(0);
});

test("of two who want the same seat one gets it, and the other is asked to choose another", async ({
  node,
  organiser,
  newDevice,
}) => {
  await organiser.begin();
  const { table } = await organiser.openTable({ game: "serenissima-2e", seats: 3 });
  const network = await networkTo(node.port);
  const late = new MemberPage(await newDevice(PHONE));
  const { hash, pathname } = new URL(organiser.invitation.url);
  await late.page.goto(`http://127.0.0.1:${network.port}${pathname}${hash}`);
  await late.join("Dario");
  await expect(late.seat("Table 1", 1)).toBeEnabled();
  // Dario's phone does not hear of Chiara before it has asked for the seat.
  network.hold();
  await (await organiser.join("Chiara")).sit(table, 0);
  await late.seat("Table 1", 1).tap();
  network.release();
  await expect(late.page.getByText(t("problem-taken"), { exact: true })).toBeVisible();
  await late.button(t("app-close")).tap();
  await late.sit("Table 1", 2);
  await expect.poll(() => organiser.table("Table 1").seats.map(({ name }) => name)).toEqual(["Chiara", "Dario", ""]);
  network.close();
});

test("a name is for one person", async ({ organiser, newMember }) => {
  await organiser.begin();
  await organiser.join("Anna");
  const other = await newMember();
  await other.sendName("anna");
  await expect(other.page.getByRole("alert").getByText(t("club-out-name_taken"), { exact: true })).toBeVisible();
});

test("while a table plays, the room display and the organiser see its turn, and who is asked", async ({
  organiser,
  organiserPage,
  newDisplay,
}) => {
  await organiser.begin();
  const [anna] = await playTable(organiser);
  const { asks, progress, settings } = await anna.state();
  const turn = t("home-turn-twilight", { turn: progress.turn });
  const asked = (asks as unknown as [{ seat: number }][]).map(([by]) => settings.seating[by.seat]?.name);
  const names = new Intl.ListFormat("en").format(asked.map((name) => name ?? ""));
  expect(names).not.toBe("");
  const display = await newDisplay();
  await expect(display.table("Table 1").getByText(turn, { exact: true })).toBeVisible();
  await expect(organiserPage.table("Table 1").getByText(t("home-asked", { names }), { exact: true })).toBeVisible();
});

test("a phone that loads its page again is at its table, and the event's page leads back there", async ({
  node,
  organiser,
  newMember,
}) => {
  await organiser.begin();
  await organiser.openTable();
  const phone = await newMember();
  await phone.join("Anna");
  await phone.sit("Table 1", 1);
  await phone.page.reload();
  await phone.table.bar.waitFor();
  await phone.page.goto(`${node.origin}/club`);
  await expect(phone.own.getByRole("article")).toHaveAccessibleName("Table 1");
  await phone.toTable();
});

test(
  "a name typed with the event's code on the first page is carried over",
  IN_LONG_RUN,
  async ({ node, organiser, newMember }) => {
    await organiser.begin();
    const phone = await newMember();
    await phone.page.goto(node.origin);
    await phone.name.fill("Anna");
    await phone.page.getByLabel(t("join-code-label")).fill(organiser.invitation.code);
    await phone.button(t("join-enter")).tap();
    await expect(phone.button(t("club-join-yes"))).toBeEnabled();
    await expect(phone.name).toHaveValue("Anna");
  },
);

test(
  "a table waits for its players until one of them begins the game",
  IN_LONG_RUN,
  async ({ organiser, newMember }) => {
    await organiser.begin();
    const { table } = await organiser.openTable({ game: "libertalia", seats: 3 });
    const anna = await organiser.join("Anna");
    await anna.sitWithPhone(table, 0);
    const phone = await newMember();
    await phone.join("Dario");
    await phone.sit("Table 1", 2);
    await expect(phone.page.getByText(t("seats-awaits"), { exact: true })).toBeVisible();
    // No card is dealt before.
    expect((await anna.state()).legal).toEqual([]);
    await phone.button(t("seats-begin")).tap();
    await expect(phone.page.getByText(t("seats-awaits"), { exact: true })).toHaveCount(0);
    await expect.poll(async () => (await anna.state()).legal).not.toEqual([]);
  },
);

test("a member who stands up leaves a free seat", IN_LONG_RUN, async ({ organiser, newDisplay, newMember }) => {
  await organiser.begin();
  await organiser.openTable();
  const display = await newDisplay();
  const phone = await newMember();
  await phone.join("Dario");
  await phone.sit("Table 1", 1);
  await expect(display.freeSeats(1)).toBeVisible();
  const menu = await phone.table.openMenu();
  await menu.getByRole("link", { name: t("club-back"), exact: true }).tap();
  await phone.button(t("club-stand")).tap();
  await expect(phone.own.getByRole("alert")).toContainText(t("club-stand-sure"));
  await phone.button(t("club-stand-yes")).tap();
  await expect(display.freeSeats(2)).toBeVisible();
  await expect(phone.own).toHaveCount(0);
});

test(
  "every member may open tables if the event says so, and watch a table that may be watched",
  IN_LONG_RUN,
  async ({ organiser, organiserPage, newMember, node }) => {
    await organiser.begin({ opening: "anybody" });
    await organiser.openTable();
    const phone = await newMember();
    await phone.join("Dario");
    await phone.button(t("game-libertalia")).tap();
    await phone.button(t("club-open-for", { seats: 3 })).tap();
    await expect(phone.card("Table 2")).toBeVisible();
    await expect(organiserPage.table("Table 2")).toBeVisible();
    await phone.button(t("club-watch-of", { table: "Table 1" })).tap();
    await phone.table.bar.waitFor();
    await phone.page.goto(`${node.origin}/club`);
    await phone.sit("Table 2", 1);
  },
);

test("members may not open tables unless the event says so", IN_LONG_RUN, async ({ organiser, newMember }) => {
  await organiser.begin();
  await organiser.openTable();
  const phone = await newMember();
  await phone.join("Dario");
  await expect(phone.seat("Table 1", 1)).toBeVisible();
  await expect(phone.page.getByRole("region", { name: t("club-open"), exact: true })).toHaveCount(0);
});

test(
  "the room display turns its pages by itself until every table was shown",
  IN_LONG_RUN,
  async ({ organiser, newDisplay }) => {
    await organiser.begin();
    for (let n = 0; n < 10; n += 1) await organiser.openTable();
    const display = await newDisplay();
    await expect(display.tables).toHaveCount(6);
    await expect(display.page.getByText(like(t("club-wall-page", { page: "*", of: 2 })))).toBeVisible();
    const seen = new Set<string | null>();
    await expect
      .poll(async () => {
        await display.page.clock.fastForward(PAGE_TIME);
        const labels = await display.tables.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
        for (const label of labels) seen.add(label);
        return seen.size;
      })
      .toBe(10);
    await expectReadable(display);
  },
);

test(
  "a table is watched on the room display, and only if it may be",
  IN_LONG_RUN,
  async ({ organiser, organiserPage, newDisplay }) => {
    await organiser.begin();
    await organiser.openTable();
    await organiser.openTable();
    const display = await newDisplay();
    await expect(display.table("Table 2")).toBeEnabled();
    await organiserPage.manage("Table 2");
    await organiserPage.sheet.getByLabel(t("club-watchable")).uncheck();
    await organiserPage.closeSheet();
    await expect(display.table("Table 2")).toBeDisabled();
    await display.table("Table 1").click();
    await expect(
      display.page.getByRole("list", { name: t("television-standings"), exact: true }).getByRole("listitem"),
    ).toHaveCount(2);
  },
);

test(
  "a device that the organiser removes says so, and can go back to its seat",
  IN_LONG_RUN,
  async ({ organiser, organiserPage, newMember }) => {
    await organiser.begin();
    await organiser.openTable();
    const phone = await newMember();
    await phone.join("Bruno");
    await phone.sit("Table 1", 2);
    await organiserPage.manage("Table 1");
    const device = organiserPage.device("Bruno");
    await device.getByRole("button", { name: t("host-remove-of", { name: "Bruno" }), exact: true }).click();
    await device.getByRole("button", { name: t("host-remove-yes"), exact: true }).click();
    await expect(device).toHaveCount(0);
    await expect(phone.page.getByRole("alert").getByText(t("join-dismissed#club"), { exact: true })).toBeVisible();
    await phone.page.getByRole("link", { name: t("club-back"), exact: true }).tap();
    await phone.toTable();
  },
);

test(
  "a renewed key is the only one that lets an organiser in",
  IN_LONG_RUN,
  async ({ node, organiser, organiserPage, newDevice }) => {
    await organiser.begin();
    const second = new OrganiserPage(await newDevice());
    await second.page.goto(node.url);
    await second.tab("tables");
    await organiserPage.openSettings();
    // One confirmation at a time.
    await organiserPage.button(t("club-renew-of")).click();
    await organiserPage.button(t("club-key-renew")).click();
    await expect(organiserPage.page.getByRole("alert")).toHaveText([t("club-key-sure")]);
    await organiserPage.button(t("club-key-yes")).click();
    await expect(organiserPage.page.getByText(t("club-key-fresh"), { exact: true })).toBeVisible();
    await expect(second.page.getByRole("alert").getByText(t("club-out-dismissed"), { exact: true })).toBeVisible();
    const late = await newDevice();
    await late.goto(node.url);
    await expect(late.getByRole("alert").getByText(t("club-out-token"), { exact: true })).toBeVisible();
    await organiserPage.page.reload();
    await organiserPage.tab("tables");
  },
);

test("the record of a closed table is whole once everybody who sat there agrees", async ({
  organiser,
  organiserPage,
  newMember,
}) => {
  await organiser.begin();
  const members = await playTable(organiser);
  await organiserPage.manage("Table 1");
  await organiserPage.button(t("club-close")).click();
  await expect(organiserPage.sheet.getByRole("alert")).toHaveText(t("club-close-sure", { table: "Table 1" }));
  await organiserPage.button(t("club-close-yes")).click();
  await expect(organiserPage.table("Table 1")).toHaveCount(0);

  const [anna, bruno] = [await newMember(members[0]), await newMember(members[1])];
  for (const phone of [anna, bruno]) await phone.button(t("club-archive")).tap();
  const takeRecord = () => download(anna.page, () => anna.button(t("club-record-of", { table: "Table 1" })).tap());
  // The record still contains hidden cards of the other player.
  await expect(anna.page.getByText(t("club-record-later"), { exact: true })).toBeVisible();
  await expect(anna.button(t("club-record-of", { table: "Table 1" }))).toHaveCount(0);
  await anna.button(t("club-agree")).tap();
  await expect(anna.page.getByText(t("club-agreed"), { exact: true })).toBeVisible();
  await bruno.button(t("club-agree")).tap();
  for (const phone of [bruno, anna])
    await expect(phone.page.getByText(t("club-record-whole"), { exact: true })).toBeVisible();
  const record = await takeRecord();
  expect(record.name).toMatch(/\.bucintoro$/);
  expect(JSON.parse(record.text.split("\n")[0] ?? "")).toMatchObject({ game: "twilight" });
});

test("a member whom the organiser removes is sent away, and an event that ends says so everywhere", async ({
  organiser,
  organiserPage,
  newDisplay,
  newMember,
}) => {
  await organiser.begin();
  await organiser.openTable();
  const display = await newDisplay();
  const [anna, bruno] = [await newMember(), await newMember()];
  await anna.join("Anna");
  await bruno.join("Bruno");
  await organiserPage.tab("people");
  await organiserPage.button(t("host-remove-of", { name: "Bruno" })).click();
  await expect(organiserPage.person("Bruno").getByRole("alert")).toHaveText(t("club-remove-sure", { name: "Bruno" }));
  await organiserPage.button(t("host-remove-yes")).click();
  await expect(bruno.page.getByRole("alert").getByText(t("club-out-dismissed"), { exact: true })).toBeVisible();
  await organiserPage.openSettings();
  await organiserPage.button(t("club-end")).click();
  await organiserPage.button(t("club-end-yes")).click();
  await expect(display.page.getByText(t("club-ended-wall"), { exact: true })).toBeVisible();
  await expect(anna.page.getByText(t("club-ended-note"), { exact: true })).toBeVisible();
  await expect(organiserPage.page.getByText(t("club-ended", { evening: EVENT }), { exact: true })).toBeVisible();
});
