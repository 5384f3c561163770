// The listeners of a connection.

import type { Push } from "../wire/types";
import type { Entry, Transport } from "./contract";

/** Creates the subscriptions to a connection, and the functions that notify the subscribers. */
export function listeners() {
  const pushed: ((push: Push) => void)[] = [];
  const reached: ((reachable: boolean) => void)[] = [];
  const entered: ((entry: Entry) => void)[] = [];
  let entry: Entry | null = null;
  const subscriptions = {
    onPush: (listener) => void pushed.push(listener),
    onReach: (listener) => void reached.push(listener),
    onEntry(listener) {
      entered.push(listener);
      if (entry) listener(entry);
    },
    onGiven: () => undefined,
  } satisfies Partial<Transport>;
  return {
    subscriptions,
    push: (push: Push) => pushed.forEach((listener) => listener(push)),
    reach: (reachable: boolean) => reached.forEach((listener) => listener(reachable)),
    enter(now: Entry) {
      entry = now;
      entered.forEach((listener) => listener(now));
    },
  };
}
