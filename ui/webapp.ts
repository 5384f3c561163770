// The web app: the screen and the engine, as a folder that any web space can serve, under any path. The service worker
// caches everything at the first visit, so that it works offline from then on. A newer version is fetched whole beside
// the current one, and takes over at the page's request.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { ICONS, MANIFEST } from "./installable";

const keeper = (version: string, files: string[]) => `const MINE = "bucintoro " + registration.scope + " ";
const CACHE = MINE + "${version}";
const FILES = ${JSON.stringify(files)};
self.addEventListener("install", (event) => {
  // Bypasses the browser's cache of an older version.
  const asked = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(asked)));
});
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name.startsWith(MINE) && name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});
async function answer(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
  return known ?? fetch(request);
}
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(answer(request));
});
`;

/** The fonts of every first page. They are fetched with the engine, so that nothing moves when they arrive. */
const LETTERS = /alegreya-(latin-700|sans-latin-[47]00).*woff2$/;
const early = (name: string) => ({
  tag: "link",
  injectTo: "head" as const,
  attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `./${name}` },
});

/** Adds the engine of a folder, the manifest and the service worker to the bundle. */
export function webapp(engine: string): Plugin {
  const parts = readdirSync(engine).map((name) => ({ name, bytes: readFileSync(path.join(engine, name)) }));
  const hashed = (texts: (string | Uint8Array)[]) =>
    texts
      .reduce((hash, text) => hash.update(text), createHash("sha256"))
      .digest("hex")
      .slice(0, 12);
  const folder = `engine/${hashed(parts.map(({ bytes }) => bytes))}`;
  return {
    name: "webapp",
    apply: "build",
    transformIndexHtml: (html, { bundle }) => ({
      html: html.replace('href="/manifest.webmanifest"', 'href="./manifest.webmanifest"'),
      tags: [
        { tag: "meta", attrs: { name: "description", content: MANIFEST.description } },
        ...Object.keys(bundle ?? {})
          .filter((name) => LETTERS.test(name))
          .map(early),
        { tag: "meta", attrs: { name: "engine", content: `./${folder}/worker.js` } },
      ],
    }),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        // Every browser that can run the engine supports WOFF2.
        for (const name of Object.keys(bundle).filter((name) => name.endsWith(".woff")))
          Reflect.deleteProperty(bundle, name);
        const icons = MANIFEST.icons.map((icon) => ({ ...icon, src: `.${icon.src}` }));
        const added: Record<string, string | Uint8Array> = {
          ...Object.fromEntries(parts.map(({ name, bytes }) => [`${folder}/${name}`, bytes])),
          "manifest.webmanifest": JSON.stringify({ ...MANIFEST, id: "./", start_url: "./", icons }),
          "icon.png": readFileSync(path.join(ICONS, "icon.png")),
          "icon.svg": readFileSync(path.join(ICONS, "bucintoro.svg")),
        };
        const page = bundle["index.html"];
        const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const version = hashed([...built, ...Object.values(added), page && "source" in page ? page.source : ""]);
        const worker = keeper(version, ["./", ...built, ...Object.keys(added)]);
        for (const [fileName, source] of Object.entries({ ...added, "sw.js": worker }))
          this.emitFile({ type: "asset", fileName, source });
      },
    },
  };
}
