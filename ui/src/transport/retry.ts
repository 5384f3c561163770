// Retries requests whose outcome is unknown. Requests have an id or are idempotent, so a retry has no second effect.

import { Failed, type Transport } from "./contract";

/** Pauses between retries, in milliseconds. After the last one the caller gets the problem. */
const PAUSES = [500, 1000, 2000, 4000, 8000];

const unsettled = (failed: unknown) => failed instanceof Failed && failed.problem.problem === "unsettled";

/** Retries a request until its outcome is known. */
export async function retryUntilKnown<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await ask();
    } catch (failed) {
      if (!unsettled(failed)) throw failed;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}

/** A transport that retries requests until their outcome is known. */
export const withRetry = (transport: Transport): Transport => ({
  ...transport,
  request: (request) => retryUntilKnown(() => transport.request(request)),
});
