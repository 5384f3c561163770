// A television across the room: it shows the table by itself when it only watches, and what is read there is
// large, whole and true. Any device can be one by choice.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { accessible, browser, device, host, journey } from "../helper.mjs";
import { asker } from "../phones.mjs";
import { lettersAcross, wholeAcross } from "../whole.mjs";

const served = await host();
const chromium = await browser();
const tablet = await device(chromium);
const ask = asker(tablet.page, served.url);
const records = path.resolve(import.meta.dirname, "../../records");
const lines = (file, count) =>
  `${readFileSync(path.join(records, file), "utf8").split("\n").slice(0, count).join("\n")}\n`;
const errors = [tablet.errors];
const TELEVISIONS = [
  [1920, 1080],
  [1600, 900],
  [3840, 2160],
  [1080, 1920],
];
let screen;

async function opened(game, record) {
  await tablet.page.goto(served.url);
  await tablet.page
    .locator("input[type=file]")
    .setInputFiles({ name: "game.jsonl", mimeType: "application/json", buffer: Buffer.from(record) });
  await tablet.page.locator("button.open", { hasText: game }).click();
  await tablet.page.locator(".undo").waitFor();
}
/** A device that only watches. */
async function watching(viewport) {
  const { hosting } = await ask({ type: "hosting" });
  const { link } = hosting.links.find(({ role }) => role === "spectator");
  const joined = await device(chromium, { viewport });
  errors.push(joined.errors);
  await joined.page.goto(`http://127.0.0.1:${new URL(link.url).port}/${new URL(link.url).hash}`);
  return joined.page;
}
const television = () => screen.locator(".television");

await journey("television", {
  async "a wide screen that only watches is one by itself"() {
    await opened("Serenissima", lines("serenissima-2e/four-players.jsonl", 60));
    await tablet.page.getByRole("button", { name: "Menu" }).click();
    await tablet.page.getByRole("button", { name: "Phones at the table" }).click();
    await tablet.page.getByRole("button", { name: "Open this table to phones" }).click();
    await tablet.page.getByRole("img", { name: /QR code: http:/ }).waitFor();
    screen = await watching({ width: 1920, height: 1080 });
    await television().waitFor();
    await television().locator(".map .plate").first().waitFor();
  },
  async "it says whose turn it is, how all stand, what happened and how to join"() {
    const { state } = await ask({ type: "open", table: 1, viewer: "table" });
    const [[{ seat }]] = state.asks;
    const { name } = state.settings.seating[seat];
    assert.match(await screen.locator("h1").innerText(), new RegExp(`^${name}: galley \\d+$`));
    const rows = await screen.locator(".standings li").allInnerTexts();
    assert.equal(rows.length, 4);
    rows.forEach((row, index) =>
      assert.match(
        row,
        new RegExp(
          `${state.settings.seating[index].name}[^]*${state.view.seats[index].purse} ducat[^]*${state.view.seats[index].ports} port`,
        ),
      ),
    );
    assert.equal(await screen.locator(".standings .awaited bdi").innerText(), name);
    assert.match(await screen.locator(".events li").first().innerText(), /\w+ \w+/);
    const { hosting } = await ask({ type: "hosting" });
    assert.equal(await screen.locator(".join b").innerText(), new URL(hosting.door.url).host);
    assert.match(await screen.locator(".join img").getAttribute("src"), /svg/);
    await accessible(screen, "television");
  },
  async "it is whole and large at every size"() {
    for (const size of TELEVISIONS) await wholeAcross(screen, size);
    await screen.setViewportSize({ width: 1920, height: 1080 });
  },
  async "it follows the table"() {
    const before = await screen.locator("h1").innerText();
    const { state } = await ask({ type: "open", table: 1, viewer: "table" });
    const [[by]] = state.asks;
    await ask({
      type: "command",
      table: 1,
      id: "on",
      head: state.head,
      by,
      command: { do: "EndActivation" },
      waive: [],
    });
    await screen.waitForFunction((old) => document.querySelector("h1").textContent !== old, before);
  },
  async "a choice in the menu makes it a screen like others, and back"() {
    await screen.getByRole("button", { name: "Menu" }).click();
    await screen.getByRole("button", { name: "As on a television" }).click();
    await screen.locator("nav.bar").waitFor();
    assert.equal(await television().count(), 0);
    await screen.getByRole("button", { name: "Menu" }).click();
    await screen.getByRole("button", { name: "As on a television" }).click();
    await television().waitFor();
  },
  async "one that is given a seat is played on: what its player holds is not shown to a room"() {
    const { hosting } = await ask({ type: "hosting" });
    await ask({
      type: "change_device",
      table: 1,
      device: hosting.devices[0].id,
      change: { change: "move", role: { seat: 0 } },
    });
    await screen.locator("section.panel").waitFor();
    assert.equal(await television().count(), 0);
    await screen.context().close();
  },
  async "a phone that watches is none"() {
    screen = await watching({ width: 390, height: 844 });
    await screen.locator("nav.bar").waitFor();
    assert.equal(await television().count(), 0);
    await screen.context().close();
  },
  async "the host's own screen can be one, of any game"() {
    await opened("Twilight", lines("twilight/dealt.jsonl", 14));
    screen = tablet.page;
    await screen.getByRole("button", { name: "Menu" }).click();
    await screen.getByRole("button", { name: "As on a television" }).click();
    await television().locator("main svg").first().waitFor();
    assert.equal(await screen.locator(".standings li").count(), 2);
    const [head] = await lettersAcross(screen, [".television h1"]);
    assert.ok(head >= 60, `${head}`);
    await accessible(screen, "television of the host");
  },
  async "nothing went wrong on the way"() {
    assert.deepEqual(errors.flat(), []);
    await chromium.close();
    served.stop();
  },
});
