// What happens around a hosted table besides playing: the host's own page after a restart, a page
// that was installed, a table that phones were at, the code for handing over, a table that went on
// elsewhere; and what a phone's screen offers.

import assert from "node:assert/strict";
import { accessible, browser, device, folder, host, journey, unexpected } from "../helper.mjs";
import { asker, playUntil } from "../phones.mjs";

const data = folder();
let served = await host(data);
const own = new URL(served.url).port;
const chromium = await browser();
const tablet = await device(chromium);
const errors = [tablet.errors];
let ask = asker(tablet.page, served.url);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ANSWERING = { dice: "app", cards: "app", draws: "app" };

let table = 0;
let phone;
let port = 0;

/** A phone in a seat of the hosted table. */
async function seated(seat, bringing = true) {
  const { hosting } = await ask({ type: "hosting" });
  port = Number(hosting.address.split(":").at(-1));
  const { hash } = new URL(hosting.links.find(({ role }) => role.seat === seat).link.url);
  const joined = await device(chromium, PHONE);
  errors.push(joined.errors);
  if (!bringing) await joined.page.route("**/ahead.json", (route) => route.fulfill({ json: {} }));
  await joined.page.goto(`http://127.0.0.1:${port}/${hash}`);
  await joined.page.getByLabel("Your name").fill("Guest");
  await joined.page.getByRole("button", { name: "Join" }).click();
  await joined.page.locator("section.panel").waitFor();
  return joined;
}
const away = ({ page }) => page.getByText("Host not reachable, trying again");
async function restarted(meanwhile = () => {}) {
  served.kill();
  await away(tablet).waitFor();
  await meanwhile();
  served = await host(data, own);
  ask = asker(tablet.page, served.url);
}
const set = async (game, names, options = {}) => {
  const { setup } = await ask({ type: "default_setup", game, seats: names.length });
  Object.assign(setup.options, options);
  const seating = names.map((name) => ({ name, side: "south" }));
  return (await ask({ type: "new_table", game, seating, answering: ANSWERING, setup })).table;
};
const stateOf = async () => (await ask({ type: "open", table, viewer: "table" })).state;
const button = ({ page }, name) => page.getByRole("button", { name, exact: true });
const dialog = ({ page }) => page.getByRole("dialog");
const close = async (joined) => {
  await button(joined, "Close").last().click();
  await dialog(joined).waitFor({ state: "detached" });
};
const enter = async () => {
  await tablet.page.goto(served.url);
  await tablet.page.locator("button.open").first().click();
  await tablet.page.locator(".bar").waitFor();
};

await journey("hosting", {
  "the host's page without its key says whose it is, and takes the address that was printed": async () => {
    const stranger = await device(chromium);
    errors.push(stranger.errors);
    const { origin } = new URL(served.url);
    await stranger.page.goto(origin);
    await stranger.page.getByRole("heading", { name: "This is the host’s own page" }).waitFor();
    assert.equal(await stranger.page.getByText("I have a code").count(), 0);
    await accessible(stranger.page, "the host's page without its key");
    const address = stranger.page.getByRole("textbox", { name: "Address that was printed" });
    for (const wrong of ["nonsense", `${origin}/#token=${"0".repeat(32)}`]) {
      await address.fill(wrong);
      await button(stranger, "Open").click();
      await stranger.page.getByText("That is not the current address").waitFor();
    }
    await address.fill(served.url);
    await button(stranger, "Open").click();
    await button(stranger, "New table").waitFor();
    // The same address, opened in the page that shows nothing yet.
    const other = await device(chromium);
    errors.push(other.errors);
    await other.page.goto(origin);
    await other.page.getByRole("heading", { name: "This is the host’s own page" }).waitFor();
    await other.page.goto(served.url);
    await button(other, "New table").waitFor();
    await other.context.close();
    // What is installed begins at the bare address, in the same browser.
    const manifest = await stranger.page.evaluate(async () =>
      (await fetch(document.querySelector("link[rel=manifest]").href)).json(),
    );
    const installed = await stranger.context.newPage();
    await installed.goto(new URL(manifest.start_url, origin).href);
    await installed.getByRole("button", { name: "New table" }).waitFor();
    await stranger.context.close();
  },

  "after a restart the host's open tab is in again, and one tap brings the phones back": async () => {
    await tablet.page.goto(served.url);
    await button(tablet, "New table").waitFor();
    table = await set("serenissima-2e", ["Anna", "Bruno"]);
    await playUntil(ask, table, (state) => state.view.stage.stage === "activation" && !state.view.stage.go.acted);
    await ask({ type: "host", table });
    phone = await seated(0);
    await restarted();
    await away(tablet).waitFor({ state: "detached" });
    assert.equal(await tablet.page.getByText("I have a code").count(), 0);
    await tablet.page.reload();
    await tablet.page.getByText("A phone was at this table when Bucintoro ended").waitFor();
    await accessible(tablet.page, "a table that phones were at");
    await away(phone).waitFor();
    await button(tablet, "Open to phones again").click();
    await tablet.page.locator("section.panel").waitFor();
    await away(phone).waitFor({ state: "detached" });
    assert.equal(await tablet.page.getByText("was at this table").count(), 0);
  },

  "the same is offered at the table itself": async () => {
    await restarted();
    await enter();
    await button(tablet, "Open to phones again").click();
    await button(tablet, "Open to phones again").waitFor({ state: "detached" });
    await tablet.page.getByRole("button", { name: "Phones at the table" }).getByText("1").waitFor();
  },

  "what was brought ahead opens while the host is away, and what was not opens when it is back": async () => {
    // Rules are fetched near the end, and nothing else has wanted them.
    const lists = await (await fetch(`http://127.0.0.1:${port}/ahead.json`)).json();
    const last = lists["serenissima-2e"].en.find((file) => file.includes(".rules-"));
    await phone.page.waitForFunction(
      (file) => performance.getEntriesByName(new URL(file, location.href).href).length,
      last,
      { timeout: 120_000 },
    );
    const late = await seated(1, false);
    await restarted(async () => {
      await Promise.all([away(phone).waitFor(), away(late).waitFor()]);
      await button(phone, "Menu").tap();
      await close(phone);
      await button(late, "Menu").tap();
      await late.page.waitForTimeout(500);
      assert.equal(await dialog(late).count(), 0);
    });
    await ask({ type: "host", table });
    await away(phone).waitFor({ state: "detached" });
    // The page loads itself anew, and has what it missed.
    await late.page.waitForFunction(() => performance.getEntriesByType("navigation")[0].type === "reload", null, {
      timeout: 60_000,
    });
    await late.page.locator("section.panel").waitFor();
    await button(late, "Menu").tap();
    await close(late);
    await late.context.close();
    await tablet.page.getByRole("button", { name: "Phones at the table" }).waitFor();
  },

  "every question mark on a phone answers, trusting or not": async () => {
    const { hosting } = await ask({ type: "hosting" });
    let doubts = 0;
    for (const trusting of [false, true]) {
      await ask({ type: "host_options", table: hosting.table, open: false, trusting, address: hosting.address });
      await playUntil(
        ask,
        table,
        ({ asks, view }) => view.stage.stage === "over" || (asks[0][0].seat === 0 && view.stage.stage === "activation"),
      );
      await phone.page.locator(`[data-length="${(await stateOf()).length}"]`).waitFor();
      for (const tab of await phone.page.getByRole("tab").all()) {
        await tab.tap();
        await phone.page.locator(".panel .help").tap();
        await dialog(phone).locator("article h3").first().waitFor();
        await close(phone);
        // Of a printed value that is assumed: who sets it right.
        for (const doubt of await phone.page.locator(".panel .doubt").all()) {
          doubts += 1;
          await doubt.tap();
          await dialog(phone).getByText("can be corrected on the host").waitFor();
          await close(phone);
        }
      }
    }
    assert.ok(doubts > 0, "nothing is assumed");
  },

  "on a phone no letter is a key, and keys are not spoken of": async () => {
    const { length } = await stateOf();
    for (const key of ["n", "l", "s", "c", "a", "h", "r", "?"]) await phone.page.keyboard.press(key);
    await phone.page.waitForTimeout(500);
    assert.equal((await stateOf()).length, length);
    assert.equal(await dialog(phone).count(), 0);
    await phone.page.getByRole("button", { name: "Menu" }).tap();
    await button(phone, "Rules").waitFor();
    assert.equal(await dialog(phone).getByRole("button", { name: "Keys" }).count(), 0);
    await close(phone);
    // On the host's screen with a keyboard they are what they were.
    await tablet.page.keyboard.press("r");
    await dialog(tablet).waitFor();
    await close(tablet);
  },

  "what could win is answered on a trusting phone also in another's turn": async () => {
    await phone.context.close();
    await ask({ type: "stop_hosting", table });
    table = await set("twilight", ["Anna", "Bruno"], { hands: "dealt" });
    const { hosting } = await ask({ type: "host", table });
    await ask({ type: "host_options", table: hosting.table, open: false, trusting: true, address: hosting.address });
    const { asks } = await stateOf();
    const up = asks[0][0].seat;
    phone = await seated(1 - up);
    await button(phone, "What could win?").tap();
    await dialog(phone).locator("section h3").waitFor();
    assert.equal(await dialog(phone).locator("section").count(), 1);
    await close(phone);
  },

  "the tablet does not offer the cards of a seat whose player has a phone": async () => {
    const { asks } = await stateOf();
    const up = asks[0][0].seat;
    await enter();
    await tablet.page.locator(".panel .cover").waitFor();
    const joined = await seated(up);
    await tablet.page.locator(".panel .cover").waitFor({ state: "detached" });
    await tablet.page.locator(".panel").getByText("decides, on another device").waitFor();
    await joined.context.close();
    // Whose phone is gone is passed the tablet again.
    await tablet.page.locator(".panel .cover").waitFor();
  },

  "a battery that runs low is spoken of once at each mark, and leads to the handing over": async () => {
    const low = await device(chromium);
    errors.push(low.errors);
    await low.page.addInitScript(() => {
      window.battery = Object.assign(new EventTarget(), { level: 0.2, charging: false });
      navigator.getBattery = () => Promise.resolve(window.battery);
    });
    await low.page.goto(served.url);
    await low.page.locator("button.open").first().click();
    const note = low.page.getByRole("status").filter({ hasText: "battery" });
    const is = async (level, charging = false) => {
      await low.page.evaluate((now) => Object.assign(window.battery, now).dispatchEvent(new Event("levelchange")), {
        level,
        charging,
      });
      return (await note.count()) ? note.innerText() : "";
    };
    await note.getByText("is at 20%").waitFor();
    assert.match(await is(0.15), /15%/);
    await accessible(low.page, "a battery that runs low");
    await note.getByRole("button", { name: "Close" }).click();
    assert.equal(await is(0.11), "");
    await is(0.1);
    await note.getByText("is at 10%").waitFor();
    assert.equal(await is(0.1, true), "");
    // Charged, and running down again.
    await is(0.18);
    await note.getByText("is at 18%").waitFor();
    await note.getByRole("button", { name: "Hand over to another device" }).click();
    await dialog(low).getByRole("button", { name: "Hand over to another device" }).waitFor();
    assert.equal(await note.count(), 0);
    await low.context.close();
  },

  "one code at a time: the one for handing over is alone, at the top, and large": async () => {
    await tablet.page.getByRole("button", { name: "Phones at the table" }).click();
    await dialog(tablet).locator("img").first().waitFor();
    assert.equal(await dialog(tablet).locator("img").count(), 1);
    await button(tablet, "Hand over to another device").click();
    await dialog(tablet).getByRole("heading", { name: "Hand over to another device" }).waitFor();
    const code = dialog(tablet).locator("img");
    assert.equal(await code.count(), 1);
    assert.match(await code.getAttribute("alt"), /#take-over=/);
    const box = await code.boundingBox();
    assert.ok(box.width >= 300 && box.y >= 0 && box.y + box.height <= 800, JSON.stringify(box));
    await accessible(tablet.page, "handing over");
    await button(tablet, "Cancel").click();
    await dialog(tablet).getByRole("tab").first().waitFor();
    assert.match(await code.getAttribute("alt"), /#code=/);
  },

  "a phone that does not get in is told what to do, and the host finds out why": async () => {
    const stranger = await device(chromium, PHONE);
    errors.push(stranger.errors);
    await stranger.page.goto(`http://127.0.0.1:${port}/#code=ABCD-EFGH`);
    await stranger.page.getByLabel("Your name").fill("Stranger");
    await button(stranger, "Join").tap();
    await stranger.page.getByText("Type the code that the host’s device shows").waitFor();
    await accessible(stranger.page, "a code that is not valid");
    await stranger.context.close();
    await button(tablet, "A phone cannot connect").click();
    const page = tablet.page.getByRole("dialog", { name: "A phone cannot connect" });
    await page.locator("ol li").first().waitFor();
    const { reach } = await ask({ type: "reach", table });
    assert.equal(await page.locator("ol li").count(), reach.found.length);
    assert.deepEqual(reach.arrivals, {
      came: 0,
      loaded: 0,
      asked: 0,
      entered: 0,
      refused: [{ why: "code", times: 1 }],
    });
    // Without any network nothing else is worth saying.
    const said = reach.networks.some(({ up, kind }) => up && kind !== "inner")
      ? "A code was not valid or was already used (1×)."
      : "This device is not on a network: nobody else can reach it.";
    await page.getByText(said).waitFor();
    await accessible(tablet.page, "why a phone cannot connect");
    await page.getByRole("button", { name: "Close" }).click();
    await page.waitFor({ state: "detached" });
  },

  "a wrong code for taking over is called a wrong code": async () => {
    const { hosting } = await ask({ type: "offer_hand_over", table, offered: true });
    const next = await host();
    const second = await device(chromium);
    errors.push(second.errors);
    await second.page.goto(next.url);
    await button(second, "Take over a table").click();
    const field = second.page.getByRole("textbox", { name: "Link, or address and code" });
    await field.fill(`127.0.0.1:${port} ABCD-EFGH`);
    await button(second, "Take over").click();
    await second.page.getByText("This code is not valid").first().waitFor();
    await field.fill(hosting.hand_over.url.replace(/\/\/[\d.]+:/, "//127.0.0.1:"));
    await button(second, "Take over").click();
    await second.page.locator("section.panel").waitFor();
    await second.context.close();
    next.stop();
  },

  "the old host replays nothing, shows no empty seats, and asks before it makes two tables of one": async () => {
    await tablet.page.getByText("This table continues on another device").first().waitFor();
    assert.equal(await dialog(tablet).getByRole("tab").count(), 0);
    assert.equal(await dialog(tablet).locator("select").count(), 0);
    await accessible(tablet.page, "phones of a table that went on elsewhere");
    await close(tablet);
    assert.equal(await tablet.page.locator(".todo .tick").count(), 0);
    await button(tablet, "Play on here after all").click();
    await dialog(tablet).getByText("there will be two tables from now on").waitFor();
    await accessible(tablet.page, "two tables of one");
    await button(tablet, "Cancel").click();
    assert.ok((await stateOf()).gone_to);
    await button(tablet, "Play on here after all").click();
    await button(tablet, "Play on here").click();
    await tablet.page.getByText("This table continues on another device").waitFor({ state: "detached" });
    assert.equal((await stateOf()).gone_to, null);
  },

  "nothing went wrong on the way": () => assert.deepEqual(unexpected(errors), []),
});
