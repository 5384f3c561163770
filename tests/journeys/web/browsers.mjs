// The web app in browsers of other makes. In Firefox games are played to their ends, and there again when the browser was
// ended without a word; WebKit as Linux has it lends a worker no files that can be flushed, and the page says so.

import assert from "node:assert/strict";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { firefox, webkit } from "../browsers.mjs";
import { folder, journey } from "../helper.mjs";
import { ask, atHand, played, replayed, seated, space } from "../space.mjs";

const site = folder();
cpSync(process.env.BUCINTORO_SITE ?? path.resolve(import.meta.dirname, "../../../target/web/site"), site, {
  recursive: true,
});
// Neither lets in what a page is to begin with.
writeFileSync(path.join(site, "hand.js"), `(${atHand})();`);
writeFileSync(
  path.join(site, "index.html"),
  readFileSync(path.join(site, "index.html"), "utf8").replace("<head>", '<head><script src="./hand.js"></script>'),
);
const { url } = await space({ "/": site });

const GAMES = ["serenissima-2e", "twilight", "serenissima-1996", "libertalia"];
const profile = folder();
let browser, tables;
const say = (request) => browser.run(ask, request);
const open = (table) => say({ type: "open", table, viewer: "table" });

/** Waits until this is written on the page. */
async function shows(text) {
  for (let tried = 0; tried < 200; tried += 1) {
    if (await browser.run((text) => document.body.innerText.includes(text), text)) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`${text}: not on the page, which says ${await browser.run(() => document.body.innerText)}`);
}

await journey("other browsers", {
  async "in Firefox a game of each is played to its end, which the program for a desktop replays"() {
    browser = await firefox(profile);
    await browser.goto(`${url}/`);
    await shows("No tables yet.");
    tables = [];
    for (const game of GAMES) {
      const table = await browser.run(seated, [
        game,
        game,
        game === "twilight" ? ["Anna", "Bruno"] : ["Anna", "Bruno", "Clara"],
      ]);
      await browser.run(played, [table]);
      await replayed(say, table);
      tables.push(table);
    }
  },
  async "they are there when the page is loaded anew, and when the browser was ended without a word"() {
    const before = [];
    for (const table of tables) before.push((await open(table)).state);
    const there = async () => {
      await browser.goto(`${url}/`);
      await shows("Libertalia");
      for (const [at, table] of tables.entries()) assert.deepEqual((await open(table)).state, before[at]);
    };
    await there();
    await browser.kill();
    browser = await firefox(profile);
    await there();
    await browser.kill();
  },
  async "WebKit as Linux has it cannot keep tables, and the page says so"() {
    browser = await webkit();
    await browser.goto(`${url}/`);
    await shows("cannot be used");
    await browser.kill();
  },
});
