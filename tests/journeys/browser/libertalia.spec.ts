// Libertalia on one tablet: a day by passing it round, entering the cards on the table, and scoring a raid. Also
// entering a campaign that is under way.

import { expectAccessible } from "../support/axe";
import { HomePage } from "../pages/home";
import { LibertaliaPage } from "../pages/libertalia";
import { NewGamePage } from "../pages/new-game";
import { expect, test as base } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { t, texts } from "../support/t";

const s = texts("libertalia");
const NAMES = ["Anna", "Bruno", "Clara", "Dora"] as const;
const [ANNA, BRUNO, CLARA, DORA] = NAMES;
const TWO = [ANNA, BRUNO] as const;
const COLOURS = ["yellow", "red", "blue", "green"];

/** Nine ranks; only booty asks their owners for a choice. */
const [BEGGAR, CABIN_BOY, BARKEEP, CARPENTER, OFFICER, WITCH, TOPMAN, BOSUN, MATE] = [3, 5, 7, 9, 10, 11, 16, 19, 28];
const RANKS = [BEGGAR, CABIN_BOY, BARKEEP, CARPENTER, OFFICER, WITCH, TOPMAN, BOSUN, MATE] as const;
/** The ranks that join them in the second raid. */
const SECOND_RAID = [12, 13, 15, 18, 20, 24];
const character = (rank: number) => s(`character-${rank}`);

interface Dawn {
  raid?: number;
  day?: number;
  /** What each den holds; every other rank is in the hands. */
  den?: readonly number[];
  /** Points of the raids before, by seat. */
  scores?: readonly (readonly number[])[];
  /** Booty in the dens, face up. */
  open?: Record<string, number>;
}

/** The dawn of a day: each player chooses a character, and none has yet. */
function dawn({ raid = 1, day = 1, den = [], scores = [], open = {} }: Dawn = {}): string {
  const drawn = raid === 1 ? RANKS : [...RANKS, ...SECOND_RAID].sort((one, other) => one - other);
  const hand = drawn.filter((rank) => !den.includes(rank));
  const seats = COLOURS.map(
    (colour, seat) =>
      `seat ${seat} ${JSON.stringify({ colour, hand, den, purse: 10, open, scores: scores[seat] ?? [] })}`,
  );
  return [
    `raid ${raid} day ${day}`,
    `drawn ${JSON.stringify(drawn)}`,
    ...[1, 2, 3, 4, 5, 6].filter((at) => at >= day).map((at) => `cell ${at} {"Jewel":1,"Goods":1,"Map":1,"Relic":1}`),
    ...seats,
    `phase {"phase":"dawn","late":false}`,
  ].join("\n");
}

const test = base.extend<{
  /** Opens a campaign for four at this position. */
  openPosition: (position: string) => Promise<{ game: LibertaliaPage; table: number }>;
}>({
  openPosition: async ({ api, newDevice, host }, use) => {
    await use(async (position) => {
      const table = await api.newGame({
        game: "libertalia",
        names: NAMES,
        setup: (setup) => (setup.position = position),
      });
      return { game: await LibertaliaPage.open(await newDevice(), host.url), table };
    });
  },
});

/** Cards that are on the table, by seat. */
const laid = (ranks: readonly number[], names: readonly string[] = NAMES) =>
  ranks.map((rank, seat) => ({ rank, name: names[seat] ?? "" }));

/** The players named take the booty that is first in the list, one after the other; the last has no choice. */
async function takeBooty(game: LibertaliaPage, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await game.completeSteps();
    await expect(game.question).toHaveText(s("ask-Take", { seat: name }));
    await game.enter(() => game.choices.first().click());
  }
}

async function chooseLibertalia(page: HomePage["page"], names: readonly string[]): Promise<NewGamePage> {
  await new HomePage(page).newGame();
  const setup = new NewGamePage(page);
  await setup.choose("libertalia");
  await setup.seats(names.length);
  await setup.enterNames(names);
  return setup;
}

test("a game for four is set up; colours are drawn unless they are chosen", async ({ tablet }) => {
  const setup = await chooseLibertalia(tablet, NAMES);
  await expect(tablet.getByText(s("setup-colours-drawn"))).toBeVisible();
  await setup.button(t("new-colour", { n: 4, colour: "white" })).click();
  await expect(tablet.getByText(s("setup-colours-chosen"))).toBeVisible();
  await setup.button(s("setup-colours-draw")).click();
  await expect(tablet.getByText(s("setup-colours-drawn"))).toBeVisible();
  await setup.begin();
  const game = new LibertaliaPage(tablet);

  await test.step("the pieces of the first raid are listed before the first question", async () => {
    await expect(game.question).toHaveText(s("layout-title", { raid: 1 }));
    await expect(game.panel.getByTestId("layout-ranks").getByRole("listitem")).toHaveCount(RANKS.length);
    await expect(game.cover).toHaveCount(0);
    await game.laidOut.click();
    await expect(game.cover).toContainText(s("pass-to", { seat: ANNA }));
  });
});

test(
  "cards are entered from the table on each day, once the players have begun to",
  IN_LONG_RUN,
  async ({ openPosition, newDevice, host }) => {
    const { game } = await openPosition(dawn());
    const question = s("lay-ask", { seat: ANNA });
    await game.layCards(laid([CABIN_BOY, BARKEEP, CARPENTER, OFFICER]));
    await takeBooty(game, [DORA, CLARA, BRUNO]);
    await game.completeSteps();
    await expect(game.panel.getByText(question)).toBeVisible();
    const reopened = await LibertaliaPage.open(await newDevice(), host.url);
    await expect(reopened.panel.getByText(question)).toBeVisible();
    await reopened.button(s("lay-not")).click();
    await expect(reopened.cover).toContainText(s("pass-to", { seat: ANNA }));
  },
);

test("the tablet goes round: each looks, lifts a card and chooses it, and no player sees another's choice", async ({
  openPosition,
}) => {
  const { game } = await openPosition(dawn());
  const look = async (name: string) => {
    await expect(game.cover).toContainText(s("pass-to", { seat: name }));
    await expect(game.characters, "no card is seen before the tap").toHaveCount(0);
    await game.cover.click();
    await expect(game.characters).toHaveCount(RANKS.length);
  };
  await look(ANNA);

  await test.step("a tap lifts a card: its whole text is shown, and nothing is chosen", async () => {
    await expect(game.choose).toHaveCount(0);
    await game.character(BARKEEP).click();
    await game.character(CABIN_BOY).click();
    await expect(game.text).toContainText(s(`character-${CABIN_BOY}#does`));
    await expect(game.text).toContainText(s(`character-${CABIN_BOY}#hard`));
    await expect(game.choose).toHaveText(s("choose", { character: character(CABIN_BOY) }));
    await expect(game.chosen).toHaveCount(0);
  });

  await test.step("arrows move among the cards, Enter lifts, and Tab comes to the button", async () => {
    await game.character(CABIN_BOY).press("ArrowDown");
    await expect(game.character(BARKEEP)).toBeFocused();
    await expect(game.character(BARKEEP)).toHaveAttribute("aria-expanded", "false");
    await game.page.keyboard.press("Enter");
    await expect(game.choose).toHaveText(s("choose", { character: character(BARKEEP) }));
    await game.page.keyboard.press("Home");
    await expect(game.character(BEGGAR)).toBeFocused();
  });

  await game.enter(() => game.take(game.character(CABIN_BOY)));
  await look(BRUNO);
  await expect(game.chosen).toHaveCount(0);

  await test.step("Anna changes her mind: her choice is marked, for her alone", async () => {
    const round = game.panel.getByRole("group", { name: s("round-of"), exact: true });
    await round.getByRole("button", { name: ANNA }).click();
    await look(ANNA);
    await expect(game.chosen).toHaveCount(1);
    await expect(game.character(CABIN_BOY)).toHaveAttribute("aria-current", "true");
    await game.character(CABIN_BOY).click();
    await expect(game.choose, "what is chosen is not chosen again").toHaveCount(0);
    await game.enter(() => game.take(game.character(BARKEEP)));
  });

  await look(BRUNO);
  await game.enter(() => game.take(game.character(CARPENTER)));
  await look(CLARA);
  await game.enter(() => game.take(game.character(OFFICER)));
  await look(DORA);

  await test.step("the last choice shows all, and the day is played to the next dawn", async () => {
    await game.enter(() => game.take(game.character(WITCH)));
    await takeBooty(game, [DORA, CLARA, BRUNO]);
    await game.stepsDone.click();
    await expect(game.question).toHaveText(s("dawn-ask"));
    await expect(game.time).toHaveText(`${s("raid", { raid: 1 })}\u00a0· ${s("day", { day: 2 })}`);
    // Anna's Barkeep earned 1, Bruno's Carpenter cost half.
    await expect(game.doubloons).toHaveText(["11", "5", "10", "10"]);
  });
});

test(
  "a character on the ship says what it does, in a card at the finger",
  IN_LONG_RUN,
  async ({ api, openPosition }) => {
    const { game, table } = await openPosition(dawn());
    const cards = [CABIN_BOY, BARKEEP, CARPENTER, OFFICER].map((rank, seat) => ({ seat, rank }));
    await api.command(table, { seat: 0 }, { do: "Lay", cards });
    await game.shipCards.first().click();
    await expect(game.card).toContainText(String(CABIN_BOY));
    await expect(game.card).toContainText(s(`character-${CABIN_BOY}#short`));
    await expectAccessible(game.page, "a character");
    await game.page.keyboard.press("Escape");
    await expect(game.card).toHaveCount(0);
  },
);

test("a key shows who may hold what: a rank that was played is in no hand", IN_LONG_RUN, async ({ openPosition }) => {
  const { game } = await openPosition(dawn({ day: 3, den: [BEGGAR, TOPMAN] }));
  await expect(game.question).toHaveText(s("dawn-ask"));
  await game.page.keyboard.press("k");
  const sheet = game.sheet(s("know-title"));
  const held = RANKS.length - 2;
  await expect(sheet.getByRole("rowheader")).toHaveCount(RANKS.length);
  await expect(sheet.locator("[data-where=hand]"), "every card of every hand").toHaveCount(NAMES.length * held);
  await expect(sheet.getByText(s("cards", { count: held }), { exact: true })).toHaveCount(NAMES.length);
  const played = sheet.getByRole("row").filter({ hasText: character(TOPMAN) });
  await expect(played.locator("[data-where=den]")).toHaveCount(NAMES.length);
  await game.page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

test("a den shows its characters and its booty", async ({ openPosition }) => {
  const { game } = await openPosition(dawn({ day: 3, den: [BEGGAR, TOPMAN], open: { Map: 1 } }));
  await game.dens.first().click();
  const den = game.sheet(s("den-of", { seat: ANNA }));
  await expect(den).toContainText(character(BEGGAR));
  await expect(den).toContainText(s(`character-${TOPMAN}#short`));
  await expect(den).toContainText(s("booty-Map", { count: 1 }));
});

test("doubloons are corrected, and the correction is undone", IN_LONG_RUN, async ({ openPosition }) => {
  const { game } = await openPosition(dawn());
  await expect(game.doubloons).toHaveText(["10", "10", "10", "10"]);
  await game.correct.click();
  await game.enter(() => game.button(`${s("noun-doubloons")} +`).click());
  await game.page.keyboard.press("Escape");
  await expect(game.doubloons).toHaveText(["11", "10", "10", "10"]);
  await game.enter(() => game.undo.click());
  await expect(game.doubloons).toHaveText(["10", "10", "10", "10"]);
});

test(
  "the last day of a raid is entered as the cards lie, and the raid is scored player by player",
  IN_LONG_RUN,
  async ({ openPosition }) => {
    const { game } = await openPosition(
      dawn({ day: 6, den: [BEGGAR, CABIN_BOY, WITCH, TOPMAN, BOSUN], open: { Relic: 1, Goods: 2 } }),
    );
    await game.layCards(laid([MATE, OFFICER, CARPENTER, BARKEEP]));
    await takeBooty(game, [ANNA, BRUNO, CLARA]);
    await expect(game.panel).toHaveAccessibleName(s("raid-last", { raid: 1 }));

    await test.step("until the pieces are put away, the board stays, and no sum is shown", async () => {
      await expect(game.dens).toHaveCount(NAMES.length);
      await expect(game.booty).toHaveCount(6);
      await expect(game.page.getByTestId("final-score")).toHaveCount(0);
      await expect(game.doubloons.first()).not.toHaveText("0");
      await game.toScore.click();
    });

    await test.step("what each player has adds up to the total, or to 0", async () => {
      const rows = game.panel.getByRole("row").filter({ has: game.page.getByTestId("score-sum") });
      await expect(rows).toHaveCount(NAMES.length);
      for (const row of await rows.all()) {
        const parts = (await row.getByTestId("score-part").allTextContents()).map(Number);
        const sum = parts.reduce((all, points) => all + points, 0);
        await expect(row.getByTestId("score-sum")).toHaveText(String(Math.max(0, sum)));
      }
    });

    await test.step("the next raid begins with 10 doubloons each", async () => {
      await game.enter(() => game.button(s("next-raid", { raid: 2 })).click());
      await expect(game.doubloons).toHaveText(["10", "10", "10", "10"]);
      await expect(game.question).toHaveText(s("layout-title", { raid: 2 }));
      await expect(game.panel.getByTestId("layout-ranks").getByRole("listitem")).toHaveCount(6);
      await game.laidOut.click();
      await expect(game.panel, "cards are entered from the table again").toContainText(s("lay-ask", { seat: ANNA }));
    });
  },
);

test("the players stop in the middle of a raid, and one has won", async ({ openPosition }) => {
  const { game } = await openPosition(dawn({ raid: 2, day: 3, den: [BEGGAR, WITCH], scores: [[20], [30], [5], [0]] }));
  const menu = await game.openMenu();
  await menu.getByRole("button", { name: t("menu-end"), exact: true }).click();
  await game.enter(() => menu.getByRole("button", { name: s("end-plain"), exact: true }).click());
  await expect(game.panel).toHaveAccessibleName(t("end-won", { count: 1, seats: BRUNO }));
});

test.describe("a campaign under way", () => {
  const SURGEON = 22;
  /** The ranks of the first two raids. */
  const DRAWN = [...Array.from({ length: 14 }, (_, index) => index + 1), SURGEON];
  const [PARROT, MONKEY, RECRUITER, BRUTE] = [1, 2, 4, 14];

  test(
    "its raid, day, ranks and booty are entered, and what is begun waits for the rest",
    IN_LONG_RUN,
    async ({ api, tablet }) => {
      const setup = await chooseLibertalia(tablet, TWO);
      await tablet.getByRole("checkbox", { name: s("setup-under-way") }).check();
      await expect(tablet.getByText(s("setup-colours-yours"))).toBeVisible();
      await setup.begin();
      const game = new LibertaliaPage(tablet);
      const enterIt = game.button(s("prepare-enter"));
      await enterIt.click();
      const campaign = game.sheet(s("ask-Prepare")).getByTestId("campaign");
      const group = (key: string) => campaign.getByRole("group", { name: s(key), exact: true });
      await group("prepare-raid").getByRole("button", { name: "2", exact: true }).click();
      await group("prepare-day").getByRole("button", { name: "3", exact: true }).click();
      for (const rank of DRAWN) await game.rank(rank, campaign).click();
      await expect(campaign.getByRole("heading", { name: s("prepare-ranks", { drawn: 15, count: 15 }) })).toBeVisible();
      await game.page.keyboard.press("Escape");
      await expect(game.panel.getByText(s("prepare-unfinished"))).toBeVisible();
      await enterIt.click();
      const token = (kind: string) =>
        campaign.getByRole("button", { name: s(`booty-${kind}`, { count: 1 }), exact: true });
      for (let count = 1; count < 8; count += 1) await token("Map").click();
      await expect(campaign.getByRole("heading", { name: s("prepare-cells", { drawn: 7, count: 8 }) })).toBeVisible();
      await game.enter(() => token("Goods").click());
      const { view } = (await api.state(1)) as any;
      expect([view.raid, view.day, view.drawn]).toEqual([2, 3, DRAWN]);
      expect(view.cells.slice(2)).toEqual([{ Map: 2 }, { Map: 2 }, { Map: 2 }, { Goods: 1, Map: 1 }]);
    },
  );

  test("what the players have is entered, a secret by its owner alone, and a day is played", async ({
    api,
    newDevice,
    host,
  }) => {
    const table = await api.newGame({
      game: "libertalia",
      names: TWO,
      setup: (setup) => Object.assign(setup, { under_way: true, colours: ["yellow", "red"] }),
    });
    const cells = [{}, {}, { Map: 2 }, { Map: 2 }, { Map: 2 }, { Map: 1, Goods: 1 }];
    const campaign = { what: "Campaign", raid: 2, day: 3, ranks: DRAWN, cells };
    await api.command(table, { seat: 0 }, { do: "Correct", fix: campaign });
    const game = await LibertaliaPage.open(await newDevice(), host.url);
    await game.button(s("prepare-enter")).click();
    const sheet = game.sheet(s("ask-Prepare"));
    const cards = sheet.getByTestId("player-cards");
    const put = async (pile: string, ranks: readonly number[]) => {
      await cards
        .getByRole("group", { name: s("correct-card"), exact: true })
        .getByRole("button", { name: s(`pile-${pile}`) })
        .click();
      for (const rank of ranks) await game.enter(() => game.rank(rank, cards).click());
    };
    for (const name of TWO) {
      await sheet
        .getByRole("group", { name: s("correct-whose"), exact: true })
        .getByRole("button", { name, exact: true })
        .click();
      for (const label of [s("noun-doubloons"), s("correct-score", { raid: 1 })])
        await game.enter(() => sheet.getByRole("button", { name: `${label} +10`, exact: true }).click());
      await put("gone", [PARROT, MONKEY]);
      await put("den", [BRUTE]);
    }
    await put("graveyard", [BEGGAR, RECRUITER]);
    await expect(cards.getByRole("heading", { name: s("prepare-cards", { count: 10 }) })).toBeVisible();

    await test.step("what only Bruno knows he enters alone", async () => {
      await game.enter(() => cards.getByRole("button", { name: s("prepare-healed"), exact: true }).click());
      await expect(sheet).toHaveCount(0);
      await expect(game.cover).toContainText(s("pass-to", { seat: BRUNO }));
      await game.cover.click();
      await game.enter(() => game.answerFirst());
    });

    await test.step("play continues from there", async () => {
      await game.completeSteps();
      await game.enter(() => game.button(s("prepare-begin", { raid: 2, day: 3 })).click());
      await expect(game.cover).toContainText(s("pass-to", { seat: ANNA }));
      await expect(game.time).toHaveText(`${s("raid", { raid: 2 })}\u00a0· ${s("day", { day: 3 })}`);
      await expect(game.doubloons).toHaveText(["20", "20"]);
      await game.layCards(laid([CABIN_BOY, BARKEEP], TWO));
      await game.stepsDone.click();
      await expect(game.time).toHaveText(`${s("raid", { raid: 2 })}\u00a0· ${s("day", { day: 4 })}`);
    });
  });
});
