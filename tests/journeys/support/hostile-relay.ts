// A relay that records every byte, and can damage messages: a proxy of WebSockets between everyone and the real relay.

import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { constants, inflateRawSync } from "node:zlib";
import { type RawData, WebSocket, WebSocketServer } from "ws";
import type { Relay } from "./relay";

/** Who holds a connection to the relay. */
export type End = "tablet" | "phone";

/** What it does to a message. */
export const DAMAGES = ["flip", "repeat", "reorder", "delay", "withhold"] as const;
export type Damage = (typeof DAMAGES)[number];

/** Damage to the message number `after` on the way, counted from now. */
export interface Plan {
  damage: Damage;
  end: End;
  /** True for messages from that end, false for messages to it. */
  from: boolean;
  after: number;
}

/** How long a delayed message waits, in milliseconds. */
const DELAY = 1000;

/** How far into a message compressed data may begin. */
const OFFSETS = 48;

const bytesOf = (data: RawData): Buffer =>
  Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);

/** One direction of a connection. The messages after a delayed one wait for it, as on a slow line. */
class Direction {
  private queue: Promise<void> = Promise.resolve();
  private held: Buffer | undefined;

  constructor(private readonly to: WebSocket) {}

  private send(message: Buffer, isBinary = true): void {
    if (this.to.readyState === WebSocket.OPEN) this.to.send(message, { binary: isBinary });
  }

  pass(message: Buffer, isBinary: boolean, damage: Damage | undefined): void {
    if (damage === "delay") this.queue = this.queue.then(() => new Promise((resolve) => setTimeout(resolve, DELAY)));
    void (this.queue = this.queue.then(() => {
      if (damage === "withhold") return;
      if (damage === "reorder") return void (this.held = message);
      const copy = Buffer.from(message);
      if (damage === "flip") copy.writeUInt8(copy.readUInt8(copy.length - 1) ^ 0x10, copy.length - 1);
      this.send(copy, isBinary);
      if (damage === "repeat") this.send(copy, isBinary);
      if (this.held) this.send(this.held);
      this.held = undefined;
    }));
  }

  close(code: number): void {
    void this.queue.then(() => {
      // These codes cannot be sent.
      if (code === 1005 || code === 1006) this.to.terminate();
      else this.to.close(code);
    });
  }
}

export class HostileRelay {
  /** Every byte that passed: requests, answers and messages. */
  readonly record: Buffer[] = [];
  private plan: Plan | undefined;
  private passed = 0;
  private onDamaged: () => void = () => undefined;
  private readonly sockets = new Set<WebSocket>();
  private readonly accepting = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  private readonly server = createServer((_, response) => response.writeHead(404).end());

  private constructor(private readonly relay: Relay) {
    this.server.on("upgrade", (request, socket, head) => this.forward(request, socket, head));
  }

  static async start(relay: Relay): Promise<HostileRelay> {
    const hostile = new HostileRelay(relay);
    await new Promise<void>((resolve) => hostile.server.listen(0, "127.0.0.1", resolve));
    return hostile;
  }

  get address(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    for (const socket of this.sockets) socket.terminate();
    this.server.close();
  }

  /** Damages one message as planned. Resolves once it has. */
  damage(plan: Plan): Promise<void> {
    return new Promise((resolve) => {
      this.onDamaged = resolve;
      this.passed = 0;
      this.plan = plan;
    });
  }

  /** The damage to this message, if it is planned. */
  private damageTo(end: End, from: boolean): Damage | undefined {
    const { plan } = this;
    if (!plan || plan.end !== end || plan.from !== from) return undefined;
    this.passed += 1;
    if (this.passed <= plan.after) return undefined;
    this.plan = undefined;
    this.onDamaged();
    return plan.damage;
  }

  private forward(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { url = "", rawHeaders, headers } = request;
    const end: End = url.endsWith("/tablet") ? "tablet" : "phone";
    this.record.push(Buffer.from([url, ...rawHeaders].join("\n")), Buffer.from(head));
    const real = new WebSocket(`ws://${this.relay.address}${url}`, {
      origin: headers.origin ?? "",
      perMessageDeflate: false,
    });
    // A refusal of the real relay ends the connection here, too.
    real.on("error", () => socket.destroy());
    real.on("upgrade", (answer) => this.record.push(Buffer.from(answer.rawHeaders.join("\n"))));
    // Accepted at once, so no message of the real relay is missed.
    real.on("open", () =>
      this.accepting.handleUpgrade(request, socket, head, (page) => {
        for (const one of [page, real]) this.sockets.add(one);
        this.join(end, true, page, real);
        this.join(end, false, real, page);
      }),
    );
  }

  private join(end: End, from: boolean, source: WebSocket, target: WebSocket): void {
    const direction = new Direction(target);
    source.on("error", () => undefined);
    source.on("message", (data, isBinary) => {
      const message = bytesOf(data);
      this.record.push(message);
      direction.pass(message, isBinary, this.damageTo(end, from));
    });
    source.on("close", (code, reason) => {
      this.record.push(reason);
      this.sockets.delete(source);
      direction.close(code);
    });
  }
}

/** The spellings in which a text could stand in bytes. */
function spellings(secret: string): Buffer[] {
  const bytes = Buffer.from(secret);
  // Depending on what precedes it, a text has three spellings in base64. The characters at its ends depend on others.
  const base64 = [0, 1, 2].flatMap((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString("base64")
      .replace(/=+$/, "");
    const inner = text.slice(Math.ceil((shift * 8) / 6), -1);
    return [inner, inner.replaceAll("+", "-").replaceAll("/", "_")];
  });
  const hex = bytes.toString("hex");
  const texts = [hex, hex.toUpperCase(), ...base64].map((text) => Buffer.from(text));
  const raw = /^([0-9a-f]{2}){8,}$/.test(secret) ? [Buffer.from(secret, "hex")] : [];
  return [bytes, Buffer.from(secret, "utf16le"), ...texts, ...raw];
}

/** What can be inflated of a message, wherever compressed data begins in it. */
function inflated(message: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < Math.min(OFFSETS, message.length); at += 1)
    try {
      found.push(inflateRawSync(message.subarray(at), { finishFlush: constants.Z_SYNC_FLUSH }));
    } catch {
      // No compressed data begins here.
    }
  return found;
}

/** Those of the secrets that can be read in recorded bytes. */
export function readable(record: readonly Buffer[], secrets: readonly string[]): string[] {
  const all = Buffer.concat(record.flatMap((message) => [message, ...inflated(message), Buffer.of(0)]));
  return secrets.filter((secret) => spellings(secret).some((spelling) => all.includes(spelling)));
}
