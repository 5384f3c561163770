// Latency of the last secret choice at a table of six. Measured from the tap that reveals all choices until eight other
// devices have them. Also until the tapped phone has painted them. Prints medians and 95th percentiles of one run.

import type { Locator } from "@playwright/test";
import { LibertaliaPage } from "../pages/libertalia";
import { Api, portOf, seeded } from "../support/api";
import { expect, join, NAMES, PHONE, test } from "../support/fixtures";
import { TIMES_HEAD, timesRow } from "../support/times";

const [LAST, LISTENERS, CAMPAIGNS] = [5, 8, 4];

interface Crowd {
  /** The time at which a socket received the reveal: milliseconds since 1970. */
  received: number[];
  joinGame(code: string, table: number, viewer: unknown): Promise<void>;
}

/** Runs in the page: lets it open sockets that record the reveal. */
function listen(): void {
  const page = window as unknown as Crowd;
  page.received = [];
  page.joinGame = (code, table, viewer) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://${location.host}/ws`);
      socket.onopen = () => {
        for (const message of [
          { greeting: "code", code, name: "Guest" },
          { id: 1, request: { type: "open", table, viewer } },
        ])
          socket.send(JSON.stringify(message));
      };
      socket.onmessage = ({ data }) => {
        const at = performance.timeOrigin + performance.now();
        const frame = JSON.parse(data);
        if (frame.id === 1) resolve();
        const told = (frame.push?.moved?.told ?? []) as { events: { event: string }[] }[];
        if (told.some(({ events }) => events.some(({ event }) => event === "Laid"))) page.received.push(at);
      };
    });
}

/** Chooses the lifted card; returns the times of the tap and of the painted ship with all characters. */
const tap = (choose: Locator): Promise<[number, number]> =>
  choose.evaluate(
    (button: HTMLElement) =>
      new Promise<[number, number]>((resolve) => {
        const now = () => performance.timeOrigin + performance.now();
        const began = now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector("[data-testid=ship-card]")) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve([began, now()])));
        }).observe(document.body, { subtree: true, childList: true });
        button.click();
      }),
  );

test("crew", async ({ newHost, newDevice }) => {
  test.setTimeout(900_000);
  const [receipts, lasts, paints]: [number[], number[], number[]] = [[], [], []];
  for (let campaign = 0; campaign < CAMPAIGNS; campaign += 1) {
    const host = await newHost();
    const api = new Api(host.port, host.token);
    const table = await api.newGame({ game: "libertalia", names: NAMES });
    const port = portOf(await api.host(table));
    const crowd = await newDevice(PHONE);
    await crowd.goto(`http://127.0.0.1:${port}/`);
    await crowd.evaluate(listen);
    for (let nth = 0; nth < LISTENERS; nth += 1) {
      const seat = nth < LAST ? nth : "spectator";
      const code = new URLSearchParams((await api.fragment(seat)).slice(1)).get("code") ?? "";
      const viewer = seat === "spectator" ? seat : { seat };
      await crowd.evaluate(([code, table, viewer]) => (window as unknown as Crowd).joinGame(code, table, viewer), [
        code,
        table,
        viewer,
      ] as const);
    }
    const phone = await newDevice(PHONE);
    const game = new LibertaliaPage(phone);
    await join(phone, `http://127.0.0.1:${port}/${await api.fragment(LAST)}`, NAMES[LAST] ?? "");
    const random = seeded(campaign);
    const isLastToChoose = ({ view, asks }: any) =>
      view.stage === "over" || (view.stage === "dawn" && asks.length === 1 && asks[0][0].seat === LAST);
    for (;;) {
      const { view, length } = await api.playUntil(table, isLastToChoose, random);
      if (view.stage === "over") break;
      await game.expectLength(length);
      await crowd.evaluate(() => ((window as unknown as Crowd).received = []));
      await game.handCard(0).click();
      const [began, painted] = await tap(game.choose);
      const received = () => crowd.evaluate(() => (window as unknown as Crowd).received);
      await expect.poll(received).toHaveLength(LISTENERS);
      const times = (await received()).map((at) => at - began);
      receipts.push(...times);
      lasts.push(Math.max(...times));
      paints.push(painted - began);
    }
    for (const page of [crowd, phone]) await page.context().close();
    await host.stop();
  }
  console.log(TIMES_HEAD);
  console.log(timesRow("last choice of six: from the tap to one of eight sockets", receipts));
  console.log(timesRow("the same to the last of eight", lasts));
  console.log(timesRow("the same to the paint on the phone that was tapped", paints));
});
