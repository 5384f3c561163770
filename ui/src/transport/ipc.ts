// Inside the native shell: one command and one channel.

import { Channel, invoke } from "@tauri-apps/api/core";
import type { Problem, Push, Reply, Request, Unopened } from "../wire/types";
import { Failed, type Entry, type Transport } from "./contract";

export function ipc(): Transport {
  const listeners: ((push: Push) => void)[] = [];
  const pushes = new Channel<Push>((push) => listeners.forEach((listener) => listener(push)));
  // A page listens before it asks, so that it misses nothing of what follows.
  const listening: Promise<Entry> = invoke("listen", { pushes }).then(
    () => ({ in: null }),
    (unopened: Unopened) => ({ unopened }),
  );
  return {
    async request(request: Request): Promise<Reply> {
      try {
        await listening;
        return await invoke<Reply>("request", { request });
      } catch (problem) {
        // What is no request is told in words by the shell itself.
        throw new Failed(typeof problem === "string" ? { problem: "unreadable", detail: problem } : (problem as Problem));
      }
    },
    onPush: (listener) => void listeners.push(listener),
    onReach: () => undefined,
    onEntry: (listener) => void listening.then(listener),
    greet: () => undefined,
  };
}
