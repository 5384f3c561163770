// One table on this screen: connection, head, pending command, refusal, look-back.

import { canonical } from "./canonical";
import { patched } from "./patch";
import type { Position } from "./pieces";
import { isScreen, keepsTables, may, seatOf } from "./role";
import { StageQueue, tableOf } from "./stageQueue.svelte";
import { decided, isDeed, wayTo } from "./story";
import { walkOf, type Walk } from "./walk.svelte";
import { Failed, type Transport } from "../transport";
import { freshId } from "../ids";
import { finger, type Spot } from "../parts/finger";
import type {
  Actor,
  Moved,
  Problem,
  Push,
  Reply,
  Request,
  SeatName,
  Settings,
  GuestStatus,
  TableState,
  ToldEntry,
  Viewer,
} from "../wire/types";
import { seatName } from "./chairs";

/** A command that was refused, ready to be allowed anyway. */
export interface Refusal {
  by: Actor;
  command: unknown;
  breaches: { rule: string }[];
  impossible: unknown;
  waivable: boolean;
}

/** What was touched, and waits for a second touch: one command, or several to choose from. */
export interface Weighed {
  by: Actor;
  ways: { command: unknown; stakes: unknown }[];
  at: Spot;
  /** The entry at which it was touched: when the table has moved on, nothing is asked any more. */
  head: number;
}

/** So many entries the application tells of at once. */
const MOST_ENTRIES = 256;

/** Changes that the record makes: everything that needs a request id and the head. */
type Change =
  | { type: "command"; by: Actor; command: unknown; waive: string[]; question: number | null }
  | { type: "answer" }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "jump"; to: number }
  | { type: "settings"; settings: Settings }
  | { type: "sit"; seat: number; name: string | null }
  | { type: "rename"; names: SeatName[] }
  | { type: "begin" };

type Patch = Parameters<typeof patched>[1];

/** The views that were sent as what changed of the one before. */
function unfolded(patches: Patch[]): unknown[] {
  let view: unknown = null;
  return patches.map((patch) => (view = patched(view, patch)));
}

/** How long the push of a change may take before the table is loaded again, in milliseconds. */
const PATIENCE = 4_000;

/** The length of the record after a move. */
const lengthAfter = ({ base, told }: Moved): number => Math.max(base, ...told.map(({ n }) => n + 1));

/** What was done, if it is one action by one player; none for anything else, such as an undo. */
function actionOf(told: ToldEntry[]): string | null {
  const actions = told.map(({ by, events }) =>
    JSON.stringify([by, ...new Set((events as { event: string }[]).map(({ event }) => event))]),
  );
  return told.every(isDeed) && new Set(actions).size === 1 ? (actions[0] ?? null) : null;
}

export class TableSession {
  state = $state.raw<TableState>() as TableState;
  refusal = $state.raw<Refusal | null>(null);
  problem = $state.raw<Problem | null>(null);
  weighed = $state.raw<Weighed | null>(null);
  busy = $state(false);
  reachable = $state(true);
  /** What the last move told: for the line that says what to do with the pieces. */
  latest = $state.raw<ToldEntry[]>([]);
  /** A look at an earlier entry; nothing moves. */
  past = $state.raw<{ entry: number; view: unknown; before?: unknown } | null>(null);
  /** The entry whose view is being loaded. */
  private loading = $state.raw<number | null>(null);
  /** The table as it was before the last move; none for a screen that has just come to it. */
  private previous = $state.raw<TableState | null>(null);
  /** Before the same action was repeated, as long as nothing of it was ticked off: the hands do it all at once. */
  private since = $state.raw<TableState | null>(null);
  /** That action, and who does it; none if the next one starts a new sum. */
  private repeated: string | null = null;
  /** The table as it is shown: with the view of the entry that is looked back at. */
  readonly shown = $derived<TableState>(this.past ? { ...this.state, view: this.past.view } : this.state);
  /** What led to what is shown, the oldest first, without anything that came later. */
  readonly story = $derived.by<ToldEntry[]>(() =>
    this.state ? wayTo(this.state.told, this.past?.entry ?? this.state.head) : [],
  );
  /** What has just happened there. */
  readonly happened = $derived<ToldEntry[]>(this.past ? this.story.slice(-1) : this.latest);
  /** What is being walked through, step by step. */
  walk = $state.raw<Walk | null>(null);
  /** Whether moves are walked through on this screen: hands follow it. */
  walks = $state(false);
  /** The table as it lies on a board that follows the walk. */
  readonly lies = $derived<Position>(
    this.walk && !this.past ? this.walk.position : { state: this.shown, story: this.story },
  );
  /** Where the table stands, whatever is shown. */
  get present(): Position {
    return { state: this.state, story: wayTo(this.state.told, this.state.head) };
  }
  /** The positions before and after that: their difference is what to do with the pieces. */
  readonly moved = $derived.by<[Position, Position] | null>(() => {
    const after = { state: this.shown, story: this.story };
    if (this.past)
      return this.past.before === undefined
        ? null
        : [{ state: { ...this.state, view: this.past.before }, story: this.story.slice(0, -1) }, after];
    return this.previous && [{ state: this.previous, story: wayTo(this.previous.told, this.previous.head) }, after];
  });
  /** The same for all that the hands have yet to do: an action that is repeated is summed up. */
  readonly yetToDo = $derived.by<[Position, Position] | null>(() => {
    if (this.past || !this.moved || !this.since) return this.moved;
    return [{ state: this.since, story: wayTo(this.since.told, this.since.head) }, this.moved[1]];
  });
  private readonly stood: ((by: Actor, command: unknown) => void)[] = [];
  /** Commands that stood, and are shown once the record is longer than that. */
  private unheard: { by: Actor; command: unknown; length: number }[] = [];

  /** Sets whether moves are walked through on this screen. */
  follows(walks: boolean): void {
    this.walks = walks;
    if (!walks) this.walk = null;
  }

  /** Where a guest's device stands; none on the host's own screen. */
  guest = $state.raw<GuestStatus | null>(null);
  /** Seats whose players have devices of their own here, as the table's screen knows them. */
  elsewhere = $state.raw<number[]>([]);
  /** All pushes go through it. */
  readonly stage: StageQueue;
  private looked = 0;
  /** The views that were looked back at, as long as somebody looks back. */
  private views: Record<number, unknown> = {};
  private left = false;
  private opening = false;
  /** Something was pushed that applies to a state that is still on its way. */
  private missed = false;
  private listed: { list: unknown[]; texts: Record<string, true> } | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  /** The length of the record that the latest push led to. The stage may still hold that push back. */
  private pushed = 0;
  /** Wakes the change that waits for its push. */
  private onNews: (() => void) | null = null;

  constructor(
    private readonly transport: Transport,
    readonly table: number,
    guest: GuestStatus | null = null,
    staged: { loads?: boolean; fresh?: boolean } = {},
  ) {
    this.guest = guest;
    this.stage = new StageQueue(this, staged);
    transport.onPush((push) => this.onPush(push));
    transport.onReach((reachable) => {
      // After a lost connection the other side no longer watches anything for this screen.
      if (reachable && !this.reachable && !this.left) void this.open();
      this.reachable = reachable;
      if (!reachable) this.noteNews();
    });
  }

  /** Calls the listener for each command from this device that stood, once this device shows what it led to. Returns
   * how to stop that. */
  onStood(listener: (by: Actor, command: unknown) => void): () => void {
    this.stood.push(listener);
    return () => void this.stood.splice(this.stood.indexOf(listener), 1);
  }

  /** Through whose eyes this device looks. */
  get viewer(): Viewer {
    if (this.own !== null) return { seat: this.own };
    return this.screen ? "table" : "spectator";
  }

  /** Whether this is the table's screen: the host's own, or another device with its duties. */
  get screen(): boolean {
    return !this.guest || isScreen(this.guest.role);
  }

  /** Whether this device can go on to other tables, and set new ones up. */
  get keepsTables(): boolean {
    return keepsTables(this.guest);
  }

  /** Whether this device may send requests of this kind. */
  may(kind: Request["type"]): boolean {
    return may(this.guest, kind);
  }

  /** The seat whose own device this is. */
  get own(): number | null {
    return this.guest && seatOf(this.guest.role);
  }

  /** Whether this device speaks for the whole table: corrects, waives, answers for dice and cards.
   * Nobody does while looking back, or before the game has begun. */
  get decides(): boolean {
    if (this.past || this.awaitsPlayers) return false;
    if (!this.guest) return true;
    return !this.guest.muted && (this.screen || (this.guest.trusting && this.own !== null));
  }

  /** Whether the game has not begun: it waits until all seats are taken, or somebody begins it. */
  get awaitsPlayers(): boolean {
    return this.state.settings.awaits_players === true;
  }

  /** Whether this device may seat people, if only at its own seat. */
  private get seats(): boolean {
    return !this.past && !this.guest?.muted && (this.screen || this.own !== null);
  }

  /** Whether this device may begin the game before all seats are taken: the table's screen, or a player's own. */
  get begins(): boolean {
    const { seating } = this.state.settings;
    const sits = this.screen ? seating.some(({ empty }) => !empty) : !seating[this.own ?? -1]?.empty;
    return this.awaitsPlayers && this.seats && sits;
  }

  /** This device's seat, if it is still empty and this device may fill it. */
  get ownEmptySeat(): number | null {
    const { own } = this;
    return own !== null && this.seats && this.state.settings.seating[own]?.empty ? own : null;
  }

  /** Whether somebody plays on this device, and does not only watch: a seat's own, also while another is asked, or
   * one that speaks for the table. */
  get plays(): boolean {
    return this.own !== null || this.decides;
  }

  /** Whether this device may speak for an actor. The application has the last word. */
  acts(by: Actor | undefined): boolean {
    if (this.decides) return !this.isElsewhere(by);
    return typeof by === "object" && by.seat === this.own && this.seats && !this.awaitsPlayers;
  }

  /** Whether somebody speaks on a device of the own, and not on another's that is the table's screen. */
  private isElsewhere(by: Actor | undefined): boolean {
    return (
      this.guest !== null &&
      this.screen &&
      !this.guest.trusting &&
      typeof by === "object" &&
      this.elsewhere.includes(by.seat)
    );
  }

  /** Whether this device may take the last decision back: a seat its own, as long as nothing was
   * revealed since. */
  get undoes(): boolean {
    const { undoing } = this.state;
    if (this.past) return false;
    if (!undoing || this.decides) return undoing !== null;
    return !undoing.revealed.length && this.owns(undoing.owner);
  }

  /** Whether it may say again what was taken back. */
  get redoes(): boolean {
    const { redoing } = this.state;
    return redoing !== null && !this.past && (this.decides || this.owns(redoing.owner));
  }

  /** The entry that was chosen last to look back at, even while it loads. */
  get chosen(): number | null {
    return this.loading ?? this.past?.entry ?? null;
  }

  /** The entry before the chosen one; the set-up is 0, and before it is nothing. */
  get earlier(): number | null {
    const entry = this.chosen ?? this.state.head;
    return entry > 0 ? (wayTo(this.told, entry).at(-2)?.n ?? 0) : null;
  }

  /** The entry after the chosen one: the one that the table followed, else the last that was made there. */
  get later(): number | null {
    const entry = this.chosen;
    if (entry === null) return null;
    const next = this.told.filter((told) => isDeed(told) && told.after === entry).map((told) => told.n);
    return next.find((n) => this.state.chain.includes(n)) ?? next.at(-1) ?? null;
  }

  private owns(owner: number | null): boolean {
    return owner !== null && owner === this.own && !this.guest?.muted;
  }

  /** The seats whose decisions an undo would take back: several, if their answers were sealed. */
  get undone(): number[] {
    const { undoing, head } = this.state;
    return undoing ? decided(this.told, undoing.to, head) : [];
  }

  /** The host has changed what this device is, perhaps while it was asleep. */
  async become(guest: GuestStatus): Promise<void> {
    this.guest = guest;
    this.stopLooking();
    this.views = {};
    await this.open();
  }

  async open(): Promise<void> {
    this.opening = true;
    this.missed = false;
    const reply = await this.ask({ type: "open", table: this.table, viewer: this.viewer });
    this.opening = false;
    if (reply?.type === "state") {
      this.state = reply.state;
      this.pushed = reply.state.length;
      this.latest = [];
      this.previous = this.since = this.repeated = null;
      this.walk = null;
      this.stage.reset();
    }
    this.noteNews();
    if (this.missed) await this.open();
  }

  leave(): void {
    this.left = true;
    this.noteNews();
    void this.ask({ type: "leave" });
  }

  /** The view that is shown: now, or the entry that is looked back at. */
  get view(): unknown {
    return this.past?.view ?? this.state.view;
  }

  get asks(): TableState["asks"] {
    return this.past ? [] : this.state.asks;
  }

  /** The seats that are awaited. */
  get awaited(): number[] {
    return this.asks.flatMap(([actor]) => (typeof actor === "object" ? [actor.seat] : []));
  }

  /** What is asked on this device: of its own seat, otherwise of the player who is asked first. */
  get asked(): TableState["asks"][number] | undefined {
    return this.asks.find(([actor]) => typeof actor === "object" && actor.seat === this.own) ?? this.asks[0];
  }

  /** Whether this device's own answer lies sealed until everybody has given one. */
  get hasSealed(): boolean {
    return !this.past && this.state.sealed.some(([actor]) => typeof actor === "object" && actor.seat === this.own);
  }

  /** Whether the open draw was reached by moving back, and waits for a tap to make it again. */
  get waits(): boolean {
    return !this.past && this.state.waits;
  }

  /** Everything told so far, by entry number. */
  get told(): ToldEntry[] {
    return this.state.told;
  }

  name(seat: number): string {
    return seatName(this.state, seat);
  }

  /** What an actor may say now. */
  legal(by: Actor): unknown[] {
    const text = JSON.stringify(by);
    return this.state.legal.find(([actor]) => JSON.stringify(actor) === text)?.[1] ?? [];
  }

  /** Whether a command is listed as legal; others can still be tried, and are explained. */
  allows(by: Actor, command: unknown): boolean {
    const list = this.legal(by);
    // The list is made anew with every state; its texts are made once.
    if (this.listed?.list !== list)
      this.listed = { list, texts: Object.fromEntries(list.map((legal) => [canonical(legal), true])) };
    return canonical(command) in this.listed.texts;
  }

  /** What is at stake in a command, if it is done by a second touch only. */
  stakes(by: Actor, command: unknown): unknown {
    const text = canonical(command);
    const all = this.state.grave.find(([actor]) => canonical(actor) === canonical(by))?.[1] ?? [];
    return all.find(([grave]) => canonical(grave) === text)?.[1] ?? null;
  }

  /** Says a command; one that is done by a second touch only is shown first. */
  send(by: Actor, command: unknown): Promise<boolean> {
    if (this.stakes(by, command) === null) return this.say(by, command);
    this.weigh(by, [command]);
    return Promise.resolve(false);
  }

  /** Shows at the finger what can be said, and what is at stake. */
  weigh(by: Actor, commands: unknown[]): void {
    const ways = commands.map((command) => ({ command, stakes: this.stakes(by, command) }));
    this.weighed = { by, ways, at: finger(), head: this.state.head };
  }

  /** The second touch. */
  say(by: Actor, command: unknown, waive: string[] = []): Promise<boolean> {
    this.weighed = null;
    return this.change({ type: "command", by, command, waive, question: this.questionOf(by) });
  }

  /** Says what every screen of the table says at the same time: who is not the first has nothing to be told. */
  async sayFirst(by: Actor, command: unknown): Promise<void> {
    const change: Change = { type: "command", by, command, waive: [], question: this.questionOf(by) };
    await this.transport
      .request({ ...change, table: this.table, id: freshId(), head: this.state.head })
      .catch(() => undefined);
  }

  /** Says one thing after the other, as long as they stand: one move for the hands. */
  async sendMany(by: Actor, commands: unknown[]): Promise<boolean> {
    const before = this.state;
    for (const command of commands) {
      if (!(await this.send(by, command))) return false;
      this.previous = this.since = before;
    }
    return true;
  }

  answer(): Promise<boolean> {
    return this.change({ type: "answer" });
  }

  undo(): Promise<boolean> {
    return this.change({ type: "undo" });
  }

  redo(): Promise<boolean> {
    return this.change({ type: "redo" });
  }

  async jump(to: number): Promise<boolean> {
    this.stopLooking();
    return this.change({ type: "jump", to });
  }

  /** Settings are made of those that stand when their turn has come: others may be on their way. */
  setSettings(of: (now: Settings) => Settings): Promise<boolean> {
    return this.change(() => ({ type: "settings", settings: of(this.state.settings) }));
  }

  /** Somebody sits down at a seat, or leaves it. */
  sit(seat: number, name: string | null): Promise<boolean> {
    return this.change({ type: "sit", seat, name });
  }

  /** Players are called otherwise from now on: all of them, or none. */
  rename(names: SeatName[]): Promise<boolean> {
    return this.change({ type: "rename", names });
  }

  /** The game begins, though not all seats are taken. */
  begin(): Promise<boolean> {
    return this.change({ type: "begin" });
  }

  /** Allows what was just refused. */
  async allowAnyway(): Promise<void> {
    const refused = this.refusal;
    this.refusal = null;
    if (refused)
      await this.say(
        refused.by,
        refused.command,
        refused.breaches.map((breach) => breach.rule),
      );
  }

  /** A look through a seat's eyes. */
  async peek(seat: number): Promise<unknown> {
    const reply = await this.ask({ type: "peek", table: this.table, viewer: { seat } });
    return reply?.type === "view" ? reply.view : null;
  }

  /** Whoever was looked for is covered again: on another's device nothing of what only that seat may know is told any
   * more. */
  async cover(): Promise<void> {
    if (this.guest) await this.ask({ type: "cover", table: this.table });
  }

  async lookBack(entry: number | null): Promise<void> {
    // Only the last look counts: an answer that arrives after another look, or a jump, is ignored.
    if (entry === null) {
      this.stopLooking();
      this.views = {};
      return;
    }
    const look = (this.looked += 1);
    this.loading = entry;
    const after = this.told.find(({ n }) => n === entry)?.after;
    const wanted = after === undefined ? [entry] : [after, entry];
    const { views } = this;
    const here = wanted.every((n) => n in views) || (await this.fetch(wanted));
    if (look !== this.looked) return;
    this.loading = null;
    if (here) this.past = { entry, view: views[entry], ...(after === undefined ? {} : { before: views[after] }) };
  }

  /** Shows the table as it stands. */
  private stopLooking(): void {
    this.looked += 1;
    this.loading = null;
    this.past = null;
  }

  /** Brings the views at some entries, so that looking back at them asks for nothing; says whether they are here. */
  async fetch(entries: number[]): Promise<boolean> {
    const { views } = this;
    const missing = entries.filter((n) => !(n in views));
    const found = missing.length ? await this.timeline(missing) : [];
    found?.forEach((view, nth) => (views[missing[nth] ?? 0] = view));
    return found !== null;
  }

  /** Finds out what the last move was, on a screen that has come to the table since. */
  async recall(): Promise<void> {
    const { state, earlier } = this;
    if (this.moved || this.past || earlier === null) return;
    const views = await this.timeline([earlier]);
    if (views && this.state === state) this.previous = { ...state, head: earlier, view: views[0] };
  }

  /** The views at some entries, in their order; nothing if they cannot be had. */
  async timeline(entries: number[]): Promise<unknown[] | null> {
    const patches = await this.patches(entries, this.viewer);
    return patches && unfolded(patches);
  }

  /** The same through some eyes as it is told: what changed of the view before, the first upon `null`. */
  async patches(entries: number[], viewer: Viewer): Promise<Patch[] | null> {
    const all: Patch[] = [];
    for (let from = 0; from < entries.length; from += MOST_ENTRIES) {
      const reply = await this.ask({
        type: "timeline",
        table: this.table,
        entries: entries.slice(from, from + MOST_ENTRIES),
        viewer,
      });
      if (reply?.type !== "timeline") return null;
      all.push(...reply.patches);
    }
    return all;
  }

  /** The views before an entry and after each event of it; nothing if they cannot be had. */
  async steps(entry: number): Promise<unknown[] | null> {
    const reply = await this.ask({ type: "steps", table: this.table, entry, viewer: this.viewer });
    return reply?.type === "timeline" ? unfolded(reply.patches) : null;
  }

  /** Asks for something that does not change this table; a problem is kept to be shown. */
  async ask(request: Request): Promise<Reply | null> {
    try {
      return await this.transport.request(request);
    } catch (failed) {
      this.problem = failed instanceof Failed ? failed.problem : null;
      return null;
    }
  }

  /** The id of an actor's question, open or answered under seal. */
  private questionOf(by: Actor): number | null {
    const text = JSON.stringify(by);
    const open = [...this.state.asks, ...this.state.sealed];
    return open.find(([actor]) => JSON.stringify(actor) === text)?.[2] ?? null;
  }

  /** One change after the other. Each is made on what was seen when it was tapped, the question that it
   * answers or the head: a tap on something that has moved on is answered, never lost. */
  private change(change: Change | (() => Change)): Promise<boolean> {
    const head = this.state.head;
    const done = this.queue.then(async () => {
      if (typeof change !== "function") return this.perform(change, head);
      // It is made from the state, so that state has to be the latest.
      await this.until(() => this.state.length >= this.arrived);
      return this.perform(change(), head);
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async perform(change: Change, head: number): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    this.problem = null;
    const before = this.arrived;
    try {
      const reply = await this.transport.request({ ...change, table: this.table, id: freshId(), head });
      // The push with the new state may come after the reply, and pushes of earlier changes before it. The next tap is
      // made on what is true.
      if (reply.type === "moved") {
        const length = Math.max(before, reply.head);
        // A watch that has ended unnoticed pushes nothing: then the table is loaded again.
        const retry = setInterval(() => void this.open(), PATIENCE);
        await this.until(() => this.arrived > length).finally(() => clearInterval(retry));
      }
      if (reply.type === "moved" && change.type === "command") {
        const { by, command } = change;
        this.unheard.push({ by, command, length: Math.max(before, reply.head) });
        this.tellStood();
      }
      return true;
    } catch (failed) {
      if (!(failed instanceof Failed)) throw failed;
      this.refuse(change, failed.problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private refuse(change: Change, problem: Problem): void {
    if (problem.problem === "refused" && change.type === "command") {
      const { breaches, impossible, waivable } = problem;
      this.refusal = {
        by: change.by,
        command: change.command,
        breaches: breaches as { rule: string }[],
        impossible,
        waivable,
      };
    } else {
      this.problem = problem;
    }
  }

  private onPush(push: Push): void {
    // The transport is shared by all tables that this page has shown.
    if (this.left || tableOf(push) !== this.table) return;
    this.stage.onPush(push);
    if (push.push === "state") this.pushed = push.state.length;
    else if (push.push === "moved") this.pushed = lengthAfter(push.moved);
    else return;
    this.noteNews();
  }

  /** Waits for pushes until a condition holds, or until none can come because the connection is lost. */
  private async until(holds: () => boolean): Promise<void> {
    while (!holds() && this.reachable && !this.left) await new Promise<void>((resolve) => (this.onNews = resolve));
  }

  /** The length of the record as far as it is known here, shown or not. */
  private get arrived(): number {
    return Math.max(this.pushed, this.state.length);
  }

  private tellStood(): void {
    const isShown = ({ length }: { length: number }) => this.state.length > length;
    const shown = this.unheard.filter(isShown);
    this.unheard = this.unheard.filter((one) => !isShown(one));
    for (const { by, command } of shown) for (const listener of [...this.stood]) listener(by, command);
  }

  /** Also if no news can come: the connection is lost. */
  private noteNews(): void {
    this.tellStood();
    this.onNews?.();
    this.onNews = null;
  }

  /** Called by the stage: the table may know this now. */
  apply(push: Push): void {
    if (push.push === "state") this.replace(push.state);
    else if (push.push === "moved") this.move(push.moved);
    this.noteNews();
  }

  /** Everything is told again. What was already known is not news; only what came since is. */
  private replace(state: TableState): void {
    if (!this.state) return;
    const { length } = this.state;
    // It was held back, and the table was loaded again since.
    if (state.length < length) return;
    const fresh = state.told.filter((entry) => entry.n >= length);
    if (fresh.length) this.follow(fresh);
    this.state = state;
  }

  private move({ base, patch, told }: Moved): void {
    const length = this.state?.length ?? 0;
    if (base > length) {
      // What this applies to was missed: ask for everything again.
      this.missed = this.opening;
      if (!this.opening) void this.open();
    }
    if (base !== length) return;
    const { told: known, ...bare } = this.state;
    this.add({ ...patched(bare, patch), told: known }, told);
  }

  private add(fresh: TableState, told: ToldEntry[]): void {
    if (!this.state) return;
    const first = told[0]?.n ?? fresh.length;
    this.follow(told);
    this.state = { ...fresh, told: [...this.state.told.filter((entry) => entry.n < first), ...told] };
  }

  /** What has come is the last move now. New names or sides ask nothing of the hands. */
  private follow(told: ToldEntry[]): void {
    this.latest = told;
    this.walk = this.walks ? walkOf(this.present, told, this.walk) : null;
    if (!told.some((entry) => isDeed(entry) || entry.head !== null)) return;
    const action = actionOf(told);
    if (!action || action !== this.repeated || !this.since) this.since = this.state;
    [this.previous, this.repeated] = [this.state, action];
  }

  /** Something was ticked off: what comes next is a task of its own. */
  settle(): void {
    this.repeated = null;
  }
}
