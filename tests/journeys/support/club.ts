// A club: a node on a database of its own, and requests to its event beside the pages.

import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";
import { WebSocket } from "ws";
import type {
  EveningGreeting,
  EveningPlan,
  EveningProblem,
  EveningReply,
  EveningRequest,
  EveningSeen,
  EveningState,
  EveningTable,
  Link,
  Request,
  TableState,
  TournamentRequest,
  TournamentSeen,
} from "../../../ui/src/wire/evening";
import { MemberPage } from "../pages/member";
import { OrganiserPage } from "../pages/organiser";
import { RoomDisplayPage } from "../pages/room-display";
import { Api, freshId } from "./api";
import { PHONE, TELEVISION, test as base } from "./fixtures";
import { freePort, type Process, program, start } from "./processes";

/** The default title of an event. */
export const EVENT = "Friday at the Lagoon";

/** A request that the club refused. */
export class RefusedByClub extends Error {
  constructor(readonly problem: EveningProblem) {
    super(JSON.stringify(problem));
  }
}

/** A PostgreSQL server for tests. It ends with its input, so it never outlives the worker that started it. */
export class Postgres {
  readonly process = start("postgres", [program("postgres")]);
  private readonly addresses: AsyncIterator<string>;

  constructor() {
    if (!this.process.child.stdout) throw new Error("postgres has no output");
    this.addresses = createInterface({ input: this.process.child.stdout })[Symbol.asyncIterator]();
  }

  /** Creates an empty database; gives its address. */
  async newDatabase(): Promise<string> {
    this.process.child.stdin?.write("\n");
    const { value, done } = await this.addresses.next();
    if (done) throw new Error(`postgres ended:\n${this.process.log}`);
    return value;
  }

  async stop(): Promise<void> {
    this.process.child.stdin?.end();
    await this.process.ended;
  }
}

/** A node that serves a club. */
export class ClubNode {
  readonly origin: string;
  readonly port: number;
  /** Authenticates the organiser. */
  readonly key: string;

  constructor(
    readonly process: Process,
    /** The organiser's address. */
    readonly url: string,
    port: number,
  ) {
    this.origin = `http://127.0.0.1:${port}`;
    this.port = port;
    this.key = new URL(url).hash.replace("#token=", "");
  }
}

interface Frame {
  id?: number | null;
  welcome?: { seen: EveningSeen };
  push?: { push: string; seen?: EveningSeen };
  ok?: EveningReply;
  problem?: EveningProblem;
}

/** A connection to the event of a club: the organiser's, or a member's. */
export class ClubConnection {
  private seen: EveningSeen = { evening: null, nodes: [] };
  private readonly waiting = new Map<number, (frame: Frame) => void>();
  private requests = 0;

  private constructor(private readonly socket: WebSocket) {}

  /** Connects to a node and authenticates. Throws `RefusedByClub` if that fails. */
  static async open(node: ClubNode, greeting: EveningGreeting): Promise<ClubConnection> {
    const socket = new WebSocket(`ws://127.0.0.1:${node.port}/evening`, { headers: { origin: node.origin } });
    const connection = new ClubConnection(socket);
    socket.on("open", () => socket.send(JSON.stringify(greeting)));
    await new Promise<void>((resolve, reject) => {
      socket.on("error", reject);
      socket.on("message", (data) => connection.onFrame(JSON.parse(String(data)) as Frame, resolve, reject));
    });
    return connection;
  }

  private onFrame(frame: Frame, resolve: () => void, reject: (error: Error) => void): void {
    const seen = frame.welcome?.seen ?? frame.push?.seen;
    if (seen) this.seen = seen;
    if (frame.welcome) resolve();
    if (frame.id) this.waiting.get(frame.id)?.(frame);
    else if (frame.problem) reject(new RefusedByClub(frame.problem));
  }

  /** The event, as last pushed to this connection. */
  get event(): EveningState {
    if (!this.seen.evening) throw new Error("no event is running");
    return this.seen.evening;
  }

  /** Sends a request, and retries while its outcome is unknown. Throws `RefusedByClub` if it is refused. */
  async send(request: EveningRequest): Promise<EveningReply> {
    for (;;) {
      const id = (this.requests += 1);
      const { ok, problem } = await new Promise<Frame>((resolve) => {
        this.waiting.set(id, resolve);
        this.socket.send(JSON.stringify({ id, request }));
      });
      if (ok) return ok;
      if (problem?.problem !== "table" || problem.of.problem !== "unsettled")
        throw new RefusedByClub(problem as EveningProblem);
    }
  }

  close(): void {
    this.socket.close();
  }
}

export interface OpenedTable {
  label?: string;
  game?: string;
  seats?: number;
  watchable?: boolean;
}

/** The organiser, beside the organiser's page. */
export class Organiser {
  constructor(
    readonly connection: ClubConnection,
    private readonly node: ClubNode,
  ) {}

  get event(): EveningState {
    return this.connection.event;
  }

  /** Starts an event, and waits until its state arrives. */
  async begin(plan: Partial<EveningPlan> = {}): Promise<void> {
    await this.connection
      .send({ type: "begin", plan: { name: EVENT, opening: "organiser", seating: "free", ...plan } })
      .catch((error: unknown) => {
        // A retry of a request with unknown outcome: the first attempt has succeeded.
        if (!(error instanceof RefusedByClub) || error.problem.problem !== "running") throw error;
      });
    await this.until((event) => event.ended === null);
  }

  /** Opens a table; returns it as the organiser sees it. */
  async openTable({
    label = `Table ${this.event.tables.length + 1}`,
    game = "twilight",
    seats = 2,
    watchable = true,
  }: OpenedTable = {}): Promise<EveningTable> {
    await this.connection.send({ type: "open_table", open: { id: freshId(), label, game, seats, watchable } });
    await this.until(({ tables }) => tables.some((table) => table.label === label));
    return this.table(label);
  }

  table(label: string): EveningTable {
    const found = this.event.tables.find((table) => table.label === label);
    if (!found) throw new Error(`no ${label}`);
    return found;
  }

  /** The join link of the event, with its code. */
  get invitation(): Link {
    return this.link("join");
  }

  /** The link of the room display. */
  get display(): Link {
    return this.link("wall");
  }

  private link(of: "join" | "wall"): Link {
    const link = this.event[of];
    if (!link) throw new Error(`no link to ${of}`);
    return link;
  }

  /** Waits until the event is as wanted. */
  async until(wanted: (event: EveningState) => boolean): Promise<void> {
    await expect
      .poll(() => {
        try {
          return wanted(this.event);
        } catch {
          return false;
        }
      })
      .toBe(true);
  }

  /** Joins the event with a phone that is put away at once. */
  async join(name: string): Promise<Member> {
    const token = randomBytes(16).toString("hex");
    const greeting: EveningGreeting = { greeting: "join", code: this.invitation.code, name, token };
    return new Member(await ClubConnection.open(this.node, greeting), this.node, name, token);
  }

  get tournament(): TournamentSeen {
    if (!this.event.tournament) throw new Error("no tournament is set up");
    return this.event.tournament;
  }

  async askTournament(request: TournamentRequest): Promise<EveningReply> {
    return this.connection.send({ type: "tournament", request });
  }
}

/** A member who has joined an event, beside the pages. */
export class Member {
  private place: { table: number; seat: number } | null = null;

  constructor(
    readonly connection: ClubConnection,
    private readonly node: ClubNode,
    readonly name: string,
    readonly token: string,
  ) {}

  /** The member's number in the event. */
  get person(): number {
    const { me } = this.connection.event;
    if (!me) throw new Error(`${this.name} is not known`);
    return me.person;
  }

  /** Sits down; returns the code for the member's device at the table. */
  async sit(table: number, seat: number): Promise<string> {
    const reply = await this.connection.send({ type: "sit", table, seat });
    if (reply.type !== "way") throw new Error(`sit: got ${reply.type}`);
    this.place = { table, seat };
    return reply.code;
  }

  /** Sits down with the member's known device. */
  async sitWithPhone(table: number, seat: number): Promise<void> {
    const code = await this.sit(table, seat);
    await new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${this.node.port}/ws`, { headers: { origin: this.node.origin } });
      socket.on("error", reject);
      socket.on("open", () =>
        socket.send(JSON.stringify({ greeting: "code", code, name: this.name, token: this.token })),
      );
      socket.on("message", (data) => {
        const { welcome, problem } = JSON.parse(String(data)) as { welcome?: unknown; problem?: unknown };
        if (problem) reject(new Error(JSON.stringify(problem)));
        if (welcome) resolve();
        socket.close();
      });
    });
  }

  /** The member's table, as the member's seat sees it. */
  async state(): Promise<TableState> {
    const { table, seat } = this.seated;
    return new Api(this.node.port, this.token).state(table, { seat });
  }

  /** Submits the first legal command of the member's seat; false if the seat is asked nothing. */
  async play(): Promise<boolean> {
    const { table, seat } = this.seated;
    const { head, legal } = await this.state();
    const own = (legal as [{ seat?: number }, unknown[]][]).find(([by]) => by.seat === seat);
    if (!own) return false;
    const [by, [command]] = own;
    const request = { type: "command", table, id: freshId(), head, by, command, waive: [] };
    await new Api(this.node.port, this.token).send(request as unknown as Request);
    return true;
  }

  private get seated(): { table: number; seat: number } {
    if (!this.place) throw new Error(`${this.name} has no seat`);
    return this.place;
  }
}

interface ClubFixtures {
  /** Starts a node with these options on an empty database. */
  newNode: (options?: readonly string[]) => Promise<ClubNode>;
  node: ClubNode;
  /** The organiser of that node, authenticated beside its pages. */
  organiser: Organiser;
  /** The organiser's page. */
  organiserPage: OrganiserPage;
  /** Opens a room display of the running event; its clock can be moved. */
  newDisplay: () => Promise<RoomDisplayPage>;
  /** Opens a phone that has scanned the code of the event, or of a member who has joined. */
  newMember: (member?: Member) => Promise<MemberPage>;
}

export const test = base.extend<ClubFixtures, { postgres: Postgres }>({
  postgres: [
    async ({}, use) => {
      const postgres = new Postgres();
      await use(postgres);
      await postgres.stop();
    },
    { scope: "worker" },
  ],

  newNode: async ({ processes, postgres }, use) => {
    await use(async (options = []) => {
      const [port, inner, database] = [await freePort(), await freePort(), await postgres.newDatabase()];
      const call = ["serve", "--listen", `127.0.0.1:${port}`, "--advertise", `127.0.0.1:${inner}`, ...options];
      const node = start("node", [program("node"), ...call], { BUCINTORO_DATABASE: database });
      processes.push(node);
      const [url] = await node.line(/https?:\/\/\S+#token=\S+/);
      return new ClubNode(node, url, port);
    });
  },

  node: async ({ newNode }, use) => {
    await use(await newNode());
  },

  organiser: async ({ node }, use) => {
    const connection = await ClubConnection.open(node, { greeting: "organiser", key: node.key });
    await use(new Organiser(connection, node));
    connection.close();
  },

  organiserPage: async ({ newDevice, node }, use) => {
    const page = await newDevice();
    await page.goto(node.url);
    await use(new OrganiserPage(page));
  },

  newDisplay: async ({ newDevice, organiser }, use) => {
    await use(async () => {
      const page = await newDevice(TELEVISION);
      await page.clock.install();
      await page.goto(organiser.display.url);
      const display = new RoomDisplayPage(page);
      await display.picture.waitFor();
      return display;
    });
  },

  newMember: async ({ newDevice, node, organiser }, use) => {
    await use(async (member) => {
      const page = await newDevice(PHONE);
      if (member) await page.addInitScript(keepGreeting, { greeting: "back" as const, token: member.token });
      await page.goto(member ? `${node.origin}/club` : organiser.invitation.url);
      return new MemberPage(page);
    });
  },
});

/** Makes the page's device a known one. */
const keepGreeting = (greeting: { greeting: "back"; token: string }) =>
  localStorage.setItem("evening", JSON.stringify(greeting));

export { expect, freshId };
