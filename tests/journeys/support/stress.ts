// `STRESS=1`: a slow device on a bad network. Finds tests that pass only on a quick machine.

import type { BrowserContext, Page } from "@playwright/test";

/** Whether the journeys run under stress. */
export const STRESS = process.env["STRESS"] === "1";

/** How many times slower the processor is. */
const SLOWER = 4;

/** The longest delay of a WebSocket frame, in milliseconds. */
const MOST_DELAY = 300;

/** Throttles every page of a context, and delays its WebSocket frames in both directions; their order stays. */
export async function stress(context: BrowserContext): Promise<void> {
  if (!STRESS) return;
  await context.routeWebSocket(/.*/, (page) => {
    const server = page.connectToServer();
    const delayed = (deliver: (message: string | Buffer) => void) => {
      let last = Promise.resolve();
      return (message: string | Buffer) => {
        const delay = new Promise<void>((resolve) => setTimeout(resolve, Math.random() * MOST_DELAY));
        last = Promise.all([last, delay]).then(() => deliver(message));
      };
    };
    page.onMessage(delayed((message) => server.send(message)));
    server.onMessage(delayed((message) => page.send(message)));
  });
  context.on("page", (page) => void throttle(page));
}

async function throttle(page: Page): Promise<void> {
  // A page that is closed at once needs no throttling.
  const session = await page
    .context()
    .newCDPSession(page)
    .catch(() => null);
  await session?.send("Emulation.setCPUThrottlingRate", { rate: SLOWER }).catch(() => undefined);
}
