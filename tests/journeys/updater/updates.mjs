// The app is asked for a newer version: it says nothing to anybody before, takes none that is not signed for it, and
// puts the one that is in its own place.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { journey, require } from "../helper.mjs";
import { started } from "../window.mjs";

const { By, until } = require("selenium-webdriver");
const { BUCINTORO_APP: app, RELEASES: releases } = process.env;
const release = "Bucintoro_99.0.0_amd64.AppImage";
const before = readFileSync(app);
const newer = readFileSync(path.join(releases, release));

/** The forge: what it was asked for, and what it does to a file on its way. */
const asked = [];
let sent = (bytes) => bytes;
const forge = createServer((request, response) => {
  asked.push(request.url);
  const name = path.basename(request.url);
  const lies = request.url.startsWith("/somebody/bucintoro/releases/") && readdirSync(releases).includes(name);
  response.writeHead(lies ? 200 : 404).end(lies ? sent(readFileSync(path.join(releases, name)), name) : undefined);
}).listen(47321, "127.0.0.1");

const { driver, driverProcess } = await started();
const said = (words) =>
  driver.wait(until.elementLocated(By.xpath(`//*[@role="status"][contains(., "${words}")]`)), 30000);
const touch = async (name) =>
  driver
    .wait(until.elementLocated(By.xpath(`//button[normalize-space()="${name}" and not(@disabled)]`)), 30000)
    .then((button) => button.click());

/** The processes that run this file, or what it was when they began. */
const running = () =>
  readdirSync("/proc").filter((id) => {
    try {
      return /^\d+$/.test(id) && readlinkSync(`/proc/${id}/exe`).replace(/ \(deleted\)$/, "") === app;
    } catch {
      return false;
    }
  });

await journey("updater", {
  async "nothing is asked before somebody touches it"() {
    await touch("Settings");
    await said("Only when you touch this");
    assert.deepEqual(asked, []);
    await touch("Look for a newer version");
    await said("Version 99.0.0 is there");
    assert.deepEqual(asked, ["/somebody/bucintoro/releases/latest/download/newest.json"]);
  },
  async "what was changed on its way is not taken, nor is an older one that is called newer"() {
    sent = (bytes, name) => (name === release ? Buffer.concat([bytes, Buffer.from("!")]) : bytes);
    await touch("Update and start again");
    await said("nothing has changed");
    // Its signature names the version that it was made for.
    sent = (bytes, name) => (name === "newest.json" ? bytes.toString().replace('"99.0.0"', '"99.0.1"') : bytes);
    await touch("Look for a newer version");
    await said("Version 99.0.1 is there");
    await touch("Update and start again");
    await said("nothing has changed");
    assert.ok(readFileSync(app).equals(before));
  },
  async "the one that is signed takes its place and starts"() {
    sent = (bytes) => bytes;
    const old = running();
    assert.equal(old.length, 1);
    await touch("Look for a newer version");
    await said("Version 99.0.0 is there");
    await touch("Update and start again").catch(() => undefined);
    let now = [];
    for (let tries = 0; tries < 150 && !(now.length && !now.includes(old[0])); tries += 1) {
      await new Promise((wake) => setTimeout(wake, 200));
      now = running();
    }
    for (const id of now) process.kill(Number(id), "SIGKILL");
    assert.ok(now.length && !now.includes(old[0]), "nothing was started again");
    assert.ok(readFileSync(app).equals(newer));
    driverProcess.kill("SIGKILL");
    forge.close();
  },
});
