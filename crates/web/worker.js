// The worker of a page: it loads the engine, opens it on the browser's private file system, and passes on what
// is said. Whatever is asked before it is open waits.

import init, { App } from "./web.js";

/** How often, and how many milliseconds apart, the files are tried: those of a worker that has just been ended
 * are let go of a moment later. */
const TRIES = 80;
const PAUSE = 25;

/** What a browser calls it when another worker still holds a file. */
const BUSY = /NoModificationAllowedError/;

/** Each place that the app is served from has a folder of its own. */
async function folder() {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(`bucintoro${encodeURIComponent(new URL("../..", self.location).pathname)}`, { create: true });
}

async function opened() {
  await init({ module_or_path: new URL("web_bg.wasm", import.meta.url) });
  const place = await folder();
  for (let tried = 1; ; tried += 1) {
    try {
      return await App.open(place);
    } catch (unopened) {
      if (tried === TRIES || !BUSY.test(unopened)) throw JSON.parse(unopened);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

const screen = opened().then(
  (app) => {
    postMessage({ open: true });
    return app.screen((push) => postMessage({ push: JSON.parse(push) }));
  },
  (failed) => {
    postMessage({ unopened: failed.unopened ? failed : { unopened: "unusable", detail: String(failed) } });
    return new Promise(() => undefined);
  },
);

addEventListener("message", async ({ data: { id, text } }) => {
  const there = await screen;
  try {
    postMessage({ id, ok: JSON.parse(await there.request(text)) });
  } catch (problem) {
    // A fault of the engine itself ends the worker: the page begins another.
    if (typeof problem === "string") return postMessage({ id, problem: JSON.parse(problem) });
    // Thrown from here itself it would be heard by nobody.
    queueMicrotask(() => {
      throw problem;
    });
  }
});
