// All stories: each question of each game on every kind of device, and the sheets and pages around a table.

import type { Entry, PhonesState, Transport } from "../transport/contract";
import type { EveningState } from "../wire/evening";
import type { View as View1996 } from "../wire/serenissima-1996";
import type { View as View2e } from "../wire/serenissima-2e";
import type { ProspectView, TableState } from "../wire/types";
import type { Device, Index, StateLine } from "./files";
import { among, finished, gathering, seated } from "./tournament";

/** A page of the app, in its stored form. */
export interface Page {
  name: "home" | "new" | "settings" | "statistics" | "rules" | "boards";
  game?: string;
  sheet?: boolean;
  from?: "home" | "new";
}

/** A touch on a real control, which leads to the next state. */
export type Step =
  /** A control by its message. */
  | { press: string; args?: Record<string, string | number>; game?: string }
  /** A control by its `data-tool`. */
  | { tool: string }
  /** A control by its `data-testid`. */
  | { testId: string }
  /** The confirmation button. */
  | { confirm: true }
  /** A zone of the chart, tapped or held. */
  | { zone: string }
  | { hold: string }
  /** The box of a game on the shelf. */
  | { box: string }
  /** A file for the control of this `data-testid`; its content does not matter. */
  | { file: string }
  /** A card of a hand. */
  | { card: string }
  /** A key. */
  | { key: string; code?: string }
  /** Text that is typed into the field of this name. */
  | { field: string; game?: string; text: string };

export interface Story {
  /** Its parts, from the general to the specific, separated by slashes. */
  name: string;
  /** The recorded state of a table; without one the story is of a page beside the tables. */
  state?: string;
  device?: Device;
  /** The state of the app: never used, with many games, or with corruption reports. */
  page?: "empty" | "used" | "damaged";
  /** The page that is open at the start. */
  at?: Page;
  /** The authentication state of the device, if it is not let in. */
  entry?: Entry;
  preferences?: Record<string, string>;
  /** True if every command gets the recorded refusal. */
  refused?: boolean;
  /** The outcome of an imported file, as recorded. */
  imported?: "unsound" | "backup" | "cut" | "here";
  /** The seats that programs play, though the recorded ones are people's. */
  programs?: number[];
  /** True if the host cannot be reached. */
  away?: boolean;
  /** The parts of the transport that are not recorded. */
  transport?: Partial<Transport>;
  /** The web app, with its relay and the state of its phones. A relay that is undefined is unknown. */
  web?: { relay?: string | null; phones?: Partial<PhonesState> };
  /** The recorded page of a club, instead of a page of the app. */
  club?: string;
  /** The differences from the recorded state. */
  table?: (state: TableState) => TableState;
  /** The differences from the recorded event. */
  event?: (event: EveningState) => EveningState;
  /** The fragment of the address. */
  hash?: string;
  /** Touches that lead to the shown state. */
  steps?: Step[];
  /** Components that it must show, by their files. */
  shows?: string[];
}

/** The address of a story. */
export const addressOf = (story: Story, more: Record<string, string> = {}): string =>
  `gallery.html?${new URLSearchParams({ story: story.name, ...more }).toString()}${story.hash ? `#${story.hash}` : ""}`;

/** A state halfway through a game, over which sheets open. */
const busy = (game: string) => `${game}/busy`;

export function allStories(index: Index): Story[] {
  return [
    ...index.states.flatMap(ofState),
    ...index.games.flatMap(({ id }) => overTable(id)),
    ...serenissima2(),
    ...serenissima1996(),
    ...twilight(),
    ...libertalia(),
    ...pages(index),
    ...doors(),
    ...clubs(),
  ];
}

/** A state as each device shows it. */
function ofState(state: StateLine): Story[] {
  const devices = state.devices
    // A trusted device shows the same question as another.
    .filter((device) => device !== "trusted")
    .map((device) => ({
      name: `${state.name}/${device}`,
      state: state.name,
      device,
      shows: ["app/table/TablePage.svelte"],
    }));
  if (!state.devices.includes("spectator")) return devices;
  const spectator = { state: state.name, device: "spectator" as const };
  return [
    ...devices,
    {
      ...spectator,
      name: `${state.name}/television`,
      preferences: { television: "yes" },
      shows: ["app/table/Television.svelte"],
    },
  ];
}

/** The same state with programs at all seats. */
function withPrograms({ settings, ...state }: TableState): TableState {
  const program = { level: 3, temperament: "trader" } as const;
  return { ...state, settings: { ...settings, seating: settings.seating.map((chair) => ({ ...chair, program })) } };
}

/** The program of the asked seat thinks. */
function thinks(state: TableState): TableState {
  const seats = state.asks.flatMap(([actor]) => (typeof actor === "object" ? [actor.seat] : []));
  return { ...withPrograms(state), ...(seats[0] === undefined ? {} : { thinking: seats[0] }) };
}

/** The last entry is a program's plan. */
function planned(state: TableState): TableState {
  const told = state.told.map((entry) => ({ ...entry, program: entry.n === state.head }));
  return { ...withPrograms(state), told, unconfirmed: state.length };
}

/** The same state with hints. */
const withHints = ({ settings, ...state }: TableState): TableState => ({
  ...state,
  settings: { ...settings, suggestions: true },
});

/** The sheet for phones in the web app. Only one game has these stories, because the sheet is the same in all. */
function throughRelay(
  over: (name: string, steps: Step[], shows: string[], more: Partial<Story>) => Story,
  menu: Step[],
): Story[] {
  const sheet = (name: string, web: Story["web"], steps: Step[] = [], more: Partial<Story> = {}): Story =>
    over(`phones of the web app, ${name}`, [...menu, ...steps], ["app/table/RelayChoice.svelte"], { web, ...more });
  const relay = "relay.example.org";
  const open = { device: "hosting" } as const;
  const use: Step = { press: "web-relay-use" };
  return [
    sheet("no relay", { relay: null }),
    sheet("wrong relay", { relay: null }, [{ field: "web-relay-address", text: "http://relay" }, use]),
    sheet("unknown relay", {}),
    sheet("closed", { relay }),
    sheet("open", { relay, phones: { relay: "open" } }, [], open),
    sheet("another relay", { relay, phones: { relay: "open" } }, [{ press: "web-relay-change" }], open),
    sheet("connecting", { relay, phones: { relay: "connecting" } }, [], open),
    sheet("two codes", { relay: null, phones: { relay: "none" } }, [], {
      ...open,
      shows: ["app/table/TwoCodes.svelte"],
    }),
    sheet("replaced, and nothing is stored", { relay, phones: { relay: "replaced", stored: false } }, [], open),
  ];
}

/** The seats of the largest game. */
const SEATS = [0, 1, 2, 3, 4, 5];

/** Who wins the longest recorded game. */
const WINNERS: Record<string, number> = { "serenissima-2e": 3, "serenissima-1996": 1, twilight: 0, libertalia: 2 };

/** The sheets over the table of every game. */
function overTable(game: string): Story[] {
  const state = busy(game);
  const end = `${game}/end/longest`;
  const over = (name: string, steps: Step[], shows: string[], more: Partial<Story> = {}): Story => ({
    name: `${game}/over/${name}`,
    state,
    steps,
    shows,
    ...more,
  });
  const menu = (press: string): Step[] => [{ tool: "menu" }, { press }];
  return [
    over("menu", [{ tool: "menu" }], ["app/table/TableMenu.svelte"]),
    over("menu with programs", [{ tool: "menu" }], ["app/programs/GiveSeat.svelte"], { programs: [0, 1] }),
    over("seats with programs", menu("seats-open"), ["app/programs/GiveSeat.svelte"], { programs: [1] }),
    over("menu of a guest whom a program plays for", [{ tool: "menu" }], ["app/programs/GiveSeat.svelte"], {
      device: "asked",
      programs: SEATS,
    }),
    over("victory over a rung", [], ["app/ending/ResultPage.svelte"], {
      state: end,
      programs: SEATS.filter((seat) => seat !== WINNERS[game]),
    }),
    over("menu of a guest", [{ tool: "menu" }], ["app/table/GuestMenu.svelte"], { device: "other" }),
    over("menu of the table's screen", [{ tool: "menu" }], ["app/table/TableMenu.svelte"], { device: "screen" }),
    over("record", [{ tool: "record" }], ["app/table/RecordDrawer.svelte"]),
    over("keys", [{ key: "?" }], ["app/table/KeysSheet.svelte"]),
    over("seats", menu("seats-open"), ["app/table/SeatsSheet.svelte"]),
    over("rules", menu("home-rules"), ["app/help/RulesHelp.svelte"]),
    over("reference", menu("help-page"), ["app/help/Reference.svelte"]),
    over("set up again", menu("menu-resume"), ["app/table/Resume.svelte"]),
    over("pack up", menu("pack-title"), ["app/table/Packing.svelte"]),
    over("check", game.startsWith("serenissima") ? [{ tool: "check" }] : menu("check-title"), ["table/Check.svelte"]),
    over("open to phones", menu("host-title"), ["app/table/HostSheet.svelte"]),
    over("no phone can connect", [...menu("host-title"), { press: "host-cannot" }], ["app/help/Reach.svelte"]),
    over("phones", [{ tool: "phones" }], ["app/table/HostSheet.svelte", "app/table/HostDevice.svelte"], {
      device: "hosting",
    }),
    ...(game === "serenissima-2e" ? throughRelay(over, menu("host-title")) : []),
    over("waived rules", menu("presets-waive"), ["app/presets/Waived.svelte"]),
    over("keep the group", menu("new-keep"), ["app/statistics/KeepGroup.svelte"]),
    over("pieces", [{ tool: "record" }, { press: "pieces-title" }], ["app/table/ToDo.svelte"]),
    over("a program thinks", [], ["table/Waiting.svelte"], { table: thinks }),
    // In the other games the last entry moves no pieces.
    ...(["serenissima-2e", "libertalia"].includes(game)
      ? [over("plan of a program", [], ["app/table/ProgramPlan.svelte"], { table: planned })]
      : []),
    over("suggested plans", [{ testId: "hint" }, { testId: "suggested" }], ["app/table/HintPanel.svelte"], {
      device: "asked",
      table: withHints,
    }),
    over(
      "plans that are not suggested",
      [{ testId: "hint" }, { press: "hint-why-not" }],
      ["app/table/HintPanel.svelte"],
      {
        device: "asked",
        table: withHints,
      },
    ),
    over("menu with suggested plans", [{ tool: "menu" }], ["app/presets/HintsChoice.svelte"], { table: withHints }),
    over("explaining", [{ tool: "asking" }], ["app/table/Asking.svelte"]),
    over("rule", [{ tool: "asking" }, { tool: "record" }], ["app/table/RuleSheet.svelte"]),
    over("handed over", [{ press: "host-take-back" }], ["app/table/GoneNote.svelte"], { state: `${game}/gone` }),
    over("the host is away", [], ["app/Unreached.svelte"], { away: true }),
    over("overlay of a stream", [], ["app/table/Overlay.svelte"], { device: "spectator", hash: "overlay" }),
    over(
      "looking back",
      [{ key: "PageUp" }, { key: "PageUp" }],
      ["app/table/PastBar.svelte", "app/table/Replay.svelte"],
    ),
    over("story so far", menu("app-story"), ["app/report/ReportPage.svelte"]),
    over("looking back from the end", [{ key: "PageUp" }, { key: "PageUp" }], ["app/table/Replay.svelte"], {
      state: end,
    }),
    over("story of the game", menu("app-story"), ["app/report/ReportPage.svelte"], { state: end }),
    over("analysis", [...menu("app-story"), { press: "analysis-start" }], ["app/report/Analysis.svelte"], {
      state: end,
    }),
    over("why draws are fair", menu("fair-title"), ["app/table/Fair.svelte"]),
    over("why draws are fair, on a phone", menu("fair-title"), ["app/table/Fair.svelte"], { device: "other" }),
    over(
      "check of draws",
      [...menu("fair-title"), { press: "fair-check" }],
      ["app/draws/DrawsSheet.svelte", ...(game === "serenissima-1996" ? ["app/draws/Distribution.svelte"] : [])],
      { state: end },
    ),
    over("share", [{ tool: "share" }], ["app/share/ShareSheet.svelte"], { state: end }),
    over("pack up at the end", [{ tool: "pack" }], ["app/table/Packing.svelte"], { state: end }),
    over("story on a television", [{ key: "PageUp" }], ["app/table/Television.svelte"], {
      state: end,
      device: "spectator",
      preferences: { television: "yes" },
    }),
  ];
}

/** The sheets over the boards of ports and seas. */
function overChart(game: string): Story[] {
  const over = (name: string, steps: Step[], shows: string, more: Partial<Story> = {}): Story => ({
    name: `${game}/over/${name}`,
    state: busy(game),
    steps,
    shows: [shows],
    ...more,
  });
  const fix = "chart/correct/FixSheet.svelte";
  const prepare = { state: `${game}/Prepare` };
  return [
    over("key of the chart", [{ tool: "key" }], "chart/map/KeySheet.svelte"),
    over("board in play", [{ tool: "key" }, { tool: "board" }], "chart/board/BoardSheet.svelte"),
    over("board in play on a phone", [{ tool: "key" }, { tool: "board" }], "chart/board/GuessSheet.svelte", {
      device: "trusted",
    }),
    over("correct a player", [{ tool: "correct" }, { testId: "player" }], fix),
    over("correct a port", [{ tool: "correct" }, { testId: "plate" }], fix),
    // For a player a tap may act on the port.
    over("card of a port", [{ testId: "plate" }], "chart/map/PlaceCard.svelte", { device: "spectator" }),
    over("correct the turn", [{ testId: "prepare-turn" }], fix, prepare),
    over("correct a galley", [{ press: "correct-galley", args: { galley: 1 }, game }], fix, prepare),
  ];
}

function serenissima2(): Story[] {
  const game = "serenissima-2e";
  const tab = (name: string, ...more: Step[]): Story => ({
    name: `${game}/Activation/${name}`,
    state: `${game}/Activation`,
    steps: [{ press: `tab-${name}`, game }, ...more],
  });
  const card = (name: string, testId: string, shows = "table/InfoCard.svelte"): Story => ({
    name: `${game}/over/card of a ${name}`,
    state: `${game}/Activation`,
    steps: [{ testId }],
    shows: [shows],
  });
  return [
    ...overChart(game),
    tab("load"),
    tab("sail"),
    tab("trade"),
    tab("fight"),
    tab("invest"),
    {
      name: `${game}/over/another way`,
      state: "serenissima-2e/Activation",
      steps: [{ hold: "tripoli" }],
      shows: ["games/serenissima-2e/map/WaySheet.svelte"],
    },
    {
      name: `${game}/over/refusal`,
      state: "serenissima-2e/Activation",
      steps: [{ testId: "flag" }, { press: "panel-scuttle", args: { galley: 2 }, game }, { confirm: true }],
      shows: ["app/table/Weigh.svelte", "app/table/RefusalCard.svelte"],
      refused: true,
    },
    { ...tab("invest", { testId: "buy-galley" }), name: `${game}/Activation/buy a galley` },
    ...planner(game, "Activation", "tripoli", laden2e),
    card("galley", "flag", "chart/map/GalleyCard.svelte"),
    card("player", "player"),
    card("wheel", "wheel"),
    card("track", "track"),
  ];
}

/** A full hold, which brings something in most zones in reach. */
function laden<Way extends { sells: string[]; prospect: ProspectView }>(reach: Way[], sells: string[], ducats: number) {
  return reach.map((way, nth) =>
    way.prospect.worth && nth % 4 !== 3
      ? {
          ...way,
          sells,
          prospect: {
            ...way.prospect,
            ducats: ducats * (nth + 1),
            cubes: 2,
            free: 4,
            worth: [3, 14],
            first: [2, 4],
            blockades: [{ seat: 0, sailors: 5, wins: 0.25 }],
            attack: { galley: 4, seat: 0, loses: 0.45, cost: 2.34 },
          },
        }
      : way,
  );
}

/** The table of the second edition with such a galley. */
function laden2e(state: TableState): TableState {
  const view = state.view as View2e;
  const { stage } = view;
  if (stage.stage !== "activation") return state;
  const reach = laden(stage.go.reach, ["wood", "spice"], 5);
  return { ...state, view: { ...view, stage: { ...stage, go: { ...stage.go, reach } } } };
}

/** The table of the first edition with such galleys. */
function laden1996(state: TableState): TableState {
  const view = state.view as View1996;
  const { stage } = view;
  if (stage.stage !== "move") return state;
  const galleys = stage.sailing.galleys.map((one) => ({ ...one, reach: laden(one.reach, ["gems", "iron"], 400) }));
  return { ...state, view: { ...view, stage: { ...stage, sailing: { ...stage.sailing, galleys } } } };
}

/** The planner's figures on the chart, and the card of a zone in reach. */
function planner(game: string, question: string, zone: string, table: (state: TableState) => TableState): Story[] {
  const over = (name: string, steps: Step[], shows: string): Story => ({
    name: `${game}/over/${name}`,
    state: `${game}/${question}`,
    table,
    steps: [{ tool: "planner" }, ...steps],
    shows: [shows],
  });
  return [
    over("planner", [], "chart/map/Figure.svelte"),
    over("plan of a zone", [{ zone }], "chart/plan/Planned.svelte"),
  ];
}

function serenissima1996(): Story[] {
  const game = "serenissima-1996";
  const over = (name: string, steps: Step[], shows: string): Story => ({
    name: `${game}/over/${name}`,
    state: busy(game),
    steps,
    shows: [shows],
  });
  const tab = (name: string): Story => ({
    name: `${game}/Trade/${name}`,
    state: `${game}/Trade`,
    steps: [{ press: `tab-${name}`, game }],
  });
  return [
    ...overChart(game),
    over("market", [{ tool: "market" }], "games/serenissima-1996/score/MarketSheet.svelte"),
    over(
      "covered purse",
      [{ testId: "player" }, { press: "purse-look", game: "chart" }],
      "chart/purse/PurseSheet.svelte",
    ),
    ...planner(game, "Move", "marseille", laden1996),
    tab("ports"),
    tab("crews"),
    tab("exchange"),
  ];
}

function twilight(): Story[] {
  const game = "twilight";
  const over = (name: string, steps: Step[], shows: string): Story => ({
    name: `${game}/over/${name}`,
    state: busy(game),
    steps,
    shows: [shows],
  });
  const screenChoice = (press: string): Step[] => [{ tool: "menu" }, { press, game }, { press: "app-close" }];
  /** Cards of a hand, each with ghosts for its ways, some with a list as well. */
  const lifted = ["doge", "guard-11", "guard-close", "harlequin-3"].map((card, index) => ({
    ...over(`lifted ${card}`, [{ card }], "games/twilight/cards/Hand.svelte"),
    ...(index % 2 ? { device: "asked" as const } : { state: `${game}/Turn` }),
  }));
  return [
    over("hints", [{ tool: "hint" }], "games/twilight/panel/HintSheet.svelte"),
    {
      ...over("change the hand", [{ press: "change-title", game }], "games/twilight/panel/ChangeSheet.svelte"),
      state: `${game}/Turn`,
    },
    over("correct", [{ tool: "correct" }], "games/twilight/correct/CorrectSheet.svelte"),
    over("player", [{ testId: "player" }], "games/twilight/told/Told.svelte"),
    over("deck", [{ testId: "deck" }], "games/twilight/told/Told.svelte"),
    over("pawn", [{ testId: "pawn" }], "games/twilight/told/Told.svelte"),
    over("cell", [{ testId: "cell" }], "games/twilight/told/Told.svelte"),
    ...lifted,
    {
      ...over("matrix", screenChoice("cards-matrix"), "games/twilight/cards/Matrix.svelte"),
      state: `${game}/Turn`,
    },
    {
      ...over("upright", [...screenChoice("lying-upright"), { card: "guard-11" }], "games/twilight/track/Track.svelte"),
      state: `${game}/Turn`,
    },
  ];
}

function libertalia(): Story[] {
  const game = "libertalia";
  const over = (name: string, steps: Step[], shows: string): Story => ({
    name: `${game}/over/${name}`,
    state: busy(game),
    steps,
    shows: [shows],
  });
  return [
    over("den", [{ testId: "den" }], "games/libertalia/told/Told.svelte"),
    // At dawn the ship shows no card.
    { ...over("character", [{ testId: "ship-card" }], "games/libertalia/told/Told.svelte"), state: "libertalia/Take" },
    over("what is known", [{ key: "k", code: "KeyK" }], "games/libertalia/know/KnowSheet.svelte"),
    over("correct", [{ tool: "correct" }], "games/libertalia/correct/CorrectSheet.svelte"),
  ];
}

/** The pages of a club. */
function clubs(): Story[] {
  const page = (name: string, club: string, steps: Step[], ...shows: string[]): Story => ({
    name: `club/${name}`,
    club,
    steps,
    shows: ["app/club/ClubPage.svelte", ...shows],
  });
  const press = (...keys: string[]): Step[] => keys.map((key) => ({ press: key }));
  const organiser = "app/club/Organiser.svelte";
  return [
    page("join", "strangers", [], "app/club/JoinEvening.svelte"),
    page("before the first evening", "none", [], organiser, "app/club/Plan.svelte"),
    page("tables", "organiser", [], organiser, "app/club/Tables.svelte"),
    page("table", "organiser", [{ testId: "club-table" }], "app/club/TableSheet.svelte"),
    page("people", "organiser", press("club-people"), "app/club/People.svelte"),
    page("archive", "organiser", press("club-archive"), "app/club/Archive.svelte"),
    page("settings", "organiser", press("home-settings"), "app/club/Heading.svelte", "app/club/Ways.svelte"),
    page("change the event", "organiser", press("home-settings", "club-change-event"), organiser),
    {
      ...page("invitation", "organiser", [], organiser, "app/club/Invitation.svelte"),
      event: (event) => ({ ...event, joined: 0, tables: [] }),
    },
    page("wall", "wall", [], "app/club/Wall.svelte"),
    {
      ...page("wall of an event that is over", "wall", [], "app/club/Wall.svelte"),
      event: (event) => ({ ...event, ended: event.began }),
    },
    page("seated", "seated", [], "app/club/Person.svelte"),
    page("free", "free", [], "app/club/Person.svelte", "app/club/Adder.svelte"),
    page("tournament/settle", "tournament-to-settle", [], "app/club/tournament/SetUp.svelte"),
    page("tournament/settled", "tournament-settled", [], "app/club/tournament/Tournament.svelte"),
    page("tournament/rounds", "tournament-organiser", [], "app/club/tournament/Rounds.svelte"),
    page(
      "tournament/result",
      "tournament-organiser",
      [{ press: "tournament-enter-of", args: { table: "Table 1" } }],
      "app/club/tournament/Result.svelte",
    ),
    page(
      "tournament/standings",
      "tournament-organiser",
      press("tournament-standings"),
      "app/club/tournament/Standings.svelte",
    ),
    page(
      "tournament/players",
      "tournament-organiser",
      press("tournament-players"),
      "app/club/tournament/Players.svelte",
    ),
    {
      ...page("tournament/wall before the draw", "tournament-wall", [], "app/club/Wall.svelte"),
      event: gathering,
    },
    page("tournament/wall", "tournament-wall", [], "app/club/Wall.svelte", "app/club/tournament/WallRound.svelte"),
    ...[5, 9].map((players) => ({
      ...page(`tournament/wall of ${players}`, "tournament-wall", [], "app/club/tournament/WallRound.svelte"),
      event: among(players),
    })),
    ...[2, 5, 13].map((players) => ({
      ...page(`tournament/podium of ${players}`, "tournament-wall", [], "parts/Podium.svelte"),
      event: (event: EveningState) => finished(among(players)(event)),
    })),
    {
      ...page(
        "tournament/tie",
        "tournament-player",
        press("tournament-standings"),
        "app/club/tournament/Standings.svelte",
      ),
      event: finished,
    },
    page("tournament/player", "tournament-player", [], "app/club/tournament/MyTournament.svelte"),
    {
      ...page("tournament/seated", "tournament-player", [], "app/club/tournament/LeaveTournament.svelte"),
      event: seated,
    },
  ];
}

/** The pages beside the tables. */
function pages({ games }: Index): Story[] {
  const page = (name: string, more: Partial<Story>): Story => ({ name: `pages/${name}`, page: "used", ...more });
  const ids = games.map(({ id }) => id);
  return [
    page("home/never used", { page: "empty", shows: ["app/home/Home.svelte", "app/home/Welcome.svelte"] }),
    page("home/many games", { shows: ["app/home/Home.svelte", "app/home/Search.svelte"] }),
    page("home/damage", { page: "damaged", shows: ["app/home/Losses.svelte", "app/home/LeftOpen.svelte"] }),
    page("home/join", { steps: [{ press: "home-join" }], shows: ["app/home/JoinSheet.svelte"] }),
    page("home/more", { steps: [{ press: "home-more" }], shows: ["app/home/Files.svelte"] }),
    page("home/game", { steps: [{ testId: "game-more" }], shows: ["app/home/GameSheet.svelte"] }),
    page("home/take over", {
      steps: [{ press: "home-more" }, { press: "home-take-over" }],
      shows: ["app/home/TakeOverSheet.svelte"],
    }),
    page("home/label", {
      steps: [{ testId: "game-more" }, { press: "home-label" }],
      shows: ["app/home/LabelSheet.svelte"],
    }),
    page("home/delete", { steps: [{ testId: "game-more" }, { press: "home-delete" }], shows: ["parts/Sheet.svelte"] }),
    page("home/exports", {
      steps: [{ press: "home-more" }, { press: "home-exports" }],
      shows: ["app/home/Exports.svelte"],
    }),
    ...(["unsound", "backup", "cut", "here"] as const).map((imported) =>
      page(`home/import, ${imported}`, {
        imported,
        steps: [{ file: "import-file" }],
        shows: [imported === "backup" ? "app/home/OwnBackup.svelte" : "app/home/Carrying.svelte"],
      }),
    ),
    page("settings", { at: { name: "settings" }, shows: ["app/Settings.svelte", "app/home/Daily.svelte"] }),
    page("settings/restore", {
      at: { name: "settings" },
      steps: [{ testId: "restore-backup" }],
      shows: ["app/home/Daily.svelte", "parts/Sheet.svelte"],
    }),
    page("settings/backups fail", { at: { name: "settings" }, page: "damaged", shows: ["app/home/Daily.svelte"] }),
    page("statistics/figures", {
      at: { name: "statistics" },
      shows: ["app/statistics/Statistics.svelte", "app/statistics/Figures.svelte"],
    }),
    page("statistics/filter", {
      at: { name: "statistics" },
      steps: [{ testId: "filter-people" }],
      shows: ["app/statistics/Filter.svelte"],
    }),
    page("statistics/people", {
      at: { name: "statistics" },
      steps: [{ press: "stats-people" }],
      shows: ["app/statistics/People.svelte"],
    }),
    page("statistics/person", {
      at: { name: "statistics" },
      steps: [{ press: "stats-people" }, { testId: "person" }],
      shows: ["app/statistics/PersonSheet.svelte"],
    }),
    page("statistics/groups", {
      at: { name: "statistics" },
      steps: [{ press: "stats-groups" }],
      shows: ["app/statistics/Groups.svelte"],
    }),
    page("statistics/forget a group", {
      at: { name: "statistics" },
      steps: [{ press: "stats-groups" }, { press: "stats-forget" }],
      shows: ["parts/Sheet.svelte"],
    }),
    ...ids.flatMap((game): Story[] => [
      page(`new/${game}`, { at: { name: "new", game }, shows: ["app/NewTable.svelte"] }),
      page(`new/${game}/with programs`, {
        at: { name: "new", game },
        steps: [{ press: "programs-computer" }],
        shows: ["app/programs/SeatProgram.svelte", "app/programs/ProgramChoice.svelte"],
      }),
      page(`new/${game}/alone`, {
        at: { name: "new", game },
        preferences: { "alone-name": "Wolfeschlegelsteinhausen" },
        steps: [{ testId: "rung-4" }],
        shows: ["app/programs/SeatProgram.svelte"],
      }),
      page(`rules/${game}`, { at: { name: "rules", game }, shows: ["app/help/RulesHelp.svelte"] }),
      page(`reference/${game}`, { at: { name: "rules", game, sheet: true }, shows: ["app/help/Reference.svelte"] }),
      page(`box/${game}`, {
        steps: [{ box: game }],
        shows: ["app/home/BoxSheet.svelte", "app/programs/PlayAlone.svelte"],
      }),
      page(`box/${game}/count`, {
        steps: [{ box: game }, { press: "help-box" }],
        shows: ["app/help/BoxCheck.svelte"],
      }),
    ]),
    ...["serenissima-2e", "serenissima-1996"].flatMap((game): Story[] => {
      const at: Page = { name: "boards", game, from: "home" };
      return [
        page(`boards/${game}`, { at, shows: ["chart/board/Boards.svelte"] }),
        page(`boards/${game}/match`, {
          at,
          steps: [{ press: "board-match", game }],
          shows: ["chart/board/Match.svelte"],
        }),
        page(`boards/${game}/shape`, {
          at,
          steps: [{ press: "board-change-shape", game }],
          shows: ["chart/board/Shape.svelte"],
        }),
        page(`boards/${game}/rename`, { at, steps: [{ press: "board-rename", game }], shows: ["parts/Sheet.svelte"] }),
        page(`boards/${game}/delete`, { at, steps: [{ press: "board-delete", game }], shows: ["parts/Sheet.svelte"] }),
      ];
    }),
  ];
}

/** Pages of devices that are not let in. */
function doors(): Story[] {
  const door = (name: string, entry: Entry, shows: string): Story => ({
    name: `doors/${name}`,
    page: "empty",
    entry,
    shows: [shows, "app/Door.svelte"],
  });
  const turned = ["new", "code", "token", "declined", "closed", "busy"] as const;
  return [
    ...turned.map((out) => door(`join, ${out}`, { out }, "app/JoinPage.svelte")),
    door("join, dismissed", { out: "dismissed" }, "app/JoinPage.svelte"),
    ...(["link", "no_relay", "network", "room"] as const).map((unjoined) =>
      door(`through a relay, ${unjoined.replace("_", " ")}`, { unjoined }, "app/UnjoinedPage.svelte"),
    ),
    ...(["lost", "version", "unable"] as const).map((unjoined) =>
      door(`by two codes, ${unjoined}`, { unjoined }, "app/UnjoinedPage.svelte"),
    ),
    door("by two codes, answer", { answer: `bucintoro:${"QUJD".repeat(26)}` }, "app/AnswerPage.svelte"),
    door("the host's own page", { out: "host" }, "app/OwnPage.svelte"),
    door("opened twice", { unopened: { unopened: "second_app" } }, "app/UnopenedPage.svelte"),
    door("newer data", { unopened: { unopened: "newer" } }, "app/UnopenedPage.svelte"),
    door("disk full", { unopened: { unopened: "disk_full" } }, "app/UnopenedPage.svelte"),
    door(
      "unusable",
      { unopened: { unopened: "unusable", detail: "database disk image is malformed" } },
      "app/UnopenedPage.svelte",
    ),
    door("the engine does not load", { unopened: { unopened: "unloaded" } }, "app/UnopenedPage.svelte"),
  ];
}
