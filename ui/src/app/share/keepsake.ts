// Offline replay: one file with a whole game, a spectator's screen, the views and the texts. It opens in any browser
// without a network. It is made on this device, from the spectators' view alone.

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
import type { GameUI } from "../../games/contract";
import { current, LANGUAGES, t } from "../../lang/index.svelte";
import { filesOf } from "../../lang/files";
import { isDeed } from "../../table/story";
import type { TableSession } from "../../table/session.svelte";
import { fileAt } from "../../transport/file";
import credits from "../credits";
import type { Story } from "../keepsake/story";
import { pruned } from "./pruned";
import type { Result } from "./result";

/** The Latin subset of each font, by weight and name. */
const LATIN: Record<string, string> = {
  "400 Alegreya Sans": sans400,
  "700 Alegreya Sans": sans700,
  "500 Alegreya": serif500,
  "700 Alegreya": serif700,
};
const CYRILLIC: Record<string, string> = {
  "400 Alegreya Sans": sansCyrillic400,
  "700 Alegreya Sans": sansCyrillic700,
  "500 Alegreya": serifCyrillic500,
  "700 Alegreya": serifCyrillic700,
};

/** Texts that a spectator of a finished game never sees. */
const UNSAID =
  /^app\.(battery|check|club|daily|demo|exports|feed|files|home|host|losses|newer|presets|reach|report|room|screen|seats|statistics|stopped|tools|tournament|web)$|\.(board|demo|sure)$/;

/** True if an offline replay of a game can be made here. */
export const makes = (game: string) => game in screens && typeof CompressionStream === "function";

async function packed(what: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([JSON.stringify(what)]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * The escape byte, then the bytes that a page may not contain. Each is written as "=" and the byte with one bit flipped
 * (decoded in `keepsake/boot.js`).
 */
const [ANNOUNCES, ...REFUSED] = [...new TextEncoder().encode("=\0\r<")];
const TURNED = 64;

/** Encodes bytes for a page in windows-1252: nearly the same size, where base64 takes a third more. */
function laid(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(2 * bytes.length);
  let length = 0;
  for (const byte of bytes) {
    const refused = byte === ANNOUNCES || REFUSED.includes(byte);
    if (refused) all[length++] = ANNOUNCES ?? 0;
    all[length++] = refused ? byte ^ TURNED : byte;
  }
  return all.slice(0, length);
}

/** Replaces other characters than ASCII by entities. */
const plain = (text: string) => text.replace(/[^ -~]|[&<>"]/gu, (letter) => `&#${letter.codePointAt(0)};`);

/** The texts of a game in the current language, by file name. */
async function wordsOf(game: string): Promise<Record<string, string>> {
  const files = await filesOf(current());
  const bundles = ["app", game, commonOf(game)];
  const wanted = Object.keys(files).flatMap((name) => {
    const [, file = ""] = /^\.\/(.+)\.ftl$/.exec(name) ?? [];
    return bundles.includes(file.split(".")[0] ?? "") && !UNSAID.test(file) ? [[file, name] as const] : [];
  });
  return Object.fromEntries(
    await Promise.all(wanted.map(async ([file, name]) => [file, (await files[name]?.()) ?? ""] as const)),
  );
}

/** All content of the replay; null if it cannot be loaded. */
async function storyOf(session: TableSession, { offers = [] }: GameUI): Promise<Story | null> {
  const reply = await session.ask({ type: "story", table: session.table });
  if (reply?.type !== "state") return null;
  const { state } = reply;
  const entries = [0, ...state.told.filter(isDeed).map(({ n }) => n)];
  const patches = await session.patches(entries, "spectator");
  const went = await session.ask({ type: "account", table: session.table, viewer: "spectator" });
  if (!patches || went?.type !== "account") return null;
  const code = current();
  return {
    state,
    account: went.account,
    entries,
    patches: pruned(patches, offers),
    language: [code, LANGUAGES[code] ?? code],
    texts: await wordsOf(state.game),
  };
}

/** The offline replay of a finished game; null if its content cannot be loaded now. */
export async function keepsakeOf(
  session: TableSession,
  ui: GameUI,
  { game, title, when }: Result,
): Promise<Blob | null> {
  const screen = screens[session.state.game];
  const story = screen && (await storyOf(session, ui));
  if (!story) return null;
  const faces = [LATIN, ...(/\p{Script=Cyrillic}/u.test(JSON.stringify(story)) ? [CYRILLIC] : [])].flatMap((script) =>
    Object.entries(script),
  );
  const [code, told, ...letters] = await Promise.all([
    fileAt(screen.address),
    packed(story),
    ...faces.map(([, address]) => fileAt(address)),
  ]);
  const block = (mark: string, bytes: Uint8Array | undefined) =>
    bytes ? [`<script type="text/plain" ${mark}>`, laid(bytes), "</script>\n"] : [];
  const policy = `default-src 'none'; script-src '${boot.hash}' '${screen.script}'; style-src '${screen.style}'; img-src data:; base-uri 'none'; form-action 'none'`;
  const head = [
    `<!doctype html>`,
    `<html lang="${current()}">`,
    `<meta charset="windows-1252">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${plain(`${game}: ${title}`)}</title>`,
    `<!-- ${plain(credits.map(({ name, by, license }) => `${name}: ${by}, ${license}`).join("; "))} -->`,
    `<body>`,
    `<div id="app"></div>`,
    `<p id="old">${plain(`${game}, ${when}. ${title}. ${t("share-old")}`)}</p>`,
    ``,
  ].join("\n");
  const faced = faces.flatMap(([face], nth) => block(`data-face="${face}"`, letters[nth]));
  return new Blob(
    [head, ...block(`id="screen"`, code), ...block(`id="story"`, told), ...faced, `<script>${boot.script}</script>\n`],
    { type: "text/html" },
  );
}
