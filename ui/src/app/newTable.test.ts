// @vitest-environment jsdom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type * as Games from "../games";
import { choose, t, texts } from "../lang/index.svelte";
import type { Request } from "../wire/types";
import type { Client, Page } from "./client.svelte";
import type NewTablePage from "./NewTable.svelte";

let games: typeof Games;
let NewTable: typeof NewTablePage;
let page: Record<string, unknown> | null = null;
let pages: Page[] = [];
let preferences: Record<string, string> = {};
/** The games that programs can play. */
let programGames: string[] = [];
let created: Extract<Request, { type: "new_table" }> | null = null;

beforeAll(async () => {
  // Modules of the page ask for the device's form while they load.
  vi.stubGlobal("matchMedia", () => new EventTarget());
  ({ default: NewTable } = await import("./NewTable.svelte"));
  await choose("en");
  await texts("app", "pages", "seats");
  games = await import("../games");
  for (const game of Object.keys(games.GAMES)) await games.gameUI(game);
}, 120_000);

beforeEach(() => {
  pages = [];
  preferences = {};
  programGames = [];
  created = null;
});

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

function answer(request: Request): unknown {
  if (request.type === "people") return { type: "people", names: [] };
  if (request.type === "default_setup")
    return { type: "setup", setup: { nations: ["venice", "genoa", "spain", "turks"], colours: [], options: {} } };
  if (request.type === "program_games") return { type: "program_games", games: programGames };
  if (request.type === "new_table") created = request;
  return request.type === "new_table" ? { type: "table", table: 7 } : null;
}

/** Opens the form, and waits until it shows its seats. */
async function open(shown: Extract<Page, { name: "new" }>): Promise<void> {
  if (page) await unmount(page);
  const client = {
    page: shown,
    preferences,
    may: (kind: Request["type"]) => kind === "program_games",
    ask: (request: Request) => Promise.resolve(answer(request)),
    go: (next: Page) => Promise.resolve(void pages.push(next)),
    prefer: (key: string, value: string) => Promise.resolve(void (preferences[key] = value)),
  };
  page = mount(NewTable, { target: document.body, props: { client: client as unknown as Client } });
  await vi.waitFor(() => expect(chairs().length).toBeGreaterThan(0), 10_000);
}

const buttons = () => [...document.querySelectorAll("button")];
const chairs = () => buttons().filter(({ className }) => className.includes("chair"));
const names = () => chairs().map((chair) => chair.querySelector("bdi")?.textContent);
const button = (text: string) =>
  vi.waitFor(() => {
    const found = buttons().find((one) => one.textContent?.trim() === text);
    if (!found) throw new Error(`no button ${text}`);
    return found;
  });
async function press(text: string): Promise<void> {
  (await button(text)).click();
  flushSync();
}
const field = () => document.querySelector("input.field") as HTMLInputElement;
function enter(name: string): void {
  field().value = name;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

test("typed names survive a look at the boards, another game and another number of players", async () => {
  await open({ name: "new", game: "serenissima-1996" });
  const last = chairs().findIndex((chair) => chair.getAttribute("aria-label")?.includes("4"));
  chairs()[last]?.click();
  enter("Dora");
  await press("2");
  await vi.waitFor(() => expect(names()).toHaveLength(2));
  await press("4");
  await vi.waitFor(() => expect(names()).toContain("Dora"));

  await press("All boards and “Match my board”");
  const boards = pages.at(-1);
  if (boards?.name !== "boards") throw new Error("the boards did not open");
  await open({ name: "new", game: boards.game, draft: boards.draft });
  expect(names()).toContain("Dora");
  await open({ name: "new", game: "serenissima-2e", draft: boards.draft });
  expect(names()).toContain("Dora");
});

test("a seat is ready to type its name when it is tapped, the first one too", async () => {
  await open({ name: "new", game: "libertalia" });
  const [first] = chairs().filter(
    (chair) => chair.getAttribute("aria-label") === t("new-chair", { n: 1, name: "Player 1" }),
  );
  first?.click();
  expect(document.activeElement).toBe(field());
});

test("a new game has the number of seats of the last one on this device", async () => {
  await open({ name: "new", game: "libertalia" });
  expect(names()).toHaveLength(4);
  await press("3");
  await vi.waitFor(() => expect(names()).toHaveLength(3));
  await vi.waitFor(async () => expect((await button("Start")).disabled).toBe(false));
  await press("Start");
  await vi.waitFor(() => expect(pages.at(-1)).toEqual({ name: "table", table: 7 }));
  await open({ name: "new", game: "libertalia" });
  expect(names()).toHaveLength(3);
});

test("each nation is named beside its colour, and no heading speaks of dice that a game lacks", async () => {
  await open({ name: "new", game: "serenissima-1996" });
  for (const nation of ["Venice", "Genoa", "Spain", "Turks"]) await button(nation);
  const headings = () => [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);
  expect(headings()).toContain("Dice");
  await open({ name: "new", game: "twilight" });
  expect(headings()).toContain("Draws");
});

test("a seat is given to the computer in two taps and taken back in two, and the computer has another name", async () => {
  programGames = ["libertalia"];
  await open({ name: "new", game: "libertalia" });
  const second = () => chairs().find((chair) => chair.getAttribute("aria-label")?.includes("2")) as HTMLElement;
  const marks = () => document.querySelectorAll(".chair [data-testid=program-mark]").length;
  second().click();
  await press(t("programs-computer"));
  expect(marks()).toBe(1);
  expect(names()).toContain("Alvise");
  await press(t("programs-level-3"));
  await press(t("new-start"));
  await vi.waitFor(() => expect(pages.at(-1)).toEqual({ name: "table", table: 7 }));
  expect(created?.seating[1]).toMatchObject({ name: "Alvise", program: { level: 3, temperament: "trader" } });

  // The next program has the level that was used last.
  await open({ name: "new", game: "libertalia" });
  second().click();
  await press(t("programs-computer"));
  expect((await button(t("programs-level-3"))).getAttribute("aria-pressed")).toBe("true");
  second().click();
  await press(t("programs-person"));
  expect(marks()).toBe(0);
  expect(names()).toContain("Player 2");
});

test("a rung of the ladder fills the seats, and its opponents are remembered", async () => {
  programGames = ["twilight"];
  await open({ name: "new", game: "twilight" });
  await press("3");
  await vi.waitFor(async () => expect((await button(t("new-start"))).disabled).toBe(false));
  expect(document.querySelector("[data-testid=rung]")?.textContent).toBe("Rung 3 of 5: 1 skilled player");
  await press(t("new-start"));
  await vi.waitFor(() => expect(preferences["alone-name"], "a seat's usual name is not stored").toBe(""));
  expect(created?.seating.map(({ program }) => program?.level)).toEqual([undefined, 2]);
  expect(JSON.parse(preferences["alone-twilight"] ?? "")).toEqual([{ level: 2, temperament: "trader" }]);
});

test("where programs can't play, none is offered", async () => {
  programGames = ["twilight"];
  await open({ name: "new", game: "libertalia" });
  expect(document.querySelector("[data-testid=seat-program], [data-testid=ladder]")).toBeNull();
});
