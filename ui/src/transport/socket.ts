// Transport of a browser: a WebSocket to the host of a table.

import type { Greeting, Problem, Push, Reply, Welcome } from "../wire/types";
import type { Transport, Unjoined } from "./contract";
import { listeners } from "./listeners";
import { forgetCredentials, storeCredentials, initialGreeting, withPlayerName } from "./credentials";
import { reconnecting, type Frame, type Line } from "./reconnecting";

/** Opens another kind of connection than a WebSocket. `unjoined` reports that it does not reach its table. */
type Opening = (unjoined: (why: Unjoined) => void) => Line;

/** Opens the connection, and reconnects whenever it breaks. */
export function socket(opening?: Opening): Transport {
  const { subscriptions, push, reach, enter } = listeners();
  let greeting: Greeting | null = initialGreeting();
  /** True if the host has answered a greeting. From then on, a page stays while the host cannot be reached. */
  let answered = false;
  const line = reconnecting<Greeting>(greeting, {
    path: "/ws",
    open: opening && (() => opening(unjoined)),
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

  function unjoined(why: Unjoined): void {
    if (!answered) enter({ unjoined: why });
  }

  function letIn(told: Welcome, most: number): void {
    if (greeting) greeting = storeCredentials(told, greeting);
    answered = true;
    line.letIn(greeting, most);
    enter({ in: told.guest });
    reach(true);
  }

  /** The host refused this greeting: the user has to give another. */
  function turnedAway(problem: Problem): void {
    answered = true;
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
