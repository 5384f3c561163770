// The web app: the engine runs in a worker of this page, on the browser's private files. A Web Lock admits one page at
// a time, and a page that takes over ends the other.

import type { Problem, Push, Reply, Request, Unopened } from "../wire/types";
import { Failed, type Transport } from "./contract";
import { listeners } from "./listeners";
import { Phones, type FromWorker } from "./phones";

type Said =
  | FromWorker
  | { open: true }
  | { unopened: Unopened }
  | { push: Push }
  | { id: number; ok: Reply }
  | { id: number; problem: Problem };

interface Waiting {
  request: Request;
  resolve: (reply: Reply) => void;
  reject: (failed: Failed) => void;
  /** The number of workers to which it was sent. */
  workers: number;
}

/** Requests after which the browser is asked for persistent storage. */
const MAKES: Request["type"][] = ["new_table", "take_in"];

/** Pause before a new worker after one that failed to open, in milliseconds. */
const REST = 2000;

/** How long the previous page, which is reloading, may take to release the lock, in milliseconds. */
const PATIENCE = 500;

/** The number of workers that may end during one request before the request fails. */
const MOST_WORKERS = 3;

/** Reloads the page when a newer version has taken over, because the files of the old one are gone then. */
function follow(): void {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  let { controller } = serviceWorker;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controller) return location.reload();
    ({ controller } = serviceWorker);
  });
}

/** Starts the engine at this address. */
export function engine(address: string): Transport {
  const waiting = new Map<number, Waiting>();
  const { subscriptions, push, reach, enter } = listeners();
  let worker: Worker | undefined;
  let next = 1;
  const phones = new Phones((message) => worker?.postMessage(message));

  function say(asked: Waiting, id: number): void {
    if (asked.workers === MOST_WORKERS) {
      waiting.delete(id);
      return asked.reject(new Failed({ problem: "unanswered" }));
    }
    asked.workers += 1;
    // Sent as text, because reactive values cannot be cloned to a worker.
    worker?.postMessage({ id, text: JSON.stringify(asked.request) });
  }

  function hear(said: Said): void {
    if ("open" in said) {
      enter({ in: null });
      return reach(true);
    }
    if ("unopened" in said) return enter({ unopened: said.unopened });
    if ("push" in said) return push(said.push);
    if ("room" in said || "phone" in said) return phones.hear(said);
    const asked = waiting.get(said.id);
    waiting.delete(said.id);
    if (asked && MAKES.includes(asked.request.type)) void navigator.storage.persist();
    if ("ok" in said) asked?.resolve(said.ok);
    else asked?.reject(new Failed(said.problem));
  }

  /** Starts a worker, and repeats the unanswered requests of the last one. Requests with effects have an id. */
  function begin(): void {
    worker?.terminate();
    phones.end();
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
    phones.end();
    enter({ unopened: { unopened: "second_app" } });
  }

  /** Holds the lock until the page ends, or another page takes it. */
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
    ...subscriptions,
    greet: () => undefined,
    browser: {
      takeOver: () => hold({ steal: true }),
      lasting: () => navigator.storage.persisted(),
      phones,
    },
  };
}
