// What every journey starts from: hosts, devices and games of its own. Everything ends with its test.

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
  type TestInfo,
} from "@playwright/test";
import { HomePage } from "../pages/home";
import { JoinPage } from "../pages/join";
import { Api, portOf } from "./api";
import { CHROMIUM_ARGS, WHOLE_CHROMIUM } from "./chromium";
import { type Network, networkTo } from "./network";
import { type Host, type HostOptions, newFolder, type Process, startHost } from "./processes";
import { stress } from "./stress";

/** A phone in a hand. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } satisfies BrowserContextOptions;

export const TELEVISION = { viewport: { width: 1920, height: 1080 } } satisfies BrowserContextOptions;

/** Names for the seats of a game, in order. */
export const NAMES = ["Anna", "Bruno", "Chiara", "Dario", "Elena", "Fosca"] as const;

export interface DeviceOptions extends BrowserContextOptions {
  /** Shows what tools are for after a pause without a touch, as the app does by itself. */
  coachMarks?: boolean;
}

export interface BrowserOptions extends DeviceOptions {
  /** Where the browser keeps its data; a new folder if none is given. */
  profile?: string;
  /** More arguments of its command line. */
  args?: readonly string[];
}

export interface JoinOptions extends DeviceOptions {
  /** The name that the player of a scanned code types. */
  name?: string;
  /** The port to connect to, if it is not the host's for phones. */
  port?: number;
}

/** Errors on a page that do not fail its test. */
export class PageErrors {
  readonly all: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Permits errors like this one, earlier and later. */
  allow(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Permits broken connections, which the test causes. */
  allowLostConnections(): void {
    this.allow(/WebSocket|ERR_CONNECTION|net::ERR_|dynamically imported|preload CSS/);
  }

  get unexpected(): string[] {
    return this.all.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}

/** Starts hosts and ends them. */
interface Fixtures {
  /** Errors on any page of the test; it fails on those that were not allowed. */
  errors: PageErrors;
  /** Programs of the test: they are ended after it, and their logs are attached if it fails. */
  processes: Process[];
  /** Starts a host; internal errors in its log fail the test. */
  newHost: (options?: HostOptions) => Promise<Host>;
  /** A host with an empty data folder. */
  host: Host;
  /** Requests to that host beside the screen. */
  api: Api;
  /** Opens a device of its own: a fresh context with one page. */
  newDevice: (options?: DeviceOptions) => Promise<Page>;
  /** Starts a whole Chromium, which keeps its data in a folder, and opens a page in it. */
  newBrowser: (options?: BrowserOptions) => Promise<Page>;
  /** The host's own screen, on its first page. */
  tablet: Page;
  /** Makes a network of their own between devices and the game that is open to phones. */
  newNetwork: () => Promise<Network>;
  /** Opens a phone by the link of a seat or of the spectators, at the hosted game. */
  newPhone: (seat: number | "spectator", options?: JoinOptions) => Promise<Page>;
}

/** Prepares a context: applies stress, and prevents automatic changes that would disturb a test. */
async function prepare(context: BrowserContext, errors: PageErrors, coachMarks: boolean): Promise<void> {
  await stress(context);
  // The default limit of a browser is 250 files.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(2000));
  // A wheel that moves nothing counts as a touch, so that no coach mark comes.
  if (!coachMarks) await context.addInitScript(() => setInterval(() => dispatchEvent(new Event("wheel")), 2000));
  context.on("weberror", (error) => errors.all.push(`${error.error().message}\n${error.error().stack}`));
  context.on("console", (message) => {
    if (message.type() === "error") errors.all.push(message.text());
  });
}

async function attachLogs(processes: Process[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const { name, log } of processes) await info.attach(`log of ${name}`, { body: log, contentType: "text/plain" });
}

export const test = base.extend<Fixtures>({
  errors: [
    async ({}, use) => {
      const errors = new PageErrors();
      await use(errors);
      expect(errors.unexpected, "errors on pages").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, errors, processes: _ }, use) => {
    await prepare(context, errors, false);
    await use(context);
  },

  processes: async ({}, use, info) => {
    const processes: Process[] = [];
    await use(processes);
    await Promise.all(processes.map((one) => one.stop()));
    await attachLogs(processes, info);
    for (const { name, errors } of processes) expect(errors, `errors inside ${name}`).toEqual([]);
  },

  newHost: async ({ processes }, use) => {
    await use(async (options) => {
      const host = await startHost(options);
      processes.push(host.process);
      return host;
    });
  },

  host: async ({ newHost }, use) => {
    await use(await newHost());
  },

  api: async ({ host }, use) => {
    await use(new Api(host.port, host.token));
  },

  // Pages close before the programs that they are connected to, because a lost connection is an error on a page.
  newDevice: async ({ browser, errors, processes: _ }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ coachMarks = false, ...options } = {}) => {
      const context = await newContext(browser, options);
      contexts.push(context);
      await prepare(context, errors, coachMarks);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  newBrowser: async ({ playwright, errors, processes: _ }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ profile = newFolder("profile"), args = [], coachMarks = false, ...options } = {}) => {
      const launch = { executablePath: WHOLE_CHROMIUM, args: [...CHROMIUM_ARGS, ...args] };
      const context = await playwright.chromium.launchPersistentContext(profile, { ...launch, ...options });
      contexts.push(context);
      await prepare(context, errors, coachMarks);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  tablet: async ({ newDevice, host }, use) => {
    const page = await newDevice();
    await page.goto(host.url);
    // The page has stored its key by then, and can be reloaded.
    await new HomePage(page).lastPlayed.waitFor();
    await use(page);
  },

  newNetwork: async ({ api }, use) => {
    const networks: Network[] = [];
    await use(async () => {
      const network = await networkTo(portOf(await api.hosting()));
      networks.push(network);
      return network;
    });
    for (const network of networks) network.close();
  },

  newPhone: async ({ newDevice, api }, use) => {
    await use(async (seat, { name = seat === "spectator" ? "Guest" : NAMES[seat], port, ...options } = {}) => {
      const page = await newDevice({ ...PHONE, ...options });
      const { address } = await api.hosting();
      const at = port ?? Number(address.split(":").at(-1));
      await join(page, `http://127.0.0.1:${at}/${await api.fragment(seat)}`, name ?? "Guest");
      return page;
    });
  },
});

const newContext = (browser: Browser, options: BrowserContextOptions) => browser.newContext(options);

/** Opens a link to a game. A seat's code asks for a name; a spectator is in at once. */
export async function join(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  if (!url.includes("&name=")) await new JoinPage(page).join(name);
}

export { expect };
