// A relay of the tested program, and phones that reach a tablet through it: pages, and connections beside them.

import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { WebSocket as NodeSocket } from "ws";
import { parseLink } from "../../../ui/src/relay/link";
import { PhoneSocket } from "../../../ui/src/relay/phoneSocket";
import type { Hosting, Push, Reply, Request, Role } from "../../../ui/src/wire/types";
import { freePort, type Process, program, start } from "./processes";
import { type Ask, stateOf, test as base } from "./webapp";

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

/** A phone without a screen: the same encryption and the same protocol as the page for phones. */
export class BarePhone {
  private readonly waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  private next = 1;
  onPush: (push: Push) => void = () => undefined;

  private constructor(private readonly socket: PhoneSocket) {}

  /** Joins by a link. */
  static async join(link: string, origin: string, name = "Phone"): Promise<BarePhone> {
    // A program sends no origin by itself.
    globalThis.WebSocket = class extends NodeSocket {
      constructor(address: string) {
        super(address, { origin });
      }
    } as unknown as typeof WebSocket;
    const { room = "", relay } = parseLink(link) ?? {};
    const code = new URLSearchParams(new URL(link).hash.slice(1)).get("code");
    const socket = new PhoneSocket(relay ?? "", room);
    const phone = new BarePhone(socket);
    await new Promise<void>((resolve, reject) => {
      socket.onclose = () => reject(new Error("the connection has ended"));
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.welcome) resolve();
        else if (frame.push) phone.onPush(frame.push);
        else if (frame.id === undefined || frame.id === null) reject(new Error(data));
        else phone.hear(frame);
      };
      socket.onopen = () =>
        socket.send(JSON.stringify({ greeting: "code", code, name, token: randomBytes(16).toString("hex") }));
    });
    socket.onclose = () => {
      for (const { reject } of phone.waiting.values()) reject(new Error("the connection has ended"));
    };
    return phone;
  }

  private hear({ id, ok, problem }: { id: number; ok?: Reply; problem?: object }): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (ok) asked?.resolve(ok);
    else asked?.reject(new Error(JSON.stringify(problem)));
  }

  readonly ask: Ask = (request: Request) =>
    new Promise((resolve, reject) => {
      const id = this.next++;
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, request }));
    });

  close(): void {
    this.socket.close();
  }
}

/** Submits random commands by the phones of the seats, the first phone for the first seat, until the game is over. */
export async function playBy(phones: readonly BarePhone[], table: number): Promise<void> {
  for (let said = 0; said < 20_000; said += 1) {
    const shown = await stateOf(phones[0]?.ask ?? noPhone, table, { seat: 0 });
    if (shown.progress.over) return;
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
    // Payments from a hidden purse are listed although the purse may not cover them, so they may be refused.
    await phone(request as unknown as Request).catch((error: Error) => {
      if (!error.message.includes("problem")) throw error;
    });
  }
  throw new Error("random play does not end");
}

const noPhone: Ask = () => Promise.reject(new Error("there is no phone"));

/** Opens a game of the web app to phones at this relay. Returns its links by role. */
export async function openToPhones(page: Page, ask: Ask, table: number, relay: Relay): Promise<Hosting> {
  await page.evaluate((address) => localStorage.setItem("relay", address), relay.address);
  const reply = await ask({ type: "host", table });
  if (reply.type !== "hosting" || !reply.hosting) throw new Error(`host: got ${reply.type}`);
  return reply.hosting;
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

export { expect } from "./webapp";
