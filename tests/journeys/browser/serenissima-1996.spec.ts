// Serenissima, first edition, on one tablet: set-up, passing the tablet, a port opened from the chart, a battle over
// the chart, and the final count.

import type { Page } from "@playwright/test";
import type { TableState } from "../../../ui/src/wire/types";
import { HomePage } from "../pages/home";
import { Moments } from "../pages/moments";
import { NewGamePage } from "../pages/new-game";
import { Serenissima1996Page, viewOf } from "../pages/serenissima-1996";
import type { Api } from "../support/api";
import { expect, test as base } from "../support/fixtures";
import { IN_LONG_RUN, inLongRun } from "../support/long";
import { like, t, texts } from "../support/t";

const s = texts("serenissima-1996");
const NAMES = ["Anna", "Bruno", "Clara", "Dora"] as const;
const [ANNA, BRUNO, CLARA] = NAMES;
const NATIONS = "nations venice genoa spain turks\noptions assumed";

/** The limit of touches that a player needs in a round. */
const MOST_TOUCHES = 15;

/** Anna's galley is beside a neutral port, with spare sailors and wood aboard. */
const BESIDE_TUNIS = `
${NATIONS}
round 3
order venice genoa spain turks
purse venice 1000
port venezia venice 3
port genova genoa 3
port valencia spain 3
port istanbul turks 3
galley 1 venice tunis 3
galley 2 venice genova 2 wood
`;

/** Bruno's galley is beside a weak one with a rich hold, and beside a port with a fortress. */
const BATTLE = `
${NATIONS}
round 3
order genoa venice spain turks
port ragusa venice 5
fortress ragusa
galley 20 genoa ragusa 5
galley 21 spain ragusa 1 gold gems cloth
galley 22 turks istanbul 5
phase fight genoa
`;

/** Everyone owns something different. */
const NEAR_THE_END = `
${NATIONS}
round 8
order venice genoa spain turks
purse venice 2600
purse genoa 1100
purse spain 400
purse turks 700
port venezia venice 3
port tunis venice 2
stores tunis wood iron
port genova genoa 3
stores genova wine gold cloth
port valencia spain 3
port oran spain 1
port istanbul turks 3
galley 1 venice tunis 2
galley 2 genoa genova 2
galley 3 spain valencia 2
galley 4 turks istanbul 2
phase trade venice
`;

interface Opened {
  game: Serenissima1996Page;
  table: number;
  moments: Moments;
}

const test = base.extend<{
  /** Opens a game for four at this position, with reduced motion unless `motion` is set. */
  openPosition: (position: string, motion?: boolean) => Promise<Opened>;
}>({
  openPosition: async ({ api, newDevice, host }, use) => {
    await use(async (position, motion = false) => {
      const table = await newGame(api, position);
      const page = await newDevice({ reducedMotion: motion ? "no-preference" : "reduce" });
      const moments = await Moments.on(page);
      return { game: await Serenissima1996Page.open(page, host.url), table, moments };
    });
  },
});

const newGame = (api: Api, position?: string, names: readonly string[] = NAMES) =>
  api.newGame({
    game: "serenissima-1996",
    names,
    setup: (setup) => {
      if (position !== undefined) setup.position = position;
    },
  });

/** The asked seat and its question. */
function asked(state: TableState): { seat: number; ask: string } {
  const [actor, question] = state.asks[0] as unknown as [{ seat: number }, { ask: string }];
  return { seat: actor.seat, ask: question.ask };
}

/** Returns the state once a player is asked; until then the app answers for chance. */
async function nextQuestion(api: Api, table: number): Promise<TableState> {
  let state = await api.state(table);
  await expect
    .poll(async () => (state = await api.state(table)).asks.some(([actor]) => typeof actor === "object"))
    .toBe(true);
  return state;
}

/** Plays through the screen and counts each player's touches. */
class Touches {
  readonly bySeat = new Map<number, number>();
  private readonly bought = new Set<number>();

  constructor(
    readonly game: Serenissima1996Page,
    readonly api: Api,
    readonly table: number,
  ) {}

  private count(seat: number): void {
    this.bySeat.set(seat, (this.bySeat.get(seat) ?? 0) + 1);
  }

  private async enter(seat: number, act: () => Promise<unknown>): Promise<void> {
    this.count(seat);
    if (await this.game.enterConfirming(act)) this.count(seat);
  }

  private async touch(seat: number, act: () => Promise<unknown>): Promise<void> {
    this.count(seat);
    await act();
  }

  /** Answers a question as a player does who uses every phase. */
  async answer(state: TableState): Promise<void> {
    const { game } = this;
    const { seat, ask } = asked(state);
    const { stage, board } = viewOf(state);
    const end = () => this.enter(seat, () => game.endTurn.click());
    await game.expectLength(state.length);
    switch (ask) {
      case "Place":
        return this.enter(seat, () => game.act("placing-do").click());
      case "Bid":
        await this.touch(seat, () => game.cover.click());
        if (seat > 0) await this.touch(seat, () => game.act("sum-more", { ducats: 100 }).click());
        return this.enter(seat, () => game.bid.click());
      case "Pick":
        return this.enter(seat, () => game.places.first().click());
      case "Trade":
        if (this.bought.has(seat)) return end();
        this.bought.add(seat);
        return this.buy(seat);
      case "Move":
        if (stage.stage !== "move" || !stage.sailing.galleys.length) return end();
        return this.enter(seat, () => game.zones.first().click());
      case "Take": {
        const landing = stage.stage === "take" && stage.landings.find(({ breaches }) => !breaches.length);
        return landing ? this.enter(seat, () => game.land(landing, board).click()) : end();
      }
      case "Sell": {
        const sale = stage.stage === "sell" && stage.sales.some(({ breaches }) => !breaches.length);
        return sale ? this.enter(seat, () => game.sales.first().click()) : end();
      }
      case "Leave":
        // A player gives leave of passage on the screen of the sailing player.
        return game.enter(() => game.act("leave-give").first().click());
      default:
        return end();
    }
  }

  /** Buys two pieces if possible and opens the holds. */
  private async buy(seat: number): Promise<void> {
    const { game } = this;
    await expect(game.tab("ports")).toBeVisible();
    const more = game.buyMore.and(game.page.locator("[aria-disabled=false]"));
    if (!(await more.count())) return;
    await this.touch(seat, () => more.first().click());
    await this.enter(seat, () => game.buy.click());
    await this.touch(seat, () => game.tab("crews").click());
    await expect(game.tab("crews")).toHaveAttribute("aria-selected", "true");
    await expect(
      game.page
        .getByRole("tabpanel", { name: s("tab-crews") })
        .getByRole("group")
        .first(),
    ).toBeVisible();
    await this.touch(seat, () => game.tab("ports").click());
    await expect(game.page.getByRole("tabpanel", { name: s("tab-ports") })).toBeVisible();
  }
}

/** Plays until a round begins. Uses every phase, but takes no port that would cost a galley its crew. */
async function playToRound(api: Api, table: number, round: number): Promise<void> {
  const wanted: Record<string, (command: any) => boolean> = {
    Place: ({ aboard }) => aboard.every((sailors: number) => sailors === 4),
    Bid: ({ ducats }) => ducats === 0,
    Trade: ({ do: what, count }) => what === "Buy" && count === 1,
    Move: (command) => command.do === "Sail",
    Sell: ({ do: what }) => what === "Sell",
    Leave: ({ leave }) => leave === true,
  };
  for (;;) {
    const state = await nextQuestion(api, table);
    const { seat, ask } = asked(state);
    if (viewOf(state).round >= round && ask === "Bid") return;
    // Only the seat itself knows its bid.
    const { legal } = ask === "Bid" ? await api.state(table, { seat }) : state;
    const commands: any[] = legal.find(([actor]) => JSON.stringify(actor) === JSON.stringify({ seat }))?.[1] ?? [];
    const command = commands.find(wanted[ask] ?? (() => false)) ?? commands.find(({ do: what }) => what === "EndTurn");
    await api.command(table, { seat }, command ?? commands[0]);
  }
}

async function chooseGame(page: Page): Promise<NewGamePage> {
  await new HomePage(page).newGame();
  return new NewGamePage(page);
}

test(
  "other nations for two and for three are set up as a house rule, which is recorded",
  IN_LONG_RUN,
  async ({ api, newDevice, host }) => {
    /** What the newest game was set up with. */
    const recorded = async () => {
      const { tables } = await api.ask({ type: "tables" }, "tables");
      const { text } = await api.ask({ type: "export", table: Math.max(...tables.map(({ table }) => table)) }, "file");
      const { setup } = JSON.parse(text.split("\n")[0] ?? "") as { setup: { nations: string[]; options: object } };
      return setup;
    };
    for (const { names, seat, played } of [
      { names: [ANNA, BRUNO, CLARA], seat: 1, played: ["venice", "turks", "spain"] },
      { names: [ANNA, BRUNO], seat: 1, played: ["venice", "turks"] },
    ])
      await test.step(`for ${names.length}`, async () => {
        const device = await newDevice();
        await device.goto(host.url);
        await new HomePage(device).newGame();
        const page = new NewGamePage(device);
        const rule = device.getByRole("checkbox", { name: like(s("option-any_nations")) });
        await page.choose("serenissima-1996");
        await page.seats(names.length);
        // By the printed rules the Turks cannot play among three, nor with Venice.
        await page.enterNames(names);
        await page.chair(seat, names[seat] ?? "").click();
        const turks = page.button(s("nation-turks"));
        await expect(page.button(s("nation-venice"))).toBeVisible();
        await expect(turks).toHaveCount(0);
        await rule.check();
        await expect(device.locator("[data-rule=SETUP-1]")).toContainText(s("setup-nations-any"));
        await turks.click();
        await expect(turks).toHaveAttribute("aria-pressed", "true");
        await page.begin();
        expect(await recorded()).toMatchObject({ nations: played, options: { any_nations: true } });
      });
  },
);

test(
  "of two games the one that was chosen last is set up, though the other's files arrive later",
  IN_LONG_RUN,
  async ({ newDevice, host }) => {
    const TWILIGHT = /\/assets\/twilight-.*\.js$/;
    // Playwright cannot delay what a service worker fetches.
    const page = await newDevice({ serviceWorkers: "block" });
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(TWILIGHT, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(host.url);
    const setup = await chooseGame(page);
    const wanted = page.waitForRequest(TWILIGHT);
    await setup.choose("twilight");
    const file = (await wanted).url();
    await setup.choose("serenissima-1996");
    const sailors = page.getByText(s("option-sailors_180"), { exact: true });
    await expect(sailors).toBeVisible();
    arrive();
    // Resolves after the page has run the delayed file and everything that waited for it.
    await page.evaluate((url) => import(url), file);
    await expect(sailors).toBeVisible();
    await setup.begin();
    await expect(new Serenissima1996Page(page).question).toHaveText(like(s("ask-Place", { seat: "*" })));
  },
);

test("a game for four is set up", async ({ tablet }) => {
  const setup = await chooseGame(tablet);
  await setup.choose("serenissima-1996");
  await setup.seats(4);
  await setup.enterNames(NAMES);
  await setup.begin();
  await new Serenissima1996Page(tablet).expectAsked(s("ask-Place", { seat: ANNA }));
});

test(`a player needs at most ${MOST_TOUCHES} touches in a round`, IN_LONG_RUN, async ({ api, newDevice, host }) => {
  const ROUND = 3;
  const table = await newGame(api, undefined, [ANNA, BRUNO]);
  await playToRound(api, table, ROUND);
  const game = await Serenissima1996Page.open(await newDevice(), host.url);
  const touches = new Touches(game, api, table);
  for (
    let state = await nextQuestion(api, table);
    viewOf(state).round === ROUND;
    state = await nextQuestion(api, table)
  )
    await touches.answer(state);
  await expect(game.round).toHaveText(like(s("phases-round", { round: ROUND + 1, rounds: "*" })));
  expect([...touches.bySeat.keys()].sort()).toEqual([0, 1]);
  expect(Math.max(...touches.bySeat.values()), "touches of a player").toBeLessThanOrEqual(MOST_TOUCHES);
});

for (const { phase, zone, key, list } of [
  { phase: "take", zone: "tunis", key: "map-land", list: "landings" },
  { phase: "sell", zone: "genova", key: "map-sell", list: "markets" },
] as const)
  test(
    `a port on the chart says that something can be done there, and leads to it (${phase})`,
    inLongRun(phase === "sell"),
    async ({ openPosition }) => {
      const { game } = await openPosition(`${BESIDE_TUNIS}phase ${phase} venice`);
      const port = game.chart.zone(zone);
      await expect(port).toHaveAccessibleName(like(s(key)));
      await port.press("Enter");
      await expect(game[list].filter({ has: game.page.locator(":focus") })).toHaveCount(1);
    },
  );

test("a battle has a stage over the chart: both sides, the dice, what they cost, and the prize", async ({
  openPosition,
}) => {
  const { game, moments } = await openPosition(BATTLE);
  const { battle } = game;

  await test.step("the table rolls its own dice", async () => {
    const menu = await game.openMenu();
    const dice = menu.getByRole("group", { name: s("chance-of-dice"), exact: true });
    await game.enter(() => dice.getByRole("button", { name: t("new-by-table"), exact: true }).click());
    await game.closeSheet();
  });

  const [attacker, prize] = [20, 21].map((galley) => s("place-galley", { galley }));
  await game.enterConfirming(() =>
    game.act("fight-attack", { galley: attacker ?? "", foe: prize ?? "", seat: CLARA }).click(),
  );
  const roll = (seat: string, die: number) =>
    battle.getByRole("button", { name: s("dice-showed", { seat, die }), exact: true });
  await roll(BRUNO, 6).click();
  await game.enter(() => roll(CLARA, 1).click());
  await expect(battle).toContainText(") ÷ 3 = 3");
  await expect(battle.getByText(like(s("odds-losses", { attacker: "*", defender: "*" })))).toHaveCount(0);

  await test.step("a piece of the prize is taken in hand", async () => {
    const piece = (taken: number) =>
      battle.getByRole("button", { name: s("hold-take", { piece: s("good-gems"), count: 1, taken }), exact: true });
    await piece(0).click();
    await expect(piece(1)).toHaveAttribute("aria-pressed", "true");
  });

  await game.enterConfirming(() =>
    game.panel.getByRole("button", { name: like(s("prize-board", { sailors: 1 })) }).click(),
  );
  await game.enterConfirming(() => game.panel.getByRole("button", { name: s("prize-done"), exact: true }).click());
  await expect(battle).toHaveCount(0);

  await test.step("a port behind a fortress divides the sum by four", async () => {
    const walled = s("fight-walled", { port: "Ragusa" });
    await game.enterConfirming(() =>
      game.act("fight-attack", { galley: attacker ?? "", foe: "Ragusa", seat: ANNA }).click(),
    );
    await expect(battle).toContainText(walled);
    await game.enter(() => game.button(s("dice-roll")).click());
    await moments.expectShown(s("moment-thrown"), s("blow-sum", { sum: "", divisor: 4, hits: "" }).trim());
  });
});

async function endAndCount(game: Serenissima1996Page): Promise<void> {
  const menu = await game.openMenu();
  await menu.getByRole("button", { name: t("menu-end"), exact: true }).click();
  await menu.getByRole("button", { name: s("end-scored"), exact: true }).click();
}

/** The wealth points of each seat, as the game counted them. */
async function wealthOf(api: Api, table: number): Promise<{ seat: number; points: number }[]> {
  const { stage } = viewOf(await api.state(table));
  if (stage.stage !== "over") throw new Error("the game is not over");
  return stage.outcomes.map(({ seat, wealth }) => ({
    seat,
    points: wealth ? wealth.town + wealth.ports + wealth.money : 0,
  }));
}

test("the count at the end adds up to what the standings say", async ({ api, openPosition }) => {
  const { game, table } = await openPosition(NEAR_THE_END, true);
  await endAndCount(game);
  await game.count.getByTestId("count-skip").click();
  await expect(game.toResult).toBeVisible();
  const wealth = await wealthOf(api, table);
  const bySeat = wealth.toSorted((one, other) => one.seat - other.seat);
  await expect(game.countSums).toHaveText(bySeat.map(({ points }) => String(points)));
  await game.toResult.click();
  await expect(game.standings).toHaveCount(NAMES.length);
  await expect(game.outcomes).toHaveText(wealth.map(({ points }) => s("wealth", { wealth: points })));
});

test(
  "without motion all is counted at once, and a later visit shows the end alone",
  IN_LONG_RUN,
  async ({ openPosition }) => {
    const { game } = await openPosition(NEAR_THE_END);
    await endAndCount(game);
    await expect(game.toResult).toBeVisible();
    await game.page.reload();
    await new HomePage(game.page).open();
    await expect(game.standings).toHaveCount(NAMES.length);
    await expect(game.count).toHaveCount(0);
  },
);

test(
  "a tap on a port where nothing can be done tells what each of its slots takes, and leads to its correction",
  IN_LONG_RUN,
  async ({ openPosition }) => {
    const { game } = await openPosition(`${BESIDE_TUNIS}phase take venice`);
    await game.chart.zone("alexandria").press("Enter");
    const card = game.page.getByTestId("info-card");
    await expect(card.getByTestId("slots")).toHaveText(/\d/);
    await card.getByTestId("info-correct").press("Enter");
    await expect(card).toHaveCount(0);
    await expect(game.page.getByRole("dialog")).toBeVisible();
  },
);

test("the market lists every port with what it takes", async ({ api, openPosition }) => {
  const { game, table } = await openPosition(NEAR_THE_END);
  await game.button(s("market-short")).click();
  const { ports } = viewOf(await api.state(table));
  const next = game.sheet(s("market-title")).getByText(like(s("market-next", { ducats: "*" })));
  await expect(next).toHaveCount(ports.filter(({ next }) => next?.ducats).length);
});
