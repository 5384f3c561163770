// What journeys of the web app share: a plain web space, and requests to the engine besides the screen.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { folder } from "./helper.mjs";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Serves files as any web space does: `folders` says which folder lies at which path. It can be away and come back. */
export async function space(folders) {
  const away = () => undefined;
  const server = createServer(({ url }, answer) => {
    const asked = new URL(url, "http://localhost").pathname;
    const at = Object.keys(folders).find((at) => asked.startsWith(at));
    const file = at && path.join(folders[at], asked.slice(at.length) || "index.html");
    if (!file || !existsSync(file)) return answer.writeHead(404).end();
    answer
      .writeHead(200, { "content-type": TYPES[path.extname(file)] ?? "application/octet-stream" })
      .end(readFileSync(file));
  });
  const listen = (port) => new Promise((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}`,
    back: () => listen(port),
    away() {
      server.close(away);
      server.closeAllConnections();
    },
  };
}

/** In a page that is to come: keeps its worker at hand, and asks it besides the screen. */
export function atHand() {
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      window.engine = this;
    }
  };
  window.ask = async (request) => {
    while (!window.engine) await new Promise((wake) => setTimeout(wake, 10));
    const { engine } = window;
    return new Promise((resolve, reject) => {
      const id = crypto.randomUUID();
      const hear = ({ data }) => {
        if (data.id !== id) return;
        engine.removeEventListener("message", hear);
        if (data.ok) resolve(data.ok);
        else reject(new Error(JSON.stringify(data.problem)));
      };
      engine.addEventListener("message", hear);
      engine.postMessage({ id, text: JSON.stringify(request) });
    });
  };
}

/** In a page: asks the engine. */
export const ask = (request) => window.ask(request);

/** In a page: makes a table of a game, which answers for chance by itself; gives its number. */
export async function seated([game, id, names]) {
  const { setup } = await window.ask({ type: "default_setup", game, seats: names.length });
  const seating = names.map((name) => ({ name, side: "north" }));
  const { table } = await window.ask({
    type: "new_table",
    id,
    game,
    seating,
    answering: { dice: "app", cards: "app", draws: "app" },
    setup,
  });
  return table;
}

/** In a page: says random things for whoever is awaited until the game is over, or so many entries stand; gives how
 * many do, and how long each took to be acknowledged, in milliseconds. `window.heard` is told of each that stands. */
export async function played([table, most = Infinity]) {
  const { ask, heard = () => undefined } = window;
  const took = [];
  for (let said = 0; said < 20_000; said += 1) {
    const { state } = await ask({ type: "open", table, viewer: "table" });
    if (state.progress.over || state.length > most) return { length: state.length, took };
    // What a seat says in secret is known to that seat alone.
    const own = state.legal.length ? state : (await ask({ type: "open", table, viewer: state.asks[0][0] })).state;
    const [by, commands] = own.legal[0];
    const command = commands[Math.floor(Math.random() * commands.length)];
    const began = performance.now();
    // What a hidden purse cannot pay is listed here, since nobody knows, and refused.
    const moved = await ask({
      type: "command",
      table,
      id: crypto.randomUUID(),
      head: state.head,
      by,
      command,
      waive: [],
    }).catch(() => null);
    if (!moved) continue;
    took.push(performance.now() - began);
    heard(moved.head);
  }
  throw new Error("random play does not get there");
}

/** A table goes out, and the program for a desktop comes by its record to the same, deciding every command again. */
export async function replayed(say, table) {
  const file = path.join(folder(), "table.bucintoro");
  writeFileSync(file, (await say({ type: "export", table })).text);
  const { state } = await say({ type: "open", table, viewer: "table" });
  const program = process.env.BUCINTORO ?? path.resolve(import.meta.dirname, "../../target/debug/bucintoro");
  const told = JSON.parse(execFileSync(program, ["replay", "--strict", file], { maxBuffer: 1 << 26 }));
  for (const [what, here] of Object.entries({
    lines: state.length,
    head: state.head,
    progress: state.progress,
    asks: state.asks,
    view: state.view,
  }))
    assert.deepEqual(told[what], here, `${file}: ${what}`);
}
