// A tablet flat on the table: the screen turns to the asked player, or strips at the edges inform each side. Touches
// hit what is seen.

import type { Page } from "@playwright/test";
import { activation, ActivationPage } from "../pages/activation";
import { TurnedScreen } from "../pages/around";
import { Chart } from "../pages/chart";
import { HomePage } from "../pages/home";
import { type Facing, TableMenu, type TableSide } from "../pages/menu";
import { TablePage } from "../pages/table";
import { type Api, beginning, record } from "../support/api";
import { expectAccessible } from "../support/axe";
import { expect, NAMES, test as base } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { like, t, texts } from "../support/t";

const SIDES = ["south", "west", "north", "east"] as const satisfies TableSide[];
/** Frames of a tablet in landscape, and of its screen turned to a short side. */
const [ALONG, ACROSS] = [
  [1280, 800],
  [800, 1280],
];

interface Flat {
  game: number;
  screen: TurnedScreen;
}

const test = base.extend<{ flat: (facing: Facing, sides?: readonly TableSide[]) => Promise<Flat>; touchscreen: Page }>({
  touchscreen: async ({ newDevice }, use) => {
    await use(await newDevice({ hasTouch: true }));
  },
  /** A game of four on a flat tablet; the players sit at these sides. */
  flat: async ({ api, host, touchscreen }, use) => {
    await use(async (facing, sides = SIDES) => {
      const game = await fourPlayers(api, sides);
      await TurnedScreen.face(touchscreen, facing);
      const screen = new TurnedScreen(touchscreen);
      await touchscreen.goto(host.url);
      await screen.tap(screen.inner.getByTestId("open-game").first());
      await expect(screen.table.panel).toBeVisible();
      return { game, screen };
    });
  },
});

/** Four players whose galleys act in turn, the first player's first. */
const fourPlayers = (api: Api, sides: readonly TableSide[]): Promise<number> =>
  api.newGame({
    game: "serenissima-2e",
    names: NAMES.slice(0, SIDES.length),
    sides,
    setup: (setup) => (setup.position = activation([500, 500, 500, 500])),
  });

const nameOf = (seat: number): string => NAMES[seat] ?? "";

/** Seats the players of a game at these sides. */
const seat = (api: Api, game: number, sides: readonly TableSide[]) =>
  api.changeSettings(game, (now) => ({
    ...now,
    seating: now.seating.map((chair, seat) => ({ ...chair, side: sides[seat] ?? "south" })),
  }));

/** Ends the activation of the first player's galley elsewhere. */
const endActivation = (api: Api, game: number) => api.command(game, { seat: 0 }, { do: "EndActivation" });

/** Ends the activation of a galley that has done nothing: the main button, then the confirmation. */
const handOn = (screen: TurnedScreen) =>
  screen.table.enter(async () => {
    await screen.tap(new ActivationPage(screen.table).next);
    await screen.tap(screen.table.confirm);
  });

/** Waits until the strip of the player who is asked has the question that the panel has. Both may change meanwhile. */
const expectQuestionAtEdge = ({ askedStrip, table }: TurnedScreen) =>
  expect
    .poll(async () => {
      const strip = askedStrip.getByTestId("strip-text");
      const found = [(await strip.textContent()) ?? "", await table.question.innerText()];
      const [told, question] = found.map((text) => text.replace(/\s+/g, " ").trim());
      return told === question ? "the question" : told;
    })
    .toBe("the question");

test("the screen turns to the side of the player who is asked", IN_LONG_RUN, async ({ api, host, touchscreen }) => {
  const game = await fourPlayers(api, ["south", "south", "south", "south"]);
  const table = await HomePage.openLast(touchscreen, host.url);
  const screen = new TurnedScreen(touchscreen);

  await test.step("sides and the way are chosen in the menu", async () => {
    const menu = await TableMenu.open(table);
    for (const [seat, side] of SIDES.entries()) await menu.moveSeat(seat, nameOf(seat), side);
    for (const [seat, side] of SIDES.entries()) await expect(menu.seatAt(side, seat, nameOf(seat))).toBeVisible();
    await expect.poll(async () => (await api.state(game)).settings.seating.map(({ side }) => side)).toEqual(SIDES);
    await menu.facing("round").click();
  });

  for (const side of SIDES) {
    await screen.expectFaces(side);
    await expect.poll(() => screen.size()).toEqual(side === "north" || side === "south" ? ALONG : ACROSS);
    await screen.expectWhole(side);
    await handOn(screen);
  }
});

test("a galley sails to a zone that is touched on a turned chart", async ({ api, flat }) => {
  const { game, screen } = await flat("round", ["west", "west", "west", "west"]);
  await screen.expectFaces("west");
  await expect.poll(() => screen.size()).toEqual(ACROSS);
  const zoneNow = async () => ((await api.state(game)) as any).view.stage.go.zone as string;
  const before = await zoneNow();
  const chart = new Chart(screen.inner, "serenissima-2e");
  await expect(chart.free.first()).toBeVisible();
  const [zone = ""] = await chart.withPlates(chart.free);
  await screen.table.enter(() => screen.tap(chart.plate(zone)));
  expect(await zoneNow()).toBe(zone);
  await screen.table.enter(() => screen.tap(screen.table.undo));
  expect(await zoneNow()).toBe(before);
});

test("nothing turns while a sheet is open", IN_LONG_RUN, async ({ api, flat }) => {
  const { game, screen } = await flat("round");
  const length = await screen.table.length();
  await screen.expectFaces("south");
  await screen.tap(screen.table.button(t("table-record")));
  await expect(screen.table.sheet()).toBeVisible();
  await screen.expectWhole("a sheet");
  await expectAccessible(screen.page, "a sheet on a turned screen", screen.inner);
  await endActivation(api, game);
  await screen.table.expectEntered(length);
  await screen.expectFaces("south");
  await screen.page.keyboard.press("Escape");
  await expect(screen.table.sheet()).toHaveCount(0);
  await screen.expectFaces("west");
});

test("away from a game the screen faces the near side", IN_LONG_RUN, async ({ api, flat }) => {
  const { game, screen } = await flat("round");
  await seat(api, game, ["east", "east", "east", "east"]);
  await screen.expectFaces("east");
  await screen.tap(screen.table.bar.getByRole("button", { name: t("app-back"), exact: true }));
  await screen.expectFaces("south");
  await screen.tap(screen.inner.getByTestId("open-game").first());
  await screen.expectFaces("east");
});

test("the screen only turns over, if that is what people want", IN_LONG_RUN, async ({ flat }) => {
  const { screen } = await flat("over", ["south", "west", "north", "south"]);
  for (const side of ["south", "south", "north", "south"] as const) {
    await screen.expectFaces(side);
    await handOn(screen);
  }
});

test("each side is told at its edge, and a touch there turns the screen", IN_LONG_RUN, async ({ flat }) => {
  const { screen } = await flat("edges");
  await expect(screen.strips).toHaveCount(4);
  await expect(screen.askedStrip).toHaveCount(1);
  await expectQuestionAtEdge(screen);

  await test.step("a strip is read along its edge, at a glance", async () => {
    for (const side of SIDES) {
      const text = screen.strip(side).getByTestId("strip-text");
      await expect
        .poll(async () => {
          const { width, height } = (await text.boundingBox()) ?? { width: 0, height: 0 };
          return side === "north" || side === "south" ? width > height : height > width;
        }, side)
        .toBe(true);
      const size = await text.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
      expect(size, side).toBeGreaterThanOrEqual(26);
      await expect(screen.strip(side).getByTestId("strip-standing"), side).toContainText("500");
    }
    await screen.expectWhole("between strips");
    await expectAccessible(screen.page, "strips", screen.inner);
  });

  await test.step("on a small tablet the chart keeps its place", async () => {
    await screen.page.setViewportSize({ width: 1024, height: 768 });
    const chart = screen.inner.locator("[data-frame]");
    await expect
      .poll(async () => {
        const { y, width, height } = (await chart.boundingBox()) ?? { y: Infinity, width: 0, height: 0 };
        return width > 400 && height > 300 && y + 300 < 768;
      })
      .toBe(true);
    await screen.expectWhole("between strips on a small tablet");
    await screen.page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("a touch turns the screen until another player is asked", async () => {
    await screen.strip("east").tap();
    await screen.expectFaces("east");
    await handOn(screen);
    await screen.expectFaces("south");
    await expectQuestionAtEdge(screen);
  });
});

test("keys go to the turned screen, and the browser's title is that of the game", async ({ api, flat }) => {
  const { game, screen } = await flat("edges");
  await endActivation(api, game);
  await expect(screen.page).toHaveTitle(`${nameOf(1)} – Bucintoro`);
  const now = screen.table.button(t("table-now"));
  await screen.page.keyboard.press("PageUp");
  await expect(now).toBeVisible();
  await screen.page.keyboard.press("Escape");
  await expect(now).toHaveCount(0);
});

test("the screen stays without a frame, if nobody wants it turned", IN_LONG_RUN, async ({ api, host, touchscreen }) => {
  await fourPlayers(api, SIDES);
  const screen = new TurnedScreen(touchscreen);
  const table = await HomePage.openLast(touchscreen, host.url);
  await (await TableMenu.open(table)).facing("over").click();
  await expect(screen.table.panel).toBeVisible();
  await screen.expectListens();
  await (await TableMenu.open(screen.table)).facing("still").click();
  await expect(screen.frame).toHaveCount(0);
  await expect(table.panel).toBeVisible();
});

test.describe("a track between two players", () => {
  const w = texts("twilight");
  const PLAYERS = [
    ["Anna", "south"],
    ["Bruno", "north"],
  ] as const;

  /** A game in progress, with players at the near and the far side. */
  async function twoPlayers(api: Api): Promise<void> {
    const game = await api.importRecord(beginning(record("twilight/waived-and-corrected"), 40));
    await seat(api, game, ["south", "north"]);
  }

  /** Offset of the second player's end of the track from the first player's: right and down, in pixels. */
  async function ends({ screen }: TablePage): Promise<{ right: number; down: number }> {
    const end = (colour: string) => screen.locator(`[data-testid=cell][data-seat=${colour}]`).first().boundingBox();
    const [own, other] = [await end("blue"), await end("red")];
    return { right: (other?.x ?? 0) - (own?.x ?? 0), down: (other?.y ?? 0) - (own?.y ?? 0) };
  }

  async function standUpright(table: TablePage): Promise<void> {
    const menu = await TableMenu.open(table);
    await menu.sheet.getByRole("button", { name: w("lying-upright"), exact: true }).click();
    await table.page.keyboard.press("Escape");
    await expect(menu.sheet).toHaveCount(0);
  }

  test(
    "stands upright if they want, each half at its player whichever way the screen faces",
    IN_LONG_RUN,
    async ({ api, host, touchscreen }) => {
      await twoPlayers(api);
      await TurnedScreen.face(touchscreen, "over");
      const screen = new TurnedScreen(touchscreen);
      await touchscreen.goto(host.url);
      await screen.tap(screen.inner.getByTestId("open-game").first());
      const track = screen.inner.getByTestId("track");
      await expect(track).toHaveAttribute("data-upright", "false");
      await expect
        .poll(async () => (await ends(screen.table)).right, "the first half is on the left")
        .toBeGreaterThan(600);
      await standUpright(screen.table);
      await expect(track).toHaveAttribute("data-upright", "true");
      for (const [player, side] of PLAYERS) {
        await screen.expectFaces(side);
        await expect.poll(async () => (await ends(screen.table)).down, `${player} is asked`).toBeLessThan(-500);
        const guard = like(`${w("guard-towards", { seat: "Bruno" })}: *`);
        await expect(screen.inner.getByRole("img", { name: guard })).toBeVisible();
        const numbers = screen.inner.getByTestId("cell-number");
        await expect(numbers).toHaveCount(68);
        await expect(numbers.and(screen.inner.locator("[data-turned]"))).toHaveCount(34);
        await screen.expectWhole(`${player} is asked`);
        if (side === "north") continue;
        const end = new RegExp(`^(${w("end-turn")}|${w("pass")}), `);
        await screen.table.enter(() => screen.tap(screen.table.panel.getByRole("button", { name: end })));
      }
      await expectAccessible(touchscreen, "a track that stands upright", screen.inner);
    },
  );

  test(
    "shows its pawns the right way up to the player at the far end",
    IN_LONG_RUN,
    async ({ api, host, touchscreen }) => {
      await twoPlayers(api);
      const table = await HomePage.openLast(touchscreen, host.url);
      const pawns = touchscreen.locator("[data-pawn]");
      const turned = touchscreen.locator("[data-pawn][data-turned=true]");
      await standUpright(table);
      await expect(pawns).toHaveCount(6);
      await expect(turned).toHaveCount(0);
      const end = new RegExp(`^(${w("end-turn")}|${w("pass")}), `);
      await table.enter(() => table.panel.getByRole("button", { name: end }).tap());
      await expect(turned).toHaveCount(6);
      await standUpright(table);
      await expect(touchscreen.getByTestId("track")).toHaveAttribute("data-upright", "false");
      await expect(turned).toHaveCount(0);
    },
  );
});
