// A relay of the tested program, and phones that reach a tablet through it: pages, and connections beside them.

import { randomBytes } from "node:crypto";
import { inspect } from "node:util";
import type { Page } from "@playwright/test";
import { WebSocket as NodeSocket } from "ws";
import { parseLink } from "../../../ui/src/relay/link";
import { PhoneSocket } from "../../../ui/src/relay/phoneSocket";
import type { Hosting, Push, Reply, Request, Role } from "../../../ui/src/wire/types";
import { GuestPage } from "../pages/guest";
import { JoinPage } from "../pages/join";
import { freePort, type Process, program, start } from "./processes";
import { type Ask, expect, stateOf, test as base } from "./webapp";

/** A relay for the pages of one origin. */
export class Relay {
  private running: Process | undefined;

  constructor(
    private readonly processes: Process[],
    private readonly origin: string,
    private readonly port: number,
  ) {}

  /** The address that a person types. */
  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const call = [program(), "relay", "--port", String(this.port), "--for", this.origin];
    this.running = start("relay", call);
    this.processes.push(this.running);
    await this.running.line(/ws:\/\//);
  }

  /** Kills it, as a machine does that loses its power. */
  async kill(): Promise<void> {
    await this.running?.kill();
  }
}

/** What a phone without a screen can change. */
export interface BareOptions {
  name?: string;
  /** The address that the relay sees; it limits how often one address joins. */
  from?: string;
}

/** Pauses and timeouts of a page for phones, in milliseconds: `ui/src/transport/reconnecting.ts` explains them. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;
const QUIET = 3000;
const PATIENCE = 3000;

interface Asked {
  text: string;
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

/**
 * A phone without a screen: the same encryption and the same protocol as the page for phones. Like the page it
 * reconnects by itself, and repeats the requests without an answer.
 */
export class BarePhone {
  private readonly waiting = new Map<number, Asked>();
  private readonly checks = setInterval(() => this.check(), 500);
  /** The token by which the table recognises it. */
  readonly token = randomBytes(16).toString("hex");
  private socket: PhoneSocket | undefined;
  private retry: NodeJS.Timeout | undefined;
  private pause = FIRST_PAUSE;
  private greeting: object;
  private seated = false;
  private heard = Date.now();
  private pinged = false;
  private next = 1;
  onPush: (push: Push) => void = () => undefined;
  onWelcome: () => void = () => undefined;
  private onRefused: (error: Error) => void = () => undefined;
  /** How often it has connected. */
  connections = 0;

  private constructor(
    private readonly link: string,
    private readonly origin: string,
    private readonly options: BareOptions,
  ) {
    const code = new URLSearchParams(new URL(link).hash.slice(1)).get("code");
    this.greeting = { greeting: "code", code, name: options.name ?? "Phone", token: this.token };
  }

  /** Joins by a link. */
  static async join(link: string, origin: string, options: BareOptions = {}): Promise<BarePhone> {
    const phone = new BarePhone(link, origin, options);
    await new Promise<void>((resolve, reject) => {
      phone.onWelcome = resolve;
      phone.onRefused = reject;
      phone.connect();
    });
    phone.onWelcome = () => undefined;
    return phone;
  }

  private connect(): void {
    this.drop();
    const { origin, options } = this;
    // A program sends no origin by itself.
    globalThis.WebSocket = class extends NodeSocket {
      constructor(address: string) {
        super(address, { origin, ...(options.from ? { localAddress: options.from } : {}) });
        // A failure closes the socket as well.
        this.on("error", () => undefined);
      }
    } as unknown as typeof WebSocket;
    const { room = "", relay } = parseLink(this.link) ?? {};
    const socket = new PhoneSocket(relay ?? "", room);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.heard = Date.now();
      socket.send(JSON.stringify(this.greeting));
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data), data);
    socket.onclose = () => this.reconnect();
  }

  private drop(): void {
    clearTimeout(this.retry);
    this.seated = this.pinged = false;
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = undefined;
  }

  private reconnect(): void {
    this.drop();
    this.retry = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 1.2, LONGEST_PAUSE);
  }

  private check(): void {
    if (!this.socket) return;
    const silent = Date.now() - this.heard;
    if (silent > (this.seated ? QUIET + PATIENCE : PATIENCE)) return this.connect();
    if (!this.seated || this.pinged || silent < QUIET) return;
    this.pinged = true;
    this.socket.send(JSON.stringify({ id: this.next++, request: { type: "ping" } }));
  }

  private hear(
    frame: { id?: number; ok?: Reply; problem?: object; push?: Push; welcome?: object },
    text: string,
  ): void {
    this.heard = Date.now();
    this.pinged = false;
    if (frame.welcome) return this.sitDown();
    if (frame.push) return this.onPush(frame.push);
    if (!frame.id) return this.onRefused(new Error(text));
    const asked = this.waiting.get(frame.id);
    this.waiting.delete(frame.id);
    if (frame.ok) asked?.resolve(frame.ok);
    else asked?.reject(new Error(JSON.stringify(frame.problem)));
  }

  private sitDown(): void {
    this.seated = true;
    this.connections += 1;
    this.greeting = { greeting: "token", token: this.token };
    for (const { text } of this.waiting.values()) this.socket?.send(text);
    this.onWelcome();
  }

  readonly ask: Ask = (request: Request) =>
    new Promise((resolve, reject) => {
      const id = this.next++;
      const text = JSON.stringify({ id, request });
      this.waiting.set(id, { text, resolve, reject });
      if (this.seated) this.socket?.send(text);
    });

  /** Opens a new connection. Returns the time to its welcome, in milliseconds. */
  async rejoin(): Promise<number> {
    const began = performance.now();
    await new Promise<void>((resolve) => {
      this.onWelcome = resolve;
      this.connect();
    });
    return performance.now() - began;
  }

  close(): void {
    clearInterval(this.checks);
    this.drop();
    for (const { reject } of this.waiting.values()) reject(new Error("the phone has left"));
  }
}

/** A command that a phone submitted and the table acknowledged. */
export interface Acknowledged {
  by: unknown;
  command: unknown;
}

/**
 * Submits random commands by the phones of the seats, the first phone for the first seat, until the game is over or
 * this many were acknowledged. Calls `each` after each acknowledgement. Returns the acknowledged commands.
 */
export async function playBy(
  phones: readonly BarePhone[],
  table: number,
  most = Infinity,
  each: () => void = () => undefined,
): Promise<Acknowledged[]> {
  const done: Acknowledged[] = [];
  for (let said = 0; said < 20_000; said += 1) {
    const shown = await stateOf(phones[0]?.ask ?? noPhone, table, { seat: 0 });
    if (shown.progress.over || done.length >= most) return done;
    const seats = shown.asks.map(([actor]) => actor).filter((actor) => actor !== "chance");
    const seat = seats[said % seats.length]?.seat ?? 0;
    const phone = phones[seat]?.ask ?? noPhone;
    const state = await stateOf(phone, table, { seat });
    const [by, commands = []] = (state.legal[0] ?? []) as [unknown, unknown[]];
    if (!commands.length) continue;
    const command = commands[Math.floor(Math.random() * commands.length)];
    const request = {
      type: "command",
      table,
      id: randomBytes(8).toString("hex"),
      head: state.head,
      by,
      command,
      waive: [],
    };
    try {
      await phone(request as unknown as Request);
    } catch (error) {
      // Payments from a hidden purse are listed although the purse may not cover them, so they may be refused.
      if (!(error as Error).message.includes("problem")) throw error;
      continue;
    }
    done.push({ by, command });
    each();
  }
  throw new Error("random play does not end");
}

/** Expects that the record has each acknowledged command of the seats once, and no other. */
export async function expectOnce(ask: Ask, table: number, acknowledged: readonly Acknowledged[]): Promise<void> {
  const { text } = (await ask({ type: "export", table })) as { text: string };
  const lines = text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => JSON.parse(line));
  const recorded = lines
    .filter(({ by, deed }) => deed.command && !deed.command.auto && typeof by === "object" && "seat" in by)
    .map(({ by, deed }): Acknowledged => ({ by, command: deed.command.command }));
  // The record orders the fields of a command in its own way.
  const textOf = (one: Acknowledged) => inspect(one, { sorted: true, depth: null, breakLength: Infinity });
  const sorted = (all: readonly Acknowledged[]) => all.map(textOf).toSorted();
  expect(sorted(recorded)).toEqual(sorted(acknowledged));
}

const noPhone: Ask = () => Promise.reject(new Error("there is no phone"));

/** Opens a game of the web app to phones at this relay. Returns its links by role. */
export async function openToPhones(
  page: Page,
  ask: Ask,
  table: number,
  relay: Pick<Relay, "address">,
): Promise<Hosting> {
  await page.evaluate((address) => localStorage.setItem("relay", address), relay.address);
  return hostTable(ask, table);
}

/** Opens a game to phones, where the relay is chosen. Returns its links by role. */
export async function hostTable(ask: Ask, table: number): Promise<Hosting> {
  const reply = await ask({ type: "host", table });
  if (reply.type !== "hosting" || !reply.hosting) throw new Error(`host: got ${reply.type}`);
  return reply.hosting;
}

/** Waits until exactly these devices are connected to the game of the web app, by name. */
export async function expectConnected(ask: Ask, names: readonly string[], timeout = 60_000): Promise<void> {
  const connected = async () => {
    const { hosting } = (await ask({ type: "hosting" })) as Extract<Reply, { type: "hosting" }>;
    return hosting?.devices
      .filter((device) => device.connected)
      .map(({ name }) => name)
      .toSorted();
  };
  await expect.poll(connected, { timeout, intervals: [50] }).toEqual(names.toSorted());
}

/** Opens the link of a seat on a phone, and joins by the name of its player. */
export async function joinAs(page: Page, link: string): Promise<GuestPage> {
  await page.goto(link);
  await new JoinPage(page).joinAs.click();
  const guest = new GuestPage(page);
  await expect(guest.head).toBeVisible();
  return guest;
}

/** The link of a place at a hosted game. */
export function linkTo(hosting: Hosting, place: number | "spectator"): string {
  const is = (role: Role) => (typeof role === "object" && "seat" in role ? role.seat === place : role === place);
  const found = hosting.links.find(({ role }) => is(role));
  if (!found) throw new Error(`no link for ${place}`);
  return found.link.url;
}

interface Fixtures {
  /** A running relay for the web app's origin. */
  relay: Relay;
}

export const test = base.extend<Fixtures>({
  relay: async ({ space, processes }, use) => {
    const relay = new Relay(processes, space.origin, await freePort());
    await relay.start();
    await use(relay);
  },
});

export { expect };
