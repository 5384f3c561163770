// What the program serves to browsers and to its own window: the bundle, compressed once at build time. The program
// embeds `served`, which holds every text as brotli and as gzip, without a plain third copy.
//
// A plugin of our own, because vite-plugin-compression2 runs before plugins with `order: "post"` add files.
// `ahead.json`, the manifest, the icons and the service worker would stay uncompressed. It also keeps the plain files,
// or removes `index.html` before the service worker's version is made from it.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { gzipAsync } from "@gfx/zopfli";
import type { Plugin } from "vite";

/** Formats that are compressed already. */
const DENSE = [".png", ".woff", ".woff2", ".packed"];

/** Zopfli makes gzip files 4 % smaller, at half a second for each 50 kB: used for files from this size, in bytes. */
const LARGE = 50_000;

async function gzip(bytes: Buffer): Promise<Buffer> {
  return bytes.length < LARGE
    ? gzipSync(bytes, { level: 9 })
    : Buffer.from(await gzipAsync(bytes, { numiterations: 1 }));
}

/** The forms of a file, by their suffix. */
async function forms(name: string, bytes: Buffer): Promise<Record<string, Buffer>> {
  if (DENSE.includes(path.extname(name))) return { "": bytes };
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { ".br": brotliCompressSync(bytes, { params }), ".gz": await gzip(bytes) };
}

/** Writes the compressed bundle into a folder, and removes everything else there. */
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
