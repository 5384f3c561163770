// A tournament of two rounds at a club: set up, drawn, entered, corrected, ranked; seen by the organiser, on the room
// display and on phones. (That the end of a game is a result by itself is tested by `tests/suite/swiss.rs`.)

import type { TournamentSeen } from "../../../ui/src/wire/evening";
import { PAGE_TIME, type RoomDisplayPage } from "../pages/room-display";
import { TournamentPage } from "../pages/tournament";
import { type Member, type Organiser, test as base, expect } from "../support/club";
import { download } from "../support/download";
import { IN_LONG_RUN } from "../support/long";
import { t } from "../support/t";

const CUP = "Lagoon Cup";
const PLAYERS = ["Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Giulia", "Hugo", "Ines"];
const GAME = "libertalia";

const test = base.extend<{ tournamentPage: TournamentPage }>({
  tournamentPage: async ({ newDevice, node }, use) => {
    const page = await newDevice();
    await page.goto(node.url);
    await use(new TournamentPage(page));
  },
});

/** Begins an event with a tournament that these people have joined. */
async function begin(organiser: Organiser): Promise<Member[]> {
  await organiser.begin({ name: CUP, seating: "tournament" });
  const members: Member[] = [];
  for (const name of PLAYERS) members.push(await organiser.join(name));
  return members;
}

/** The same, set up for tables of four or three and two rounds. */
async function setUp(organiser: Organiser): Promise<Member[]> {
  const members = await begin(organiser);
  const sizes = { least: 3, wanted: 4, most: 4 };
  const settings = { sizes, rounds: 2, scale: { scale: "even" }, bye: null, first: "lot" } as const;
  await organiser.askTournament({ type: "set_up", plan: { game: GAME, watchable: true, settings } });
  return members;
}

const lastRound = ({ rounds }: TournamentSeen) => rounds[rounds.length - 1]?.tables ?? [];

/** Draws the next round, and waits until its tables are open. */
async function draw(organiser: Organiser): Promise<void> {
  const rounds = (organiser.event.tournament?.rounds.length ?? 0) + 1;
  await organiser.askTournament({ type: "draw", label: t("tournament-table-word") });
  await organiser.until(
    ({ tournament }) =>
      tournament?.rounds.length === rounds && lastRound(tournament).every(({ table }) => table !== null),
  );
}

/** Plays a first round to its end: two tables have results, and time is called at the third. */
async function playRound(organiser: Organiser): Promise<void> {
  await draw(organiser);
  await organiser.askTournament({ type: "correct", round: 0, table: 0, places: [1, 2, 3] });
  await organiser.askTournament({ type: "correct", round: 0, table: 1, places: [1, 1, 3] });
  await organiser.askTournament({ type: "call_time" });
  await organiser.until(({ tournament }) => lastRound(tournament as TournamentSeen).every(({ outcome }) => outcome));
}

/** Turns the pages of the room display until one has this title. */
async function expectShown(display: RoomDisplayPage, title: string): Promise<void> {
  await expect
    .poll(async () => {
      if (await display.lines(title).isVisible()) return true;
      await display.page.clock.fastForward(PAGE_TIME);
      return display.lines(title).isVisible();
    }, title)
    .toBe(true);
}

test("an event is a tournament, and people who join play in it", async ({ tournamentPage, organiser }) => {
  await tournamentPage.begin(CUP, { tournament: true });
  await organiser.until(({ join }) => join !== null);
  for (const name of PLAYERS) await organiser.join(name);
  await tournamentPage.tab("tournament");
  await expect(
    tournamentPage.page.getByText(t("tournament-joined", { people: PLAYERS.length }), { exact: true }),
  ).toBeVisible();
});

test("a game for two asks neither for sizes nor for points", IN_LONG_RUN, async ({ tournamentPage, organiser }) => {
  await begin(organiser);
  await tournamentPage.button(t("game-twilight")).click();
  for (const group of ["tournament-size", "tournament-points"])
    await expect(tournamentPage.page.getByRole("group", { name: t(group), exact: true })).toHaveCount(0);
  await tournamentPage.button(t("tournament-settle")).click();
  await expect(tournamentPage.tournament.getByText(t("tournament-not-begun"), { exact: true })).toBeVisible();
  expect(organiser.tournament.plan.settings.sizes).toEqual({ least: 2, wanted: 2, most: 2 });
});

test(
  "the organiser sets up game, table size, rounds and points",
  IN_LONG_RUN,
  async ({ tournamentPage, organiser, newMember }) => {
    const [anna] = await begin(organiser);
    const phone = await newMember(anna);
    await tournamentPage.button(t(`game-${GAME}`)).click();
    await tournamentPage.page
      .getByRole("group", { name: t("tournament-size"), exact: true })
      .getByRole("button", { name: "4", exact: true })
      .click();
    await tournamentPage.fewerRounds.click();
    await tournamentPage.button(t("tournament-settle")).click();
    await expect(tournamentPage.tournament.getByText(t("tournament-not-begun"), { exact: true })).toBeVisible();
    await expect(phone.tournament.getByText(t("tournament-you-wait"), { exact: true })).toBeVisible();
    expect(organiser.tournament.plan).toMatchObject({
      game: GAME,
      settings: { sizes: { least: 3, wanted: 4, most: 4 }, rounds: 2, scale: { scale: "even" }, first: "lot" },
    });
  },
);

test("a drawn round opens its tables, and everybody sees where they sit", async ({
  tournamentPage,
  organiser,
  newMember,
  newDisplay,
}) => {
  const [anna] = await setUp(organiser);
  const phone = await newMember(anna);
  const display = await newDisplay();
  // Before the draw everyone sees who plays.
  const joined = t("club-joined", { people: PLAYERS.length });
  await expect(display.lines(joined).getByRole("listitem")).toHaveCount(PLAYERS.length);
  await expect(tournamentPage.player("Anna")).toBeVisible();
  await tournamentPage.drawButton(1).click();
  await expect(
    tournamentPage.tournament.getByText(t("tournament-waits", { tables: 3 }), { exact: true }),
  ).toBeVisible();
  await expect(tournamentPage.drawn).toHaveCount(3);
  for (const n of [1, 2, 3]) await expect(tournamentPage.table(t("club-label", { n }))).toBeVisible();
  await expect(phone.own).toBeVisible();
  const own = lastRound(organiser.tournament).find(({ seats }) => anna && seats.includes(anna.person));
  const label = own?.label ?? "";
  await expect(phone.tournament.getByText(t("tournament-you-sit", { table: label }), { exact: true })).toBeVisible();
  const title = t("tournament-round-of", { n: 1, of: 2 });
  // The seats are shown at once, and stay while players look for their table.
  await expect(display.lines(title)).toBeVisible();
  await display.page.clock.fastForward(3 * PAGE_TIME);
  await expect(display.lines(title)).toBeVisible();
  await expect(display.freeSeats(0)).toHaveCount(0);
  await expect(
    display.lines(title).getByRole("listitem").filter({ hasText: PLAYERS[0] }).getByText(label),
  ).toBeVisible();
  await phone.toTable();
});

test("a result that is entered reaches the phones at the table, and so does its closing", async ({
  organiser,
  newMember,
}) => {
  const [anna] = await setUp(organiser);
  await draw(organiser);
  const at = lastRound(organiser.tournament).findIndex(({ seats }) => anna && seats.includes(anna.person));
  const drawn = lastRound(organiser.tournament)[at];
  if (!anna || !drawn || drawn.table === null) throw new Error("Anna has no table");
  const phone = await newMember(anna);
  await phone.toTable();
  const places = drawn.seats.map((player) => (player === anna.person ? 2 : player === drawn.seats[0] ? 1 : 3));
  if (drawn.seats[0] === anna.person) places[1] = 1;
  await organiser.askTournament({ type: "correct", round: 0, table: at, places });
  await expect(phone.page.getByText(t("club-ended-place", { place: 2 }))).toBeVisible();
  await phone.page.getByRole("link", { name: t("club-back"), exact: true }).tap();
  await expect(phone.tournament.getByText(t("tournament-you-placed", { place: 2 }), { exact: true })).toBeVisible();
  await phone.toTable();
  await organiser.connection.send({ type: "close_table", table: drawn.table });
  const closed = t("join-table_closed", { table: drawn.label });
  await expect(phone.page.getByRole("alert").getByText(closed, { exact: true })).toBeVisible();
  await phone.page.getByRole("link", { name: t("club-back"), exact: true }).tap();
  await expect(phone.tournament).toBeVisible();
});

test("results are entered, time is called, and the standings follow", async ({ tournamentPage, organiser }) => {
  await setUp(organiser);
  await draw(organiser);
  // Nothing is entered before the organiser enters it.
  await tournamentPage.button(t("tournament-enter-of", { table: t("club-label", { n: 1 }) })).click();
  await expect(tournamentPage.button(t("club-save"))).toBeDisabled();
  await tournamentPage.button(t("app-cancel")).click();
  await tournamentPage.enterResult(t("club-label", { n: 1 }), [1, 2, 3]);
  await tournamentPage.enterResult(t("club-label", { n: 2 }), [1, 1, 3]);
  await expect(tournamentPage.drawButton(2)).toBeDisabled();
  await tournamentPage.button(t("tournament-call")).click();
  await expect(tournamentPage.tournament.getByRole("alert")).toHaveText(t("tournament-call-sure", { tables: 1 }));
  await tournamentPage.button(t("tournament-call-yes")).click();
  await expect(tournamentPage.drawButton(2)).toBeEnabled();
  await tournamentPage.subtab("standings");
  await expect(tournamentPage.points).toHaveText(["6", "4.5", "4.5", "3", "3", "3", "3", "0", "0"]);
});

test("one goes home and one comes late, and the next round is drawn without the one and with the other", async ({
  tournamentPage,
  organiser,
  newMember,
  newDisplay,
}) => {
  const [, bruno] = await setUp(organiser);
  await playRound(organiser);
  const display = await newDisplay();
  const phone = await newMember(bruno);
  await phone.button(t("tournament-go-home")).tap();
  await phone.button(t("tournament-go-home-yes")).tap();
  await expect(phone.button(t("tournament-play"))).toBeVisible();
  await organiser.join("Zoë");
  await tournamentPage.subtab("players");
  await expect(tournamentPage.page.getByText("Zoë", { exact: true })).toBeVisible();
  await expect(tournamentPage.page.getByText(t("tournament-left"), { exact: true })).toBeVisible();
  await tournamentPage.subtab("rounds");
  await tournamentPage.drawButton(2).click();
  const title = t("tournament-round-of", { n: 2, of: 2 });
  await expect(tournamentPage.tournament.getByText(title, { exact: true })).toBeVisible();
  await expect(tournamentPage.round(2)).toBeVisible();
  await expectShown(display, title);
  await expectShown(display, t("tournament-standings"));
  await expect(tournamentPage.drawn.getByText("Zoë", { exact: true })).toBeVisible();
  await expect(tournamentPage.drawn.getByText("Bruno", { exact: true })).toHaveCount(0);
});

test(
  "an earlier result is corrected: the standings follow, the draw stays",
  IN_LONG_RUN,
  async ({ tournamentPage, organiser }) => {
    await setUp(organiser);
    await playRound(organiser);
    await draw(organiser);
    const seats = JSON.stringify(lastRound(organiser.tournament).map(({ seats }) => seats));
    await tournamentPage.round(1).click();
    await tournamentPage.enterResult(t("club-label", { n: 2 }), [3, 2, 1]);
    await tournamentPage.subtab("standings");
    await expect(tournamentPage.points).toHaveText(["6", "6", "3", "3", "3", "3", "3", "0", "0"]);
    expect(JSON.stringify(lastRound(organiser.tournament).map(({ seats }) => seats))).toBe(seats);
  },
);

test("once the last result is entered the standings are final, and are saved as a spreadsheet", async ({
  tournamentPage,
  organiser,
  newMember,
  newDisplay,
}) => {
  const [anna] = await setUp(organiser);
  await playRound(organiser);
  await draw(organiser);
  const [phone, display] = [await newMember(anna), await newDisplay()];
  for (const { label, seats } of lastRound(organiser.tournament))
    await tournamentPage.enterResult(
      label,
      seats.map((_, seat) => (seat === seats.length - 1 ? null : seat + 1)),
    );
  await expect(tournamentPage.tournament.getByText(t("tournament-over"), { exact: true })).toBeVisible();
  await organiser.until(({ tournament }) => tournament?.over === true);
  const standing = organiser.tournament.standings.find(({ player }) => player === anna?.person);
  if (!standing) throw new Error("Anna has no place");
  const { place, points } = standing;
  const stands = { place, of: PLAYERS.length, points: new Intl.NumberFormat("en").format(points / 60) };
  await expect(phone.tournament.getByText(t("tournament-you-stand", stands), { exact: true })).toBeVisible();
  await expect(display.podium.getByRole("listitem")).toHaveCount(3);
  const [winner] = organiser.tournament.standings;
  const name = organiser.tournament.players.find(({ player }) => player === winner?.player)?.name ?? "";
  await expect(display.podium.getByRole("listitem").first()).toContainText(name);
  const won = phone.tournament.getByText(t("home-won", { names: name }), { exact: true });
  await expect(won).toHaveCount(winner?.player === anna?.person ? 0 : 1);
  await expectShown(display, t("tournament-final"));
  await tournamentPage.subtab("standings");
  const file = await download(tournamentPage.page, () => tournamentPage.button(t("tournament-sheet")).click());
  expect(file.name).toBe(`${CUP}.csv`);
  const lines = file.text.trim().split("\r\n");
  expect(lines).toHaveLength(PLAYERS.length + 1);
  expect(lines[0]).toMatch(/^\uFEFF?place,player,points/);
});
