// The owner goes through the whole board of each edition: interrupts the pass, fixes a flaw, corrects wrong
// assumptions, confirms the rest, and plays on it.

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { BoardsPage, type Edition } from "../pages/boards";
import { Chart } from "../pages/chart";
import { HomePage } from "../pages/home";
import { NewGamePage } from "../pages/new-game";
import { TablePage } from "../pages/table";
import { type Api, freshId } from "../support/api";
import { expect, test as base } from "../support/fixtures";
import { IN_LONG_RUN, inLongRun } from "../support/long";
import { like, t, texts } from "../support/t";

interface Case {
  id: Edition;
  /** The confirmed values of its first page: name, good, slots, values, and whether it may be a starting port. */
  sure: string[];
  second: string;
  pages: number;
  /** A port beside the sea that is drawn. */
  farEast: string;
  /** The flaw when the first slot of Valencia is worth more than the second. */
  fault: string;
  /** Whether a game is being played. */
  isPlaying: (view: any) => boolean;
}

const EDITIONS: Case[] = [
  {
    id: "serenissima-2e",
    sure: ["", "", "", "?", ""],
    second: "Genova",
    pages: 44,
    farEast: "Constantinople",
    fault: texts("serenissima-2e")("flaw-board-values", { port: "Valencia" }),
    isPlaying: ({ stage }) => stage.stage === "activation",
  },
  {
    id: "serenissima-1996",
    sure: ["", "", "", "?"],
    second: "Oran",
    pages: 50,
    farEast: "Istanbul",
    fault: texts("serenissima-1996")("flaw-board-values", { port: "Valencia" }),
    isPlaying: ({ stage }) => stage.stage === "move",
  },
];

const MY_BOX = "own-box";
const NAME = "My box";

/** The board that comes with an edition. */
async function shipped(api: Api, game: Edition): Promise<any> {
  const { boards } = await api.ask({ type: "boards", game }, "boards");
  return boards.find(({ own }) => !own);
}

/** Gives the owner a board: a copy of the one that comes with the game, or one with every value confirmed. */
async function giveBoard(api: Api, game: Edition, confirmed = false): Promise<void> {
  const { id, board } = await shipped(api, game);
  if (!confirmed) {
    await api.send({ type: "copy_board", request: freshId(), game, from: id, id: MY_BOX, name: NAME });
    return;
  }
  const sure = JSON.parse(JSON.stringify(board).replaceAll('"assumed"', '"confirmed"'));
  await api.send({ type: "keep_board", game, board: { ...sure, id: MY_BOX, name: NAME } });
}

const test = base.extend<{ boardsOf: (edition: Edition) => Promise<BoardsPage> }>({
  boardsOf: async ({ tablet }, use) => {
    await use((edition) => openBoards(tablet, edition));
  },
});

/** Opens the boards of an edition from its box. */
async function openBoards(page: Page, edition: Edition): Promise<BoardsPage> {
  const box = await new HomePage(page).openBox(edition);
  await box.boards.click();
  const boards = new BoardsPage(page, edition);
  await boards.expectList();
  return boards;
}

/** Opens the page of a new game of an edition. */
async function openNewGame(page: Page, edition: Edition): Promise<NewGamePage> {
  await new HomePage(page).newGame();
  const setup = new NewGamePage(page);
  await setup.choose(edition);
  await expect(page.getByRole("heading", { name: texts(edition)("setup-board"), exact: true })).toBeVisible();
  return setup;
}

for (const edition of EDITIONS) {
  const { id } = edition;
  const say = texts(id);
  const check = say("board-check");

  test.describe(`match my board, ${id}`, inLongRun(id === "serenissima-1996"), () => {
    test("a fault is reported, keeps the board from being played, and is repaired after a break", async ({
      tablet,
      boardsOf,
    }) => {
      let boards = await boardsOf(id);
      let match = await boards.startMatching();
      await expect(match.title).toHaveText("Valencia");
      await expect(match.sure).toHaveText(edition.sure);

      await test.step("the value of the first slot is above the second", async () => {
        await match.step(1, "more", 3);
        await match.asShown.click();
        await expect(match.title).toHaveText(edition.second);
        await match.later.click();
        await expect(boards.text("board-faults", { faults: 1 })).toBeVisible();
      });

      await test.step("a new game does not offer the board", async () => {
        await boards.back().click();
        const setup = await openNewGame(tablet, id);
        await expect(setup.group(say("setup-board")).getByRole("button").first()).toBeVisible();
        await setup.button(say("setup-boards")).click();
        await expect(boards.text("board-faults", { faults: 1 })).toBeVisible();
        await boards.back().click();
        // The list of boards is loaded: the faulty one is not in it.
        await expect(setup.button(t(`game-${id}`))).toHaveAttribute("aria-pressed", "true");
        await expect(setup.group(say("setup-board")).getByRole("button", { pressed: true })).toBeVisible();
        await expect(setup.button(NAME)).toHaveCount(0);
      });

      await test.step("the pass continues where it was left, and leads to the fault", async () => {
        await tablet.reload();
        boards = await boardsOf(id);
        match = await boards.startMatching();
        await expect(match.title).toHaveText(edition.second);
        await match.jump(check);
        await expect(match.box.getByText(edition.fault)).toBeVisible();
        await match.button(say("board-go")).click();
        await match.step(1, "fewer", 3);
        await match.confirm();
        await match.jump(check);
        await expect(boards.text("board-sound")).toBeVisible();
      });
    });

    test("everything is confirmed as shown", IN_LONG_RUN, async ({ api, boardsOf }) => {
      await giveBoard(api, id);
      const boards = await boardsOf(id);
      const match = await boards.startMatching();
      for (let page = 0; page < edition.pages; page += 1) await match.confirm();
      await expect(match.title).toHaveText(check);
      await expect(boards.text("board-sound")).toBeVisible();
      await expect(boards.text("board-all-confirmed")).toBeVisible();
      await expect(match.progress).toHaveAttribute("value", String(edition.pages));
      await boards.button("board-finish").click();
      await expect(boards.board(NAME).getByText(say("board-all-confirmed"), { exact: true })).toBeVisible();
    });

    test(
      "a board goes out as a file and comes in; one with faults is refused",
      IN_LONG_RUN,
      async ({ api, tablet, boardsOf }) => {
        await giveBoard(api, id, true);
        const boards = await boardsOf(id);
        const [download] = await Promise.all([
          tablet.waitForEvent("download"),
          boards.button("board-export", boards.board(NAME)).click(),
        ]);
        const text = await readFile(await download.path(), "utf8");
        expect(text).toContain(`"${NAME}"`);
        const take = (name: string, text: string) =>
          boards.importFile.setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
        await take("bad.json", text.replace('"gold"', '"cheese"').replaceAll('"value": 20', '"value": "x"'));
        const problem = tablet.getByRole("alert");
        await expect(problem.getByText(t("problem-board"), { exact: true })).toBeVisible();
        await problem.getByRole("button", { name: t("app-close"), exact: true }).click();
        await take("good.json", text.replace(`"${NAME}"`, '"Lent box"'));
        const lent = boards.board("Lent box");
        await expect(boards.text("board-all-confirmed", {}, lent)).toBeVisible();
        await boards.button("board-delete", lent).click();
        await boards.button("board-delete", tablet.getByRole("dialog")).click();
        await expect(lent).toHaveCount(0);
        await expect(boards.board(NAME)).toBeVisible();
      },
    );

    test("a board of one's own is drawn: a sea, its neighbours, and a port", async ({ api, tablet, boardsOf }) => {
      await giveBoard(api, id);
      const boards = await boardsOf(id);
      await boards.button("board-copy", boards.board(NAME)).click();
      const copy = boards.board(say("board-copy-of", { name: NAME }));
      await boards.button("board-change-shape", copy).click();
      await boards.button("board-add-zone").click();
      const sea = tablet.getByTestId("sea");
      const box = await sea.boundingBox();
      await sea.click({ position: { x: (box?.width ?? 0) * 0.9, y: (box?.height ?? 0) * 0.1 } });
      await expect(boards.text("flaw-board-cut-off", { zone: "*" })).toBeVisible();
      await tablet.getByRole("button", { name: edition.farEast, exact: true }).click();
      await expect(boards.text("board-sound")).toBeVisible();
      await boards.button("board-link-zone").click();
      await boards.button("board-add-port").click();
      await tablet.getByRole("textbox", { name: like(say("board-name")) }).fill("Caffa");
      await tablet.getByTestId("as-shown").click();
      await expect(tablet.getByRole("button", { name: "Caffa", exact: true })).toBeVisible();
      if (id === "serenissima-1996") {
        // A major town moves to a port that is too small for one, and back.
        const genoa = tablet.getByRole("group", { name: say("board-town") }).getByRole("button", { name: "Genoa" });
        await genoa.click();
        await expect(boards.text("flaw-board-town-size").first()).toBeVisible();
        await tablet.getByRole("button", { name: "Genova", exact: true }).click();
        await genoa.click();
        await expect(boards.text("board-sound")).toBeVisible();
      }
      await boards.button("board-finish").click();
      await expect(copy).toBeVisible();
    });

    test("a new game takes the board that was changed last, and nothing on it is assumed", async ({ api, tablet }) => {
      await giveBoard(api, id, true);
      const setup = await openNewGame(tablet, id);
      await expect(setup.button(NAME)).toHaveAttribute("aria-pressed", "true");
      if (id === "serenissima-1996")
        await tablet.getByRole("checkbox", { name: say("option-board_as_assumed") }).uncheck();
      await setup.begin();
      const { tables } = await api.ask({ type: "tables" }, "tables");
      const { table: game = 0 } = tables.find((one) => one.game === id) ?? {};
      await api.playUntil(game, ({ view }) => edition.isPlaying(view));
      const { length } = await api.state(game);
      const table = new TablePage(tablet);
      await table.expectLength(length);
      const chart = new Chart(tablet, id);
      await expect(chart.plates.first()).toBeVisible();
      await expect(chart.assumed).toHaveCount(0);
      // Every sea's neighbours are known.
      await expect(table.panel.locator("[data-rule='MAP-2']")).toHaveCount(0);
    });
  });
}

test("second edition: what is printed otherwise is set", IN_LONG_RUN, async ({ api, boardsOf }) => {
  await giveBoard(api, "serenissima-2e");
  const boards = await boardsOf("serenissima-2e");
  const match = await boards.startMatching();
  const say = boards.t;
  await match.jump("Genova");
  await match.button(say("good-gold")).click();
  await match.confirm();
  await match.jump(say("board-neighbours", { zone: "Genova" }));
  await match.button("Barcelona").click();
  await match.confirm();
  await match.jump(say("board-track", { players: 2 }));
  await match.confirm();
  await match.jump("Genova");
  await expect(match.button(say("good-gold"))).toHaveAttribute("aria-pressed", "true");
  await match.jump(say("board-neighbours", { zone: "Genova" }));
  await expect(match.box.getByRole("button", { name: "Barcelona", exact: true, pressed: true })).toBeVisible();
});

test("first edition: numbers that were not read, goods and coasts are set", IN_LONG_RUN, async ({ api, boardsOf }) => {
  await giveBoard(api, "serenissima-1996");
  const boards = await boardsOf("serenissima-1996");
  const match = await boards.startMatching();
  const say = boards.t;
  const option = (name: string) => match.jumpTo.getByRole("option", { name, exact: true });

  await test.step("too many ports supply wood, and a number was not read", async () => {
    await match.jump("Oran");
    await match.button(say("good-wood")).click();
    await match.step(1, "fewer", 3);
    await expect(match.box.getByRole("status").filter({ hasText: "?" })).toBeVisible();
    await match.confirm();
    await match.jump(say("board-check"));
    await expect(match.box.getByText(say("flaw-board-ports-of", { good: "wood", ports: 7, printed: 6 }))).toBeVisible();
  });

  await test.step("another port supplies cloth instead", async () => {
    await match.jump("Palma");
    await match.button(say("good-cloth")).click();
    await match.confirm();
    // A number without a value is not confirmed.
    await expect(option("• Palma")).toBeAttached();
    await expect(option("• Oran")).toHaveCount(0);
  });

  await test.step("the numbers are read, and a neighbour is added", async () => {
    await match.jump("Oran");
    await match.step(1, "more", 4);
    await match.step(2, "more", 1);
    await match.confirm();
    await expect(option("• Oran")).toBeAttached();
    await match.jump(say("board-neighbours", { zone: "Valencia" }));
    await match.button("Marseille").click();
    await match.confirm();
    await match.jump(say("board-check"));
    await expect(boards.text("board-sound")).toBeVisible();
  });
});
