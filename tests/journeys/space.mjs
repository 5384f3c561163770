// What journeys of the web app share: a plain web space, and requests to the engine besides the screen.

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

const TYPES = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json", ".png": "image/png", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2" };

/** Serves files as any web space does: `folders` says which folder lies at which path. It can be away and come back. */
export async function space(folders) {
  const away = () => undefined;
  const server = createServer(({ url }, answer) => {
    const asked = new URL(url, "http://localhost").pathname;
    const at = Object.keys(folders).find((at) => asked.startsWith(at));
    const file = at && path.join(folders[at], asked.slice(at.length) || "index.html");
    if (!file || !existsSync(file)) return answer.writeHead(404).end();
    answer.writeHead(200, { "content-type": TYPES[path.extname(file)] ?? "application/octet-stream" }).end(readFileSync(file));
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

/** In a page that is to come: keeps its worker at hand. */
export function atHand() {
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      window.engine = this;
    }
  };
}

/** In a page: asks the engine. */
export const ask = (request) =>
  new Promise((resolve, reject) => {
    const { engine } = window;
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
