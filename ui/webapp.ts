// The web app: the screen and the engine, as a folder that any web space can serve, under any path. The service worker
// caches everything at the first visit, so that it works offline from then on. A newer version is fetched whole beside
// the current one, and takes over at the page's request. A second page, `join.html`, is for phones at a tablet's table. It
// has no engine and starts no service worker, but one that the phone already has answers it, too.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, Rolldown } from "vite";
import { ICONS, MANIFEST } from "./installable";

/** The page for phones. */
export const JOIN = "join.html";

export const keeper = (version: string, files: string[]) => `const MINE = "bucintoro " + registration.scope + " ";
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
// Some servers leave out the end of the name.
const page = ({ url }) => (/^join([.]html)?$/.test(url.slice(registration.scope.length).split(/[?#]/)[0]) ? "${JOIN}" : "./");
async function answer(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request.mode === "navigate" ? page(request) : request, { ignoreSearch: true });
  // A redirected answer is no answer to a page's request.
  return known && !known.redirected ? known : fetch(request);
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

/** The transport of phones, with the scripts that it imports, fetched with the page. */
const preload = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle)
    .flatMap((file) =>
      file.type === "chunk" && file.facadeModuleId?.endsWith("/src/transport/phone.ts")
        ? [file.fileName, ...file.imports.filter((name) => !/\/(index|rolldown-runtime)-/.test(name))]
        : [],
    )
    .map((name) => ({
      tag: "link",
      injectTo: "head" as const,
      attrs: { rel: "modulepreload", crossorigin: true, href: `./${name}` },
    }));

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
    transformIndexHtml: (html, { bundle, filename }) => {
      if (path.basename(filename) === JOIN) return { html, tags: preload(bundle ?? {}) };
      return {
        html: html.replace('href="/manifest.webmanifest"', 'href="./manifest.webmanifest"'),
        tags: [
          { tag: "meta", attrs: { name: "description", content: MANIFEST.description } },
          ...Object.keys(bundle ?? {})
            .filter((name) => LETTERS.test(name))
            .map(early),
          { tag: "meta", attrs: { name: "engine", content: `./${folder}/worker.js` } },
        ],
      };
    },
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
        const pages = ["index.html", JOIN, "ahead.json"].map((name) => {
          const page = bundle[name];
          if (!page || !("source" in page)) throw new Error(`${name} is not built`);
          return page.source;
        });
        const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const version = hashed([...built, ...Object.values(added), ...pages]);
        const worker = keeper(version, ["./", JOIN, "ahead.json", ...built, ...Object.keys(added)]);
        for (const [fileName, source] of Object.entries({ ...added, "sw.js": worker }))
          this.emitFile({ type: "asset", fileName, source });
      },
    },
  };
}
