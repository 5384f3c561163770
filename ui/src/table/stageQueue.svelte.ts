// The queue of one table's pushes, in their order. It holds back a result of chance until its highlight has shown it,
// and all later pushes with it. The other highlights follow one after the other. A touch ends the current one. Until
// the module of highlights is loaded, moves wait for it, up to a limit.

import { sumsOf, type Moment, type Moments } from "./moments";
import type { Sound } from "./sounds";
import { isDeed } from "./story";
import type { Step } from "./walk.svelte";
import type { Push, TableState, ToldEntry } from "../wire/types";

/** The part of a session that the queue needs. */
interface StagedTable {
  readonly table: number;
  state: TableState;
  readonly shown: TableState;
  readonly past: unknown;
  readonly walk: unknown;
  readonly walks: boolean;
  apply(push: Push): void;
  placeLast(piece: string): void;
  timeline(entries: number[]): Promise<unknown[] | null>;
}

/** How a screen shows highlights. */
export interface Stage {
  tell: Moments;
  /** True with reduced motion: then no result is delayed. */
  still: boolean;
  /** True if highlights wait for their step, where a move is shown step by step. */
  walks: () => boolean;
  play: (sound: Sound) => void;
}

/** The highlights up to the last with a delayed result, and those after it. */
type Parted = [Moment[], Moment[]];

const NONE: Parted = [[], []];

/** Interval of the lines of a count, in milliseconds. */
const PACE = 260;

/**
 * How long moves wait for the module of highlights, in milliseconds: the network may stall. It decides only whether
 * they have highlights, not their order.
 */
const PATIENCE = 1500;

/** The table of a push; null if it has none. */
export const tableOf = (push: Push): number | null =>
  push.push === "moved" ? push.moved.table : push.push === "state" ? push.state.table : null;

export class StageQueue {
  now = $state.raw<Moment | null>(null);
  landed = $state(false);
  /** The number of shown lines of a count. */
  counted = $state(0);
  /** The last announcement: each highlight once. */
  spoken = $state("");
  /** True if the current highlight is replayed. */
  replays = $state(false);
  /** True if the initial draw of the table still needs its highlight: the table is hidden until then. */
  covers = $state(false);
  private stage: Stage | null = null;
  private loading: boolean;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private coming: Moment[] = [];
  /** Later highlights, some of them for steps of a walk. */
  private rest: Moment[] = [];
  /** Applies the delayed result to the table. */
  private outcome = $state.raw<(() => void) | null>(null);
  /** Pushes held back behind it. */
  private held = $state.raw<Push[]>([]);
  private over: (() => void) | null = null;

  /** `loads` is true if the module of highlights is loading, `fresh` if the table was just created. */
  constructor(
    private readonly table: StagedTable,
    { loads = false, fresh = false },
  ) {
    this.loading = loads;
    this.covers = fresh;
  }

  /** True if a result is still delayed. */
  get awaits(): boolean {
    return this.outcome !== null;
  }

  /** True if the queue holds pushes back. */
  get holds(): boolean {
    return this.held.length > 0;
  }

  /** The amounts that the lines of a count have brought each seat, until the table includes them. */
  get brought(): number[] | null {
    return this.now?.count && this.awaits ? sumsOf(this.now.count, this.counted, true) : null;
  }

  /** Applies a push, or holds it back. */
  onPush(push: Push): void {
    // Other devices have continued after the count.
    if (push.push === "moved" && push.moved.told.length && this.now?.count && this.landed) this.close();
    const waits = this.loading && push.push === "moved" && (this.table.state as TableState | undefined);
    if (waits || this.awaits || this.holds) {
      if (this.loading && !this.holds) this.deadline = setTimeout(() => this.stopLoading(), PATIENCE);
      this.held = [...this.held, push];
      return;
    }
    const moments = this.momentsOf(push);
    if (moments.some((some) => some.length)) this.end();
    this.enter(push, moments);
  }

  /** Begins with the loaded module of highlights. Resolves when the table can be shown. */
  async begin(stage: Stage): Promise<void> {
    this.stage = stage;
    if (this.covers) await this.stageDraw(stage);
    this.covers = false;
    this.stopLoading();
  }

  /** Continues without highlights. */
  skip(): void {
    this.covers = false;
    this.stopLoading();
  }

  private stopLoading(): void {
    clearTimeout(this.deadline);
    this.loading = false;
    this.drain();
  }

  /** Shows the table before its initial draw, until the highlight has revealed it. */
  private async stageDraw({ still }: Stage): Promise<void> {
    const { table } = this;
    const { state } = table;
    if (!state.told.length || state.told.some(({ by }) => by !== "chance")) return;
    const [awaited, rest] = this.parted(state.told, state);
    const views = awaited.length && !still ? await table.timeline([0]) : null;
    if (views && table.state === state) {
      const before = {
        ...state,
        view: views[0],
        told: [],
        asks: [],
        legal: [],
        grave: [],
        undoing: null,
        redoing: null,
      };
      table.state = before;
      this.outcome = () => {
        if (table.state === before) table.state = state;
      };
    }
    this.rest = rest;
    this.show(awaited);
  }

  /** Applies held-back pushes in order, up to the next with a highlight while one is shown. */
  private drain(): void {
    for (let [push] = this.held; push && !this.loading && !this.awaits; [push] = this.held) {
      const moments = this.momentsOf(push);
      if (this.now && moments[0].length) return;
      this.held = this.held.slice(1);
      this.enter(push, moments);
    }
  }

  /** Applies a push with its highlights: at once, or after their results. */
  private enter(push: Push, [awaited, rest]: Parted): void {
    const apply = () => this.table.apply(push);
    if (!awaited.length && !rest.length) {
      // Undone entries have no highlights any more.
      if (push.push === "moved" && push.moved.told.some(({ head }) => head !== null)) this.rest = [];
      return apply();
    }
    this.rest = this.now ? [...this.rest, ...rest] : rest;
    if (awaited.length && !this.stage?.still) this.outcome = apply;
    else apply();
    if (!this.now) this.show(awaited);
  }

  private momentsOf(push: Push): Parted {
    const state = this.table.state as TableState | undefined;
    if (!this.stage || push.push !== "moved" || push.moved.base !== state?.length) return NONE;
    return this.table.past || document.hidden ? NONE : this.parted(push.moved.told, state);
  }

  /** Moves of the head have no highlights. */
  private parted(told: ToldEntry[], state: TableState): Parted {
    if (!this.stage || told.some(({ head }) => head !== null)) return NONE;
    const all = this.stage.tell(told.filter(isDeed), state);
    const last = all.findLastIndex((one) => this.isAwaited(one));
    return [all.slice(0, last + 1), all.slice(last + 1)];
  }

  /** True if the table must wait for this highlight's result. False for those of a walk, which has its own order. */
  private isAwaited({ lands, count, keeps, walked }: Moment): boolean {
    return Boolean(lands ?? count ?? keeps) && !(walked && this.table.walks && this.stage?.walks());
  }

  /**
   * Replays an entry with its delayed results; `take` applies it to the table. Resolves at the end of its highlights.
   */
  replay(entry: ToldEntry, take: () => void): Promise<void> {
    this.stop();
    this.end();
    const [awaited, rest] = this.parted([entry], this.table.shown);
    this.rest = rest;
    this.outcome = take;
    this.replays = true;
    return new Promise((over) => {
      this.over = over;
      this.show(awaited);
    });
  }

  /** Shows these one after the other, then those that follow. */
  private show(awaited: Moment[]): void {
    this.coming = this.stage?.still ? awaited.filter(({ passing }) => !passing) : awaited;
    this.next();
  }

  private next(): void {
    const now = this.coming.shift() ?? null;
    this.now = now;
    this.landed = false;
    if (!now) {
      this.reveal();
      return this.follow();
    }
    this.hear(now.begins);
    this.counted = 0;
    if (now.count && !this.stage?.still) this.countOn(now, now.count.lines.length);
    else if (now.lands && !this.stage?.still) this.timer = setTimeout(() => this.land(now), now.lands);
    else this.land(now);
  }

  /** Shows one line after the other. */
  private countOn(now: Moment, lines: number): void {
    if (this.counted === lines) return this.land(now);
    this.timer = setTimeout(() => {
      this.counted += 1;
      this.countOn(now, lines);
    }, PACE);
  }

  private land(now: Moment): void {
    this.landed = true;
    this.counted = now.count?.lines.length ?? 0;
    if (now.says) this.spoken = now.says;
    this.hear(now.ends);
    if (!now.count || this.replays || this.holds) this.timer = setTimeout(() => this.next(), now.stays);
    if (now.keeps || this.coming.some(({ lands, count, keeps }) => lands ?? count ?? keeps)) return;
    this.reveal();
    this.drain();
  }

  /** Applies the delayed result to the table. */
  private reveal(): void {
    const { outcome } = this;
    this.outcome = null;
    outcome?.();
  }

  /** Shows the following highlights: at once, or with the steps of a walk; then applies the held-back pushes. */
  private follow(): void {
    const waits = !this.replays && this.table.walk !== null && (this.stage?.walks() ?? false);
    this.coming = this.rest.filter(({ walked }) => !waits || !walked);
    this.rest = this.rest.filter(({ walked }) => waits && walked);
    if (this.coming.length) this.next();
    else this.endReplay();
    this.drain();
  }

  /** Shows the highlights of a reached step. */
  reach(step: Step): void {
    const entry = step.after.story.at(-1);
    if (!entry || this.awaits) return;
    this.skipSteps();
    const [, rest] = this.parted([{ ...entry, events: step.events }], step.before.state);
    const walked = rest.filter((one) => one.walked);
    if (!walked.length) return;
    this.end();
    this.coming = walked;
    this.next();
  }

  /** Continues without a walk: there is none, or it has ended, because it had too few steps. */
  unwalked(): void {
    if (!this.now) this.follow();
  }

  /** Skips the highlights of a walk's remaining steps. Call it before the walk ends. */
  skipSteps(): void {
    this.rest = this.rest.filter(({ walked }) => !walked);
  }

  /** Closes a count, after which its payments are made. */
  close(): void {
    const { pays } = this.now?.count ?? {};
    if (pays && this.landed && !this.awaits && !this.replays) this.table.placeLast(pays);
    clearTimeout(this.timer);
    this.next();
  }

  /**
   * Handles a touch: ends the highlight and reveals its result, then shows those that follow. A count is completed, and
   * stays.
   */
  touch(): void {
    if (this.now?.count) {
      clearTimeout(this.timer);
      if (!this.landed) this.land(this.now);
      return;
    }
    this.end();
    this.follow();
  }

  /** Stops the replay. */
  stop(): void {
    if (!this.replays) return;
    this.rest = [];
    this.end();
    this.endReplay();
    this.drain();
  }

  private endReplay(): void {
    const { over } = this;
    this.over = null;
    this.replays = false;
    over?.();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.coming = [];
    this.now = null;
    this.reveal();
  }

  /** Ends all highlights, because the reloaded table includes their results. */
  reset(): void {
    this.stop();
    this.rest = [];
    this.end();
    this.drain();
  }

  /** Ends the queue, because the page is closed. */
  leave(): void {
    this.stage = null;
    this.skip();
    this.reset();
  }

  private hear(sound: Sound | undefined): void {
    if (sound) this.stage?.play(sound);
  }
}
