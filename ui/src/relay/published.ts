// The relay that the publisher of the page names, in `relay.json` beside it.

import { parseRelay } from "./link";

/** The time limit for that file: milliseconds. */
const PATIENCE = 5000;

/**
 * The relay that the page's publisher names, as `parseRelay` returns it. Null if there is none. Throws if the page's
 * server does not answer, because then it is unknown.
 */
export async function publishedRelay(): Promise<string | null> {
  const found = await fetch(new URL("relay.json", document.baseURI), {
    cache: "no-cache",
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!found.ok) return null;
  try {
    const { relay } = (await found.json()) as { relay?: unknown };
    return typeof relay === "string" ? parseRelay(relay) : null;
  } catch {
    // A server may answer unknown addresses with a page.
    return null;
  }
}
