// The screen's connection, and the state stored on this device.

import { choose, current, preferred, servedByClub, texts } from "../lang/index.svelte";
import { Failed, type Entry, type PhonesState, type Source, type Transport } from "../transport";
import { dress, isLook, keep, keepLanguage, kept, keptLanguage, type Preferences } from "./looks";
import { isScreen, keepsTables, may } from "../table/role";
import { prefetch, reloadWhenFileMissing, type Kind } from "../transport/prefetch";
import { mobile, native } from "../transport/device";
import type { Group, Hosting, LeftOpen, Problem, Push, Reply, Request, GuestStatus, Service } from "../wire/types";
import { deviceStorage, tabStorage } from "../storage";

export type Page =
  | { name: "home" }
  /** `draft`: what was entered for a new game before its boards were opened. */
  | { name: "new"; game?: string; group?: string; draft?: Group | undefined }
  | { name: "settings" }
  | { name: "statistics" }
  | { name: "rules"; game?: string; sheet?: boolean }
  | { name: "boards"; game: string; from: "home" | "new"; draft?: Group | undefined }
  | { name: "table"; table: number };

/** Storage key of the page that was open before a reload. */
const LAID = "page";

/** True if the system ends apps in the background, as mobile systems do. Then the open page is stored permanently. */
const ends = native && mobile;

function laid(): Page | null {
  const page = tabStorage.getItem(LAID) ?? (ends ? deviceStorage.getItem(LAID) : null);
  tabStorage.removeItem(LAID);
  return page ? (JSON.parse(page) as Page) : null;
}

export class Client {
  /** The open page; `go` changes it. */
  page = $state.raw<Page>({ name: "home" });
  /** The table that was just created, until its page opens. */
  begun: number | null = null;
  /** The device's authentication state with the host; null while unknown. */
  entry = $state.raw<Entry | null>(null);
  /** The hosted table, on the table's screen. */
  hosting = $state.raw<Hosting | null>(null);
  /** Whether phones can reach the table that the web app hosts; null elsewhere. */
  phones = $state.raw<PhonesState | null>(null);
  private hostingsReceived = 0;
  private entriesReceived = 0;
  /** The table that was hosted when the program ended, until it is hosted again or dismissed. */
  left = $state.raw<LeftOpen | null>(null);
  /** Host services that have stopped and restart by themselves; sent to the host's own screen. */
  stopped = $state.raw<Service[]>([]);
  /** Files that the program was given to open, and whose import has not started. */
  given = $state.raw<Source[]>([]);
  /** The link to another device's table that the program was given. */
  link = $state.raw<string | null>(null);
  reachable = $state(true);
  /** True while a command has no answer. It is retried until it has one. */
  waits = $state(false);
  /** True if the host has closed the table to phones, and has not opened it again. */
  closed = $state(false);
  ready = $state(false);
  problem = $state.raw<Problem | null>(null);
  preferences = $state.raw<Preferences>({});

  private readonly started = choose(keptLanguage() ?? kept()["language"] ?? preferred());
  private leaving = false;
  private wanted: Page = this.page;

  /** `load` loads the modules of a page. */
  constructor(
    private readonly load: (page: Page) => Promise<unknown>,
    readonly transport: Transport,
  ) {
    const page = laid();
    if (page) void this.go(page);
    this.transport.onReach((reachable) => (this.reachable = reachable));
    this.transport.onReach(reloadWhenFileMissing(() => this.keep()));
    this.transport.onPush((push) => this.hear(push));
    this.transport.onEntry((entry) => void this.enter(entry));
    this.transport.onGiven((thing) => this.take(thing));
    this.transport.browser?.phones.onState((state) => (this.phones = state));
  }

  /** The status of a guest's device; null on the host's own screen. */
  get guest(): GuestStatus | null {
    return this.entry && "in" in this.entry ? this.entry.in : null;
  }

  /**
   * True if this device has the pages around a table: the host's own screen, or a device that manages the list of
   * tables.
   */
  get keepsTables(): boolean {
    return keepsTables(this.guest);
  }

  /** True if this device may send requests of this kind. */
  may(kind: Request["type"]): boolean {
    return may(this.guest, kind);
  }

  /** The kinds of pages that this device may open beyond those of every guest. */
  private get opens(): Kind[] {
    if (!this.guest || !isScreen(this.guest.role)) return [];
    return this.keepsTables ? ["screen", "tables"] : ["screen"];
  }

  /** Stores the open page before a reload. */
  keep(): void {
    tabStorage.setItem(LAID, JSON.stringify(this.wanted));
  }

  /** Opens a page once it is loaded; until then the last one stays on the screen. */
  async go(page: Page): Promise<void> {
    this.wanted = page;
    try {
      await this.load(page);
    } catch {
      // The host is away: once it is back, the page reloads itself and opens this one.
      return;
    }
    if (this.wanted !== page) return;
    this.page = page;
    if (ends) deviceStorage.setItem(LAID, JSON.stringify(page.name === "table" ? page : { name: "home" }));
  }

  private hear(push: Push): void {
    if (push.push === "hosting") void this.host(push.hosting);
    if (push.push === "stopped") this.stopped = push.services;
    if (push.push === "guest") void this.become(push.guest);
    if (push.push === "closed") this.closed = true;
  }

  /** Applies a new role from the host. A device with the pages around a table stays at its table. */
  private async become(guest: GuestStatus): Promise<void> {
    // Runs after the texts of the entry are loaded, because the page waits for these too.
    await texts("app", "people");
    if (!this.keepsTables && keepsTables(guest) && guest.table)
      this.page = this.wanted = { name: "table", table: guest.table };
    servedByClub(guest.club !== undefined);
    this.entry = { in: guest };
    prefetch(current(), undefined, this.opens);
  }

  /**
   * Opens the home page to import a given file, or follows a given link. This replaces the problem of an earlier file
   * or link.
   */
  private take(thing: Source | string): void {
    if (!this.given.length) this.problem = null;
    if (typeof thing === "string") this.link = thing;
    else this.given = [...this.given, thing];
    void this.go({ name: "home" });
  }

  /** Removes this device from the table. It can join again with another code. */
  async giveUpPlace(): Promise<void> {
    this.leaving = true;
    await this.ask({ type: "give_up_place" });
  }

  /** Shows a new authentication state, once the language that the user chose is loaded. */
  private async enter(entry: Entry): Promise<void> {
    const received = (this.entriesReceived += 1);
    if ("out" in entry && entry.out === "dismissed" && this.leaving) entry = { out: "new" };
    this.leaving = false;
    const comes = !this.guest;
    // Texts about guests are loaded for guests and for hosts with guests.
    if (!("in" in entry) || entry.in) await texts("app", "people");
    if ("in" in entry) {
      servedByClub(entry.in?.club !== undefined);
      this.preferences = entry.in ? kept() : await this.storedPreferences();
      this.show();
      await this.started;
      await this.speak(this.preferences["language"]);
    }
    // A later state may have come meanwhile.
    if (received !== this.entriesReceived) return;
    this.entry = entry;
    this.closed = false;
    this.stopped = [];
    if (!("in" in entry)) return;
    if (entry.in) {
      // A guest of a table goes to its page first.
      if (comes && this.keepsTables && entry.in.table && this.wanted.name === "home")
        await this.go({ name: "table", table: entry.in.table });
    } else {
      await this.recall();
    }
    prefetch(current(), undefined, this.opens);
  }

  /** Loads the preferences that the host stores for its own screen. */
  private async storedPreferences(): Promise<Preferences> {
    const reply = await this.ask({ type: "preferences" });
    return reply?.type === "preferences" ? (reply.preferences as Preferences) : this.preferences;
  }

  /** Shows the chosen language, if there is one, now and from the next start on. */
  private async speak(language: string | undefined): Promise<void> {
    if (!language) return;
    await choose(language);
    keepLanguage(language);
  }

  /** Loads the hosted table. */
  private async recall(): Promise<void> {
    const hosted = await this.ask({ type: "hosting" });
    if (hosted?.type === "hosting") await this.host(hosted.hosting, hosted.left);
  }

  /** Applies the hosting state of a table. */
  async host(hosting: Hosting | null, left: LeftOpen | null = null): Promise<void> {
    const received = (this.hostingsReceived += 1);
    if (hosting) await texts("app", "people");
    // A later state may have come while the texts loaded.
    if (received !== this.hostingsReceived) return;
    this.hosting = hosting;
    this.left = left;
  }

  async start(): Promise<void> {
    await this.started;
    this.ready = true;
  }

  /** Sends a request; a problem is stored and shown. */
  ask(request: Request): Promise<Reply | null> {
    return this.attempt((ask) => ask(request));
  }

  /** Runs work of several requests; a problem is stored and shown. */
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

  /** Stores a choice on this device. */
  async prefer(key: string, value: string): Promise<void> {
    this.preferences = { ...this.preferences, [key]: value };
    if (isLook(key)) this.show();
    if (key === "language") await this.speak(value);
    if (this.guest) keep(this.preferences);
    else await this.ask({ type: "set_preference", key, value });
  }

  /** Applies theme, text size and keys. */
  show(): void {
    dress(this.preferences);
  }
}

/** Saves a file on the user's device. */
export function save(name: string, file: string | Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    typeof file === "string" ? new Blob([file], { type: "application/octet-stream" }) : file,
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
