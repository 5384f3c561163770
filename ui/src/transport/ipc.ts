// Inside the native shell: one command and one channel.

import { Channel, invoke } from "@tauri-apps/api/core";
import type { Problem, Push, Reply, Request } from "../wire/types";
import { Failed, type Transport } from "./index";

export function ipc(): Transport {
  const listeners: ((push: Push) => void)[] = [];
  const pushes = new Channel<Push>((push) => listeners.forEach((listener) => listener(push)));
  void invoke("listen", { pushes });
  return {
    async request(request: Request): Promise<Reply> {
      try {
        return await invoke<Reply>("request", { request });
      } catch (problem) {
        throw new Failed(problem as Problem);
      }
    },
    onPush: (listener) => void listeners.push(listener),
    onReach: () => undefined,
    onEntry: (listener) => listener({ in: null }),
    greet: () => undefined,
  };
}
