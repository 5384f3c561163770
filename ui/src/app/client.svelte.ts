// The screen's one connection, and what this device remembers.

import { choose, current, preferred, servedByClub, texts } from "../lang/index.svelte";
import { Failed, type Entry, type Source, type Transport } from "../transport";
import { dress, isLook, keep, kept, type Preferences } from "./looks";
import { isScreen, keepsTables, may } from "../table/role";
import { ahead, missing, type Kind } from "../transport/ahead";
import { mobile, native } from "../transport/device";
import type { Hosting, LeftOpen, Problem, Push, Reply, Request, GuestStatus, Service } from "../wire/types";

export type Page =
  | { name: "home" }
  | { name: "new"; game?: string; group?: string }
  | { name: "settings" }
  | { name: "statistics" }
  | { name: "rules"; game?: string; sheet?: boolean }
  | { name: "boards"; game: string; from: "home" | "new" }
  | { name: "table"; table: number };

/** Where a page that reloads itself finds what was on the screen. */
const LAID = "page";

/** Mobile systems end an app that lies behind others: whoever comes back finds the table where it lay. */
const ends = native && mobile;

function laid(): Page | null {
  const page = sessionStorage.getItem(LAID) ?? (ends ? localStorage.getItem(LAID) : null);
  sessionStorage.removeItem(LAID);
  return page ? (JSON.parse(page) as Page) : null;
}

export class Client {
  /** What lies on the screen; `go` changes it. */
  page = $state.raw<Page>({ name: "home" });
  /** The table that was made just now, until it lies there. */
  begun: number | null = null;
  /** How this device stands with the host; null while that is not known. */
  entry = $state.raw<Entry | null>(null);
  /** The hosted table, on the table's screen. */
  hosting = $state.raw<Hosting | null>(null);
  /** The table that was hosted when the program ended, until it is again or nobody wants it. */
  left = $state.raw<LeftOpen | null>(null);
  /** The services of the host that have stopped and restart by themselves; told to the host's own screen. */
  stopped = $state.raw<Service[]>([]);
  /** The files that the program was given to open, and that nobody has begun to take in. */
  given = $state.raw<Source[]>([]);
  /** The link to a table of another device that the program was given. */
  link = $state.raw<string | null>(null);
  reachable = $state(true);
  /** A tap at the table has no answer yet: it is sent again until it has one. */
  waits = $state(false);
  /** The host has closed the table to phones, and has not opened it again. */
  closed = $state(false);
  ready = $state(false);
  problem = $state.raw<Problem | null>(null);
  preferences = $state.raw<Preferences>({});

  private readonly started = choose(preferred());
  private leaving = false;
  private wanted: Page = this.page;

  /** `load` brings what a page consists of. */
  constructor(
    private readonly load: (page: Page) => Promise<unknown>,
    readonly transport: Transport,
  ) {
    const page = laid();
    if (page) void this.go(page);
    this.transport.onReach((reachable) => (this.reachable = reachable));
    this.transport.onReach(missing(() => this.keep()));
    this.transport.onPush((push) => this.hear(push));
    this.transport.onEntry((entry) => void this.enter(entry));
    this.transport.onGiven((thing) => this.take(thing));
  }

  /** Where a guest's device stands; none on the host's own screen. */
  get guest(): GuestStatus | null {
    return this.entry && "in" in this.entry ? this.entry.in : null;
  }

  /** Whether this device has the pages around a table: the host's own screen, or one that looks after the list. */
  get keepsTables(): boolean {
    return keepsTables(this.guest);
  }

  /** Whether this device may send requests of this kind. */
  may(kind: Request["type"]): boolean {
    return may(this.guest, kind);
  }

  /** What this device may open beyond what every guest's may. */
  private get opens(): Kind[] {
    if (!this.guest || !isScreen(this.guest.role)) return [];
    return this.keepsTables ? ["screen", "tables"] : ["screen"];
  }

  /** Lays what is on the screen aside for when the page is loaded anew. */
  keep(): void {
    sessionStorage.setItem(LAID, JSON.stringify(this.wanted));
  }

  /** Turns to a page as soon as it is loaded; until then the last one stays on the screen. */
  async go(page: Page): Promise<void> {
    this.wanted = page;
    try {
      await this.load(page);
    } catch {
      // The host is away: when it is back the page reloads itself and turns to this one.
      return;
    }
    if (this.wanted !== page) return;
    this.page = page;
    if (ends) localStorage.setItem(LAID, JSON.stringify(page.name === "table" ? page : { name: "home" }));
  }

  private hear(push: Push): void {
    if (push.push === "hosting") void this.host(push.hosting);
    if (push.push === "stopped") this.stopped = push.services;
    if (push.push === "guest") void this.become(push.guest);
    if (push.push === "closed") this.closed = true;
  }

  /** The host has given this device another role. With the pages around a table it stays at its table. */
  private async become(guest: GuestStatus): Promise<void> {
    // After whatever it comes in with, which waits for these too.
    await texts("app", "people");
    if (!this.keepsTables && keepsTables(guest) && guest.table)
      this.page = this.wanted = { name: "table", table: guest.table };
    servedByClub(guest.club !== undefined);
    this.entry = { in: guest };
    ahead(current(), undefined, this.opens);
  }

  /** A file that was given is taken in on the first page, and a link followed; it takes the place of what was wrong with
   * one before it. */
  private take(thing: Source | string): void {
    if (!this.given.length) this.problem = null;
    if (typeof thing === "string") this.link = thing;
    else this.given = [...this.given, thing];
    void this.go({ name: "home" });
  }

  /** This device gives up its place at the table, and can come in again with another code. */
  async giveUpPlace(): Promise<void> {
    this.leaving = true;
    await this.ask({ type: "give_up_place" });
  }

  private async enter(entry: Entry): Promise<void> {
    if ("out" in entry && entry.out === "dismissed" && this.leaving) entry = { out: "new" };
    this.leaving = false;
    const comes = !this.guest;
    // The words about guests are loaded for whoever is one, or hosts some.
    if (!("in" in entry) || entry.in) await texts("app", "people");
    if ("in" in entry) servedByClub(entry.in?.club !== undefined);
    this.entry = entry;
    this.closed = false;
    this.stopped = [];
    if (!("in" in entry)) return;
    if (entry.in) {
      this.preferences = kept();
      this.show();
      // Whoever comes to a table goes there, whatever else there is.
      if (comes && this.keepsTables && entry.in.table && this.wanted.name === "home")
        await this.go({ name: "table", table: entry.in.table });
    } else {
      await this.recall();
    }
    await this.started;
    if (this.preferences["language"]) await choose(this.preferences["language"]);
    ahead(current(), undefined, this.opens);
  }

  /** What the host remembers of its own screen, and whether it hosts a table. */
  private async recall(): Promise<void> {
    const reply = await this.ask({ type: "preferences" });
    if (reply?.type === "preferences") this.preferences = reply.preferences as Preferences;
    this.show();
    const hosted = await this.ask({ type: "hosting" });
    if (hosted?.type === "hosting") await this.host(hosted.hosting, hosted.left);
  }

  /** How a table is hosted now. */
  async host(hosting: Hosting | null, left: LeftOpen | null = null): Promise<void> {
    if (hosting) await texts("app", "people");
    this.hosting = hosting;
    this.left = left;
  }

  async start(): Promise<void> {
    await this.started;
    this.ready = true;
  }

  /** Asks; a problem is kept to be shown. */
  ask(request: Request): Promise<Reply | null> {
    return this.attempt((ask) => ask(request));
  }

  /** Does what takes several requests; a problem is kept to be shown. */
  async attempt<T>(work: (ask: (request: Request) => Promise<Reply>) => Promise<T>): Promise<T | null> {
    this.problem = null;
    try {
      return await work((request) => this.transport.request(request));
    } catch (failed) {
      if (!(failed instanceof Failed)) throw failed;
      this.problem = failed.problem;
      return null;
    }
  }

  /** Remembers a choice on this device. */
  async prefer(key: string, value: string): Promise<void> {
    this.preferences = { ...this.preferences, [key]: value };
    if (isLook(key)) this.show();
    if (key === "language") await choose(value);
    if (this.guest) keep(this.preferences);
    else await this.ask({ type: "set_preference", key, value });
  }

  /** Puts theme, text size and keys into force. */
  show(): void {
    dress(this.preferences);
  }
}

/** Hands a file to the person. */
export function save(name: string, file: string | Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    typeof file === "string" ? new Blob([file], { type: "application/octet-stream" }) : file,
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
