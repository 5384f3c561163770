// One whole game of each kind against a real host, on a tablet and on a phone-sized screen. The test sets it up by hand
// and follows a golden record: scripted commands by tap, all others by another device.

import type { Page } from "@playwright/test";
import { HomePage } from "../pages/home";
import { LibertaliaPage } from "../pages/libertalia";
import { NewGamePage } from "../pages/new-game";
import { s, Serenissima } from "../pages/serenissima";
import { Serenissima1996Page } from "../pages/serenissima-1996";
import type { TablePage } from "../pages/table";
import { TablePage as Table } from "../pages/table";
import { TwilightPage } from "../pages/twilight";
import { type Api, record } from "../support/api";
import { expect, test } from "../support/fixtures";
import { openRecord } from "../support/open";
import { drawn, layoutFaults, MAIN_SIZES } from "../support/layout";
import { IN_LONG_RUN, inLongRun } from "../support/long";
import { like, t, texts } from "../support/t";

const NAMES = ["Anna", "Зоя 🦁", "Chiara", "עומר"];

const SIZES = [
  ["a tablet", MAIN_SIZES.lying],
  ["a small screen", MAIN_SIZES.phone],
] as const;

/** A line of a record. */
interface Said {
  by: "chance" | { seat: number };
  command: any;
  /** The events of the line. */
  events: { event: string }[];
  /** The game before the line. */
  state: any;
  /** Whether everything fits on the screen at once. */
  wide: boolean;
}

interface Script {
  game: string;
  record: string;
  /** Taps the command of the line; `false` where no tap is scripted. */
  tap: (page: Page, said: Said) => Promise<boolean>;
  /** Opens the result after the last entry. */
  toResult?: (page: Page) => Promise<void>;
}

/** Makes an entry that may need confirmation. */
async function enterConfirming(
  table: TablePage,
  act: () => Promise<unknown>,
  onConfirm: () => unknown = () => undefined,
): Promise<void> {
  const before = await table.length();
  await act();
  const entered = table.page.locator(`[data-testid=bar]:not([data-length="${before}"])`);
  await expect(entered.or(table.confirm).first()).toBeVisible();
  if (await table.confirm.isVisible()) {
    onConfirm();
    await table.confirm.click();
  }
  await table.expectEntered(before);
}

async function tapSerenissima(page: Page, { by, command, state, events, wide }: Said): Promise<boolean> {
  const happened = (event: string) => events.some((one) => one.event === event);
  const table = new Table(page);
  const game = new Serenissima(table);
  const { ports } = state.view.board;
  const port = (id: string) => ports.find((one: any) => one.id === id);
  const sails = (zone: string) =>
    state.view.stage.go?.reach.find((way: any) => way.zone === zone && String(way.path) === String(command.path));
  const doing = command.do as string;
  if (doing === "DrawFirst") await table.panel.getByRole("button", { name: NAMES[command.seat] ?? "" }).click();
  else if (doing === "PickStart") {
    const start = port(command.port);
    if (wide) await game.chart.plate(start.zone.value).click();
    else
      await table.panel
        .getByRole("group", { name: s("draft-ports") })
        .getByRole("button", { name: start.name.value })
        .click();
    await game.button("draft-take", { galley: command.galley }).click();
  } else if (doing === "PickGalley") await game.button("draft-take", { galley: command.galley }).click();
  else if (doing === "TurnDoge") {
    await game.button(`card-${command.card}`).click();
    // A scoring is an overlay: over the chart, or over everything on a small screen.
    if (happened("ScoringBegan") && !happened("GameEnded")) await game.paidOut.click();
  } else if (doing === "EndPurchases") await enterConfirming(table, () => game.button("panel-purchases-end").click());
  else if (doing === "EndActivation") await enterConfirming(table, () => game.next.click());
  else if (doing === "Sail" && by !== "chance") {
    const zone = command.path.at(-1);
    const way = sails(zone);
    const harbour = ports.find((one: any) => one.zone.value === zone);
    if (!way || !harbour) return false;
    await game.tab("sail").click();
    const steps = way.path.length;
    const listed = table.panel.getByRole("button", { name: s("panel-sail-to", { zone: harbour.name.value, steps }) });
    if (wide && (await game.chart.plate(zone).count())) await game.chart.plate(zone).click();
    else await listed.click();
  } else return false;
  return true;
}

async function tapLibertalia(page: Page, { by, command }: Said): Promise<boolean> {
  if (command.do !== "Choose" || by === "chance") return false;
  const game = new LibertaliaPage(page);
  const name = NAMES[by.seat] ?? "";
  await game.completeSteps();
  await expect(game.cover).toBeVisible();
  if (!(await game.cover.innerText()).includes(name))
    await page
      .getByRole("group", { name: texts("libertalia")("round-of") })
      .getByRole("button", { name })
      .click();
  await expect(game.cover).toContainText(name);
  await game.cover.click();
  await game.take(game.character(command.rank));
  return true;
}

async function tapTwilight(page: Page, { by, command, state }: Said): Promise<boolean> {
  const game = new TwilightPage(page);
  const say = texts("twilight");
  if (command.do === "DrawMerchant")
    await game.panel.getByRole("button", { name: NAMES[command.seat] ?? "", exact: true }).click();
  else if (command.do === "EndTurn") await enterConfirming(game, () => game.endTurn.click());
  else if (command.do === "BeginRound")
    await game.panel.getByRole("button", { name: like(say("next-round", { round: "*" })) }).click();
  else if (command.do === "Play" && by !== "chance") {
    const { card, steps, pair } = command.play;
    const sameSteps = (other: any) =>
      steps.every((step: any, index: number) => step.pawn === other[index]?.pawn && step.by === other[index]?.by);
    const way = state.view.stage.ways.find(
      ({ play }: any) =>
        play.card === card && !play.pair === !pair && play.steps.length === steps.length && sameSteps(play.steps),
    );
    if (!way) return false;
    const goes = way.moves.map(({ pawn, by: cells }: any): [string, string] => {
      const to = state.view.board[pawn.replace("-", "_")] + cells;
      return [pawn, to === 0 ? "0" : say("cell", { n: Math.abs(to), seat: NAMES[to > 0 ? 0 : 1] ?? "" })];
    });
    // The labels list moves of the Guards from the left.
    if (steps.length === 2) goes.reverse();
    await game.lift(card);
    const move = game.move(pair ? "card-procession" : `card-${card}`, ...goes);
    await enterConfirming(game, () => game.tapMove(move));
  } else return false;
  return true;
}

async function tapFirstEdition(page: Page, { by, command }: Said): Promise<boolean> {
  const game = new Serenissima1996Page(page);
  if (by === "chance") return false;
  if (command.do === "PickPlace") await game.act("place-pick", { place: command.place }).click();
  else if (command.do === "EndTurn") await game.end();
  else if (command.do === "Bid" && command.ducats === 0) {
    const name = NAMES[by.seat] ?? "";
    await expect(game.cover).toBeVisible();
    if (!(await game.cover.innerText()).includes(name))
      await page
        .getByRole("group", { name: texts("serenissima-1996")("bid-round") })
        .getByRole("button", { name })
        .click();
    await expect(game.cover).toContainText(name);
    await game.cover.click();
    await game.bid.click();
  } else return false;
  return true;
}

const SCRIPTS: Script[] = [
  {
    game: "serenissima-2e",
    record: "four-players",
    tap: tapSerenissima,
    toResult: async (page) => {
      const game = new Serenissima(new Table(page));
      await expect(game.count).toBeVisible();
      // There is no winner before everything is counted.
      await expect(game.winners).toHaveCount(0);
      await game.paidOut.click();
      await expect(game.winners.first()).toBeVisible();
    },
  },
  {
    game: "libertalia",
    record: "two-players",
    tap: tapLibertalia,
    toResult: async (page) => {
      const game = new LibertaliaPage(page);
      await game.toScore.click();
      await game.closeCount();
    },
  },
  {
    game: "twilight",
    record: "two-draws-then-a-win",
    tap: tapTwilight,
  },
  {
    game: "serenissima-1996",
    record: "two-nations",
    tap: tapFirstEdition,
    toResult: async (page) => {
      const game = new Serenissima1996Page(page);
      await game.toResult.click();
      await expect(game.outcomes.first()).toBeVisible();
    },
  },
];

/** Whether the usual run plays this game: only the shortest, on the smallest screen. */
const isShort = ({ game }: Script, where: string) => game === "twilight" && where === "a small screen";

/** Sets a game up with all chance entered by hand. */
async function setUp(page: Page, { game }: Script, names: readonly string[]): Promise<TablePage> {
  await new HomePage(page).newGame();
  const setup = new NewGamePage(page);
  await setup.choose(game);
  await expect(setup.start).toBeEnabled();
  const seats = setup.group(t("new-players"));
  if (await seats.getByRole("button", { name: String(names.length), exact: true }).count())
    await setup.seats(names.length);
  await setup.enterNames(names);
  const byTable = setup.button(t("new-by-table"));
  await expect(byTable.first()).toBeVisible();
  for (const one of await byTable.all()) await one.click();
  return setup.begin();
}

/** Entries of a record: the command of each, and the entry that it follows. */
const entriesOf = (lines: readonly string[]) => lines.slice(1).map((line) => ({ line, ...JSON.parse(line) }));

/** The number of tapped entries at the beginning and at the end; between them this screen follows another device. */
const TAPPED = { first: 24, last: 6 };

/** Plays a record to its end and checks the screen now and then. */
async function play(api: Api, table: TablePage, script: Script, wide: boolean, look: (what: string) => Promise<void>) {
  const lines = record(`${script.game}/${script.record}`);
  const entries = entriesOf(lines);
  const looks = new Set([0.15, 0.5, 0.8].map((part) => Math.floor(entries.length * part)));
  for (const [index, { line, after, by, deed }] of entries.entries()) {
    const { command, events, auto } = deed.command;
    // The host itself adds entries that follow from committed answers.
    if (auto) continue;
    let state: any;
    await expect.poll(async () => (state = await api.state(1)).head, `before entry ${index + 1}`).toBe(after);
    const taps = index < TAPPED.first || index >= entries.length - TAPPED.last;
    if (taps || looks.has(index)) await table.expectLength(state.length);
    if (looks.has(index)) await look(`before entry ${index + 1}`);
    if (!taps || !(await script.tap(table.page, { by, command, events, state, wide }))) await api.repeat(1, line);
  }
  await expect.poll(async () => (await api.state(1)).progress.over).toBe(true);
  await table.expectLength((await api.state(1)).length);
}

for (const script of SCRIPTS)
  for (const [where, [width, height]] of SIZES)
    test(
      `${script.game}: a whole game on ${where}`,
      inLongRun(!isShort(script, where)),
      async ({ api, host, newDevice }) => {
        test.setTimeout(240_000);
        const { seating } = JSON.parse(record(`${script.game}/${script.record}`)[0] ?? "");
        const names = NAMES.slice(0, seating.length);
        const page = await newDevice({ viewport: { width, height } });
        await page.goto(host.url);
        const table = await setUp(page, script, names);
        const look = async (what: string) => {
          await drawn(page);
          expect(await layoutFaults(page), what).toEqual([]);
        };
        await play(api, table, script, width > height, look);
        await script.toResult?.(page);
        const { tables } = await api.ask({ type: "tables" }, "tables");
        const winner = tables[0]?.places.findIndex((place) => place === 1) ?? 0;
        await expect(table.panel).toContainText(names[Math.max(winner, 0)] ?? "");
        await expect(table.button(t("app-story"))).toBeVisible();
        await look("the result");

        await test.step("a reload finds the result as it was", async () => {
          await page.reload();
          await new HomePage(page).open();
          await expect(table.button(t("app-story"))).toBeVisible();
        });
      },
    );

test(
  "a usual galley turn takes at most six taps, a player's turn at most twelve on average",
  IN_LONG_RUN,
  async ({ api, host, newDevice }) => {
    const game = await api.newGame({ game: "serenissima-2e", names: NAMES });
    await api.playUntil(game, ({ view }) => view.stage.stage === "activation");
    await api.changeSettings(game, (now) => ({ ...now, answering: { ...now.answering, cards: "table" } }));
    const page = await newDevice();
    await page.goto(host.url);
    const table = await new HomePage(page).open();
    const screen = new Serenissima(table);
    let taps = 0;
    const tap = async (act: () => Promise<unknown>) => {
      taps += 1;
      await enterConfirming(table, act, () => (taps += 1));
    };
    /** Loads what is free, sails where no blockade is possible, and sells. */
    const activate = async (view: any) => {
      const { load, reach } = view.stage.go;
      if (load && !load.ducats && !load.breaches.length)
        await tap(() => screen.buttons("panel-load-free", { good: "*" }).click());
      const harbours = view.board.ports.map((one: any) => one.zone.value);
      const way = reach.find(({ zone, blockades }: any) => !blockades.length && harbours.includes(zone));
      if (way) await tap(() => screen.chart.plate(way.zone).click());
      const { stage }: any = (await api.state(game)).view;
      if (stage.stage !== "activation") return;
      const free = !stage.go.trade_blockers.length;
      const sale = free && stage.go.sales.find((one: any) => !one.breaches.length && one.ducats);
      const words = sale && { good: s(`good-${sale.good}`), ducats: sale.ducats };
      if (sale) await tap(() => screen.button("panel-sell-for", words).click());
      await tap(() => screen.next.click());
    };

    const turns: number[] = [];
    for (;;) {
      const state: any = await api.state(game);
      const { stage, track } = state.view;
      if (track.turn > 2) break;
      await table.expectLength(state.length);
      const before = taps;
      if (stage.stage === "activation") {
        await activate(state.view);
        turns.push(taps - before);
      } else if (stage.stage === "purchases") await tap(() => screen.button("panel-purchases-end").click());
      else if (stage.stage === "blockade")
        await tap(() =>
          screen.button(stage.cause.stops === "sale" ? "panel-blockade-sale" : "panel-blockade-no").click(),
        );
      // The arrows advance the turn and leave the deck as it was.
      else await tap(() => screen.button("card-shuffle").click());
    }
    expect(Math.max(...turns)).toBeLessThanOrEqual(6);
    expect(taps / (2 * NAMES.length)).toBeLessThanOrEqual(12);
  },
);

test("the result is as it was after a reload, in Russian and at night", async ({ api, host, newDevice }) => {
  const { page, table } = await openRecord({ api, host, newDevice }, record("serenissima-2e/older/four-players"));
  const over = page.getByTestId("winner").first();
  await table.openMenu();
  const menu = table.sheet();
  await menu.locator("button[lang=ru]").click();
  const say = texts("app", "ru");
  await menu.getByRole("button", { name: say("settings-dark"), exact: true }).click();
  await menu.getByRole("button", { name: say("app-close"), exact: true }).click();
  await expect(over).toBeVisible();
  await page.reload();
  await new HomePage(page).open();
  await expect(over).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});
