// A relay that records everything learns nothing. One that damages messages only slows a game down.

import { createCipheriv, randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { PHONE } from "../support/fixtures";
import { DAMAGES, type End, HostileRelay, readable } from "../support/hostile-relay";
import {
  type Acknowledged,
  BarePhone,
  expect,
  expectConnected,
  expectOnce,
  joinAs,
  linkTo,
  openToPhones,
  playBy,
  test as base,
} from "../support/relay";
import { expectSameReplay, stateOf } from "../support/webapp";

const NAMES = ["Zenobia-Anna", "Quirinus-Bruno", "Xanthippe-Chiara"];
const TITLE = "The planted title of this game";
const NOTE = "A planted note: the doge must not know";

const test = base.extend<{ hostile: HostileRelay }>({
  hostile: async ({ relay }, use) => {
    const hostile = await HostileRelay.start(relay);
    await use(hostile);
    hostile.stop();
  },
});

test.describe("a relay", { tag: "@nightly" }, () => {
  test.beforeEach(({ errors }) => {
    test.setTimeout(600_000);
    errors.allowLostConnections();
  });

  test("that records every byte can read no code, name, token, title or note", async ({
    webApp,
    hostile,
    space,
    newDevice,
  }) => {
    const table = await webApp.newGame("serenissima-2e", NAMES);
    await webApp.ask({ type: "label", table, name: TITLE, filed: false, note: NOTE });
    const hosting = await openToPhones(webApp.page, webApp.ask, table, hostile);
    const codes = hosting.links.map(({ link }) => link.code);
    const page = await newDevice(PHONE);
    const guest = await joinAs(page, linkTo(hosting, 0));
    const phones = [1, 2].map((seat) =>
      BarePhone.join(linkTo(hosting, seat), space.origin, { name: NAMES[seat] ?? "" }),
    );
    const bare = await Promise.all(phones);
    await webApp.page.reload();
    await webApp.expectHome();
    await page.reload();
    await expect(guest.head).toBeVisible();
    await expectConnected(webApp.ask, NAMES);
    for (const phone of bare) {
      await phone.ask({ type: "story", table });
      await phone.ask({ type: "export", table });
    }
    const tokens = await page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.includes("token"))
        .map(([, token]) => String(token)),
    );
    expect(tokens.length).toBeGreaterThan(0);
    const plain = codes.flatMap((code) => [code, code.replace("-", "")]);
    const secrets = [
      ...plain,
      ...NAMES,
      ...tokens,
      ...bare.map(({ token }) => token),
      TITLE,
      NOTE,
      "greeting",
      "PickStart",
    ];
    expect(hostile.record.length).toBeGreaterThan(40);
    expect(readable(hostile.record, secrets)).toEqual([]);
    for (const phone of bare) phone.close();
  });

  test("would be caught: secrets are found in each spelling", () => {
    const secret = "0123456789abcdef0123456789abcdef";
    const noise = randomBytes(100);
    const cipher = createCipheriv("aes-256-gcm", randomBytes(32), randomBytes(12));
    const message = `{"token":"${secret}"}`;
    const spelled = [
      Buffer.from(message),
      Buffer.from(message, "utf16le"),
      Buffer.from(secret, "hex"),
      Buffer.from(Buffer.from(message).toString("hex")),
      ...["", ".", ".."].map((before) => Buffer.from(Buffer.from(before + message).toString("base64url"))),
      Buffer.concat([noise.subarray(0, 21), deflateRawSync(message)]),
    ];
    for (const one of spelled) expect(readable([noise, one], [secret]), one.toString("latin1")).toEqual([secret]);
    expect(readable([noise, cipher.update(message)], [secret])).toEqual([]);
  });

  for (const damage of DAMAGES)
    test(`that does "${damage}" to messages harms no game`, async ({ webApp, hostile, space, newDevice }) => {
      const table = await webApp.newGame("serenissima-2e", NAMES);
      const hosting = await openToPhones(webApp.page, webApp.ask, table, hostile);
      const bare: BarePhone[] = [];
      for (const seat of NAMES.keys())
        bare.push(
          await BarePhone.join(linkTo(hosting, seat), space.origin, {
            name: `Bare ${NAMES[seat]}`,
          }),
        );
      const { hosting: now } = (await webApp.ask({ type: "hosting" })) as { hosting: typeof hosting };
      const guest = await joinAs(await newDevice(PHONE), linkTo(now, 0));
      const all = [...NAMES.map((name) => `Bare ${name}`), NAMES[0] ?? ""];
      const acknowledged: Acknowledged[] = [];
      const check = async () => {
        await expectConnected(webApp.ask, all);
        await guest.expectLength((await stateOf(webApp.ask, table)).length);
        await expect(guest.unreachable).toBeHidden();
      };

      for (const end of ["phone", "tablet"] satisfies End[])
        for (const from of [true, false])
          for (const after of [0, 1, 4])
            await test.step(`${from ? "from" : "to"} a ${end}, after ${after} messages`, async () => {
              const damaged = hostile.damage({ damage, end, from, after });
              acknowledged.push(...(await playBy(bare, table, 4)));
              await damaged;
              await check();
            });

      for (const [end, from, after] of [
        ["tablet", true, 0],
        ["tablet", false, 0],
        ["tablet", true, 1],
        ["tablet", false, 1],
        ["tablet", false, 2],
        ["tablet", true, 2],
        ["phone", true, 0],
        ["phone", false, 0],
        ["phone", false, 1],
        ["phone", true, 1],
        ["phone", false, 2],
      ] satisfies [End, boolean, number][])
        await test.step(`${from ? "from" : "to"} a ${end} that connects, after ${after} messages`, async () => {
          const damaged = hostile.damage({ damage, end, from, after });
          await webApp.page.reload();
          await webApp.expectHome();
          await damaged;
          acknowledged.push(...(await playBy(bare, table, 2)));
          await check();
        });

      await expectOnce(webApp.ask, table, acknowledged);
      await expectSameReplay(webApp.ask, table);
      for (const phone of bare) phone.close();
    });
});
