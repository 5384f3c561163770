// What the program serves, to browsers and to its own window: the bundle, packed once when it is built. It embeds
// `served`, where every text lies as brotli and as gzip, and is not kept a third time.
//
// Own code: vite-plugin-compression2 packs what is in the bundle before plugins with `order: "post"` add to it, so that
// `ahead.json`, the manifest, the icons and the service worker would stay unpacked, and it keeps the plain form of each
// file, or takes `index.html` out of the bundle before the service worker's version is made from it.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { gzipAsync } from "@gfx/zopfli";
import type { Plugin } from "vite";

/** What is packed by its own format. */
const DENSE = [".png", ".woff", ".woff2", ".packed"];

/** Zopfli makes gzip files 4 % smaller, at half a second for each 50 kB: worth it for files this large, in bytes. */
const LARGE = 50_000;

async function gzip(bytes: Buffer): Promise<Buffer> {
  return bytes.length < LARGE
    ? gzipSync(bytes, { level: 9 })
    : Buffer.from(await gzipAsync(bytes, { numiterations: 1 }));
}

/** A file's forms, each by what its name ends in. */
async function forms(name: string, bytes: Buffer): Promise<Record<string, Buffer>> {
  if (DENSE.includes(path.extname(name))) return { "": bytes };
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { ".br": brotliCompressSync(bytes, { params }), ".gz": await gzip(bytes) };
}

/** Writes the bundle's files, packed, into a folder that then holds nothing else. */
export function packed(folder: string): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = "dist" }) {
        rmSync(folder, { recursive: true, force: true });
        for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue;
          const from = path.join(entry.parentPath, entry.name);
          const to = path.join(folder, path.relative(dir, from));
          mkdirSync(path.dirname(to), { recursive: true });
          for (const [ending, bytes] of Object.entries(await forms(entry.name, readFileSync(from))))
            writeFileSync(to + ending, bytes);
        }
      },
    },
  };
}
