// A link to a table of another device: judged, shown before it is followed, and followed in a window whose page has
// none of the app's commands.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import path from "node:path";
import { copyFileSync } from "node:fs";
import { folder, host, journey, require } from "../helper.mjs";
import { killed, started, startedAgain } from "../window.mjs";

const { By, until } = require("selenium-webdriver");

const find = (driver, css) => driver.wait(until.elementLocated(By.css(css)), 20000);
const tap = async (driver, css) => driver.executeScript("arguments[0].click()", await find(driver, css));
const text = (driver, css) => driver.executeScript("return document.querySelector(arguments[0])?.innerText ?? ''", css);
const link = async (driver, says) =>
  driver.wait(
    async () => (await driver.executeScript("return document.querySelector('dialog .field')?.value ?? ''")) === says,
    20000,
  );

/** What a page that means ill tries, and says of it to the device that it came from. */
async function tries() {
  const shell = window.__TAURI_INTERNALS__;
  const asked = {
    request: { request: { type: "tables" } },
    read: { file: 0, from: 0, to: 10 },
    listen: { pushes: "__CHANNEL__:1", given: "__CHANNEL__:2" },
    folder: {},
    notify: { words: "ill" },
    join: { link: "http://127.0.0.1:1/" },
    "plugin:app|version": {},
    "plugin:window|get_all_windows": {},
    "plugin:webview|create_webview_window": { options: { label: "own", url: "index.html" } },
    "plugin:event|listen": { event: "tauri://focus", target: { kind: "Any" }, handler: 1 },
  };
  const told = {};
  for (const [command, words] of Object.entries(asked)) {
    told[command] = await shell.invoke(command, words).then(
      () => "done",
      (refusal) => String(refusal),
    );
  }
  await fetch("/told", { method: "POST", body: JSON.stringify(told) });
  // Whose page might be taken for the app's own.
  location.assign("tauri://localhost/");
}

/** A device that means ill, in the own network, and what its page told. */
async function ill() {
  let tell;
  const told = new Promise((resolve) => (tell = resolve));
  const server = createServer((asked, answer) => {
    if (asked.url !== "/told")
      return answer.setHeader("content-type", "text/html").end(`<title>ill</title><script>(${tries})()</script>`);
    let body = "";
    asked
      .on("data", (part) => (body += part))
      .on("end", () => {
        answer.end();
        tell(JSON.parse(body));
      });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `127.0.0.1:${server.address().port}`, told, stop: () => server.close() };
}

let running;
let main;
/** Turns to the window of the joined table. */
async function turned() {
  await running.driver.wait(async () => (await running.driver.getAllWindowHandles()).length === 2, 20000);
  const other = (await running.driver.getAllWindowHandles()).find((handle) => handle !== main);
  await running.driver.switchTo().window(other);
}

await journey("joined", {
  async "a link that leads out of the own network is shown, and refused when it is to be followed"() {
    running = await started("debug", ["bucintoro://93.184.215.14/#code=ABCD-EFGH"]);
    main = await running.driver.getWindowHandle();
    await link(running.driver, "93.184.215.14/#code=ABCD-EFGH");
    await tap(running.driver, "dialog form .primary");
    await running.driver.wait(
      async () => /leads elsewhere/.test(await text(running.driver, "dialog [role=alert]")),
      20000,
    );
    assert.equal((await running.driver.getAllWindowHandles()).length, 1);
  },
  async "a second start hands its link to the first; nothing of a joined page reaches the app, and it leads nowhere else"() {
    const { address, told, stop } = await ill();
    assert.equal(await startedAgain([`bucintoro:http://${address}/#code=ABCD-EFGH`], "/"), 0);
    await link(running.driver, `http://${address}/#code=ABCD-EFGH`);
    await tap(running.driver, "dialog form .primary");
    for (const [command, refusal] of Object.entries(await told)) assert.match(refusal, /not allowed|denied/, command);
    await turned();
    assert.equal(await running.driver.getCurrentUrl(), `http://${address}/#code=ABCD-EFGH`);
    await running.driver.switchTo().window(main);
    stop();
  },
  async "the window joins a host as a browser does, and leads back when it is closed"() {
    const { url, stop } = await host();
    await tap(running.driver, "main footer .btn");
    const field = await find(running.driver, "dialog .field");
    await field.sendKeys(url);
    await tap(running.driver, "dialog form .primary");
    await turned();
    await running.driver.wait(
      async () => (await running.driver.getCurrentUrl()).startsWith(new URL(url).origin),
      20000,
    );
    // By the host's socket: by the commands of the app it would be told of no tables.
    await find(running.driver, "main .new");
    await running.driver.close();
    await running.driver.switchTo().window(main);
    assert.match(await text(running.driver, "main h1"), /Bucintoro/);
    stop();
  },
  async "a link that hands a table over leads to where tables are taken over"() {
    assert.equal(await startedAgain(["bucintoro:192.168.1.20:47200/#take-over=ABCD-EFGH"], "/"), 0);
    await link(running.driver, "192.168.1.20:47200/#take-over=ABCD-EFGH");
    assert.match(await text(running.driver, "dialog h2"), /Take over/);
    await tap(running.driver, "dialog header button");
  },
  async "a file that is named as systems name files is opened"() {
    const file = path.join(folder(), "a match.bucintoro");
    copyFileSync(path.resolve(import.meta.dirname, "../../records/twilight/dealt.jsonl"), file);
    assert.equal(await startedAgain([pathToFileURL(file).href], "/"), 0);
    await running.driver.wait(
      async () => /Table imported/.test(await text(running.driver, "main footer [role=status]")),
      20000,
    );
    await killed(running);
  },
});
