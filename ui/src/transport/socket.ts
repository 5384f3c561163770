// Transport of a browser: a WebSocket to the host of a table.

import type { Greeting, Problem, Push, Reply, Welcome } from "../wire/types";
import type { Transport } from "./contract";
import { listeners } from "./listeners";
import { forgetCredentials, storeCredentials, initialGreeting, withPlayerName } from "./credentials";
import { reconnecting, type Frame, type Line } from "./reconnecting";

/** Opens the connection, and reconnects whenever it breaks. `open` opens another kind of connection than a WebSocket. */
export function socket(open?: () => Line): Transport {
  const { subscriptions, push, reach, enter } = listeners();
  let greeting: Greeting | null = initialGreeting();
  const line = reconnecting<Greeting>(greeting, {
    path: "/ws",
    open,
    ping: { type: "ping" },
    // Only a request to join waits for a person at the host.
    slow: (said) => said.greeting === "ask",
    hear,
    reach,
  });

  function hear(frame: Frame, isIn: boolean): void {
    if (frame.welcome) return letIn(frame.welcome as Welcome, frame.largest ?? Infinity);
    if (frame.push) return hearPush(frame.push as Push);
    if (frame.problem && !isIn) turnedAway(frame.problem as Problem);
  }

  function letIn(told: Welcome, most: number): void {
    if (greeting) greeting = storeCredentials(told, greeting);
    line.letIn(greeting, most);
    enter({ in: told.guest });
    reach(true);
  }

  /** The host refused this greeting: the user has to give another. */
  function turnedAway(problem: Problem): void {
    greet(null);
    if (problem.problem === "table_closed") return enter({ out: "table_closed", label: problem.label });
    enter({ out: problem.problem === "turned_away" ? problem.why : "busy" });
  }

  function hearPush(said: Push): void {
    if (said.push === "dismissed") {
      forgetCredentials();
      greet(null);
      return enter({ out: "dismissed" });
    }
    if (said.push === "go_to") return goTo(said.url);
    push(said);
  }

  /** Follows the table to the device that hosts it now. */
  function goTo(url: string): void {
    if (!url.startsWith("http://")) return;
    forgetCredentials();
    location.assign(withPlayerName(url));
  }

  /** Greets the host; null closes the connection, and no other opens. */
  function greet(said: Greeting | null): void {
    greeting = said;
    line.greet(said);
  }

  return { request: async (request) => (await line.request(request)) as Reply, ...subscriptions, greet };
}
