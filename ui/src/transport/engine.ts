// The web app: the engine runs in a worker of this page, on files of the browser's own. Only one page at a time
// may have it: a lock of the browser's keeps others apart, and whoever takes over ends the page that had it.

import type { Problem, Push, Reply, Request, Unopened } from "../wire/types";
import { Failed, type Transport } from "./contract";
import { listeners } from "./heard";

type Said =
  | { open: true }
  | { unopened: Unopened }
  | { push: Push }
  | { id: number; ok: Reply }
  | { id: number; problem: Problem };

interface Waiting {
  request: Request;
  resolve: (reply: Reply) => void;
  reject: (failed: Failed) => void;
  /** Workers to which it was sent. */
  workers: number;
}

/** After these there is something to keep: the browser is asked not to clear it. */
const MAKES: Request["type"][] = ["new_table", "take_in"];

/** How long it rests before another worker is begun after one that did not even open, in milliseconds. */
const REST = 2000;

/** How long the page before this one, which is being loaded anew, may take to let go, in milliseconds. */
const PATIENCE = 500;

/** How many workers may end under one request before the request is blamed. */
const MOST_WORKERS = 3;

/** Loads the page anew when a newer version has taken over, since what the page would still load is gone then. */
function follow(): void {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  let { controller } = serviceWorker;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controller) return location.reload();
    ({ controller } = serviceWorker);
  });
}

/** Begins the engine that is served there. */
export function engine(address: string): Transport {
  const waiting = new Map<number, Waiting>();
  const { hears, push, reach, enter } = listeners();
  let worker: Worker | undefined;
  let next = 1;

  function say(asked: Waiting, id: number): void {
    if (asked.workers === MOST_WORKERS) {
      waiting.delete(id);
      return asked.reject(new Failed({ problem: "unanswered" }));
    }
    asked.workers += 1;
    // As text: what a page has on its screen is not always what a worker can be given.
    worker?.postMessage({ id, text: JSON.stringify(asked.request) });
  }

  function hear(said: Said): void {
    if ("open" in said) {
      enter({ in: null });
      return reach(true);
    }
    if ("unopened" in said) return enter({ unopened: said.unopened });
    if ("push" in said) return push(said.push);
    const asked = waiting.get(said.id);
    waiting.delete(said.id);
    if (asked && MAKES.includes(asked.request.type)) void navigator.storage.persist();
    if ("ok" in said) asked?.resolve(said.ok);
    else asked?.reject(new Failed(said.problem));
  }

  /** Begins a worker, and asks it what the one before it did not answer: what changes something has an id. */
  function begin(): void {
    worker?.terminate();
    const fresh = new Worker(address, { type: "module" });
    let opened = false;
    const again = () => {
      if (worker === fresh) begin();
    };
    fresh.onmessage = ({ data }: MessageEvent<Said>) => {
      opened ||= "open" in data;
      hear(data);
    };
    fresh.onerror = () => {
      if (worker !== fresh) return;
      if (opened) {
        reach(false);
        return again();
      }
      enter({ unopened: { unopened: "unloaded" } });
      setTimeout(again, REST);
    };
    worker = fresh;
    waiting.forEach(say);
  }

  function elsewhere(): void {
    worker?.terminate();
    worker = undefined;
    enter({ unopened: { unopened: "second_app" } });
  }

  /** Holds the lock as long as the page lives, or until another page takes it. */
  function hold(options: LockOptions): void {
    const held = navigator.locks.request(`bucintoro ${new URL(".", document.baseURI).href}`, options, () => {
      begin();
      return new Promise(() => undefined);
    });
    void held.catch(elsewhere);
  }

  follow();
  hold({ signal: AbortSignal.timeout(PATIENCE) });
  return {
    request: (request) =>
      new Promise((resolve, reject) => {
        const asked = { request, resolve, reject, workers: 0 };
        const id = next++;
        waiting.set(id, asked);
        if (worker) say(asked, id);
      }),
    ...hears,
    greet: () => undefined,
    browser: {
      takeOver: () => hold({ steal: true }),
      lasting: () => navigator.storage.persisted(),
    },
  };
}
