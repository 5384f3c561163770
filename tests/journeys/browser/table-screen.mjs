// The table's screen on another device: it has the whole table and what the host's screen looks after there, and
// nothing beyond; whoever has no other device is passed it, uncovers and covers a purse, and plays on it. And a host
// without a screen, whose first table is set up on one.

import assert from "node:assert/strict";
import { accessible, browser, device, entered, folder, host, journey, unexpected } from "../helper.mjs";
import { asker, linkOf, phoneAt, playUntil } from "../phones.mjs";

const served = await host();
const chromium = await browser();
const tablet = await device(chromium);
const errors = [tablet.errors];
const ask = asker(tablet.page, served.url);
const button = ({ page }, name) => page.getByRole("button", { name, exact: true });
const dialog = ({ page }) => page.getByRole("dialog");
const close = async (joined) => {
  await button(joined, "Close").last().click();
  await dialog(joined).waitFor({ state: "detached" });
};
const OFFER = "Use another device as the table’s screen";

let table = 0;
let port = 0;
let screen;
/** The seat that is asked, and the other. */
let up = 0;
const NAMES = ["Anna", "Bruno"];
/** What the screen said over its line, request by request. */
const said = [];

/** A device that opens the link of a table's screen, by way of this machine. */
async function opened(url) {
  const joined = await device(chromium, { viewport: { width: 1024, height: 768 }, hasTouch: true });
  errors.push(joined.errors);
  joined.page.on("websocket", (line) => line.on("framesent", ({ payload }) => said.push(String(payload))));
  const { port, hash } = new URL(url);
  await joined.page.goto(`http://127.0.0.1:${port}/${hash}`);
  return joined;
}
const asked = (type) => said.filter((text) => text.includes(`"type":"${type}"`)).length;

await journey("table-screen", {
  "the table's menu makes another device its screen, with a code of its own": async () => {
    await tablet.page.goto(served.url);
    await button(tablet, "New table").waitFor();
    const { setup } = await ask({ type: "default_setup", game: "serenissima-2e", seats: 2 });
    setup.options.hidden_money = true;
    const seating = NAMES.map((name) => ({ name, side: "south" }));
    ({ table } = await ask({
      type: "new_table",
      game: "serenissima-2e",
      seating,
      answering: { dice: "app", cards: "app", draws: "app" },
      setup,
    }));
    const { asks } = await playUntil(
      ask,
      table,
      (state) => state.view.stage.stage === "activation" && !state.view.stage.go.acted,
    );
    up = asks[0][0].seat;
    await tablet.page.reload();
    await tablet.page.locator("button.open").first().click();
    await button(tablet, "Menu").click();
    await button(tablet, OFFER).click();
    const code = dialog(tablet).locator("img");
    await code.waitFor();
    assert.equal(await code.count(), 1, "one code at a time");
    await accessible(tablet.page, "the code of a table's screen");
    await dialog(tablet).getByRole("checkbox", { name: "New tables too" }).check();
    await tablet.page.waitForFunction(
      async (old) => document.querySelector("dialog img")?.alt !== old,
      await code.getAttribute("alt"),
    );
    await dialog(tablet).getByRole("checkbox", { name: "New tables too" }).uncheck();
    const offered = async () => (await ask({ type: "hosting" })).hosting;
    let hosting = await offered();
    for (; hosting.screen.role.screen.tables; hosting = await offered()) await tablet.page.waitForTimeout(50);
    assert.deepEqual(hosting.screen.role, { screen: { tables: false } });
    port = Number(hosting.address.split(":").at(-1));
    screen = await opened(hosting.screen.link.url);
    await screen.page.locator("section.panel").waitFor();
    // It is used up, and the device is on the list.
    await dialog(tablet).getByRole("tab").first().waitFor();
    assert.equal(
      await dialog(tablet)
        .getByRole("combobox", { name: /^Place of/ })
        .locator("option:checked")
        .textContent(),
      "Table’s screen",
    );
    await close(tablet);
  },

  "it has the whole table and its people, and nothing that is the host's alone": async () => {
    assert.equal(await button(screen, "Back").count(), 0);
    await accessible(screen.page, "a table's screen");
    await button(screen, "Menu").click();
    await button(screen, "Hand the table’s screen back").waitFor();
    for (const there of ["Phones at the table", "Somebody leaves or comes", "Rules", "End the game now"])
      assert.equal(await dialog(screen).getByRole("button", { name: there, exact: true }).count(), 1, there);
    for (const missing of [OFFER, "Rematch", "Report a problem"])
      assert.equal(await button(screen, missing).count(), 0, missing);
    await dialog(screen).getByRole("button", { name: "Phones at the table" }).click();
    await dialog(screen).locator("img").first().waitFor();
    for (const missing of [OFFER, "Hand over to another device", "Close to phones"])
      assert.equal(await button(screen, missing).count(), 0, missing);
    await accessible(screen.page, "phones, on a table's screen");
    await close(screen);
  },

  "a purse is passed round: seen while it is held, and covered again": async () => {
    await screen.page.locator("button.card[data-seat]", { hasText: NAMES[up] }).click();
    const cover = dialog(screen).locator(".cover");
    await cover.getByText("Hold to look").waitFor();
    const { view } = await ask({ type: "peek", table, viewer: { seat: up } });
    const box = await cover.boundingBox();
    await screen.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await screen.page.mouse.down();
    await cover.getByText(String(view.seats[up].purse)).waitFor();
    await screen.page.mouse.up();
    await cover.getByText("Hold to look").waitFor();
    await screen.page.waitForTimeout(100);
    assert.deepEqual([asked("peek"), asked("cover")], [1, 1]);
    await close(screen);
  },

  "a turn is played on it, and taken back on the host's own screen": async () => {
    // The galley has done nothing yet: a second touch says so.
    await button(screen, "Next galley").click();
    await entered(screen.page, () => screen.page.getByRole("button", { name: /^pass: /i }).click());
    const length = await screen.page.locator("nav.bar").getAttribute("data-length");
    await tablet.page.locator(`nav.bar[data-length="${length}"]`).waitFor();
    await entered(screen.page, () => tablet.page.locator("nav.bar .undo").click());
    await screen.page.locator("section.panel").getByText(NAMES[up]).first().waitFor();
  },

  "whose phone has come is asked there, and looks into the purse there": async () => {
    const phone = await phoneAt(chromium, port, await linkOf(ask, up));
    errors.push(phone.errors);
    await phone.page.locator("section.panel").waitFor();
    await screen.page.locator(".panel").getByText("decides, on another device").waitFor();
    await screen.page.locator("button.card[data-seat]", { hasText: NAMES[up] }).click();
    await dialog(screen).getByText("on their own phone").waitFor();
    await close(screen);
    await phone.context.close();
    await screen.page.locator(".panel").getByText("decides, on another device").waitFor({ state: "detached" });
  },

  "given the list of tables too, it stays at its table": async () => {
    const { hosting } = await ask({ type: "hosting" });
    const { id: device } = hosting.devices.find(({ role }) => role.screen);
    const give = (tables) =>
      ask({ type: "change_device", table, device, change: { change: "move", role: { screen: { tables } } } });
    await give(true);
    await button(screen, "Back").waitFor();
    await screen.page.locator("section.panel").waitFor();
    await give(false);
    await button(screen, "Back").waitFor({ state: "detached" });
    await screen.page.locator("section.panel").waitFor();
  },

  "it hands back, and what it has is good for nothing": async () => {
    await button(screen, "Menu").click();
    await button(screen, "Hand the table’s screen back").click();
    await accessible(screen.page, "handing the table's screen back");
    await button(screen, "Hand it back").click();
    await screen.page.getByLabel("Code").first().waitFor();
    await screen.page.reload();
    await screen.page.getByLabel("Code").first().waitFor();
    const { hosting } = await ask({ type: "hosting" });
    assert.ok(hosting.devices.every(({ role }) => !role.screen));
    await screen.context.close();
  },

  "a host without a screen has its first table from one, which has no files of the host's": async () => {
    let printed = "";
    const next = await host(
      folder(),
      null,
      ["--port", "0", "--lan", "--lan-port", "0", "--screen", "tables"],
      (text) => (printed += text),
    );
    const link = () => /the table's screen\)\s+(\S+)/.exec(printed)?.[1];
    for (let tries = 0; !link() && tries < 600; tries += 1) await new Promise((wake) => setTimeout(wake, 50));
    const first = await opened(link());
    await button(first, "New table").waitFor();
    for (const missing of ["Back up all tables", "Take over a table"])
      assert.equal(await button(first, missing).count(), 0, missing);
    await first.page.getByText("Import a file").waitFor();
    await accessible(first.page, "the first page of a table's screen");
    await button(first, "New table").click();
    await first.page.locator(".games button", { hasText: "Twilight of Venice" }).click();
    await button(first, "Start").click();
    await first.page.locator("nav.bar").waitFor();
    await first.page.getByRole("button", { name: "Phones at the table" }).waitFor();
    await button(first, "Back").click();
    await first.page.locator("button.open").first().waitFor();
    assert.equal(await button(first, "Delete").count(), 0);
    // It comes to its table when it is opened again.
    await first.page.reload();
    await first.page.locator("nav.bar").waitFor();
    await first.context.close();
    next.stop();
  },

  "nothing went wrong on the way": () => assert.deepEqual(unexpected(errors), []),
});
