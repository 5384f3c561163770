// The last lock at a table of six: from the tap that shows all choices until eight others hold what it did, and
// until it is painted on the phone that was tapped. Medians and 95th percentiles of one run.

import { browser, device, host, row } from "../helper.mjs";
import { asker, chance, linkOf, phoneAt, playUntil } from "../phones.mjs";

const NAMES = ["Anna", "Bruno", "Chiara", "Dario", "Elena", "Fosca"];
const [LAST, LISTENERS, CAMPAIGNS] = [5, 8, 4];
const chromium = await browser();
const receipts = [];
const lasts = [];
const paints = [];

/** Sockets of a page that note when they hear that all choices lie open. */
function listening() {
  window.heard = [];
  window.joins = (code, table, viewer) =>
    new Promise((resolve) => {
      const line = new WebSocket(`ws://${location.host}/ws`);
      line.onopen = () =>
        [
          { greeting: "code", code, name: "Guest" },
          { id: 1, request: { type: "open", table, viewer } },
        ].forEach((said) => line.send(JSON.stringify(said)));
      line.onmessage = ({ data }) => {
        const at = performance.timeOrigin + performance.now();
        const frame = JSON.parse(data);
        if (frame.id === 1) resolve();
        if (frame.push?.moved?.told.some(({ events }) => events.some(({ event }) => event === "Laid")))
          window.heard.push(at);
      };
    });
}

/** The tap; gives when it was, and when the ship with all characters was painted. */
function locks() {
  return new Promise((resolve) => {
    const begun = performance.timeOrigin + performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector(".ship .face")) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve([begun, performance.timeOrigin + performance.now()])));
    }).observe(document.querySelector(".page"), { subtree: true, childList: true });
    document.querySelector(".hand .pick").click();
  });
}

for (let campaign = 0; campaign < CAMPAIGNS; campaign += 1) {
  const served = await host();
  const tablet = await device(chromium);
  await tablet.page.goto(served.url);
  const ask = asker(tablet.page, served.url);
  const { setup } = await ask({ type: "default_setup", game: "libertalia", seats: NAMES.length });
  const seating = NAMES.map((name) => ({ name, side: "south" }));
  const { table } = await ask({
    type: "new_table",
    game: "libertalia",
    seating,
    answering: { dice: "app", cards: "app", draws: "app" },
    setup,
  });
  const { hosting } = await ask({ type: "host", table });
  const port = Number(hosting.address.split(":").at(-1));
  const crowd = await phoneAt(chromium, port, "");
  await crowd.page.evaluate(listening);
  for (let nth = 0; nth < LISTENERS; nth += 1) {
    const viewer = nth < LAST ? { seat: nth } : "spectator";
    const code = new URLSearchParams((await linkOf(ask, viewer.seat ?? viewer)).slice(1)).get("code");
    await crowd.page.evaluate(([...joining]) => window.joins(...joining), [code, table, viewer]);
  }
  const phone = await phoneAt(chromium, port, await linkOf(ask, LAST));
  const draw = chance(campaign);
  const alone = ({ view, asks }) =>
    view.stage === "over" || (view.stage === "dawn" && asks.length === 1 && asks[0][0].seat === LAST);
  for (;;) {
    const { view, length } = await playUntil(ask, table, alone, draw);
    if (view.stage === "over") break;
    await phone.page.locator(`[data-length="${length}"]`).waitFor();
    await crowd.page.evaluate(() => (window.heard = []));
    const [begun, painted] = await phone.page.evaluate(locks);
    await crowd.page.waitForFunction((all) => window.heard.length === all, LISTENERS);
    const heard = await crowd.page.evaluate(() => window.heard);
    receipts.push(...heard.map((at) => at - begun));
    lasts.push(Math.max(...heard) - begun);
    paints.push(painted - begun);
  }
  for (const { context } of [tablet, crowd, phone]) await context.close();
  served.stop();
}

console.log("| what | median | 95 % | times |\n|---|---|---|---|");
row("last lock of six: from the tap to one of eight sockets", receipts);
row("the same to the last of eight", lasts);
row("the same to the paint on the phone that was tapped", paints);
process.exit(0);
