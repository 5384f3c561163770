// The web app on a plain web space, in a browser with persistent storage. Also requests to its engine beside the page.

import { execFile } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import type { Reply, Request, TableState, Viewer } from "../../../ui/src/wire/types";
import { HomePage } from "../pages/home";
import { withoutRounds } from "./api";
import { type BrowserOptions, expect, test as base } from "./fixtures";
import { newFolder, program, ROOT } from "./processes";

/** The web app as it was built: a folder of files. */
export const SITE = process.env["BUCINTORO_SITE"] ?? path.join(ROOT, "target/web/site");

/** The games of the app. */
export const GAMES = ["serenissima-2e", "twilight", "serenissima-1996", "libertalia"] as const;

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** A server of files like any other: no headers of its own. */
export interface WebSpace {
  readonly origin: string;
  /** The folder at each path. */
  readonly folders: Record<string, string>;
  /** Stops answering. */
  stop(): void;
}

/** Serves folders at paths. */
export async function startWebSpace(folders: Record<string, string>): Promise<WebSpace> {
  if (!existsSync(path.join(SITE, "sw.js"))) throw new Error(`there is no web app in ${SITE}: cargo xtask web`);
  const server = createServer(({ url = "" }, response) => {
    const asked = new URL(url, "http://localhost").pathname;
    const [at, folder] = Object.entries(folders).find(([at]) => asked.startsWith(at)) ?? [];
    const file = folder && at && path.join(folder, asked.slice(at.length) || "index.html");
    if (!file || !existsSync(file)) return void response.writeHead(404).end();
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folders,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What `reachEngine` adds to a page. */
interface Reach {
  /** The worker in which the engine runs. */
  engine?: Worker;
  ask(request: Request): Promise<Reply>;
  /** Called with the head of the game after each acknowledged command. */
  acknowledged?(head: number): void;
}

/** Runs in a page before its own scripts: asks its engine beside the page. */
export function reachEngine(): void {
  const page = window as unknown as Reach;
  const waiting = new Map<string, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let begin: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      for (const { reject } of waiting.values()) reject(new Error("the worker ended"));
      waiting.clear();
      page.engine = this;
      this.addEventListener("message", ({ data }) => {
        const asked = waiting.get(data.id);
        waiting.delete(data.id);
        if (data.ok) asked?.resolve(data.ok);
        else asked?.reject(new Error(JSON.stringify(data.problem)));
      });
      begin();
    }
  };
  page.ask = async (request) => {
    await begun;
    return new Promise((resolve, reject) => {
      const id = crypto.randomUUID();
      waiting.set(id, { resolve, reject });
      page.engine?.postMessage({ id, text: JSON.stringify(request) });
    });
  };
}

/** Runs in a page: asks the engine. */
export const askEngine = (request: Request) => (window as unknown as Reach).ask(request);

/** Runs in a page: begins a game in which the app answers for chance; gives its number. */
export async function beginGame([game, id, names]: readonly [string, string, readonly string[]]): Promise<number> {
  const { ask } = window as unknown as Reach;
  const { setup } = (await ask({ type: "default_setup", game, seats: names.length })) as any;
  const seating = names.map((name) => ({ name, side: "north" as const }));
  const answering = { dice: "app", cards: "app", draws: "app" } as const;
  const made = (await ask({ type: "new_table", id, game, seating, answering, setup })) as any;
  return made.table;
}

/**
 * Runs in a page: submits random commands until a game is over or has this many entries. Returns the number of entries,
 * and the time until each was acknowledged, in milliseconds. Entries are counted without the rounds of the seed.
 */
export async function playOn([table, most = Infinity]: readonly [number, number?]): Promise<{
  length: number;
  times: number[];
}> {
  const { ask, acknowledged = () => undefined } = window as unknown as Reach;
  const open = async (viewer: unknown) =>
    ((await ask({ type: "open", table, viewer } as Request)) as { state: TableState }).state;
  const times: number[] = [];
  for (let said = 0; said < 20_000; said += 1) {
    const state = await open("table");
    const length = 1 + state.told.filter((entry) => !entry.shared_seed).length;
    if (state.progress.over || length > most) return { length, times };
    // Only the seat itself sees its secret commands.
    const own = state.legal.length ? state : await open(state.asks[0]?.[0]);
    const [by, commands = []] = (own.legal[0] ?? []) as [unknown, unknown[]];
    const command = commands[Math.floor(Math.random() * commands.length)];
    const began = performance.now();
    const id = crypto.randomUUID();
    const request = { type: "command", table, id, head: state.head, by, command, waive: [] } as unknown as Request;
    const reply = (await ask(request).catch((error: Error) => {
      // Payments from a hidden purse are listed although the purse may not cover them, so they may be refused.
      if (error.message === "the worker ended") throw error;
      return null;
    })) as { head: number } | null;
    if (!reply) continue;
    times.push(performance.now() - began);
    acknowledged(reply.head);
  }
  throw new Error("random play does not end");
}

/** A folder with the app, and access to its engine, for browsers that cannot add a script to a page. */
export function reachableSite(): string {
  const site = newFolder();
  cpSync(SITE, site, { recursive: true });
  const page = path.join(site, "index.html");
  writeFileSync(path.join(site, "reach.js"), `(${reachEngine})();`);
  writeFileSync(page, readFileSync(page, "utf8").replace("<head>", '<head><script src="./reach.js"></script>'));
  return site;
}

/** Asks an engine, wherever it runs. */
export type Ask = (request: Request) => Promise<Reply>;

async function wholeStateOf(ask: Ask, table: number, viewer: Viewer = "table"): Promise<TableState> {
  const reply = await ask({ type: "open", table, viewer });
  if (reply.type !== "state") throw new Error(`open: got ${reply.type}`);
  return reply.state;
}

/** Opens a game of an engine as the table sees it, or another viewer. Its length leaves out rounds of the seed. */
export const stateOf = async (ask: Ask, table: number, viewer: Viewer = "table"): Promise<TableState> =>
  withoutRounds(await wholeStateOf(ask, table, viewer));

/**
 * Exports a game, and expects the same state from the desktop program's replay of its record. That replay validates
 * every command again.
 */
export async function expectSameReplay(ask: Ask, table: number): Promise<void> {
  const file = path.join(newFolder(), "game.bucintoro");
  writeFileSync(file, ((await ask({ type: "export", table })) as { text: string }).text);
  const { length, head, progress, asks, view } = await wholeStateOf(ask, table);
  const { stdout } = await promisify(execFile)(program(), ["replay", "--strict", file], { maxBuffer: 1 << 26 });
  const replayed = JSON.parse(stdout);
  expect(replayed.lines, file).toBe(length);
  for (const [what, here] of Object.entries({ head, progress, asks, view }))
    expect(replayed[what], `${file}: ${what}`).toEqual(here);
}

/** A pause of the length that is given at most, in milliseconds. */
const randomPause = (most: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.random() * most));

/** The web app in a browser of its own. */
export class WebApp {
  private readonly profile = newFolder("profile");
  private current: Page | undefined;
  private onAcknowledged: (head: number) => void = () => undefined;

  constructor(
    private readonly newBrowser: (options: BrowserOptions) => Promise<Page>,
    readonly space: WebSpace,
    readonly url: string,
  ) {}

  get page(): Page {
    if (!this.current) throw new Error("the browser was not started");
    return this.current;
  }

  get home(): HomePage {
    return new HomePage(this.page);
  }

  readonly ask: Ask = (request) => this.page.evaluate(askEngine, request);

  /** Starts the browser with its earlier data, and opens the app. */
  async start({ offline = false } = {}): Promise<void> {
    this.current = await this.newBrowser({ profile: this.profile });
    const context = this.page.context();
    await context.addInitScript(reachEngine);
    await context.exposeFunction("acknowledged", (head: number) => this.onAcknowledged(head));
    await context.setOffline(offline);
    await this.page.goto(this.url);
    await this.expectHome();
  }

  async closeBrowser(): Promise<void> {
    await this.page.context().close();
  }

  /** Waits until the first page is there. */
  async expectHome(page = this.page): Promise<void> {
    await expect(new HomePage(page).button("home-new")).toBeVisible();
  }

  /** How long each game is, its head and its state, in order. */
  async games(page = this.page): Promise<readonly (readonly [number, number, string])[]> {
    const ask: Ask = (request) => page.evaluate(askEngine, request);
    const { tables } = (await ask({ type: "tables" })) as Extract<Reply, { type: "tables" }>;
    const games: [number, number, string][] = [];
    for (const { table } of tables.toSorted((one, other) => one.table - other.table)) {
      const { length, head, view_hash } = await stateOf(ask, table);
      games.push([length, head, String(view_hash)]);
    }
    return games;
  }

  /** Reloads the app by `load`, and expects its earlier state. */
  async expectKept(load: () => Promise<unknown>): Promise<void> {
    const before = await this.games();
    await load();
    await this.expectHome();
    expect(await this.games()).toEqual(before);
  }

  /** Begins a game by the engine alone. */
  newGame(game: string, names: readonly string[]): Promise<number> {
    return this.page.evaluate(beginGame, [game, crypto.randomUUID(), names] as const);
  }

  /** Imports a record as a game of its own; gives the game's number. */
  async importRecord(text: string): Promise<number> {
    const id = crypto.randomUUID();
    await this.ask({ type: "send", parcel: id, part: 0, text });
    const taking = { type: "take_in", id, parcel: id, parts: 1, sound_part: false, own: false, copy: true } as const;
    for (;;) {
      const reply = await this.ask(taking);
      if (reply.type === "table") return reply.table;
      if (reply.type !== "working") throw new Error(`import: got ${reply.type}`);
    }
  }

  /** Ends the worker in which the engine runs, as its crash does. */
  async endWorker(): Promise<void> {
    await this.page.evaluate(() => {
      const { engine } = window as unknown as { engine: Worker };
      engine.terminate();
      engine.onerror?.(new ErrorEvent("error"));
    });
  }

  /** Crashes the page, and opens the app again. */
  async crashPage(): Promise<void> {
    const crashed = this.page.waitForEvent("crash");
    const session = await this.page.context().newCDPSession(this.page);
    // A crashing page cannot answer.
    void session.send("Page.crash").catch(() => undefined);
    await crashed;
    const context = this.page.context();
    await this.page.close();
    this.current = await context.newPage();
    await this.page.goto(this.url, { waitUntil: "commit" });
  }

  /** Crashes the page, and now and then the next one as well, while it opens. */
  async crashPages(): Promise<void> {
    await this.crashPage();
    if (Math.random() > 0.3) return;
    await randomPause(1200);
    await this.crashPage();
  }

  /**
   * Plays random commands and ends the player, this many times: at a random moment within `span` milliseconds, at an
   * acknowledgement, or a little later. Expects each time that every acknowledged command is there.
   */
  async endWhilePlaying(times: number, span: number, end: () => Promise<void>): Promise<void> {
    const tables: number[] = [];
    let [acknowledged, highest, left] = [0, 0, 0];
    let onLast = () => undefined as unknown;
    this.onAcknowledged = (head) => {
      acknowledged += 1;
      highest = head;
      left -= 1;
      if (left === 0) onLast();
    };
    let over = true;
    for (let ended = 0; ended < times; ended += 1) {
      if (over) {
        tables.push(await this.newGame("serenissima-2e", ["Anna", "Bruno", "Clara"]));
        highest = 0;
      }
      const table = tables.at(-1) ?? 0;
      await new Promise<void>((wake) => {
        left = ended % 3 ? Math.ceil(Math.random() * 6) : 0;
        onLast = ended % 3 === 1 ? wake : () => void randomPause(20).then(wake);
        if (!left) void randomPause(span).then(wake);
        this.page.evaluate(playOn, [table] as const).then(
          () => wake(),
          () => undefined,
        );
      });
      await end();
      const state = await stateOf(this.ask, table);
      expect(state.head, `ended ${ended + 1} times: what was acknowledged`).toBeGreaterThanOrEqual(highest);
      expect(state.damage ?? []).toEqual([]);
      ({ over } = state.progress);
    }
    this.onAcknowledged = () => undefined;
    for (const table of tables) await expectSameReplay(this.ask, table);
    expect(acknowledged).toBeGreaterThan(times);
  }
}

interface Fixtures {
  /** The web app at two paths of one web space. */
  space: WebSpace;
  /** The web app, on its first page. */
  webApp: WebApp;
}

export const test = base.extend<Fixtures>({
  space: async ({}, use) => {
    const space = await startWebSpace({ "/games/bucintoro/": SITE, "/elsewhere/": SITE });
    await use(space);
    space.stop();
  },

  webApp: async ({ space, newBrowser }, use) => {
    const app = new WebApp(newBrowser, space, `${space.origin}/games/bucintoro/`);
    await app.start();
    await use(app);
  },
});

export { expect };
