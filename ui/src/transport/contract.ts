// What the screen knows about the other side, whatever lies between them.

import type { Greeting, Problem, Push, Reply, Request, GuestStatus, Turned, Unopened } from "../wire/types";

/** How this device stands with the other side. */
export type Entry =
  /** It is let in: as this guest, or with none as the host's own screen. */
  | { in: GuestStatus | null }
  /** It has to say why it should be let in; `why` it was turned away, when it was. */
  | { out: Turned | "dismissed" }
  /** A club has closed the table at which it was. */
  | { out: "table_closed"; label: string }
  /** The program's own window or the web app: what it keeps cannot be opened, or the engine itself cannot be loaded. */
  | { unopened: Unopened | { unopened: "unloaded" } };

/** A file as far as it is read here: from one byte up to another. */
export interface Source {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** What the screen knows of the other side. */
export interface Transport {
  /** Asks; a problem is thrown as `Failed`. */
  request(request: Request): Promise<Reply>;
  /** Hears what is pushed. */
  onPush(listener: (push: Push) => void): void;
  /** Hears whether the other side can be reached. */
  onReach(listener: (reachable: boolean) => void): void;
  /** Hears how this device stands, also what is known already. */
  onEntry(listener: (entry: Entry) => void): void;
  /** Hears of each file and link that the program was given to open, also of those that wait. */
  onGiven(listener: (thing: Source | string) => void): void;
  /** Says why it should be let in. */
  greet(greeting: Greeting): void;
  /** Has a folder of this machine chosen, where the system can be asked to; null when nobody chose one. */
  folder?(): Promise<string | null>;
  /** Opens the page of another device in a window of its own, where this page must stay; false when that device is not
   * in the own network. */
  join?: ((link: string) => Promise<boolean>) | undefined;
  /** Has the system say something to somebody who looks elsewhere, where it can. */
  notify?: ((words: string) => Promise<unknown>) | undefined;
  /** What brings newer versions of the program, where it sees to them itself; null where the system does. */
  updater?: (() => Promise<Updater | null>) | undefined;
  /** What is only so in the web app, where the page carries the engine. */
  browser?: Browser;
}

/** The browser, as what keeps everything. */
export interface Browser {
  /** Has the page that has everything open give it to this one. */
  takeOver(): void;
  /** Whether it keeps what lies there until somebody deletes it. */
  lasting(): Promise<boolean>;
}

/** Newer versions of the program. Nothing is asked on the internet unless one of these is called. */
export interface Updater {
  /** The newest version, if it is newer than this. */
  newer(): Promise<string | null>;
  /** Puts it in the place of this one and starts it. */
  update(): Promise<unknown>;
}

/** A request that changed nothing. */
export class Failed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.problem);
  }
}
