// The page's worker: loads the engine, opens it on the browser's private file system, and forwards messages. Requests
// wait until the engine is open.

import init, { App } from "./web.js";

/**
 * Attempts to open the files, and the pause between them in milliseconds. A worker that has just ended releases its
 * files a moment later.
 */
const TRIES = 80;
const PAUSE = 25;

/** The error while another worker still holds a file. */
const BUSY = /NoModificationAllowedError/;

/** Each place that the app is served from has a folder of its own. */
async function folder() {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(`bucintoro${encodeURIComponent(new URL("../..", self.location).pathname)}`, { create: true });
}

/** The worker of the program players: started when it is first asked, and again after it was ended. */
class Programs {
  #worker;
  /** The promise of each request, oldest first. */
  #waiting = [];

  #start() {
    const worker = new Worker(new URL("programs.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { answer, failed } }) => {
      const { resolve, reject } = this.#waiting.shift();
      if (failed === undefined) resolve(answer);
      else reject(failed);
    };
    // It could not be loaded, or its module panicked.
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(event.message ?? "the worker of the programs could not be loaded");
    };
    return worker;
  }

  answer(request) {
    this.#worker ??= this.#start();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(request);
    });
  }

  end(reason = "the worker of the programs was ended") {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }
}

/** The room at the relay, which the page opens and closes. */
class Room {
  #opening;

  open() {
    return new Promise((resolve, reject) => {
      this.#opening = { resolve, reject };
      postMessage({ room: "open" });
    });
  }

  close() {
    postMessage({ room: "close" });
  }

  /** Handles the page's answer. */
  answer({ opened, failed }) {
    if (failed === undefined) this.#opening?.resolve(opened);
    else this.#opening?.reject(failed);
    this.#opening = undefined;
  }
}

const room = new Room();

/** The phones that are connected, by their numbers. */
const phones = new Map();

/** Handles what the page says about a phone. */
function hear(app, { phone, pseudonym, text, gone }) {
  if (pseudonym !== undefined) phones.set(phone, app.connect(pseudonym, (text) => postMessage({ phone, text })));
  else if (gone) {
    phones.get(phone)?.free();
    phones.delete(phone);
  } else phones.get(phone)?.message(text);
}

async function opened() {
  await init({ module_or_path: new URL("web_bg.wasm", import.meta.url) });
  const place = await folder();
  for (let tried = 1; ; tried += 1) {
    try {
      return await App.open(place, new Programs(), room);
    } catch (unopened) {
      if (tried === TRIES || !BUSY.test(unopened)) throw JSON.parse(unopened);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

const ready = opened().then(
  async (app) => {
    await app.resume_hosting();
    postMessage({ open: true });
    return { app, screen: app.screen((push) => postMessage({ push: JSON.parse(push) })) };
  },
  (failed) => {
    postMessage({ unopened: failed.unopened ? failed : { unopened: "unusable", detail: String(failed) } });
    return new Promise(() => undefined);
  },
);

addEventListener("message", async ({ data }) => {
  if (data.room) return room.answer(data.room);
  const { app, screen } = await ready;
  if (data.phone !== undefined) return hear(app, data);
  const { id, text } = data;
  try {
    postMessage({ id, ok: JSON.parse(await screen.request(text)) });
  } catch (problem) {
    // A panic of the engine ends the worker; the page starts another.
    if (typeof problem === "string") return postMessage({ id, problem: JSON.parse(problem) });
    // Thrown outside the promise, because a rejection here would not reach the page's error handler.
    queueMicrotask(() => {
      throw problem;
    });
  }
});
