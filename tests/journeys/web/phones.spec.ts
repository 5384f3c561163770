// Phones at a table of the web app: they join through a relay, by one scan each.

import { PHONE } from "../support/fixtures";
import { BarePhone, expect, joinAs, linkTo, openToPhones, playBy, test } from "../support/relay";
import { t } from "../support/t";
import { expectSameReplay, GAMES, playOn, stateOf } from "../support/webapp";

const SIX = ["Anna", "Bruno", "Chiara", "Dario", "Elena", "Fosca"];

test.describe("phones at the web app", { tag: "@nightly" }, () => {
  test("a phone joins by its link, sees each move, and returns after a reload of either page and a new relay", async ({
    webApp,
    relay,
    newDevice,
    errors,
  }) => {
    errors.allowLostConnections();
    const table = await webApp.newGame("serenissima-2e", SIX.slice(0, 3));
    const hosting = await openToPhones(webApp.page, webApp.ask, table, relay);
    const phone = await newDevice(PHONE);
    const loaded: string[] = [];
    phone.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    const guest = await joinAs(phone, linkTo(hosting, 0));
    await expect(guest.seat).toContainText("Anna");
    expect(loaded.filter((path) => path.endsWith(".wasm") || path.includes("worker"))).toEqual([]);
    const record = async () => (await stateOf(webApp.ask, table)).length;
    const showsMoves = async () => {
      await webApp.page.evaluate(playOn, [table, (await record()) + 2] as const);
      const { asks } = await stateOf(webApp.ask, table);
      const { seat } = asks[0]?.[0] as { seat: number };
      await expect(guest.turn).toContainText(seat === 0 ? t("guest-your-turn") : (SIX[seat] ?? ""));
      await expect(guest.unreachable).toBeHidden();
    };
    await showsMoves();
    await phone.reload();
    await expect(guest.head).toBeVisible();
    await showsMoves();
    await webApp.page.reload();
    await webApp.expectHome();
    await showsMoves();
    await relay.kill();
    await expect(guest.unreachable).toBeVisible();
    await relay.start();
    await expect(guest.unreachable).toBeHidden();
    await showsMoves();
    const { hosting: still } = (await webApp.ask({ type: "hosting" })) as { hosting: typeof hosting | null };
    expect(still?.devices.map(({ name, connected }) => [name, connected])).toEqual([["Anna", true]]);
  });

  for (const game of GAMES)
    test(`a whole game of ${game} with a phone at every seat`, async ({ webApp, relay, space }) => {
      test.setTimeout(300_000);
      const names = SIX.slice(0, game === "twilight" ? 2 : game === "serenissima-1996" ? 4 : 3);
      const table = await webApp.newGame(game, names);
      const hosting = await openToPhones(webApp.page, webApp.ask, table, relay);
      const phones = await Promise.all(names.map((_, seat) => BarePhone.join(linkTo(hosting, seat), space.origin)));
      await playBy(phones, table);
      const { progress } = await stateOf(webApp.ask, table);
      expect(progress.over).toBe(true);
      await expectSameReplay(webApp.ask, table);
      for (const phone of phones) phone.close();
    });
});
