// The screen's interface to the other side, independent of the transport.

import type { CodeProblem } from "../direct/codeError";
import type { Greeting, Problem, Push, Reply, Request, GuestStatus, Turned, Unopened } from "../wire/types";

/** The device's authentication state. */
export type Entry =
  /** Let in: as this guest, or as the host's own screen. */
  | { in: GuestStatus | null }
  /** Authentication is required; `out` is the reason. */
  | { out: Turned | "dismissed" }
  /** A club has closed the device's table. */
  | { out: "table_closed"; label: string }
  /** The program's own window or the web app: its storage cannot be opened, or the engine cannot be loaded. */
  | { unopened: Unopened | { unopened: "unloaded" } }
  /** The page for phones reaches no table. */
  | { unjoined: Unjoined }
  /** The page for phones shows the code of this text, which the tablet's camera scans. */
  | { answer: string };

/**
 * Why a phone reaches no table. `link`: its link is damaged, or it has none. `no_relay`: neither the link nor the page's
 * publisher names a relay. `network`: the relay, or the page's server, does not answer. `room`: the relay does not know
 * the table. The phone retries in the last two cases. Without a relay: `lost`: the connection has ended, and codes must be
 * scanned again. `version`: another version made the code. `unable`: the browser refuses the connection.
 */
export type Unjoined = "link" | "no_relay" | "network" | "room" | "lost" | "version" | "unable";

/** A byte range of a file. */
export interface Source {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** The connection to the other side. */
export interface Transport {
  /** Sends a request; a problem is thrown as `Failed`. */
  request(request: Request): Promise<Reply>;
  /** Subscribes to pushes. */
  onPush(listener: (push: Push) => void): void;
  /** Subscribes to the connection state. */
  onReach(listener: (reachable: boolean) => void): void;
  /** Subscribes to the authentication state, and receives the current one. */
  onEntry(listener: (entry: Entry) => void): void;
  /** Subscribes to files and links that the program was given to open, including earlier ones. */
  onGiven(listener: (thing: Source | string) => void): void;
  /** Authenticates. */
  greet(greeting: Greeting): void;
  /** Opens the system's folder dialog, if there is one; null if the user cancels. */
  folder?(): Promise<string | null>;
  /**
   * Opens another device's page in a window of its own, if this page must stay. Returns false unless that device is in
   * the same network.
   */
  join?: ((link: string) => Promise<boolean>) | undefined;
  /** Shows a system notification, if there are any. */
  notify?: ((words: string) => Promise<unknown>) | undefined;
  /** The program's updater, if it updates itself; null if the system does. */
  updater?: (() => Promise<Updater | null>) | undefined;
  /** Functions of the web app alone, where the page contains the engine. */
  browser?: Browser;
}

/** The browser's storage. */
export interface Browser {
  /** Requests the storage lock from the page that holds it. */
  takeOver(): void;
  /** True if the storage is persistent until the user deletes it. */
  lasting(): Promise<boolean>;
  /** Phones at a table of this page. */
  phones: PhonesHost;
}

/** Phones at a table of the web app, through a relay. */
export interface PhonesHost {
  /**
   * The relay: typed on this device, or named by the publisher of the page (`relay.json`); null if there is none. It
   * contacts only the page's own server, and throws if that does not answer.
   */
  relay(): Promise<string | null>;
  /**
   * Stores the address of a relay that a person typed, for the next opening. False if it is no address of a relay. Empty
   * text: back to the publisher's.
   */
  setRelay(address: string): boolean;
  /** Chooses whether the next opening, and those of reloaded pages, use a relay. Without one, two codes connect a phone. */
  useRelay(used: boolean): void;
  /** Connects phones by two codes, with or without a relay. */
  codes(): Promise<Codes>;
  /** Subscribes to the state, and receives the current one. */
  onState(listener: (state: PhonesState) => void): void;
}

/** Two codes for each phone: the tablet shows the first, the phone the second. */
export interface Codes {
  /**
   * The link for the next phone: the same until a phone has connected, or until a new one is wanted. The camera must be in
   * use.
   */
  offer(renew: boolean): Promise<string>;
  /** Connects the phone that shows this text, by the link of a seat. Returns why that failed, or null. */
  accept(text: string, link: string): Promise<CodeProblem | null>;
}

export interface PhonesState {
  /**
   * `closed`: no table is open to phones. `connecting`: the relay cannot be reached, which is tried again and again.
   * `replaced`: another page of this device has opened the room. `none`: there is no relay.
   */
  relay: "closed" | "connecting" | "open" | "replaced" | "none";
  /** False if the browser cannot store the key, as in a private window: the links end with this page. */
  stored: boolean;
}

/** The updater. It contacts the internet only when one of these is called. */
export interface Updater {
  /** The newest version, if it is newer than this. */
  newer(): Promise<string | null>;
  /** Installs it and restarts. */
  update(): Promise<unknown>;
}

/** A request that changed nothing. */
export class Failed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.problem);
  }
}
