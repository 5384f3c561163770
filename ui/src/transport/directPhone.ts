// Transport of the page for phones without a relay: a connection to the tablet in the same network, opened by two codes.

import type { CodeError } from "../direct/codeError";
import { readDescription } from "../direct/codes";
import { DirectPhone } from "../direct/phone";
import type { Transport, Unjoined } from "./contract";
import { hasToken, reloadOnNewAddress, useRoom } from "./credentials";
import { listeners } from "./listeners";
import { socket } from "./socket";

/** A transport that connects by the offer of the scanned link. `connected` is called when the tablet has scanned the answer. */
export function directPhone(text: string, connected: () => void): Transport {
  const { subscriptions, enter, push, reach } = listeners();
  let inner: Transport | undefined;
  let begin: (transport: Transport) => void;
  const begun = new Promise<Transport>((resolve) => (begin = resolve));
  const unjoined = (why: Unjoined) => enter({ unjoined: why });

  async function answer(): Promise<void> {
    let phone: DirectPhone;
    try {
      phone = new DirectPhone(readDescription(text, "offer"), {
        answer: (shown) => enter({ answer: shown }),
        hello({ room, link }) {
          connected();
          useRoom(room);
          // A phone that returns keeps its seat, whichever code the tablet shows.
          history.replaceState(null, "", (!hasToken() && link) || location.pathname);
          window.removeEventListener("hashchange", reloadOnNewAddress);
          inner = socket(() => phone.open());
          inner.onPush(push);
          inner.onReach(reach);
          inner.onEntry(enter);
          begin(inner);
        },
        lost: () => unjoined("lost"),
        // As after any change of the network, the connection is checked at once.
        returned: () => window.dispatchEvent(new Event("online")),
      });
      await phone.answer();
    } catch (failed) {
      const { problem } = failed as Partial<CodeError>;
      unjoined(problem === undefined ? "unable" : problem === "version" ? "version" : "link");
    }
  }

  window.addEventListener("hashchange", reloadOnNewAddress);
  void answer();
  return {
    request: async (request) => (await begun).request(request),
    ...subscriptions,
    greet: (greeting) => inner?.greet(greeting),
  };
}
