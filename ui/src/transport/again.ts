// What nobody can say yet is asked again: the request has an id, or may be done twice, so that nothing is
// doubled by that.

import { Failed, type Transport } from "./contract";

/** Pauses before it is asked again, in milliseconds. After the last of them whoever asked is told. */
const PAUSES = [500, 1000, 2000, 4000, 8000];

const unsettled = (failed: unknown) => failed instanceof Failed && failed.problem.problem === "unsettled";

/** Asks again until it is known what became of a request. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
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

/** The same transport, which asks again until it is known what became of a request. */
export const again = (transport: Transport): Transport => ({
  ...transport,
  request: (request) => insist(() => transport.request(request)),
});
