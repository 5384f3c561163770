// Serenissima, first edition, on one tablet and a mostly assumed board. Players negotiate prices and exchanges, and
// enter printed values that the app does not know.

import { Serenissima1996Page } from "../pages/serenissima-1996";
import { expect, test as base } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { like, texts } from "../support/t";

const s = texts("serenissima-1996");
const NAMES = ["Anna", "Bruno", "Clara", "Dora"] as const;
const [ANNA, BRUNO] = NAMES;
const TABLE = `
nations venice genoa spain turks
round 3
order venice genoa spain turks
purse venice 4000
purse genoa 1500
purse spain 900
purse turks 900
port venezia venice 3
port tunis genoa 2
port tripoli genoa 1
port genova genoa 3
port valencia spain 3
port istanbul turks 3
stores valencia cloth iron
galley 2 genoa tunis 2 iron iron
galley 3 spain valencia 4 wine
galley 4 turks istanbul 5
`;
/** Anna's galley is beside Bruno's port Tunis; that Tripoli supplies gold too is only assumed. */
const TRADE = `${TABLE}
galley 1 venice tunis 2 wood
phase trade venice
`;
const MOVE = `${TABLE}
galley 1 venice tunis 2 wood
phase move venice
`;
/** Anna's galley brings iron to Ragusa, where the map's owner has never sold. */
const SELL = `${TABLE}
galley 1 venice ragusa 2 iron
phase sell venice
`;

const test = base.extend<{
  /** Opens a game at this position. */
  openPosition: (position: string) => Promise<{ game: Serenissima1996Page; table: number }>;
}>({
  openPosition: async ({ api, newDevice, host }, use) => {
    await use(async (position) => {
      const setup = { nations: ["venice", "genoa", "spain", "turks"], position };
      const table = await api.newGame({
        game: "serenissima-1996",
        names: NAMES,
        setup: (found) => Object.assign(found, setup),
      });
      return { game: await Serenissima1996Page.open(await newDevice(), host.url), table };
    });
  },
});

const wants = (good: string, count: number) => ({ count, good });
const trading = (seat: string) => s("ask-Trade", { seat });
/** Sums as the messages format them. */
const ducats = (sum: number) => s("ducats", { sum });
const pieces = s("pieces", wants(s("good-gold"), 2));

test("a price above 300 is named, countered, refused, and taken after all", IN_LONG_RUN, async ({ openPosition }) => {
  const { game } = await openPosition(TRADE);
  await game.expectAsked(trading(ANNA));
  await game.desk("Tunis").click();
  await game.buyMore.click();
  await game.enter(() => game.act("buy-ask", { ...wants("gold", 2), most: 1000 }).click());
  await game.expectAsked(s("ask-Price", { seat: BRUNO, buyer: ANNA, goods: pieces, port: "Tunis" }));
  await game.enter(() => game.act("talk-ask", { ducats: 800 }).click());
  // Tripoli's gold is only assumed, so the app asks the players to look at their board.
  await game.expectAsked(s("ask-Monopoly", { good: "gold" }));
  await game.enter(() => game.act("talk-holds").click());
  await game.expectAsked(s("ask-Offer", { seat: ANNA, goods: pieces, money: ducats(800) }));
  await game.enter(() => game.act("talk-ask", { ducats: 500 }).click());
  await game.expectAsked(s("ask-Counter", { seat: BRUNO, money: ducats(500) }));
  await game.enter(() => game.act("talk-refuse").click());
  await game.expectAsked(s("ask-LastOffer", { seat: ANNA, money: ducats(800) }));
  await game.enter(() => game.act("talk-take", { ducats: 1600 }).click());
  await game.expectAsked(trading(ANNA));
});

test("a monopoly that the board does not show keeps the price at 300", IN_LONG_RUN, async ({ api, openPosition }) => {
  const { game, table } = await openPosition(TRADE);
  await api.command(table, { seat: 0 }, { do: "Buy", port: "tunis", ...wants("gold", 2), galley: 1 });
  await api.command(table, { seat: 1 }, { do: "NamePrice", ducats: 800 });
  await game.expectAsked(s("ask-Monopoly", { good: "gold" }));
  await game.enter(() => game.act("talk-differs").click());
  await game.expectAsked(s("ask-Price", { seat: BRUNO, buyer: ANNA, goods: pieces, port: "Tunis" }));
  await expect(game.act("talk-ask", { ducats: 300 })).toBeVisible();
  await expect(game.act("talk-ask", { ducats: 400 })).toHaveCount(0);
  await game.enter(() => game.act("talk-ask", { ducats: 300 }).click());
  await game.enter(() => game.act("talk-leave").click());
  await game.expectAsked(trading(ANNA));
});

test("an exchange is offered, countered, and done", async ({ openPosition }) => {
  const { game } = await openPosition(TRADE);
  await game.tab("exchange").click();
  for (const seat of [ANNA, BRUNO])
    await game.panel
      .getByRole("group", { name: s("deal-gives", { seat }), exact: true })
      .getByRole("button")
      .first()
      .click();
  await game.act("sum-more", { ducats: 100 }).click();
  await game.enter(() => game.act("deal-offer", { seat: BRUNO }).click());
  await expect(game.question).toHaveText(like(s("ask-Deal", { seat: BRUNO, with: ANNA, give: "*", take: "*" })));
  await game.act("deal-counter").click();
  await game.act("sum-more", { ducats: 100 }).click();
  await game.enter(() => game.act("deal-counter-say").click());
  await expect(game.question).toHaveText(like(s("ask-DealCounter", { seat: ANNA, give: "*", take: "*" })));
  await game.enter(() => game.act("talk-accept").click());
  await game.expectAsked(trading(ANNA));
  await game.end();
  await game.expectAsked(trading(BRUNO));
});

test("a galley sails zone by zone where the neighbours are not known", IN_LONG_RUN, async ({ openPosition }) => {
  const { game } = await openPosition(MOVE);
  await game.expectAsked(s("ask-Move", { seat: ANNA }));
  const look = (zone: string) => game.panel.getByText(s("sail-by-hand", { zone }), { exact: true });
  await expect(look("Tunis")).toBeVisible();
  await game.enter(() => game.zones.filter({ hasText: "Sicilia" }).click());
  await expect(look("Sicilia")).toBeVisible();
  // A galley has as many steps as sailors.
  await game.enter(() => game.act("sail-to", { zone: "Ragusa", zones: 1 }).click());
  await game.expectAsked(s("ask-Move", { seat: BRUNO }));
});

test("a number is asked at the first sale, and known from then on", async ({ openPosition }) => {
  const { game } = await openPosition(SELL);
  await game.expectAsked(s("ask-Sell", { seat: ANNA }));
  await game.enter(() => game.markets.getByRole("button", { name: like(s("sell-unknown", { good: "iron" })) }).click());
  await game.expectAsked(s("ask-Number", { slot: 1, port: "Ragusa" }));
  const numbers = game.panel.getByRole("group", { name: s("number-title"), exact: true });
  await game.enter(() => numbers.getByRole("button", { name: "3", exact: true }).click());
  await expect(game.instructions).toContainText(s("at-number", { number: 3 }));
});
