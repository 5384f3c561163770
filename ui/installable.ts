// Makes the page an installable app where the browser allows it: on the loopback address and over HTTPS. Over plain
// HTTP there is no service worker.
//
// Own code: with vite-plugin-pwa the two service workers would be 32 lines shorter, for 331 more packages (648 instead
// of 317). Each device would load 3.5 and 5 kB of brotli instead of 0.5, because of Workbox.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

export const ICONS = path.resolve(import.meta.dirname, "../icons");

export const MANIFEST = {
  name: "Bucintoro",
  short_name: "Bucintoro",
  description: "A companion for physical board games",
  id: "/",
  start_url: "/",
  display: "standalone",
  background_color: "#f6ecd4",
  theme_color: "#17505e",
  categories: ["games", "utilities"],
  icons: [
    { src: "/icon.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  ],
};

// The page itself is fetched again whenever the host answers, so that an update is never delayed. Files with a content
// hash in their names never change.
const worker = (version: string) => `const CACHE = "bucintoro-${version}";
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});
async function kept(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}
async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put("/", answer.clone());
    return answer;
  } catch (gone) {
    const known = await cache.match("/");
    if (known) return known;
    throw gone;
  }
}
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(fresh(request));
});
`;

/** Adds the manifest, its icons and the service worker to the bundle. */
export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const add = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: "asset", fileName, source });
        add("manifest.webmanifest", JSON.stringify(MANIFEST));
        add("icon.png", readFileSync(path.join(ICONS, "icon.png")));
        add("icon.svg", readFileSync(path.join(ICONS, "bucintoro.svg")));
        // The page names its scripts, whose names change with their dependencies.
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("there is no page yet");
        add("sw.js", worker(createHash("sha256").update(page.source).digest("hex").slice(0, 12)));
      },
    },
  };
}
