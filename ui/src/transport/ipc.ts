// Transport of the native shell: its commands, and a channel for each kind of push.

import { Channel, invoke } from "@tauri-apps/api/core";
import type { Problem, Push, Reply, Request, Unopened } from "../wire/types";
import { Failed, type Entry, type Source, type Transport, type Updater } from "./contract";
import { mobile } from "./device";

/** Calls a command of the shell. A parse error arrives as text from the shell. */
async function asked<T>(command: string, words: Record<string, unknown>): Promise<T> {
  try {
    return await invoke<T>(command, words);
  } catch (problem) {
    throw new Failed(typeof problem === "string" ? { problem: "unreadable", detail: problem } : (problem as Problem));
  }
}

/** A shell without an updater does not know the command. */
async function updater(): Promise<Updater | null> {
  const there = await asked<boolean>("updates", {}).catch(() => false);
  return there ? { newer: () => asked<string | null>("newer", {}), update: () => asked<unknown>("update", {}) } : null;
}

/** Tells a mobile shell whether the page is visible: the system may stop it in the background. */
function watched(): void {
  document.addEventListener(
    "visibilitychange",
    () => void invoke("front", { front: document.visibilityState === "visible" }),
  );
}

export function ipc(): Transport {
  if (mobile) watched();
  const listeners: ((push: Push) => void)[] = [];
  const pushes = new Channel<Push>((push) => listeners.forEach((listener) => listener(push)));
  let give: (thing: Source | string) => void = () => undefined;
  const given = new Channel<{ file: number; size: number } | { link: string }>((thing) => {
    if ("link" in thing) return give(thing.link);
    const { file, size } = thing;
    give({
      size,
      slice: (from: number, to: number) => ({ arrayBuffer: () => asked<ArrayBuffer>("read", { file, from, to }) }),
    });
  });
  // Subscribes before it asks, so that it misses no push.
  const listening: Promise<Entry> = invoke("listen", { pushes, given }).then(
    () => ({ in: null }),
    (unopened: Unopened) => ({ unopened }),
  );
  return {
    async request(request: Request): Promise<Reply> {
      await listening;
      return asked<Reply>("request", { request });
    },
    onPush: (listener) => void listeners.push(listener),
    onReach: () => undefined,
    onEntry: (listener) => void listening.then(listener),
    onGiven: (listener) => void (give = listener),
    greet: () => undefined,
    folder: () => asked<string | null>("folder", {}),
    join: mobile ? undefined : (link) => asked<boolean>("join", { link }),
    updater: mobile ? undefined : updater,
    notify: mobile ? undefined : (words) => asked<unknown>("notify", { words }),
  };
}
