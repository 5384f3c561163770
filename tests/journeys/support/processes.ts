// Programs that a test starts: the host, a club's node, PostgreSQL. Each ends with its test, and a failing test shows
// what it logged.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../../..");

/** Lines of a log that a failing test shows. */
const SHOWN_LINES = 200;

/** Time for a program to end by itself, in milliseconds. */
const END_TIME = 5000;

/** The program that is tested, and those built beside it, unless `BUCINTORO_PROGRAMS` names another folder. */
export const program = (name = "bucintoro") =>
  (name === "bucintoro" && process.env["BUCINTORO"]) ||
  path.join(process.env["BUCINTORO_PROGRAMS"] ?? path.join(ROOT, "target/debug"), name);

/** A new empty folder in the system's folder for temporary files. */
export const newFolder = (name = "bucintoro") => mkdtempSync(path.join(tmpdir(), `${name}-`));

/** A running program. */
export class Process {
  private readonly lines: string[] = [];
  private readonly listeners: ((text: string) => void)[] = [];
  readonly ended: Promise<number | null>;

  constructor(
    readonly name: string,
    readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.lines.push(...text.split("\n").filter(Boolean));
        for (const listener of this.listeners) listener(text);
      });
    // A program that cannot be started says why in its log.
    child.once("error", (error) => this.lines.push(error.message));
    this.ended = new Promise((resolve) => child.once("close", resolve));
    this.ended.catch(() => undefined);
  }

  /** The last lines that it printed. */
  get log(): string {
    return this.lines.slice(-SHOWN_LINES).join("\n");
  }

  /** Lines in which it reports an internal error. */
  get errors(): string[] {
    return this.lines.filter((line) => line.includes("ERROR"));
  }

  /** Waits for a line of its output, from the beginning of the log. */
  async line(pattern: RegExp): Promise<RegExpExecArray> {
    const found = () => this.lines.map((line) => pattern.exec(line)).find((match) => match !== null);
    return new Promise((resolve, reject) => {
      const look = () => {
        const match = found();
        if (match) resolve(match);
        return match;
      };
      if (look()) return;
      this.listeners.push(look);
      void this.ended.then((code) => look() ?? reject(new Error(`${this.name} ended with ${code}:\n${this.log}`)));
    });
  }

  /** Asks it to end, kills it if it does not, and waits until it is gone. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill(signal);
    const timer = setTimeout(() => this.child.kill("SIGKILL"), END_TIME);
    await this.ended;
    clearTimeout(timer);
  }

  /** Kills it, and waits until it is gone. */
  async kill(): Promise<void> {
    await this.stop("SIGKILL");
  }
}

/** Starts a program. */
export function start(
  name: string,
  call: readonly string[],
  env: Record<string, string> = {},
  options: { cwd?: string } = {},
): Process {
  const [command = "", ...args] = call;
  return new Process(
    name,
    spawn(command, args, { env: { ...process.env, ...env }, stdio: ["pipe", "pipe", "pipe"], ...options }),
  );
}

/** Whether this port can be listened at now. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "0.0.0.0", () => server.close(() => resolve(true)));
  });

/** A port below those that the system gives to outgoing connections, so that none takes it meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

export interface HostOptions {
  /** Its data folder; a new one if none is given. */
  data?: string;
  port?: number;
  lanPort?: number;
  /** More options of the command line. */
  options?: readonly string[];
  env?: Record<string, string>;
}

/** A host on this machine. */
export class Host {
  /** The address for the host's own screen, with its token; `token` alone is what follows `#token=`. */
  readonly token: string;
  readonly port: number;

  constructor(
    readonly process: Process,
    readonly url: string,
    readonly data: string,
  ) {
    this.token = new URL(url).hash.split("=")[1] ?? "";
    this.port = Number(new URL(url).port);
  }

  /** Asks it to end and waits until it has. */
  stop = () => this.process.stop();
  /** Kills it and waits until it is gone. */
  kill = () => this.process.kill();
}

/** Starts a host and waits for its address. */
export async function startHost(given: HostOptions = {}): Promise<Host> {
  const data = given.data ?? newFolder();
  const options = given.options ?? [];
  const ports = [
    ...(options.includes("--port") ? [] : ["--port", String(given.port ?? 0)]),
    ...(options.includes("--lan-port") ? [] : ["--lan-port", String(given.lanPort ?? (await freePort()))]),
  ];
  const host = start("host", [program(), "host", ...ports, ...options], { BUCINTORO_DATA: data, ...given.env });
  const [url] = await host.line(/https?:\/\/\S+/);
  return new Host(host, url, data);
}

/** The processes of the browser with this profile: one group. */
export function groupOf(profile: string): number {
  const found = readdirSync("/proc").find((pid) => {
    try {
      // Chromium replaces its call by one with spaces.
      const call = readFileSync(`/proc/${pid}/cmdline`, "utf8").split(/[\0 ]/);
      return call.includes(`--user-data-dir=${profile}`) && !call.some((part) => part.startsWith("--type="));
    } catch {
      return false;
    }
  });
  if (!found) throw new Error("the browser does not run");
  return Number(readFileSync(`/proc/${found}/stat`, "utf8").split(") ")[1]?.split(" ")[2]);
}
