// The transport of an offline replay: answers from its content, without a host.

import { patched } from "../../table/patch";
import { Failed, type Transport } from "../../transport";
import type { Reply, Request } from "../../wire/types";
import type { Story } from "./story";

export function replayTransport({ state, entries, patches, account }: Story): Transport {
  const views: Record<number, unknown> = {};
  let view: unknown = null;
  entries.forEach((entry, nth) => (views[entry] = view = patched(view, patches[nth] ?? [])));

  function answer(request: Request): Reply {
    switch (request.type) {
      case "open":
        return { type: "state", state };
      case "timeline":
        return {
          type: "timeline",
          patches: request.entries.map((entry) => [{ op: "replace", path: "", value: views[entry] }]),
        };
      case "account":
        return { type: "account", account };
      case "leave":
      case "cover":
        return { type: "done" };
      default:
        throw new Failed({ problem: "host_only" });
    }
  }
  return {
    request: (request) => new Promise((resolve) => resolve(answer(request))),
    onPush: () => undefined,
    onReach: () => undefined,
    onEntry: (listener) =>
      listener({ in: { device: 0, table: state.table, role: "spectator", muted: false, trusting: false } }),
    onGiven: () => undefined,
    greet: () => undefined,
  };
}
