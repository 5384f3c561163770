// What a phone waits for that was never here, in every game: it comes by the address that phones come by, over plain
// HTTP, where browsers take nothing denser than gzip.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { browser, device, host, journey } from "../helper.mjs";
import { asker, PHONE } from "../phones.mjs";

/** Scripts and styles until a table can answer a tap: bytes that travel, heads of the answers included. */
const BUDGET = 120_000;
const RECORDS = path.resolve(import.meta.dirname, "../../records");

/** Of each game a record, after how many of its lines a seat has much to choose from, and where its first answer lies. */
const GAMES = {
  "serenissima-2e": { record: "four-players", lines: 60, answer: ".panel .content button:enabled" },
  twilight: { record: "half-played", lines: 59, answer: ".tile button:enabled" },
  "serenissima-1996": { record: "four-nations", lines: 63, answer: ".panel .body button:enabled" },
  libertalia: { record: "four-players", lines: 63, answer: ".panel button:enabled" },
};

const served = await host();
const chromium = await browser();
const tablet = await device(chromium);
const ask = asker(tablet.page, served.url);
const errors = [tablet.errors];
await tablet.page.goto(served.url);

/** A table of a game as it stood in the midst of a record; the way in for who is awaited there. */
async function hosted(game, { record, lines }) {
  const text =
    readFileSync(path.join(RECORDS, game, `${record}.jsonl`), "utf8")
      .split("\n")
      .slice(0, lines)
      .join("\n") + "\n";
  await ask({ type: "send", parcel: game, part: 0, text });
  await ask({ type: "take_in", id: game, parcel: game, parts: 1, sound_part: false, own: false });
  const { table } = (await ask({ type: "tables" })).tables.find((line) => line.game === game);
  await ask({ type: "host", table });
  const { state } = await ask({ type: "open", table, viewer: "table" });
  const { hosting } = await ask({ type: "hosting" });
  const { url } = hosting.links.find(({ role }) => role.seat === state.asks[0][0].seat).link;
  return { url, leave: () => ask({ type: "stop_hosting", table }) };
}

/** Notes when a table can first answer, two frames after what answers is there, and how much moves after that. What the
 * page brings a while after the table lies there comes no sooner on a machine that is slow until then. */
function noted(answer) {
  const WHILE = 1500;
  const wait = window.setTimeout;
  window.setTimeout = (work, pause, ...given) => {
    const later = () => (window.answers ? work(...given) : wait(later, 50));
    return pause === WHILE ? wait(later, pause) : wait(work, pause, ...given);
  };
  const watch = new MutationObserver(() => {
    if (!document.querySelector(answer)) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (window.answers = Date.now())));
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });
  window.moved = [];
  const shifted = (list) =>
    window.answers &&
    window.moved.push(
      ...list
        .getEntries()
        .map(({ value, sources }) => [value, sources.map(({ node }) => node?.className ?? node?.nodeName)]),
    );
  new PerformanceObserver(shifted).observe({ type: "layout-shift" });
}

/** A phone that was never here; everything that its page asks for, when it began (milliseconds), and what of it travelled. */
async function fresh(answer) {
  const phone = await device(chromium, { ...PHONE, locale: "en", serviceWorkers: "block" });
  errors.push(phone.errors);
  const asked = new Map();
  const line = await phone.context.newCDPSession(phone.page);
  await line.send("Network.enable");
  line.on("Network.requestWillBeSent", ({ requestId, request, wallTime }) =>
    asked.set(requestId, { path: new URL(request.url).pathname, began: wallTime * 1000 }),
  );
  line.on("Network.responseReceived", ({ requestId, response }) =>
    Object.assign(asked.get(requestId), { coding: response.headers["content-encoding"] }),
  );
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    Object.assign(asked.get(requestId) ?? {}, { bytes: encodedDataLength }),
  );
  await phone.page.addInitScript(noted, answer);
  return { ...phone, asked };
}

/** What was asked for until the table could answer, as soon as all of it is here. */
async function waitedFor({ page, asked }) {
  const answers = await (await page.waitForFunction(() => window.answers)).jsonValue();
  const files = [...asked.values()].filter(({ path, began }) => /\.(js|css)$/.test(path) && began <= answers);
  while (files.some(({ bytes }) => bytes === undefined)) await page.waitForTimeout(50);
  return files;
}

const law =
  (game, { answer, ...stands }) =>
  async () => {
    const { url, leave } = await hosted(game, stands);
    const phone = await fresh(answer);
    await phone.page.goto(url);
    await phone.page.getByLabel("Your name").fill("Guest");
    await phone.page.getByRole("button", { name: "Join" }).click();
    const files = await waitedFor(phone);
    const weight = files.reduce((all, { bytes }) => all + bytes, 0);
    console.log(`     ${files.length} files, ${(weight / 1000).toFixed(1)} kB`);
    for (const { path, coding } of files) {
      assert.equal(coding, "gzip", path);
      assert.ok(
        path.includes(game) || !Object.keys(GAMES).some((other) => path.includes(other)),
        `${path} is another game's`,
      );
    }
    assert.ok(
      weight <= BUDGET,
      `${weight} bytes are more than ${BUDGET}: ${files.map(({ path, bytes }) => `${path} ${bytes}`).join(", ")}`,
    );
    // What comes later lies where there is room for it.
    await phone.page.waitForTimeout(4000);
    assert.deepEqual(await phone.page.evaluate(() => window.moved), []);
    // The second time nothing of it travels.
    await phone.page.reload();
    await phone.page.locator(answer).first().waitFor();
    const again = await phone.page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap(({ name, transferSize }) => (transferSize ? [new URL(name).pathname] : [])),
    );
    assert.deepEqual(
      files.filter(({ path }) => again.includes(path)),
      [],
    );
    await phone.context.close();
    await leave();
  };

await journey("weight", {
  "every game is weighed"() {
    assert.deepEqual(Object.keys(GAMES).toSorted(), readdirSync(RECORDS).toSorted());
  },
  ...Object.fromEntries(
    Object.entries(GAMES).map(([game, stands]) => [`the first load of ${game} keeps its weight`, law(game, stands)]),
  ),
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors.flat(), []);
    await chromium.close();
    served.stop();
  },
});
