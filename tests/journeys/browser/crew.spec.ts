// Libertalia at a table of six with phones. All choose at once, one phone sleeps, one choice changes at the last
// moment. Some share the tablet, and one runs out of time. The table enters its draws, and a television looks on.

import type { ChosenView, Colour, Command, Event, PlayerView, View } from "../../../ui/src/wire/libertalia";
import type { TableState } from "../../../ui/src/wire/types";
import { GuestPage } from "../pages/guest";
import { LibertaliaPage } from "../pages/libertalia";
import { type Api, beginning, freshId, record, until } from "../support/api";
import { expect, NAMES, TELEVISION, test as base } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { like, t, texts } from "../support/t";

const words = texts("libertalia");
/** The players of the golden record. */
const PLAYERS = [...NAMES.slice(0, 5), "Fabio"];
const SEATS = [...PLAYERS.keys()];
const RECORD = record("libertalia/six-players");

/** The draws that the table enters. */
const COLOURS: Colour[] = ["yellow", "red", "blue", "green", "black", "white"];
const RANKS = [1, 3, 4, 8, 14, 15, 18, 21, 26];

/** The record up to the dawn of a day of the first raid. */
const dawn = (day: number): string => {
  const at = RECORD.findIndex((line) => line.includes(`"event":"DayBegan","day":${day}}`));
  return beginning(RECORD, at + 1);
};

type Campaign = Omit<TableState, "view"> & { view: View };

/** A player's phone: its hand, and the state of its connection. */
class Phone extends LibertaliaPage {
  readonly guest = new GuestPage(this.page);
}

interface Fixtures {
  /** Imports the record up to a dawn, or this text, and opens the game to phones. */
  campaign: (text: string) => Promise<number>;
  /** Opens a phone in its seat. */
  phone: (seat: number, port?: number) => Promise<Phone>;
  /** Opens the game on the host's own screen. */
  openTablet: () => Promise<LibertaliaPage>;
  /** Opens a television that watches. */
  openTelevision: () => Promise<LibertaliaPage>;
}

const test = base.extend<Fixtures>({
  campaign: async ({ api }, use) => {
    await use(async (text) => {
      const game = await api.importRecord(text);
      await api.host(game);
      return game;
    });
  },

  phone: async ({ newPhone }, use) => {
    await use(async (seat, port) => {
      const options = { name: PLAYERS[seat] ?? "", ...(port === undefined ? {} : { port }) };
      const phone = new Phone(await newPhone(seat, options));
      await expect(phone.seat).toHaveText(PLAYERS[seat] ?? "");
      await phone.expectShowsMoves();
      return phone;
    });
  },

  openTablet: async ({ newDevice, host }, use) => {
    await use(async () => {
      const tablet = await LibertaliaPage.open(await newDevice(), host.url);
      await tablet.expectShowsMoves();
      return tablet;
    });
  },

  openTelevision: async ({ newPhone }, use) => {
    await use(async () => {
      const page = await newPhone("spectator", { ...TELEVISION, hasTouch: false });
      await expect(page.getByTestId("television")).toBeVisible();
      return new LibertaliaPage(page);
    });
  },
});

const stateOf = async (api: Api, game: number) => (await api.state(game)) as unknown as Campaign;

/** A seat chooses a character of its hand, from the host's side. */
async function choose(api: Api, game: number, seat: number, nth = 0): Promise<void> {
  const { view } = (await api.state(game, { seat })) as unknown as Campaign;
  await api.command(game, { seat }, { do: "Choose", rank: view.players[seat]?.hand[nth] });
}

/** All seats but these choose the first character of their hands, from the host's side. */
async function chooseAllBut(api: Api, game: number, ...others: readonly number[]): Promise<void> {
  for (const seat of SEATS) if (!others.includes(seat)) await choose(api, game, seat);
}

/** The cards that were revealed after the record had this length; undefined as long as they were not. */
async function revealed(api: Api, game: number, since: number) {
  const { told } = await api.state(game);
  const events = told.slice(since - 1).flatMap((entry) => entry.events as Event[]);
  return events.find((event) => event.event === "Laid")?.cards;
}

/** Waits until all choices are open, and expects the same ship on every device; gives its cards. */
async function expectSameShip(api: Api, game: number, since: number, devices: readonly LibertaliaPage[]) {
  await expect.poll(() => revealed(api, game, since)).toBeDefined();
  const cards = (await revealed(api, game, since)) ?? [];
  for (const device of devices) {
    await expect(device.shipCards).toHaveCount(cards.length);
    for (const [index, { seat, rank }] of cards.entries()) {
      const named = { rank, character: words(`character-${rank}`), seat: PLAYERS[seat] ?? "", reputation: "*" };
      await expect(device.shipCards.nth(index)).toHaveAccessibleName(like(words("card-of", named)));
    }
  }
  return cards;
}

/** All choices, as the table sees them. */
const chosen = ({ view }: Campaign): (ChosenView | null)[] => view.players.map((player: PlayerView) => player.chosen);

test("what the table drew itself is typed in, and the app draws the rest", IN_LONG_RUN, async ({ api, openTablet }) => {
  const game = await api.newGame({ game: "libertalia", names: PLAYERS, answers: "table" });
  const tablet = await openTablet();
  for (const [seat, colour] of COLOURS.entries()) {
    await expect(tablet.panel).toContainText(words("draw-colour", { seat: PLAYERS[seat] ?? "" }));
    await tablet.button(words(`colour-${colour}`)).click();
  }
  for (const [drawn, rank] of RANKS.entries()) {
    await expect(tablet.panel).toContainText(words("draw-ranks", { drawn, count: RANKS.length }));
    await tablet.rank(rank, tablet.panel).click();
  }
  await expect(tablet.panel.getByRole("button", { name: words("draw-clear"), exact: true })).toBeVisible();
  await tablet.button(words("draw-app")).click();
  await expect(tablet.cover).toContainText(words("pass-to", { seat: "Anna" }));
  const { view } = await stateOf(api, game);
  expect(view.players.map(({ colour }) => colour)).toEqual(COLOURS);
  expect(view.drawn).toEqual(RANKS);
});

test(
  "six phones choose in the same moment, and eight devices see the same ship",
  IN_LONG_RUN,
  async ({ api, campaign, openTablet, openTelevision, phone }) => {
    // Eight devices load their screens at once.
    test.slow();
    const game = await campaign(dawn(1));
    const tablet = await openTablet();
    await tablet.laidOut.click();
    await expect(tablet.cover).toContainText(words("pass-to", { seat: "Anna" }));
    const phones = await Promise.all(SEATS.map((seat) => phone(seat)));
    const television = await openTelevision();
    // Everybody has a phone now: the tablet asks no player any more.
    await expect(tablet.cover).toHaveCount(0);
    const { length, view } = await stateOf(api, game);
    for (const one of phones) await expect(one.characters).toHaveCount(view.drawn.length);

    await Promise.all(phones.map((one, seat) => one.take(one.handCard(seat))));
    const cards = await expectSameShip(api, game, length, [tablet, television, ...phones]);
    expect(cards.map(({ rank }) => rank)).toEqual(view.drawn.slice(0, phones.length));
    expect((await api.hosting()).devices.filter((device) => device.connected)).toHaveLength(7);
  },
);

test(
  "what a day does is shown step by step, at the pace of the hands, and delays no player",
  IN_LONG_RUN,
  async ({ api, openTablet }) => {
    const game = await api.newGame({ game: "libertalia", names: PLAYERS, answers: "table" });
    const chance = (command: Command) => api.command(game, "chance", command);
    await chance({ do: "DrawColours", colours: COLOURS });
    await chance({ do: "DrawRanks", ranks: RANKS });
    await api.send({ type: "answer", table: game, id: freshId(), head: (await api.state(game)).head });
    // The Parrot waits for another card; after it the Beggar and the Brute act.
    await api.command(game, { seat: 0 }, { do: "Lay", cards: SEATS.map((seat) => ({ seat, rank: RANKS[seat] })) });
    const tablet = await openTablet();
    const step = (at: number, of: string | number = "*") =>
      tablet.instructions.getByRole("button", { name: like(t("walk-next", { step: at, steps: of })) });
    const status = tablet.instructions.getByRole("status");
    const purses = ({ view }: Campaign) => view.players.map(({ purse }) => String(purse));
    const before = await stateOf(api, game);
    await api.moveOn(game);

    await expect(status).toContainText(words("character-1"));
    await expect(step(1)).toHaveText(/^1\/[3-9]/);
    // The board is as after the first step.
    await expect(tablet.doubloons).toHaveText(purses(before));
    const first = (await status.textContent()) ?? "";
    const steps = Number(/\/(\d+)/.exec((await step(1).textContent()) ?? "")?.[1]);
    for (let at = 1; at < steps - 1; at += 1) {
      await step(at, steps).click();
      await expect(step(at + 1, steps)).toBeVisible();
      await expect(status).not.toHaveText(first);
    }

    await test.step("the next answer of a player without a phone shows that the hands are done", async () => {
      await api.moveOn(game);
      await expect(step(steps - 1, steps)).toHaveCount(0);
      await expect(tablet.doubloons).toHaveText(purses(await stateOf(api, game)));
    });
  },
);

test("each question of a day is answered on the phone of the player who is asked", async ({ api, campaign, phone }) => {
  const game = await campaign(beginning(until(record("libertalia/two-players"), "Recruited")));
  const phones = [await phone(0), await phone(1)];
  for (;;) {
    const { asks, length, view } = await stateOf(api, game);
    if (!["day", "dusk", "night"].includes(view.stage)) break;
    const asked = phones[(asks[0]?.[0] as { seat: number }).seat] as Phone;
    await asked.expectLength(length);
    await asked.answerFirst();
    await asked.expectEntered(length);
  }
  expect((await stateOf(api, game)).view.stage).toBe("dawn");
  for (const one of phones) await expect(one.characters.first()).toBeVisible();
});

test("a phone sleeps while the others choose: no device shows what they chose, and the game waits", async ({
  api,
  campaign,
  openTablet,
  newNetwork,
  phone,
}) => {
  const game = await campaign(dawn(2));
  const [AWAKE, SLEEPER] = [0, 2];
  const network = await newNetwork();
  const tablet = await openTablet();
  const [awake, sleeper] = [await phone(AWAKE), await phone(SLEEPER, network.port)];
  await expect(sleeper.characters.first()).toBeVisible();

  network.sleep();
  await awake.take(awake.handCard(0));
  await expect(awake.chosen).toHaveCount(1);
  await chooseAllBut(api, game, AWAKE, SLEEPER);
  const waiting = await stateOf(api, game);
  expect(waiting.asks.map(([by]) => by)).toEqual([{ seat: SLEEPER }]);
  expect(chosen(waiting)).toEqual(SEATS.map((seat) => (seat === SLEEPER ? null : "sealed")));
  for (const device of [tablet, awake]) {
    await device.expectLength(waiting.length);
    await expect(device.hasChosen).toHaveCount(5);
    await expect(device.shipCards).toHaveCount(0);
    await expect(device.panel).toContainText(PLAYERS[SLEEPER] ?? "");
  }
  // A phone shows only its own card, and the sleeping one has received nothing.
  await expect(awake.chosen).toHaveCount(1);
  await expect(sleeper.hasChosen).toHaveCount(0);

  network.wake();
  await sleeper.guest.wakeUp();
  await sleeper.expectLength(waiting.length);
  await expect(sleeper.chosen).toHaveCount(0);
  await sleeper.take(sleeper.handCard(0));
  await expectSameShip(api, game, waiting.length, [tablet, awake, sleeper]);
});

test(
  "a player thinks again at the last moment, and that is what counts",
  IN_LONG_RUN,
  async ({ api, campaign, phone }) => {
    const game = await campaign(dawn(2));
    const [CHANGES, LAST] = [0, 1];
    const [changes, last] = [await phone(CHANGES), await phone(LAST)];
    await changes.take(changes.handCard(0));
    await expect(changes.chosen).toHaveCount(1);
    await chooseAllBut(api, game, CHANGES, LAST);

    const second = Number(await changes.handCard(2).getAttribute("data-rank"));
    await changes.take(changes.handCard(2));
    await expect(changes.chosen).toHaveAttribute("data-rank", String(second));
    await expect(changes.chosen).toHaveCount(1);
    const { length } = await api.state(game);
    await last.expectLength(length);
    await last.take(last.handCard(1));
    const cards = await expectSameShip(api, game, length, [changes, last]);
    expect(cards.find(({ seat }) => seat === CHANGES)?.rank).toBe(second);
  },
);

test(
  "the tablet is passed only to players without a phone",
  IN_LONG_RUN,
  async ({ api, campaign, openTablet, phone }) => {
    const game = await campaign(dawn(2));
    const AT_TABLET = [3, 4, 5];
    const [first, second] = [await phone(0), await phone(1)];
    const tablet = await openTablet();
    await choose(api, game, 2);
    for (const [done, seat] of AT_TABLET.entries()) {
      await expect(tablet.cover).toContainText(words("pass-to", { seat: PLAYERS[seat] ?? "" }));
      await tablet.cover.click();
      await tablet.take(tablet.handCard(1));
      await expect(tablet.hasChosen).toHaveCount(done + 2);
    }
    await expect(tablet.cover).toHaveCount(0);
    const { length } = await api.state(game);
    await first.take(first.handCard(2));
    await expect(first.chosen).toHaveCount(1);
    await second.take(second.handCard(2));
    await expectSameShip(api, game, length, [tablet, first, second]);
  },
);

test(
  "the time that the table sets runs out for one player: the app draws a card",
  IN_LONG_RUN,
  async ({ api, campaign, host, newDevice, phone }) => {
    const game = await campaign(dawn(2));
    const LATE = 1;
    const late = await phone(LATE);
    await chooseAllBut(api, game, LATE);
    const page = await newDevice();
    await page.clock.install();
    const tablet = await LibertaliaPage.open(page, host.url);

    /** Sets the time in the corrections. */
    const setTime = async (name: string) => {
      await tablet.correct.click();
      const sheet = tablet.sheet(t("word-correct"));
      await sheet.getByText(words("setup-options"), { exact: true }).click();
      const time = sheet.getByRole("button", { name, exact: true });
      await tablet.enter(() => time.click());
      await expect(time).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
    };
    await setTime("0:30");
    await expect(page.getByRole("timer")).toBeVisible();
    await expect(late.page.getByRole("timer")).toBeVisible();

    const { length } = await api.state(game);
    await page.clock.fastForward(30_000);
    const cards = await expectSameShip(api, game, length, [tablet, late]);
    expect(cards.some(({ seat }) => seat === LATE)).toBe(true);
    const since = (await api.state(game)).told.slice(length - 1);
    expect((since[0]?.events[0] as Event).event).toBe("TimeUp");
    expect(since.some(({ by, drawn }) => by === "chance" && drawn)).toBe(true);

    await test.step("the time is switched off again", async () => {
      await setTime(words("setup-countdown-none"));
      const { view } = await stateOf(api, game);
      expect(view.options.countdown).toBeNull();
    });
  },
);

test("a television shows the ship and the booty, and of the choices only who has made one", async ({
  api,
  campaign,
  openTelevision,
}) => {
  const game = await campaign(dawn(2));
  const LAST = 3;
  const television = await openTelevision();
  await expect(television.booty).toHaveCount(6);
  await expect(television.isThinking).toHaveCount(6);
  await chooseAllBut(api, game, LAST);
  await expect(television.hasChosen).toHaveCount(5);
  await expect(television.shipCards).toHaveCount(0);
  const { length } = await api.state(game);
  await choose(api, game, LAST);
  await expectSameShip(api, game, length, [television]);
});

test("a raid is scored, the same on every device", IN_LONG_RUN, async ({ api, campaign, openTablet, phone }) => {
  const game = await campaign(beginning(until(RECORD, "RaidEnded")));
  const devices = [await openTablet(), await phone(0)];
  await api.moveOn(game);
  const { length, view } = await stateOf(api, game);
  expect(view.stage).toBe("between");
  // Screens with instructions open the score directly. A phone has none: it closes the count, which a device that was
  // away meanwhile does not show.
  await devices[0]?.toScore.click();
  await devices[1]?.closeCount();
  for (const device of devices) {
    await device.expectLength(length);
    await expect(device.panel).toContainText(words("raid-over", { raid: 1 }));
    for (const [seat, { score }] of view.players.entries())
      await expect(device.scoreOf(PLAYERS[seat] ?? "")).toHaveText(String(score));
  }
});
