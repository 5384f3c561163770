// Twilight of Venice on one tablet: every kind of turn, rounds to their end, hands dealt by the app, and a match
// entered halfway.

import { FACES, type Pawn, type View } from "../../../ui/src/wire/twilight";
import { HomePage } from "../pages/home";
import { NewGamePage } from "../pages/new-game";
import { TwilightPage, wayName } from "../pages/twilight";
import { expect, PHONE, test as base } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { t, texts } from "../support/t";

const s = texts("twilight");
const NAMES = ["Anna", "Bruno"] as const;
const [ANNA, BRUNO] = NAMES;

/** A cell of a player's half of the track. */
const cell = (n: number, seat: string) => s("cell", { n, seat });

/** Round 2 after Anna won the first: Bruno has the Merchant and begins. */
const SECOND_ROUND = `
results 0
merchant 1
pawn merchant -1
pawn harlequin 1
hand 0 8
hand 1 8
turns 12
phase {"phase":"turn","seat":1,"played":[]}
`;

/** Round 3 at one win each. The Doge is one cell before Anna's mansion, and it is her turn. */
const LAST_STEP = `
results 0 1
merchant 0
pawn doge 6
pawn upper-guard 8
hand 0 8
hand 1 8
turns 20
phase {"phase":"turn","seat":0,"played":[]}
`;

/** The Guards are beside the Doge. */
const GUARDS_CLOSE = `
merchant 0
pawn upper-guard 1
pawn lower-guard -1
pawn merchant 3
pawn harlequin -3
hand 0 8
hand 1 8
turns 1
phase {"phase":"turn","seat":0,"played":[]}
`;

/** The same, with a card that may be played without moving anything. */
const NOTHING_MOVES = `
options no-op
${GUARDS_CLOSE.trim()}
`;

/** The Harlequin is between Anna and the Doge. */
const MASQUERADE = `
merchant 0
pawn upper-guard 7
pawn lower-guard -2
pawn merchant 1
pawn harlequin 5
hand 0 8
hand 1 8
turns 1
phase {"phase":"turn","seat":0,"played":[]}
`;

/** Hands dealt by the app, with eight cards each. */
const DEALT = `
options hands:dealt
hand 0 doge:2 guard-11:2 merchant-2:2 harlequin-3:2
hand 1 doge:2 guard-11:2 merchant-2:2 harlequin-3:2
turns 0
phase {"phase":"turn","seat":0,"played":[]}
`;

const test = base.extend<{
  /** The first turn of a match with cards in the players' hands: Anna's, who has the Merchant. */
  firstTurn: TwilightPage;
  /** Opens a match at this position. */
  openPosition: (position: string) => Promise<TwilightPage>;
}>({
  firstTurn: async ({ api, newDevice, host }, use) => {
    const table = await api.newGame({ game: "twilight", names: NAMES, answers: "table" });
    await api.command(table, "chance", { do: "DrawMerchant", seat: 0 });
    await use(await TwilightPage.open(await newDevice(), host.url));
  },
  openPosition: async ({ api, newDevice, host }, use) => {
    await use(async (position) => {
      await api.newGame({ game: "twilight", names: NAMES, setup: (setup) => (setup.position = position) });
      return TwilightPage.open(await newDevice(), host.url);
    });
  },
});

async function endTurn(match: TwilightPage): Promise<void> {
  await match.enter(() => match.endTurn.click());
}

async function expectTurnOf(match: TwilightPage, name: string): Promise<void> {
  await expect(match.question).toHaveText(s("ask-Turn", { seat: name }));
}

/** A player plays a Merchant card, which changes nothing for the Doge. */
async function idle(match: TwilightPage): Promise<void> {
  await match.enter(() => match.playAnyhow("merchant-2"));
  await endTurn(match);
}

/** A player leads the Guard of their side to the mansion, then the Doge; the other player idles. */
async function leadDogeHome(match: TwilightPage, guard: string, name: string, other: string): Promise<void> {
  await expectTurnOf(match, name);
  for (const to of [4, 6, 8]) await match.enter(() => match.play("guard-11", guard, cell(to, name)));
  await endTurn(match);
  await expectTurnOf(match, other);
  await idle(match);
  await expectTurnOf(match, name);
  for (let to = 1; to <= 7; to += 1) await match.enter(() => match.play("doge", "doge", cell(to, name)));
}

async function chooseTwilight(tablet: TwilightPage["page"]): Promise<NewGamePage> {
  await new HomePage(tablet).newGame();
  const page = new NewGamePage(tablet);
  await page.choose("twilight");
  await page.enterNames(NAMES);
  return page;
}

test("the table says who drew the Merchant, and that player begins", IN_LONG_RUN, async ({ tablet }) => {
  const page = await chooseTwilight(tablet);
  await page
    .group(s("chance-of-draws"))
    .getByRole("button", { name: t("new-by-table"), exact: true })
    .click();
  await page.begin();
  const match = new TwilightPage(tablet);
  await expect(match.question).toHaveText(s("ask-Merchant"));
  await match.enter(() => match.panel.getByRole("button", { name: ANNA }).click());
  await expectTurnOf(match, ANNA);
});

test(
  "tracks and cards are described: figures, distances, and what a card does",
  IN_LONG_RUN,
  async ({ firstTurn: match }) => {
    const tracks = match.page.getByRole("group", { name: s("track-title"), exact: true });
    for (const [pawn, at, one, other] of [
      ["doge", "0", 7, 7],
      ["upper-guard", cell(2, ANNA), 5, 9],
      ["merchant", cell(1, ANNA), 6, 8],
      ["favourite", "0", 7, 7],
    ] as const) {
      const described = s("pawn-told", { pawn: s(`pawn-${pawn}`), cell: at, first: ANNA, one, second: BRUNO, other });
      await expect(tracks.getByRole("img", { name: described, exact: true })).toBeVisible();
    }
    const centre = match.face("harlequin-centre");
    await expect(centre).toHaveAccessibleName(s("card-left", { card: s("card-harlequin-centre"), left: 2 }));
    await expect(centre).toHaveAccessibleDescription(s("help-CARD-HARLEQUIN-CENTRE"));
    await expect(centre.getByTestId("cards-left")).toHaveText(s("left", { count: 2 }));
  },
);

test("a lifted card has one button for each way that the rules allow, and a second tap puts it back", async ({
  api,
  newDevice,
  host,
}) => {
  const table = await api.newGame({ game: "twilight", names: NAMES, answers: "table" });
  await api.command(table, "chance", { do: "DrawMerchant", seat: 0 });
  const match = await TwilightPage.open(await newDevice(), host.url);
  const view = (await api.state(table)).view as View;
  if (view.stage.stage !== "turn") throw new Error("it is no turn");
  const at = (pawn: Pawn) => view.board[pawn.replace("-", "_") as keyof typeof view.board];
  const named = (to: number) => (to === 0 ? "0" : cell(Math.abs(to), to > 0 ? ANNA : BRUNO));
  const { ways } = view.stage;
  for (const { card } of FACES) {
    const legal = ways.filter(({ play, breaks }) => play.card === card && !breaks.length);
    const names = legal.map(({ play, moves }) => {
      const goes = moves.map(({ pawn, by }) => [pawn, named(at(pawn) + by)] as const);
      // The labels list moves of the Guards from the left.
      const ordered = play.steps.length === 2 ? goes.toReversed() : goes;
      return wayName(play.pair ? "card-procession" : `card-${card}`, ordered);
    });
    await match.lift(card);
    await expect(match.moves).toHaveCount(names.length);
    const found = await match.moves.evaluateAll((all) => all.map((move) => move.getAttribute("aria-label")));
    expect(found.toSorted()).toEqual(names.toSorted());
    await expect(match.liftedText).toContainText(s(`card-${card}`));
    await match.face(card).click();
    await expect(match.face(card)).toHaveAttribute("aria-pressed", "false");
    await expect(match.moves).toHaveCount(0);
    await expect(match.liftedText).toHaveText(s("lift-card"));
  }
});

test("a card that cannot be played says why, and a cell that it cannot reach explains itself", async ({
  openPosition,
}) => {
  const match = await openPosition(GUARDS_CLOSE);
  await match.lift("guard-close");
  await expect(match.liftedText).toHaveText(s("rule-CARD-GUARD-CLOSE"));
  await expect(match.moves).toHaveCount(0);

  await test.step("the Doge cannot enter the Guard's cell", async () => {
    await match.lift("doge");
    await match.cell(1).click();
    await expect(match.refusal).toContainText("NOBLE-1");
  });
});

test("under a masquerade a Harlequin card is played for another pawn in two taps", async ({ openPosition }) => {
  const match = await openPosition(MASQUERADE);
  await match.lift("harlequin-3");
  const moved = ["harlequin", "doge", "upper-guard", "lower-guard", "merchant"];
  for (const pawn of moved) await expect(match.ghostsOf(pawn)).not.toHaveCount(0);
  await match.enter(() => match.tapMove(match.move("card-harlequin-3", ["doge", cell(3, ANNA)])));
  await expect(match.pawn("doge", cell(3, ANNA))).toBeVisible();

  await test.step("the next Harlequin card can do nothing else in this turn", async () => {
    await match.lift("harlequin-2");
    await expect(match.ghostsOf("doge")).toHaveCount(2);
    await expect(match.ghosts).toHaveCount(2);
  });
});

test(
  "a procession, divided points and a card that moves nothing are chosen in the panel",
  IN_LONG_RUN,
  async ({ openPosition }) => {
    const match = await openPosition(NOTHING_MOVES);
    await match.lift("guard-close");
    await expect(match.listedMoves).toHaveText(s("play-idle"));
    await match.lift("doge");
    await expect(match.listedMoves).toHaveCount(2);
    await match.lift("guard-11");
    const apart = match.move("card-guard-11", ["upper-guard", cell(2, ANNA)], ["lower-guard", cell(2, BRUNO)]);
    await match.enter(() => match.tapMove(apart));
    await expect(match.pawn("upper-guard", cell(2, ANNA))).toBeVisible();
    await expect(match.face("guard-11"), "it can be played again with one tap").toHaveAttribute("aria-pressed", "true");
  },
);

test("a card is lifted, played and put back by keyboard", async ({ firstTurn: match }) => {
  const { keyboard } = match.page;
  await match.face("doge").focus();
  await keyboard.press("ArrowRight");
  await expect(match.face("guard-1")).toBeFocused();
  await keyboard.press("Enter");
  await expect(match.liftedText).toContainText(s("lifted", { card: s("card-guard-1"), moves: 4 }));
  await expect(match.ghosts.first()).toBeFocused();
  await keyboard.press("ArrowRight");
  await expect(match.ghosts.nth(1)).toBeFocused();
  await keyboard.press("Escape");
  await expect(match.moves).toHaveCount(0);
  await expect(match.face("guard-1")).toBeFocused();
  await keyboard.press("Enter");
  await expect(match.ghosts.first()).toBeFocused();
  await match.enter(() => keyboard.press("Enter"));
  await expect(match.pawn("upper-guard", cell(3, ANNA))).toBeVisible();
  await expect(match.face("guard-1")).toBeFocused();
});

test("a card is lifted and played on a phone, wherever the page is scrolled", async ({ api, newDevice, host }) => {
  await api.newGame({ game: "twilight", names: NAMES, setup: (setup) => (setup.position = MASQUERADE) });
  const match = await TwilightPage.open(await newDevice(PHONE), host.url);
  await match.face("harlequin-3").tap();
  await expect(match.face("harlequin-3")).toHaveAttribute("aria-pressed", "true");
  const ghost = match.move("card-harlequin-3", ["lower-guard", cell(5, BRUNO)]).getByTestId("ghost-pawn");
  await expect(ghost).toBeInViewport({ ratio: 1 });
  await match.enter(() => ghost.tap());
  await expect(match.pawn("lower-guard", cell(5, BRUNO))).toBeVisible();
});

test("every move can be shown on the cards instead, and this screen remembers it", async ({ firstTurn: match }) => {
  await match.switchMatrix();
  await test.step("each way that is not possible now says so, and no other", async () => {
    const way = wayName("card-guard-11", [["upper-guard", "0"]]);
    const named = s("way-not", { way, rules: s("help-NOBLE-1#title") });
    await expect(match.page.getByRole("button", { name: named, exact: true })).toBeVisible();
    const note = s("way-not", { way: "", rules: "" });
    const noted = match.page.locator(`[aria-label*="${note}"]`);
    const illegal = match.plays.and(match.page.locator('[data-legal="false"]'));
    await expect(match.legalPlays).not.toHaveCount(0);
    await expect(illegal.and(noted)).not.toHaveCount(0);
    await expect(illegal.and(match.page.locator(`:not([aria-label*="${note}"])`))).toHaveCount(0);
    await expect(match.legalPlays.and(noted)).toHaveCount(0);
  });
  await test.step("the system's own colours show which Guard a way moves", async () => {
    await match.page.emulateMedia({ forcedColors: "active" });
    const guard = match.legalPlays.filter({ has: match.page.locator("[data-towards]") }).first();
    const behind = await guard.evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect(guard.locator("[data-towards]").first()).not.toHaveCSS("border-top-color", behind);
    await match.page.emulateMedia({ forcedColors: "none" });
  });
  // One tap plays.
  await match.enter(() => match.matrixPlay("harlequin-3", "harlequin", cell(2, ANNA)).click());
  await expect(match.button(s("uses", { suit: s("suit-doge") }))).toBeDisabled();
  await match.page.reload();
  await new HomePage(match.page).open(ANNA);
  await expect(match.plays.first()).toBeVisible();
  await match.switchMatrix();
  await expect(match.plays).toHaveCount(0);
  await expect(match.liftedText).toBeVisible();
});

test("a usual turn takes few taps, and is taken back card by card", async ({ firstTurn: match }) => {
  await match.enter(() => match.play("harlequin-3", "harlequin", cell(2, ANNA)));
  // The Harlequin is now between Anna and the Doge, but Harlequin cards have one use in a turn.
  await match.enter(() => match.play("harlequin-2", "harlequin", cell(4, ANNA)));
  await match.lift("harlequin-1");
  await expect(match.ghostsOf("harlequin")).toHaveCount(2);
  await expect(match.ghosts).toHaveCount(2);
  await match.enter(() => match.undo.click());
  await expect(match.pawn("harlequin", cell(2, ANNA))).toBeVisible();
  await endTurn(match);
  await expectTurnOf(match, BRUNO);
  await match.enter(() => match.undo.click());
  await match.enter(() => match.undo.click());
  await expect(match.pawn("harlequin", cell(1, BRUNO))).toBeVisible();
});

test("a turn that cannot end says why and can be allowed, and a button can be asked what it does", async ({
  firstTurn: match,
}) => {
  await expect(match.face("merchant-3")).toBeVisible();
  await match.endTurn.click();
  await expect(match.refusal).toContainText("PLAY-4");
  await expect(match.refusal.getByRole("button", { name: t("refusal-allow"), exact: true })).toBeVisible();
  await match.confirm.click();
  await expect(match.refusal).toHaveCount(0);
  await match.page.keyboard.press("h");
  await match.changeHand.click();
  await expect(match.sheet()).toContainText(s("help-PLAY-2"));
});

test("a card carries its name, and says what it does when it is held", async ({ firstTurn: match }) => {
  const centre = match.face("harlequin-centre");
  await expect(centre.getByTestId("card-name")).toHaveText(s("card-harlequin-centre"));
  await centre.click({ button: "right" });
  const explanation = match.sheet(s("card-harlequin-centre"));
  await expect(explanation).toContainText(s("help-CARD-HARLEQUIN-CENTRE"));
  await match.page.keyboard.press("Escape");
  await expect(explanation).toHaveCount(0);
  await expect(centre, "held, not chosen").toHaveAttribute("aria-pressed", "false");
  await expect(match.moves).toHaveCount(0);
});

test("the system's own colours show which card is lifted", IN_LONG_RUN, async ({ firstTurn: match }) => {
  await match.lift("merchant-1");
  const lifted = match.face("merchant-1");
  await match.page.emulateMedia({ forcedColors: "active" });
  const colour = (name: "color" | "backgroundColor") =>
    lifted.evaluate((one, wanted) => getComputedStyle(one)[wanted], name);
  await expect(match.face("merchant-2")).not.toHaveCSS("background-color", await colour("backgroundColor"));
  await expect(lifted.getByTestId("card-name")).toHaveCSS("color", await colour("color"));
  await expect(lifted.getByTestId("cards-left")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("a hand is changed, with the cards that were discarded", IN_LONG_RUN, async ({ firstTurn: match }) => {
  await match.changeHand.click();
  const sheet = match.sheet(s("change-title"));
  for (const card of ["merchant-2", "harlequin-3"])
    for (let count = 0; count < 4; count += 1) await sheet.getByRole("button", { name: s(`card-${card}`) }).click();
  await match.enter(() =>
    sheet.getByRole("button", { name: s("change-do", { total: 8, count: 8 }), exact: true }).click(),
  );
  await expectTurnOf(match, BRUNO);
  await expect(match.page.getByText(s("deck", { deck: 30, deal: 1 }))).toBeVisible();
});

test("hints say what could win this turn", async ({ firstTurn: match }) => {
  await match.hint.click();
  await expect(match.sheet(s("hint-title"))).toContainText(s("hint-now", { seat: ANNA }));
});

test("a correction is undone, and the record keeps it on another branch", IN_LONG_RUN, async ({ firstTurn: match }) => {
  await match.correct.click();
  const towards = s("correct-towards", { pawn: s("pawn-merchant"), seat: BRUNO });
  await match.enter(() => match.sheet().getByRole("button", { name: towards, exact: true }).click());
  await match.closeSheet();
  await expect(match.pawn("merchant", "0")).toBeVisible();
  await match.enter(() => match.undo.click());
  await expect(match.pawn("merchant", cell(1, ANNA))).toBeVisible();
  const record = await match.openRecord();
  await expect(record.getByText(t("record-branch")).first()).toBeVisible();
});

test(
  "the Doge comes home and wins the first round, and the second begins",
  IN_LONG_RUN,
  async ({ firstTurn: match }) => {
    await leadDogeHome(match, "upper-guard", ANNA, BRUNO);
    await expect(match.page.getByRole("heading", { name: s("round-won", { seat: ANNA }), exact: true })).toBeVisible();
    await match.enter(() => match.button(s("next-round", { round: 2 })).click());
    await expectTurnOf(match, BRUNO);
  },
);

test(
  "the Doge comes home on the other side and wins the second round, and the third begins",
  IN_LONG_RUN,
  async ({ openPosition }) => {
    const match = await openPosition(SECOND_ROUND);
    await leadDogeHome(match, "lower-guard", BRUNO, ANNA);
    await expect(match.page.getByRole("heading", { name: s("round-won", { seat: BRUNO }), exact: true })).toBeVisible();
    await match.enter(() => match.button(s("next-round", { round: 3 })).click());
    await expectTurnOf(match, ANNA);
  },
);

test("two rounds win the match, and the end is still there after a reload", async ({ openPosition }) => {
  const match = await openPosition(LAST_STEP);
  const won = match.page.getByTestId("winner").filter({ hasText: ANNA });
  await match.enter(() => match.play("doge", "doge", cell(7, ANNA)));
  await expect(won).toBeVisible();
  await match.page.reload();
  const home = new HomePage(match.page);
  await expect(home.games.first()).toContainText(t("home-over"));
  await home.open(ANNA);
  await expect(won).toBeVisible();
});

test("a match whose hands the app deals begins covered", IN_LONG_RUN, async ({ tablet }) => {
  const page = await chooseTwilight(tablet);
  await page.button(s("setup-dealt")).click();
  await page.begin();
  const match = new TwilightPage(tablet);
  await expect(match.cover).toBeVisible();
  await expect(match.tiles).toHaveCount(0);
});

test("a dealt hand is shown to its player alone, covered again after the turn, and never while looking back", async ({
  openPosition,
}) => {
  const match = await openPosition(DEALT);
  await expect(match.cover).toContainText(s("hand-pass", { seat: ANNA }));
  await expect(match.tiles).toHaveCount(0);
  await match.cover.click();
  await expect(match.face("doge")).toHaveAccessibleName(s("card-times", { card: s("card-doge"), times: 2 }));
  const two = s("times", { count: 2 });
  await expect(match.cardsLeft).toHaveText([two, two, two, two]);
  await match.enter(() => match.play("merchant-2", "merchant", cell(3, ANNA)));

  await test.step("looking back shows no card and plays none", async () => {
    await match.page.keyboard.press("PageUp");
    await expect(match.button(t("table-now"))).toBeVisible();
    await expect(match.tiles.or(match.cover)).toHaveCount(0);
    await match.button(t("table-now")).click();
    await expect(match.cover, "covered again").toContainText(s("hand-pass", { seat: ANNA }));
    await expect(match.tiles).toHaveCount(0);
  });

  await match.cover.click();
  await endTurn(match);
  await expect(match.cover).toContainText(s("hand-pass", { seat: BRUNO }));
  await expect(match.tiles).toHaveCount(0);
});

test("a match that is half played is entered and played on", IN_LONG_RUN, async ({ tablet }) => {
  const page = await chooseTwilight(tablet);
  await page.button(s("setup-own")).click();
  await tablet.getByRole("checkbox", { name: s("setup-under-way") }).check();
  await page.begin();
  const match = new TwilightPage(tablet);
  await expect(match.question).toHaveText(s("ask-Prepare"));
  await match.button(s("prepare-enter")).click();
  const choose = (group: string, name: string) =>
    match.enter(() =>
      match.sheet().getByRole("group", { name: group, exact: true }).getByRole("button", { name, exact: true }).click(),
    );
  await choose(s("round", { round: 1 }), BRUNO);
  await choose(s("correct-merchant"), BRUNO);
  await choose(s("correct-turn"), BRUNO);
  await choose(s("suit-doge"), s("correct-towards", { pawn: s("pawn-doge"), seat: ANNA }));
  await match.page.keyboard.press("Escape");
  await expect(match.sheet()).toHaveCount(0);
  await match.enter(() => match.button(s("prepare-begin")).click());
  await expectTurnOf(match, BRUNO);
  await expect(match.page.getByText(s("round", { round: 2 }), { exact: true })).toBeVisible();
  await expect(match.pawn("doge", cell(1, ANNA))).toBeVisible();
  await idle(match);
  await expectTurnOf(match, ANNA);
});
