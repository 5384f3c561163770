// Requests to a host beside its screen: set state up and read it back.

import { readFileSync } from "node:fs";
import path from "node:path";
import { WebSocket } from "ws";
import type {
  AnswerBy,
  Chair,
  Device,
  Hosting,
  Link,
  Problem,
  Reply,
  Request,
  Role,
  Settings,
  TableState,
} from "../../../ui/src/wire/types";
import { ROOT } from "./processes";

/** The port at which phones reach a hosted game. */
export const portOf = ({ address }: Pick<Hosting, "address">): number => Number(address.split(":").at(-1));

/** A request that the host refused. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(JSON.stringify(problem));
  }
}

type ReplyOf<K extends Reply["type"]> = Extract<Reply, { type: K }>;

/** Numbers requests that need an id of their own. */
let requests = 0;
export const freshId = () => `journey-${process.pid}-${(requests += 1)}`;

export interface NewGame {
  game: string;
  names: readonly string[];
  /** The side of each player; the near one by default. */
  sides?: readonly Chair["side"][];
  /** Who answers for chance; the app by default. */
  answers?: AnswerBy;
  /** Changes the default set-up. */
  setup?: (setup: any) => void;
}

/**
 * A state without the rounds of the shared seed: phones make them at any time, and no one enters them. Entries after a
 * length are found by their place, because the numbers have gaps.
 */
export function withoutRounds(state: TableState): TableState {
  const told = state.told.filter((entry) => !entry.shared_seed);
  return { ...state, told, length: told.length + 1 };
}

/** Sends requests to a host as its own screen does, each over a connection of its own. */
export class Api {
  constructor(
    private readonly port: number,
    private readonly token: string,
  ) {}

  /** Sends a request. Throws `Refused` if it is refused. */
  send(request: Request): Promise<Reply> {
    return this.together((send) => send(request));
  }

  /** Sends many requests, one after the other, over one connection. */
  async together<T>(work: (send: (request: Request) => Promise<Reply>) => Promise<T>): Promise<T> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/ws`, {
      headers: { origin: `http://127.0.0.1:${this.port}` },
      maxPayload: 1 << 28,
    });
    let id = 0;
    let settle: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined;
    socket.on("error", (error) => settle?.reject(error));
    socket.on("close", (code, reason) =>
      settle?.reject(new Error(`the connection closed before the reply: ${code} ${reason.toString()}`)),
    );
    socket.on("message", (data) => {
      const frame = JSON.parse(String(data)) as { id?: number; ok?: Reply; problem?: Problem };
      if (frame.id !== id && !frame.problem) return;
      if (frame.ok) settle?.resolve(frame.ok);
      else settle?.reject(new Refused(frame.problem as Problem));
    });
    const opened = new Promise<void>((resolve) => socket.on("open", resolve));
    try {
      return await work(
        (request) =>
          new Promise((resolve, reject) => {
            settle = { resolve, reject };
            void opened.then(() => {
              id += 1;
              if (id === 1) socket.send(JSON.stringify({ greeting: "token", token: this.token }));
              socket.send(JSON.stringify({ id, request }));
            });
          }),
      );
    } finally {
      socket.close();
    }
  }

  /** Sends a request and expects this kind of reply. */
  async ask<K extends Reply["type"]>(request: Request, kind: K): Promise<ReplyOf<K>> {
    const reply = await this.send(request);
    if (reply.type !== kind) throw new Error(`${request.type}: got ${reply.type}, expected ${kind}`);
    return reply as ReplyOf<K>;
  }

  /** Begins a game; gives its number. */
  async newGame({ game, names, sides, answers = "app", setup = () => undefined }: NewGame): Promise<number> {
    const reply = await this.ask({ type: "default_setup", game, seats: names.length }, "setup");
    setup(reply.setup);
    const seating = names.map((name, seat) => ({ name, side: sides?.[seat] ?? "south" }) as Chair);
    const answering = { dice: answers, cards: answers, draws: answers };
    const made = await this.ask(
      { type: "new_table", id: freshId(), game, seating, answering, setup: reply.setup },
      "table",
    );
    return made.table;
  }

  /** Imports a record as a game of its own; gives the game's number. */
  async importRecord(text: string): Promise<number> {
    const id = freshId();
    await this.ask({ type: "send", parcel: id, part: 0, text }, "next");
    for (;;) {
      const reply = await this.send({
        type: "take_in",
        id,
        parcel: id,
        parts: 1,
        sound_part: false,
        own: false,
        copy: true,
      });
      if (reply.type === "table") return reply.table;
      if (reply.type !== "working") throw new Error(`import: got ${reply.type}`);
    }
  }

  /** The state of a game as the table, or a seat, sees it. */
  async state(table: number, viewer: "table" | { seat: number } = "table"): Promise<TableState> {
    return withoutRounds((await this.ask({ type: "open", table, viewer } as Request, "state")).state);
  }

  /** How a game is hosted now. */
  async hosting(): Promise<Hosting> {
    const { hosting } = await this.ask({ type: "hosting" }, "hosting");
    if (!hosting) throw new Error("no game is open to phones");
    return hosting;
  }

  /** Opens a game to phones. */
  async host(table: number): Promise<Hosting> {
    const { hosting } = await this.ask({ type: "host", table } as Request, "hosting");
    if (!hosting) throw new Error("the game was not opened to phones");
    return hosting;
  }

  /** Changes how the open game is hosted. */
  async setHosting(change: Partial<Pick<Hosting, "open" | "trusting" | "address">>): Promise<void> {
    const { table, open, trusting, address } = { ...(await this.hosting()), ...change };
    await this.send({ type: "host_options", table, open, trusting, address });
  }

  /** The device of this name that has joined. */
  async device(name: string): Promise<Device> {
    const { devices } = await this.hosting();
    const found = devices.find((device) => device.name === name);
    if (!found) throw new Error(`no device called ${name}`);
    return found;
  }

  /** Gives a device another place. */
  async moveDevice(name: string, role: Role): Promise<void> {
    const [{ table }, { id: device }] = [await this.hosting(), await this.device(name)];
    await this.send({ type: "change_device", table, device, change: { change: "move", role } });
  }

  /** The link of a seat or of the spectators. */
  async link(seat: number | "spectator"): Promise<Link> {
    const { links } = await this.hosting();
    const found = links.find(({ role }) =>
      seat === "spectator" ? role === "spectator" : typeof role === "object" && "seat" in role && role.seat === seat,
    );
    if (!found?.link) throw new Error(`no link for ${seat}`);
    return found.link;
  }

  /** The part after the address in the link of a seat or of the spectators. */
  async fragment(seat: number | "spectator"): Promise<string> {
    return new URL((await this.link(seat)).url).hash;
  }

  /** Changes a game's settings: seating, and who answers for chance. */
  async changeSettings(table: number, change: (now: Settings) => Settings): Promise<void> {
    const { head, settings } = await this.state(table);
    await this.send({ type: "settings", table, id: freshId(), head, settings: change(settings) });
  }

  /** Submits a command for any actor; throws if it is refused. */
  async command(table: number, by: unknown, command: unknown, waive: string[] = []): Promise<void> {
    const { head } = await this.state(table);
    await this.send({ type: "command", table, id: freshId(), head, by, command, waive } as Request);
  }

  /** Submits the command of a record's line, for the same player or chance. */
  async repeat(table: number, line: string): Promise<void> {
    const { by, deed } = JSON.parse(line);
    const { head, asks, sealed } = (await this.state(table)) as any;
    const asked = [...asks, ...sealed].find(([actor]: [unknown]) => JSON.stringify(actor) === JSON.stringify(by));
    const { command } = deed.command;
    const said = { type: "command", table, id: freshId(), head, by, command, waive: [], question: asked?.[2] ?? null };
    await this.send(said as unknown as Request);
  }

  /** Submits the first legal command that `choose` accepts, or the first. */
  async moveOn(table: number, choose: (command: any) => boolean = () => false): Promise<TableState> {
    const state = await this.state(table);
    const [by, commands] = (await this.legal(table, state))[0] ?? [];
    if (!commands?.length) throw new Error("nobody can do anything");
    await this.command(table, by, commands.find(choose) ?? commands[0]);
    return this.state(table);
  }

  /** The legal commands of each actor. Secret ones are visible to their seat alone. */
  private async legal(table: number, state: TableState): Promise<[unknown, any[]][]> {
    if (state.legal.length) return state.legal as [unknown, any[]][];
    const [who] = state.asks[0] ?? [];
    return (await this.state(table, who as { seat: number })).legal as [unknown, any[]][];
  }

  /** Submits random commands until a condition holds; returns the state. The same seed gives the same commands. */
  async playUntil(
    table: number,
    wanted: (state: any) => boolean,
    random: (below: number) => number = seeded(7),
  ): Promise<any> {
    for (let tries = 0; tries < 4000; tries += 1) {
      const state = await this.state(table);
      if (wanted(state)) return state;
      const [by, commands] = (await this.legal(table, state))[0] ?? [];
      if (state.progress.over) throw new Error("the game is over");
      // The host is answering for chance.
      if (!commands?.length) continue;
      const command = commands[random(commands.length)];
      const request = { type: "command", table, id: freshId(), head: state.head, by, command, waive: [] };
      // Payments from a hidden purse are listed although the purse may not cover them, so they may be refused.
      await this.send(request as unknown as Request).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
    }
    throw new Error("random play does not get there");
  }
}

/** A deterministic source of numbers. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The lines of a golden record, e.g. `serenissima-2e/four-players`. */
export const record = (name: string): string[] =>
  readFileSync(path.join(ROOT, "tests/records", `${name}.jsonl`), "utf8")
    .trim()
    .split("\n");

/** A file of the first lines of a record; all of them if no number is given. */
export const beginning = (lines: readonly string[], count = Infinity): string =>
  `${lines.slice(0, count).join("\n")}\n`;

/** The lines before an event happens for the first time. */
export function until(lines: readonly string[], event: string): string[] {
  const at = lines.findIndex((line) => line.includes(`"event":"${event}"`));
  if (at < 0) throw new Error(`no ${event} in the record`);
  return lines.slice(0, at);
}
