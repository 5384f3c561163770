// The home page: the language, the shelf, the last game with its picture, the other games, filing and search, and daily
// backups.

import { renameSync } from "node:fs";
import path from "node:path";
import type { Locator } from "@playwright/test";
import { QUERIES } from "../../../ui/src/app/help/queries";
import { DailyBackups } from "../pages/daily";
import { DemoPage } from "../pages/demo";
import { HomePage } from "../pages/home";
import { RulesPage } from "../pages/reference";
import { TablePage } from "../pages/table";
import { type Api, beginning, record } from "../support/api";
import { expect, NAMES, test } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { t, texts } from "../support/t";

test("the first start offers the languages, and keeps the one that is chosen", async ({ host, newDevice }) => {
  const page = await newDevice({ locale: "de" });
  await page.goto(host.url);
  await expect(new HomePage(page, texts("app", "de")).button("home-new")).toBeVisible();
  await page.locator("button[lang=en]").click();
  await expect(page.getByText(t("home-empty"))).toBeVisible();
  await page.reload();
  const home = new HomePage(page);
  await expect(home.button("home-new")).toBeVisible();

  await test.step("there is no daily backup yet", async () => {
    const daily = await DailyBackups.open(page);
    await expect(daily.text(t("daily-empty"))).toBeVisible();
  });
});

test("without games the home page offers the demo, and the demo is a game then", async ({ tablet }) => {
  const home = new HomePage(tablet);
  await home.demo.click();
  const demo = new DemoPage(tablet, "serenissima-2e");
  await expect(demo.card).toBeVisible();
  await demo.leave();
  await expect(home.latest).toContainText(t("game-serenissima-2e"));
  await expect(home.demo).toHaveCount(0);
});

test("a card has one button besides the game, and the rest is behind More", async ({ api, tablet }) => {
  await begin(api, ...NAMES.slice(0, 1));
  await tablet.reload();
  const home = new HomePage(tablet);
  await expect(home.latest.getByRole("button")).toHaveCount(2);
  await expect(home.button("home-take-over")).toBeHidden();
  await home.openMore();
  for (const rare of ["home-take-over", "home-backup", "home-exports"]) await expect(home.button(rare)).toBeVisible();

  await home.openActions(home.latest);
  await home.button("home-rematch").click();
  await new TablePage(tablet).bar.waitFor();
});

test("a box tells who plays it, and whether it has boards", IN_LONG_RUN, async ({ tablet }) => {
  const home = new HomePage(tablet);
  await expect(home.boxes).toHaveCount(4);
  for (const [game, players, minutes, boards] of [
    ["libertalia", "2–6", 60, 0],
    ["serenissima-1996", "2–4", 150, 1],
  ] as const) {
    const box = await home.openBox(game);
    await expect(box.sheet).toContainText(t("box-for", { players, minutes }));
    await expect(box.boards).toHaveCount(boards);
    await tablet.keyboard.press("Escape");
    await expect(box.sheet).toHaveCount(0);
  }
  await (await home.openBox("twilight")).newGame.click();
  const chosen = tablet.getByRole("button", { name: t("game-twilight"), exact: true });
  await expect(chosen).toHaveAttribute("aria-pressed", "true");
});

test("the rules of a box come in chapters, and a question finds them", async ({ tablet }) => {
  await (await new HomePage(tablet).openBox("serenissima-1996")).rules.click();
  const [rules, s] = [new RulesPage(tablet), texts("serenissima-1996")];
  await expect(rules.game("serenissima-1996")).toHaveAttribute("aria-pressed", "true");
  await expect(tablet.getByText(s("box"))).toBeVisible();
  await expect(tablet.locator("[data-chapter]").first()).toHaveAttribute("data-chapter", "goal");
  await expect(rules.chapter("goal").getByRole("article").first()).toBeVisible();
  await rules.openChapter("sail");
  await expect(rules.chapter("sail").getByRole("article").first()).toBeVisible();

  for (const { game, rules: ids, en } of QUERIES)
    if (game === "serenissima-1996") {
      await rules.search.fill(en);
      for (const id of ids) await expect(rules.rules.filter({ hasText: id })).toBeVisible();
    }
  await rules.search.fill("xyzzy");
  await expect(tablet.getByText(t("rules-none"))).toBeVisible();
});

test("the last game is large: who is waited for, and a picture of its board", async ({ tablet }) => {
  const home = new HomePage(tablet);
  for (const [name, lines, waitsFor] of [
    // Each was played later than the one before.
    ["serenissima-1996/spain-and-turks", 80, ""],
    ["libertalia/six-players", 100, "Elena"],
    ["twilight/waived-and-corrected", 40, "Anna"],
    ["serenissima-2e/four-players", 120, "Anna"],
  ] as const)
    await test.step(name, async () => {
      await home.importFile(beginning(record(name), lines));
      const game = t(`game-${name.split("/")[0]}`);
      await expect(home.latest).toContainText(game);
      await expect(home.latest).toContainText(t("home-asked", { names: waitsFor }));
      const { frame, board } = home.pictureOf(home.latest);
      await expect(board.locator("> *").first()).toBeVisible();
      await expect
        .poll(async () => {
          const [drawn, room] = [await board.locator("> *").first().boundingBox(), await frame.boundingBox()];
          return drawn && room && drawn.width > room.width / 3 && drawn.width <= room.width + 1;
        }, "the board fills the picture")
        .toBe(true);
      await expect(frame.locator("[inert]"), "nothing in a picture can be reached").toHaveCount(1);
    });
});

test("a finished game says who won", async ({ tablet }) => {
  const home = new HomePage(tablet);
  await home.importFile(beginning(record("libertalia/tie-shared")));
  await expect(home.latest).toContainText(/: .+ and /);
  await home.importFile(beginning(record("serenissima-1996/four-nations")));
  await expect(home.latest).toContainText(t("home-won", { names: "Bruno" }));
  await expect(home.latest).toContainText(t("home-look"));
});

/** A custom name of a game. */
const OWN_NAME = "Christmas 🎄 at Aunt Ada's";

/** Games that have just begun; each is named after its first player. */
async function begin(api: Api, ...first: string[]): Promise<number[]> {
  const games: number[] = [];
  for (const name of first) games.push(await api.newGame({ game: "libertalia", names: [name, "Zoe", "Yves"] }));
  return games;
}

test("a game that is imported again opens, or becomes a copy that is marked", IN_LONG_RUN, async ({ api, tablet }) => {
  await api.importRecord(beginning(record("libertalia/tie-shared")));
  await tablet.reload();
  const home = new HomePage(tablet);
  await expect(home.games).toHaveCount(1);
  await home.importFile(beginning(record("libertalia/tie-shared")));
  await expect(home.sheet).toContainText(t("home-here"));
  await home.sheet.getByRole("button", { name: t("home-here-copy"), exact: true }).click();
  await expect(home.games).toHaveCount(2);
  await expect(home.games.filter({ hasText: `· ${t("home-copy")}` })).toHaveCount(1);
  await home.importFile(beginning(record("libertalia/tie-shared")));
  await home.sheet.getByRole("button", { name: t("home-here-open"), exact: true }).click();
  await new TablePage(tablet).bar.waitFor();
});

test("of many games the finished ones are filed away, and each is found", IN_LONG_RUN, async ({ api, tablet }) => {
  for (const name of ["serenissima-1996/four-nations", "libertalia/tie-shared", "serenissima-2e/three-players"])
    await api.importRecord(beginning(record(name)));
  const [first = 0] = await begin(api, "Fabio", "Gina", "Hugo", "Ines", "Jana");
  await api.send({
    type: "label",
    table: first,
    name: OWN_NAME,
    filed: false,
    location: "Café Rialto",
    note: "Anna’s first game.\nNext time the long board.",
  });
  await tablet.reload();
  const home = new HomePage(tablet);
  await expect(home.latest).toContainText("Jana");
  await expect(home.games).toHaveCount(8);
  await expect(home.filed.getByText(t("home-filed", { count: 3 }))).toBeVisible();
  await expect(home.filed.getByTestId("open-game").first()).toBeHidden();
  const found = tablet.getByRole("region", { name: t("home-tables") }).getByTestId("game-card");
  for (const words of ["libertalia fab", "christmas", "café rialto", "first board"]) {
    await home.search.fill(words);
    await expect(found).toHaveCount(1);
    await expect(found).toContainText("Fabio");
    await expect(found).toContainText(t("game-libertalia"));
  }
  await home.search.fill(t("game-serenissima-1996"));
  await expect(found).toHaveCount(1);
  await expect(home.filed.getByTestId("game-card")).toBeVisible();
  await expect(found).toContainText(t("game-serenissima-1996"));
  await home.search.fill("xyzzy");
  await expect(tablet.getByText(t("home-none"))).toBeVisible();
});

test(
  "a game gets a name of its own, a place and a note, is filed away by hand, and taken out again",
  IN_LONG_RUN,
  async ({ api, tablet }) => {
    await begin(api, ...NAMES.slice(0, 2));
    await tablet.reload();
    const home = new HomePage(tablet);
    const label = async (name: string, save: string, then?: (sheet: Locator) => Promise<void>) => {
      const sheet = await home.label(home.latest);
      await sheet.getByLabel(t("label-name"), { exact: true }).fill(name);
      await then?.(sheet);
      await sheet.getByRole("button", { name: t(save), exact: true }).click();
      await expect(sheet).toHaveCount(0);
    };
    await label(OWN_NAME, "label-save", async (sheet) => {
      await sheet.getByLabel(t("label-location"), { exact: true }).fill("Café Rialto");
      await sheet.getByLabel(t("label-note"), { exact: true }).fill("First line\nsecond line");
    });
    await expect(home.latest).toContainText(OWN_NAME);
    await expect(home.latest).toContainText("Café Rialto");
    await expect(home.latest).toContainText("First line\nsecond line");
    await expect(home.latest).toContainText("Bruno");
    await label("Christmas", "label-file");
    await expect(home.latest).toContainText("Anna");
    await home.filed.getByText(t("home-filed", { count: 1 })).click();
    const filed = home.filed.getByTestId("game-card");
    await expect(filed).toContainText("Christmas");
    await expect(filed).toContainText("Bruno");
    await (await home.label(filed)).getByRole("button", { name: t("label-out"), exact: true }).click();
    await expect(home.latest).toContainText("Christmas");
    await expect(home.filed).toHaveCount(0);
  },
);

test(
  "a deleted game comes back from a daily backup, and a folder that is gone is reported",
  IN_LONG_RUN,
  async ({ api, host, tablet }) => {
    const [stick, gone] = [path.join(host.data, "stick"), path.join(host.data, "pulled out")];
    await begin(api, ...NAMES.slice(0, 2));
    await tablet.reload();
    const home = new HomePage(tablet);
    await expect(home.games).toHaveCount(2);
    const daily = await DailyBackups.open(tablet);

    await test.step("a folder for backups is chosen by its full path", async () => {
      await daily.useFolder("stick");
      const problem = tablet.getByRole("alert").filter({ hasText: t("problem-folder", { why: "relative" }) });
      await problem.getByRole("button").click();
      await expect(problem).toHaveCount(0);
      await daily.useFolder(stick);
      await expect(daily.text(stick)).toBeVisible();
      await expect(tablet.getByRole("listitem").first()).toContainText(t("daily-tables", { tables: 2 }));
    });

    await test.step("what was deleted is restored", async () => {
      await daily.back();
      await home.delete(home.latest);
      await expect(home.games).toHaveCount(1);
      await DailyBackups.open(tablet);
      await daily.restoreLatest();
      await expect(daily.text(t("home-restored", { added: 1, known: 1 }))).toBeVisible();
      await daily.back();
      await expect(home.games).toHaveCount(2);
    });

    await test.step("the first page reports that the folder is gone", async () => {
      renameSync(stick, gone);
      await tablet.reload();
      const note = tablet.getByRole("status").filter({ hasText: t("daily-failed") });
      await expect(note).toContainText(t("problem-folder", { why: "gone" }));
      await note.getByRole("button", { name: t("home-settings"), exact: true }).click();
      await expect(daily.tryAgain).toBeVisible();
      renameSync(gone, stick);
      await daily.tryAgain.click();
      await expect(daily.tryAgain).toHaveCount(0);
      await daily.back();
      await expect(home.games).toHaveCount(2);
      await expect(note).toHaveCount(0);
    });
  },
);

test("a device joins a game by its address, and a wrong address is refused", async ({ newHost, tablet }) => {
  const other = await newHost();
  const home = new HomePage(tablet);
  await home.button("home-join").click();
  const go = home.sheet.getByRole("button", { name: t("join-go"), exact: true });
  await home.sheet.getByRole("textbox").fill("ABCD-EFGH");
  await go.click();
  await expect(home.sheet.getByRole("alert")).toHaveText(t("join-nowhere"));
  await home.sheet.getByRole("textbox").fill(other.url);
  await go.click();
  await expect(tablet).toHaveURL((url) => url.origin === new URL(other.url).origin);
  await expect(home.button("home-new")).toBeVisible();
});
