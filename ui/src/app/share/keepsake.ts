// One file with a whole game: the screen of whoever watches, what there was to see, and the words to tell it, for any
// browser, without a network. It is made on this device, of no more than whoever comes by may know.

import { boot, screens } from "virtual:keepsake";
import sans400 from "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url";
import sans700 from "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url";
import serif500 from "@fontsource/alegreya/files/alegreya-latin-500-normal.woff2?url";
import serif700 from "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url";
import sansCyrillic400 from "@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-normal.woff2?url";
import sansCyrillic700 from "@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-700-normal.woff2?url";
import serifCyrillic500 from "@fontsource/alegreya/files/alegreya-cyrillic-500-normal.woff2?url";
import serifCyrillic700 from "@fontsource/alegreya/files/alegreya-cyrillic-700-normal.woff2?url";
import { commonOf } from "../../games";
import { current, LANGUAGES, t } from "../../lang/index.svelte";
import { files } from "../../lang/files";
import { isDeed } from "../../table/story";
import type { TableSession } from "../../table/session.svelte";
import credits from "../credits";
import type { Story } from "../keepsake/story";
import type { Result } from "./result";

const LATIN = { "400 Alegreya Sans": sans400, "700 Alegreya Sans": sans700, "500 Alegreya": serif500, "700 Alegreya": serif700 };
const CYRILLIC = { "400 Alegreya Sans": sansCyrillic400, "700 Alegreya Sans": sansCyrillic700, "500 Alegreya": serifCyrillic500, "700 Alegreya": serifCyrillic700 };

/** Words that nobody needs who watches a game that is over. */
const UNSAID = /^app\.(battery|check|daily|demo|files|home|losses|reach|report|room|screen|web)$|\.(board|demo)$/;

/** Whether a keepsake of a game can be made here. */
export const makes = (game: string) => game in screens && typeof CompressionStream === "function";

async function fetched(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return new Uint8Array(await answer.arrayBuffer());
}

async function packed(what: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([JSON.stringify(what)]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** As letters that any page may hold. */
function lettered(bytes: Uint8Array): string {
  /** So many at once: a call takes only so many arguments. */
  const MANY = 0x8000;
  const parts = Array.from({ length: Math.ceil(bytes.length / MANY) }, (_, nth) => String.fromCharCode(...bytes.subarray(nth * MANY, (nth + 1) * MANY)));
  return btoa(parts.join(""));
}

const plain = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The words of a game in the language that is shown, by the names of their files. */
async function wordsOf(game: string): Promise<Record<string, string>> {
  const language = current();
  const bundles = ["app", game, commonOf(game)];
  const wanted = Object.keys(files).flatMap((name) => {
    const [, spoken, file = ""] = /^\.\/(\w+)\/(.+)\.ftl$/.exec(name) ?? [];
    return spoken === language && bundles.includes(file.split(".")[0] ?? "") && !UNSAID.test(file) ? [[file, name] as const] : [];
  });
  return Object.fromEntries(await Promise.all(wanted.map(async ([file, name]) => [file, (await files[name]?.()) ?? ""] as const)));
}

/** Everything there was to see; nothing if it cannot be had. */
async function storyOf(session: TableSession): Promise<Story | null> {
  const reply = await session.ask({ type: "story", table: session.table });
  if (reply?.type !== "state") return null;
  const { state } = reply;
  const entries = [0, ...state.told.filter(isDeed).map(({ n }) => n)];
  const patches = await session.patches(entries, "spectator");
  const code = current();
  return patches && { state, entries, patches, language: [code, LANGUAGES[code] ?? code], texts: await wordsOf(state.game) };
}

/** The keepsake of a game that is over; nothing if what is in it cannot be had now. */
export async function keepsakeOf(session: TableSession, { game, title, when }: Result): Promise<string | null> {
  const id = session.state.game;
  const screen = screens[id];
  const story = screen && (await storyOf(session));
  if (!story) return null;
  const said = JSON.stringify(story);
  const faces = Object.entries(/\p{Script=Cyrillic}/u.test(said) ? { ...CYRILLIC, ...LATIN } : LATIN);
  const [code, told, ...letters] = await Promise.all([fetched(screen.address), packed(story), ...faces.map(([, address]) => fetched(address))]);
  const block = (mark: string, bytes: Uint8Array) => `<script type="text/plain" ${mark}>${lettered(bytes)}</script>`;
  const policy = `default-src 'none'; script-src '${boot.hash}' '${screen.script}'; style-src '${screen.style}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return [
    `<!doctype html>`,
    `<html lang="${current()}">`,
    `<!-- ${credits.map(({ name, by, license }) => `${name}: ${by}, ${license}`).join("; ")} -->`,
    `<meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${plain(`${game}: ${title}`)}</title>`,
    `<body>`,
    `<div id="app"></div>`,
    `<p id="old">${plain(`${game}, ${when}. ${title}. ${t("share-old")}`)}</p>`,
    block(`id="screen"`, code),
    block(`id="story"`, told),
    ...faces.map(([face], nth) => block(`data-face="${face}"`, letters[nth] ?? new Uint8Array())),
    `<script>${boot.script}</script>`,
    ``,
  ].join("\n");
}
