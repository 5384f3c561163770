// The service worker of the web app.

import { expect, test, vi } from "vitest";
import { keeper } from "./webapp";

const SCOPE = "https://example.org/games/";

/** Starts the service worker. Returns what answers a request to open a page. */
function start(redirected: string[] = []): (address: string) => Promise<string> {
  const listeners: Record<string, (event: object) => void> = {};
  const match = (page: string) => Promise.resolve({ cached: page, redirected: redirected.includes(page) });
  const open = () => Promise.resolve({ match });
  const self = { addEventListener: (name: string, listener: () => void) => (listeners[name] = listener) };
  const fetch = vi.fn(({ url }: { url: string }) => Promise.resolve({ cached: `network: ${url}` }));
  const begin = new Function("self", "registration", "caches", "fetch", keeper("1", []));
  begin(self, { scope: SCOPE }, { open }, fetch);
  return (address) =>
    new Promise((resolve) => {
      const request = { method: "GET", mode: "navigate", url: SCOPE + address };
      const respondWith = (answer: Promise<{ cached: string }>) => void answer.then(({ cached }) => resolve(cached));
      listeners["fetch"]?.({ request, respondWith });
    });
}

test("the service worker answers each page with itself", async () => {
  const answer = start();
  for (const address of ["join.html", "join.html?x", "join"]) expect(await answer(address)).toBe("join.html");
  for (const address of ["", "index.html", "?join.html", "a/join.html", "joinery"])
    expect(await answer(address)).toBe("./");
});

test("a page that its server redirects comes from the server, because browsers refuse it from a cache", async () => {
  expect(await start(["join.html"])("join.html")).toBe(`network: ${SCOPE}join.html`);
});
