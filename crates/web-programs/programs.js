// The worker of the program players: loads their module, and answers one request at a time.

import init, { answer_text } from "./web_programs.js";

const loaded = init({ module_or_path: new URL("web_programs_bg.wasm", import.meta.url) });

addEventListener("message", async ({ data: text }) => {
  await loaded;
  try {
    postMessage({ answer: answer_text(text) });
  } catch (failed) {
    // A panic of the module ends this worker.
    if (typeof failed !== "string") throw failed;
    postMessage({ failed });
  }
});
