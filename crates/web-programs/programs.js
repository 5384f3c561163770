// The worker of the program players: loads their module, and answers one request at a time.

import init, { answer_text } from "./web_programs.js";

const loaded = init({ module_or_path: new URL("web_programs_bg.wasm", import.meta.url) });

addEventListener("message", async ({ data: text }) => {
  try {
    await loaded;
    postMessage({ answer: answer_text(text) });
  } catch (failed) {
    if (typeof failed === "string") return postMessage({ failed });
    // The module could not be loaded, or it panicked. Thrown outside the promise, because a rejection here would not
    // reach the error handler of the page's worker, which ends this one.
    queueMicrotask(() => {
      throw failed;
    });
  }
});
