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
    const [toServer, toPage] = [inOrder(), inOrder()];
    page.onMessage((message) => toServer(() => server.send(message)));
    server.onMessage((message) => toPage(() => page.send(message)));
    // A connection ends after what was sent before.
    page.onClose((code, reason) => toServer(() => server.close(ending(code, reason))));
    server.onClose((code, reason) => toPage(() => page.close(ending(code, reason))));
  });
  context.on("page", (page) => void throttle(page));
}

/** Does one thing after the other, each after a random delay. */
function inOrder(): (act: () => unknown) => void {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const delay = new Promise<void>((resolve) => setTimeout(resolve, Math.random() * MOST_DELAY));
    // A closed page receives nothing more.
    last = Promise.all([last, delay])
      .then(act)
      .catch(() => undefined);
  };
}

/** The code with which a connection is closed: only some codes can be sent, the others describe what happened. */
const ending = (code: number | undefined, reason: string | undefined) =>
  code === 1000 || (code ?? 0) >= 3000 ? { code: code as number, reason: reason ?? "" } : {};

async function throttle(page: Page): Promise<void> {
  // A page that closes immediately needs no throttling.
  const session = await page
    .context()
    .newCDPSession(page)
    .catch(() => null);
  await session?.send("Emulation.setCPUThrottlingRate", { rate: SLOWER }).catch(() => undefined);
}
