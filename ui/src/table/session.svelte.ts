// One table on this screen: connection, head, pending command, refusal, earlier entries.

import { canonical } from "./canonical";
import { patched } from "./patch";
import type { Instruction, OpenTurn, Placed } from "./instructions";
import { OpenSteps } from "./openSteps.svelte";
import { stored, type StoredMoves } from "./storedMoves";
import type { Position } from "./pieces";
import { hasProgram } from "./programs";
import { DeviceRights } from "./rights.svelte";
import { StageQueue, tableOf } from "./stageQueue.svelte";
import { decided, isCorrection, isDeed, isPersonal, positionOf, wayTo } from "./story";
import type { Walk, walkOf } from "./walk.svelte";
import { Failed, type Transport } from "../transport";
import { freshId } from "../ids";
import { finger, type Spot } from "../parts/finger";
import type {
  Actor,
  GameAnalysis,
  Moved,
  Problem,
  ProgramPlayer,
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
import { tabStorage } from "../storage";

/** A refused command, which can be allowed anyway. */
export interface Refusal {
  by: Actor;
  command: unknown;
  breaches: { rule: string }[];
  impossible: unknown;
  waivable: boolean;
  /** True if the player has tapped a button that breaks the rule by name. */
  insists?: boolean;
}

/** A touched command that waits for confirmation, or several to choose from. */
export interface PendingConfirmation {
  by: Actor;
  ways: { command: unknown; stakes: unknown }[];
  at: Spot;
  /** The head at the touch: once it has moved, the question is dropped. */
  head: number;
}

/** The largest number of entries in one request. */
const MOST_ENTRIES = 256;

/** Changes of the record: requests with an id and the head. */
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

/** The views from a chain of patches, each upon the one before. */
function unfolded(patches: Patch[]): unknown[] {
  let view: unknown = null;
  return patches.map((patch) => (view = patched(view, patch)));
}

/** How long the push of a change may take before the table is reloaded, in milliseconds. */
const PATIENCE = 4_000;

/** The length of the record after a move. */
const lengthAfter = ({ base, told }: Moved): number => Math.max(base, ...told.map(({ n }) => n + 1));

/** The program that has made a move; null for a person's move, or one of the head. */
const programOf = (told: ToldEntry[]): string | null => {
  const plan = told.findLast(({ program }) => program);
  return plan ? JSON.stringify(plan.by) : null;
};

/** How a game shows moves step by step. */
export interface Stepping {
  /** True for an event that is shown as a step even in a move of few steps. */
  isListed(event: unknown): boolean;
  walkOf: typeof walkOf;
}

export class TableSession extends DeviceRights {
  state = $state.raw<TableState>() as TableState;
  refusal = $state.raw<Refusal | null>(null);
  problem = $state.raw<Problem | null>(null);
  confirmation = $state.raw<PendingConfirmation | null>(null);
  busy = $state(false);
  reachable = $state(true);
  /** The entries of the last move, for the instructions. */
  latest = $state.raw<ToldEntry[]>([]);
  /** An earlier entry on the screen; the table does not change. */
  past = $state.raw<{ entry: number; view: unknown; before?: unknown } | null>(null);
  /** The view after a plan, which the board shows while a player considers it. The table does not change. */
  preview = $state.raw<unknown>(null);
  /** The analysis of the finished game, once this screen has requested it. */
  private analysed = $state.raw<{ head: number; analysis: GameAnalysis } | null>(null);
  /** The seat whose private view this shared screen shows. */
  uncovered = $state<number | null>(null);
  /** The entry whose view is loading. */
  private loading = $state.raw<number | null>(null);
  /**
   * The table before the last move; null on a screen that has just opened it. A program's plans are one move until they
   * are confirmed.
   */
  private previous = $state.raw<TableState | null>(null);
  /** The program whose plans are the last move. */
  private program: string | null = null;
  /** The moves whose pieces people may still have to move. */
  readonly openSteps = new OpenSteps();
  /** The shown table: with the view of the earlier entry or of the plan, if one is open. */
  readonly shown = $derived<TableState>(
    this.past || this.preview !== null ? { ...this.state, view: this.view } : this.state,
  );
  /** The entries up to the shown one, the oldest first. */
  readonly story = $derived.by<ToldEntry[]>(() =>
    this.state ? wayTo(this.state.told, this.past?.entry ?? this.state.head) : [],
  );
  /** The last entries there. */
  readonly happened = $derived<ToldEntry[]>(this.past ? this.story.slice(-1) : this.latest);
  /** The move that is shown step by step. */
  walk = $state.raw<Walk | null>(null);
  /** True if this screen shows moves step by step, with instructions. */
  walks = $state(false);
  /** How a game shows moves step by step; null if this screen does not. */
  private stepping: Stepping | null = null;
  /** The last move that was shown step by step. */
  private walked: Walk | null = null;
  /** The table as the board shows it: at the current step, if there is one. */
  readonly displayed = $derived<Position>(
    this.walk && !this.past ? this.walk.position : { state: this.shown, story: this.story },
  );
  /** The present position, independent of an earlier entry. */
  get present(): Position {
    return { state: this.state, story: wayTo(this.state.told, this.state.head) };
  }
  /** The positions before and after the last move. */
  readonly moved = $derived.by<[Position, Position] | null>(() => {
    const after = { state: this.shown, story: this.story };
    if (this.past)
      return this.past.before === undefined
        ? null
        : [{ state: { ...this.state, view: this.past.before }, story: this.story.slice(0, -1) }, after];
    // A correction copies the real table, where nothing has to be moved then.
    if (this.latest.some(isCorrection)) return null;
    return this.previous && [positionOf(this.previous), after];
  });
  /** The moves whose instructions are open; null if none was made. Once the game is over, only packing up is left. */
  readonly openTurns = $derived.by<OpenTurn[] | null>(() => {
    if (this.past) return this.moved && [{ seat: null, span: this.moved, moves: [this.moved], done: [] }];
    const { turns } = this.openSteps;
    return this.state.progress.over || !(this.previous || turns.length) ? null : turns;
  });
  private readonly commandListeners: ((by: Actor, command: unknown) => void)[] = [];
  /** Accepted commands whose listeners wait until the record has this length. */
  private awaitingPush: { by: Actor; command: unknown; length: number }[] = [];

  /** Ends the display step by step, because all pieces of the move are in place. Confirms the plans of programs. */
  completeWalk(): void {
    if (this.showsPlan) this.openSteps.settleSince(this.previous?.length ?? 0);
    else this.restart();
    this.previous = this.state;
    this.program = null;
    this.storeOpen();
    this.walk = null;
    this.confirmPlans();
  }

  /** The analysis of the game up to the head; null before it was requested. */
  get analysis(): GameAnalysis | null {
    return this.analysed?.head === this.state.head ? this.analysed.analysis : null;
  }
  set analysis(analysis: GameAnalysis | null) {
    this.analysed = analysis && { head: this.state.head, analysis };
  }

  /** True while programs wait until the table is set up: no seat has made a move. */
  get isSetUpOpen(): boolean {
    const { unconfirmed, told } = this.state;
    const isMove = (entry: ToldEntry) =>
      typeof entry.by === "object" && !entry.auto && entry.events.length > 0 && !isCorrection(entry);
    return unconfirmed !== undefined && !told.some(isMove);
  }

  /**
   * True if this screen shows the pieces to move for a program's plan, or the set-up before it, and waits until people
   * have moved them. A person who is asked first answers instead.
   */
  get showsPlan(): boolean {
    if (this.state.unconfirmed === undefined || this.walk || !this.screen || !this.decides) return false;
    const isPerson = (seat: number) => !hasProgram(this.state, seat);
    return this.walks || !this.isSetUpOpen || !this.awaited.some(isPerson);
  }

  /** Confirms that the pieces of the programs' plans, or of the set-up, are in place, so that the next program plays. */
  confirmPlans(): void {
    const { unconfirmed } = this.state;
    if (unconfirmed !== undefined) void this.ask({ type: "program_done", table: this.table, length: unconfirmed });
  }

  /** Makes the program that thinks play the best plan so far. */
  decideNow(): void {
    void this.ask({ type: "program_decide", table: this.table });
  }

  /** Sets how this screen shows moves step by step; null if it does not. */
  follows(stepping: Stepping | null): void {
    this.stepping = stepping;
    this.walks = stepping !== null;
    if (!stepping) this.walk = null;
  }

  /** The queue of all pushes. */
  readonly stage: StageQueue;
  private looked = 0;
  /** Loaded views of earlier entries, while one is open. */
  private views: Record<number, unknown> = {};
  private left = false;
  private opening = false;
  /** True if a push was missed that applies to a state still in transit. */
  private missed = false;
  private listed: { list: unknown[]; texts: Record<string, true> } | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  /** The length of the record after the latest push, which the queue may still hold back. */
  private pushed = 0;
  /** Wakes the change that waits for its push. */
  private onNews: (() => void) | null = null;

  constructor(
    private readonly transport: Transport,
    readonly table: number,
    guest: GuestStatus | null = null,
    staged: { loads?: boolean; fresh?: boolean } = {},
  ) {
    super();
    this.guest = guest;
    this.stage = new StageQueue(this, staged);
    // At a new table everything from the empty one on is to be done.
    if (staged.fresh) this.store({ head: 0, last: 0, turns: [] });
    transport.onPush((push) => this.onPush(push));
    transport.onReach((reachable) => {
      // After a lost connection the other side no longer watches anything for this screen.
      if (reachable && !this.reachable && !this.left) void this.open();
      this.reachable = reachable;
      if (!reachable) this.noteNews();
    });
  }

  /**
   * Calls the listener for each accepted command from this device, once its result is shown. Returns a function that
   * unsubscribes.
   */
  onCommandShown(listener: (by: Actor, command: unknown) => void): () => void {
    this.commandListeners.push(listener);
    return () => void this.commandListeners.splice(this.commandListeners.indexOf(listener), 1);
  }

  /** The last chosen earlier entry, even while it loads. */
  get chosen(): number | null {
    return this.loading ?? this.past?.entry ?? null;
  }

  /** The entry before the chosen one; the set-up is 0, and null before it. */
  get earlier(): number | null {
    const entry = this.chosen ?? this.state.head;
    return entry > 0 ? (wayTo(this.told, entry).at(-2)?.n ?? 0) : null;
  }

  /** The entry after the chosen one: the one that the table followed, otherwise the last one that was made there. */
  get later(): number | null {
    const entry = this.chosen;
    if (entry === null) return null;
    const next = this.told.filter((told) => isDeed(told) && told.after === entry).map((told) => told.n);
    return next.find((n) => this.state.chain.includes(n)) ?? next.at(-1) ?? null;
  }

  /** The seats whose decisions an undo would take back: several, if their answers were committed. */
  get undone(): number[] {
    const { undoing, head } = this.state;
    return undoing ? decided(this.told, undoing.to, head) : [];
  }

  /** Applies a new role from the host, which may have changed while the device was asleep. */
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
      this.previous = this.program = null;
      this.openSteps.clear();
      this.walk = this.walked = null;
      this.stage.reset();
      void this.restoreOpen();
    }
    this.noteNews();
    if (this.missed) await this.open();
  }

  leave(): void {
    this.left = true;
    this.noteNews();
    void this.ask({ type: "leave" });
  }

  /** The shown view: the present, an earlier entry, or a plan. */
  get view(): unknown {
    return this.past?.view ?? this.preview ?? this.state.view;
  }

  get asks(): TableState["asks"] {
    return this.past ? [] : this.state.asks;
  }

  /** The awaited seats. */
  get awaited(): number[] {
    return this.asks.flatMap(([actor]) => (typeof actor === "object" ? [actor.seat] : []));
  }

  /** The question of this device: of its own seat, otherwise of the first asked player. */
  get asked(): TableState["asks"][number] | undefined {
    return this.asks.find(([actor]) => typeof actor === "object" && actor.seat === this.own) ?? this.asks[0];
  }

  /** True if this device has committed an answer that stays hidden until all have answered. */
  get hasSealed(): boolean {
    return !this.past && this.state.sealed.some(([actor]) => typeof actor === "object" && actor.seat === this.own);
  }

  /** True if an undo led to the open draw, which waits for a tap to be made again. */
  get waits(): boolean {
    return !this.past && this.state.waits;
  }

  /** All visible entries so far, by number. */
  get told(): ToldEntry[] {
    return this.state.told;
  }

  name(seat: number): string {
    return seatName(this.state, seat);
  }

  /** The legal commands of an actor. */
  legal(by: Actor): unknown[] {
    const text = JSON.stringify(by);
    return this.state.legal.find(([actor]) => JSON.stringify(actor) === text)?.[1] ?? [];
  }

  /** True if a command is listed as legal; others can still be tried, and get an explanation. */
  allows(by: Actor, command: unknown): boolean {
    const list = this.legal(by);
    // Each state has a new list; its texts are computed once.
    if (this.listed?.list !== list)
      this.listed = { list, texts: Object.fromEntries(list.map((legal) => [canonical(legal), true])) };
    return canonical(command) in this.listed.texts;
  }

  /** The stakes of a command that needs confirmation. */
  stakes(by: Actor, command: unknown): unknown {
    const text = canonical(command);
    const all = this.state.grave.find(([actor]) => canonical(actor) === canonical(by))?.[1] ?? [];
    return all.find(([grave]) => canonical(grave) === text)?.[1] ?? null;
  }

  /** Submits a command, after a confirmation if it needs one. */
  send(by: Actor, command: unknown): Promise<boolean> {
    if (this.stakes(by, command) === null) return this.say(by, command);
    this.weigh(by, [command]);
    return Promise.resolve(false);
  }

  /** Shows commands at the finger with their stakes, for confirmation. */
  weigh(by: Actor, commands: unknown[]): void {
    const ways = commands.map((command) => ({ command, stakes: this.stakes(by, command) }));
    this.confirmation = { by, ways, at: finger(), head: this.state.head };
  }

  /** Submits a confirmed command. */
  say(by: Actor, command: unknown, waive: string[] = []): Promise<boolean> {
    this.confirmation = null;
    return this.change({ type: "command", by, command, waive, question: this.questionOf(by) });
  }

  /**
   * Submits a command that every screen of the table submits at the same time: only the first succeeds, and the others
   * show no problem.
   */
  async sayFirst(by: Actor, command: unknown): Promise<void> {
    const change: Change = { type: "command", by, command, waive: [], question: this.questionOf(by) };
    await this.transport
      .request({ ...change, table: this.table, id: freshId(), head: this.state.head })
      .catch(() => undefined);
  }

  /** Submits commands one after the other, until one is refused: one move for the instructions. */
  async sendMany(by: Actor, commands: unknown[]): Promise<boolean> {
    const before = this.state;
    for (const command of commands) {
      if (!(await this.send(by, command))) return false;
      this.previous = before;
    }
    return true;
  }

  /**
   * Plays a plan: as `sendMany`, without confirmation. Stops where something else happens, such as a draw, or another
   * player is asked.
   */
  async playPlan(seat: number, commands: unknown[]): Promise<void> {
    const before = this.state;
    for (const command of commands) {
      const { length } = this.state;
      if (!this.awaited.includes(seat) || !(await this.say({ seat }, command))) return;
      await this.until(() => this.state.length >= this.arrived);
      this.previous = before;
      if (this.state.length !== length + 1) return;
    }
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

  /** Applies a change to the current settings when its turn has come: other changes may be in transit. */
  setSettings(of: (now: Settings) => Settings): Promise<boolean> {
    return this.change(() => ({ type: "settings", settings: of(this.state.settings) }));
  }

  /** Fills a seat, or empties it. */
  sit(seat: number, name: string | null): Promise<boolean> {
    return this.change({ type: "sit", seat, name });
  }

  /** Gives a seat to a program, or back to its player. Programs may move the head at any time, so it does not matter. */
  async seatProgram(seat: number, program: ProgramPlayer | null): Promise<boolean> {
    return (await this.ask({ type: "program", table: this.table, id: freshId(), seat, program })) !== null;
  }

  /** Renames players: all of them, or none. */
  rename(names: SeatName[]): Promise<boolean> {
    return this.change({ type: "rename", names });
  }

  /** Starts the game, though not all seats are taken. */
  begin(): Promise<boolean> {
    return this.change({ type: "begin" });
  }

  /** Waives the rules of the last refusal. */
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

  /** Loads the view of a seat. */
  async peek(seat: number): Promise<unknown> {
    const reply = await this.ask({ type: "peek", table: this.table, viewer: { seat } });
    if (reply?.type !== "view") return null;
    this.uncovered = seat;
    return reply.view;
  }

  /** Covers a seat's view: the device of another player receives no more private data of that seat. */
  async cover(): Promise<void> {
    this.uncovered = null;
    if (this.guest) await this.ask({ type: "cover", table: this.table });
  }

  async lookBack(entry: number | null): Promise<void> {
    // Only the last request counts: an answer after another request, or a jump, is ignored.
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

  /** Shows the present table. */
  private stopLooking(): void {
    this.looked += 1;
    this.loading = null;
    this.past = null;
  }

  /** Prefetches the views of some entries; returns true if they are loaded. */
  async fetch(entries: number[]): Promise<boolean> {
    const { views } = this;
    const missing = entries.filter((n) => !(n in views));
    const found = missing.length ? await this.timeline(missing) : [];
    found?.forEach((view, nth) => (views[missing[nth] ?? 0] = view));
    return found !== null;
  }

  /** Loads the last move, on a screen that opened the table later. */
  async recall(): Promise<void> {
    const { state, earlier } = this;
    if (this.previous || this.past || earlier === null) return;
    const views = await this.timeline([earlier]);
    if (!views || this.state !== state) return;
    this.previous = { ...state, head: earlier, view: views[0] };
    this.openSteps.follow([], this.previous, state);
  }

  /** The views of some entries, in their order; null if they cannot be loaded. */
  async timeline(entries: number[]): Promise<unknown[] | null> {
    const patches = await this.patches(entries, this.viewer);
    return patches && unfolded(patches);
  }

  /** The views of some entries for a viewer, as patches: each upon the view before, the first upon `null`. */
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

  /** The views before an entry and after each event of it; null if they cannot be loaded. */
  async steps(entry: number): Promise<unknown[] | null> {
    const reply = await this.ask({ type: "steps", table: this.table, entry, viewer: this.viewer });
    return reply?.type === "timeline" ? unfolded(reply.patches) : null;
  }

  /** Sends a request that does not change this table; a problem is stored and shown. */
  async ask(request: Request): Promise<Reply | null> {
    try {
      return await this.transport.request(request);
    } catch (failed) {
      this.problem = failed instanceof Failed ? failed.problem : null;
      return null;
    }
  }

  /** The id of an actor's question, open or with a committed answer. */
  private questionOf(by: Actor): number | null {
    const text = JSON.stringify(by);
    const open = [...this.state.asks, ...this.state.sealed];
    return open.find(([actor]) => JSON.stringify(actor) === text)?.[2] ?? null;
  }

  /**
   * Serializes changes. Each names the question or the head at the tap, so that an outdated tap is answered, never
   * lost.
   */
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
      // The push with the new state may come after the reply, and pushes of earlier changes before it. The next tap
      // needs the new state.
      if (reply.type === "moved") {
        const length = Math.max(before, reply.head);
        // A watch that has ended unnoticed pushes nothing: then the table is reloaded.
        const retry = setInterval(() => void this.open(), PATIENCE);
        await this.until(() => this.arrived > length).finally(() => clearInterval(retry));
      }
      if (reply.type === "moved" && change.type === "command") {
        const { by, command } = change;
        this.awaitingPush.push({ by, command, length: Math.max(before, reply.head) });
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

  /** The length of the record as far as it was received, shown or not. */
  private get arrived(): number {
    return Math.max(this.pushed, this.state.length);
  }

  private tellStood(): void {
    const isShown = ({ length }: { length: number }) => this.state.length > length;
    const shown = this.awaitingPush.filter(isShown);
    this.awaitingPush = this.awaitingPush.filter((one) => !isShown(one));
    for (const { by, command } of shown) for (const listener of [...this.commandListeners]) listener(by, command);
  }

  /** Wakes waiting changes. Also called when the connection is lost, because no push can arrive then. */
  private noteNews(): void {
    this.tellStood();
    this.onNews?.();
    this.onNews = null;
  }

  /** Called by the queue once the table may show this push. */
  apply(push: Push): void {
    if (push.push === "state") this.replace(push.state);
    else if (push.push === "moved") this.move(push.moved);
    this.noteNews();
  }

  /** Replaces the whole state. Only entries that were unknown before count as new. */
  private replace(state: TableState): void {
    if (!this.state) return;
    const { length } = this.state;
    // It was held back, and the table was reloaded since.
    if (state.length < length) return;
    const fresh = state.told.filter((entry) => entry.n >= length);
    if (fresh.length) this.follow(fresh, state);
    this.state = state;
  }

  private move({ base, patch, told }: Moved): void {
    const length = this.state?.length ?? 0;
    if (base > length) {
      // Its base was missed: request the whole state again.
      this.missed = this.opening;
      if (!this.opening) void this.open();
    }
    if (base !== length) return;
    const { told: known, ...bare } = this.state;
    this.add({ ...patched(bare, patch), told: known }, told);
  }

  private add(fresh: TableState, told: ToldEntry[]): void {
    if (!this.state) return;
    // Without entries, only the state of the programs or of the hosting has changed.
    if (!told.length) {
      this.state = { ...fresh, told: this.state.told };
      return;
    }
    const first = told[0]?.n ?? fresh.length;
    const next = { ...fresh, told: [...this.state.told.filter((entry) => entry.n < first), ...told] };
    this.follow(told, next);
    this.state = next;
  }

  /** The new entries, which lead to `next`, are the last move now. New names or sides need no instructions. */
  private follow(told: ToldEntry[], next: TableState): void {
    // Devices made the seed of later draws: no one moved.
    if (told.every((entry) => entry.shared_seed)) return;
    this.latest = told;
    const last = told.some((entry) => this.isMadeHere(entry)) ? null : this.walk;
    const isStepped = this.walked?.steps.length && (this.walked.isLast || (this.walk && !last));
    const { stepping } = this;
    const least = told.some(({ events }) => events.some((event) => stepping?.isListed(event))) ? 1 : undefined;
    this.walk = stepping && !told.some(isCorrection) ? stepping.walkOf(this.present, told, last, least) : null;
    this.walked = this.walk ?? this.walked;
    if (!told.some((entry) => isDeed(entry) || entry.head !== null)) return;
    const program = programOf(told);
    if (!program || program !== this.program || !this.previous) this.previous = this.state;
    this.program = program;
    // People tick off at the screen beside the board; a phone shows only the last move.
    if (this.openSteps.settled || isStepped || !this.screen) this.restart();
    this.openSteps.follow(told, this.state, next);
    this.storeOpen(next);
  }

  /** Begins a new list of instructions: all earlier ones are done. */
  private restart(): void {
    this.openSteps.clear();
    if (!this.walk) this.walked = null;
  }

  /**
   * True if a person made this entry at this screen: so the steps before it are done. A player with another device may
   * answer before the hands are done.
   */
  private isMadeHere(entry: ToldEntry): boolean {
    const { by } = entry;
    return isPersonal(entry) && typeof by === "object" && this.acts(by) && !this.elsewhere.includes(by.seat);
  }

  /** Records which instructions are ticked off. `all`: none is left. */
  tick(lines: Instruction[], all: boolean): void {
    this.openSteps.tick(lines, all);
    this.storeOpen();
  }

  /** Records what people have done of the last turn. */
  place(done: Placed): void {
    this.openSteps.place(done);
    this.storeOpen();
  }

  /** Records that people have moved all pieces of this kind of the last move. */
  placeLast(piece: string): void {
    if (!this.previous || this.previous === this.state) return;
    this.place({ from: positionOf(this.previous), to: positionOf(this.state), piece });
  }

  /** Stores the open instructions, so that a reload shows them again. */
  private storeOpen({ head } = this.state): void {
    const turns = this.openSteps.marked;
    this.store(turns.length && this.previous ? { head, last: this.previous.head, turns: stored(turns) } : null);
  }

  private store(moves: StoredMoves | null): void {
    if (moves === null) tabStorage.removeItem(this.openKey);
    else tabStorage.setItem(this.openKey, JSON.stringify(moves));
  }

  private get openKey(): string {
    return `open-turns-${this.table}`;
  }

  /** Loads the open instructions of this device again, if the game still follows the entry before them. */
  private async restoreOpen(): Promise<void> {
    const text = tabStorage.getItem(this.openKey);
    if (!text) return;
    const { length } = this.state;
    const { restored } = await import("./restoredMoves");
    const moves = await restored(this, text);
    if (!moves || this.state.length !== length || this.previous) return;
    this.openSteps.turns = moves.turns;
    this.previous = moves.previous;
  }
}
