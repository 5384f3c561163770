// Serenissima, first edition, four players with a phone each: secret bids, a negotiated price, a standing leave of
// passage, a whole round on the phones, and the final count.

import type { TableState } from "../../../ui/src/wire/types";
import { Serenissima1996Page, viewOf } from "../pages/serenissima-1996";
import type { Api } from "../support/api";
import { expect, test as base } from "../support/fixtures";
import { IN_LONG_RUN } from "../support/long";
import { like, texts } from "../support/t";

const s = texts("serenissima-1996");
const NAMES = ["Anna", "Bruno", "Chiara", "Dario"] as const;
const [ANNA, BRUNO] = NAMES;

const FOUR = `
nations venice genoa spain turks
options assumed
round 3
purse venice 2000
purse genoa 2000
purse spain 2000
purse turks 2000
port venezia venice 3
port genova genoa 3
port valencia spain 3
port istanbul turks 3
`;
const ORDER = "order genoa venice spain turks";

/** A round waits for bids; each player has a galley at home. */
const BIDS = `${FOUR}
galley 1 venice venezia 3 wood
galley 2 genoa genova 3 wine
galley 3 spain valencia 3
galley 4 turks istanbul 3
`;
/** Bruno's galley is beside Anna's port Ragusa. */
const TRADE = `${FOUR}${ORDER}
port ragusa venice 2
galley 20 genoa ragusa 2
phase trade genoa
`;
/** Bruno's galley sails; galleys of Chiara and Dario are in its way at Ragusa. */
const MOVE = `${FOUR}${ORDER}
galley 20 genoa venezia 5
galley 21 spain ragusa 2
galley 22 turks ragusa 2
phase move genoa
`;

const test = base.extend<{
  /** Hosts a game from this position, or from its beginning; returns its number. */
  host1996: (position?: string, names?: readonly string[]) => Promise<number>;
  /** The phones of these seats. */
  phonesOf: (...seats: number[]) => Promise<Serenissima1996Page[]>;
}>({
  host1996: async ({ api }, use) => {
    await use(async (position, names = NAMES) => {
      const table = await api.newGame({
        game: "serenissima-1996",
        names,
        setup: (setup) => Object.assign(setup, position === undefined ? {} : { position }),
      });
      await api.host(table);
      return table;
    });
  },
  phonesOf: async ({ newPhone }, use) => {
    await use((...seats) =>
      Promise.all(
        seats.map(async (seat) => {
          const phone = new Serenissima1996Page(await newPhone(seat, { name: NAMES[seat] ?? "" }));
          await phone.panel.waitFor();
          return phone;
        }),
      ),
    );
  },
});

const purse = (state: TableState, seat: number) => viewOf(state).seats[seat]?.purse ?? null;

/** Bids this sum, stepping up from the last bid, and waits until the phone confirms it. */
async function bid(phone: Serenissima1996Page, ducats: number, last = 0): Promise<void> {
  const more = phone.act("sum-more", { ducats: 100 });
  for (let sum = last; sum < ducats; sum += 100) await more.tap();
  await phone.act("bid-say", { ducats }).tap();
  await expect(phone.panel.getByText(s("bid-given", { ducats }))).toBeVisible();
}

test("all bid at once, each may bid again until the last has, and all is shown together", async ({
  api,
  host1996,
  phonesOf,
}) => {
  const table = await host1996(BIDS);
  const phones = await phonesOf(0, 1, 2, 3);
  await Promise.all(phones.slice(1).map((phone, index) => bid(phone, 100 * (index + 1))));

  await test.step("the bids that were given are sealed", async () => {
    const { asks, view } = (await api.state(table)) as any;
    expect(asks.map(([by]: [unknown]) => by)).toEqual([{ seat: 0 }]);
    expect(view.stage.bids.map(({ given, ducats }: any) => [given, ducats])).toEqual([
      [false, null],
      [true, null],
      [true, null],
      [true, null],
    ]);
  });

  const [first, second] = phones as [Serenissima1996Page, Serenissima1996Page];
  await bid(second, 500, 100);
  await first.bid.tap();
  await expect(second.question).toHaveText(s("ask-Pick", { seat: BRUNO }));
  const { stage } = viewOf(await api.state(table));
  expect(stage).toMatchObject({ stage: "picking", bids: [0, 500, 200, 300], seat: 1 });

  await test.step("all pay, and each seat knows its own purse alone", async () => {
    for (const [seat, paid] of [0, 500, 200, 300].entries()) {
      const state = await api.state(table, { seat });
      expect(NAMES.map((_, other) => purse(state, other))).toEqual(
        NAMES.map((_, other) => (other === seat ? 2000 - paid : null)),
      );
    }
  });
});

test("a price is named, countered and taken, on two phones", async ({ api, host1996, phonesOf }) => {
  const table = await host1996(TRADE);
  const [owner, buyer] = (await phonesOf(0, 1)) as [Serenissima1996Page, Serenissima1996Page];
  const ask = buyer.act("buy-ask", { count: 1, good: "wood", most: 300 });
  await buyer.desk("Ragusa").tap();
  await buyer.enter(() => ask.tap());
  await expect(owner.question).toHaveText(
    like(s("ask-Price", { seat: ANNA, buyer: BRUNO, goods: "*", port: "Ragusa" })),
  );
  await owner.enter(() => owner.act("talk-ask", { ducats: 300 }).tap());
  await expect(buyer.act("talk-take", { ducats: 300 })).toBeVisible();
  await buyer.enter(() => buyer.act("talk-ask", { ducats: 200 }).tap());
  await owner.expectAsked(s("ask-Counter", { seat: ANNA, money: s("ducats", { sum: 200 }) }));
  await owner.enter(() => owner.act("talk-accept").tap());
  await buyer.expectAsked(s("ask-Trade", { seat: BRUNO }));
  expect(purse(await api.state(table, { seat: 1 }), 1)).toBe(1800);
  expect(purse(await api.state(table, { seat: 0 }), 0)).toBe(2200);
});

test(
  "leave of passage is asked on the phones concerned, and an answer can stand",
  IN_LONG_RUN,
  async ({ api, host1996, phonesOf }) => {
    const table = await host1996(MOVE);
    const [mover, second, third] = (await phonesOf(1, 2, 3)) as Serenissima1996Page[] as [
      Serenissima1996Page,
      Serenissima1996Page,
      Serenissima1996Page,
    ];
    const always = third.panel
      .getByRole("group", { name: s("leave-standing"), exact: true })
      .getByRole("button", { name: s("standing-everybody"), exact: true });
    await always.tap();
    await expect(always).toHaveAttribute("aria-pressed", "true");

    const { length } = await api.state(table);
    await api.command(table, { seat: 1 }, { do: "Sail", galley: 20, path: ["ragusa"], stay: false });
    await expect(second.act("leave-refuse")).toBeVisible();

    await test.step("who always lets everybody pass is not asked", async () => {
      await third.expectLength(length + 1);
      await expect(third.act("leave-refuse")).toHaveCount(0);
      expect((await api.state(table)).asks.map(([by]) => by)).toEqual([{ seat: 2 }]);
    });

    await second.enter(() => second.act("leave-refuse").tap());

    await test.step("refused once, the galley's move is over", async () => {
      await mover.expectLength(length + 2);
      const { galleys } = viewOf(await api.state(table));
      expect(galleys.find(({ galley }) => galley === 20)).toMatchObject({ zone: "ragusa", moved: true });
    });
  },
);

/** Answers on the phone of the asked seat. */
async function answer(phones: readonly Serenissima1996Page[], state: TableState): Promise<void> {
  const [actor, { ask }] = state.asks[0] as unknown as [{ seat: number }, { ask: string }];
  const phone = phones[actor.seat];
  if (!phone) throw new Error(`no phone for seat ${actor.seat}`);
  const { stage, board } = viewOf(state);
  await phone.expectLength(state.length);
  switch (ask) {
    case "Place":
      return phone.enter(() => phone.act("placing-do").tap());
    case "Bid":
      return phone.enter(() => phone.bid.tap());
    case "Pick":
      return phone.enter(() => phone.places.first().tap());
    case "Move":
      if (stage.stage !== "move" || !stage.sailing.galleys.length) break;
      return void (await phone.enterConfirming(() => phone.zones.first().tap()));
    case "Leave":
      return phone.enter(() => phone.act("leave-give").tap());
    case "Take": {
      const landing = stage.stage === "take" && stage.landings.find(({ breaches }) => !breaches.length);
      if (!landing) break;
      return void (await phone.enterConfirming(() => phone.land(landing, board).tap()));
    }
    case "Sell":
      if (stage.stage !== "sell" || !stage.sales.some(({ breaches }) => !breaches.length)) break;
      return void (await phone.enterConfirming(() => phone.sales.first().tap()));
  }
  await phone.enterConfirming(
    () => phone.endTurn.tap(),
    () => phone.confirm.tap(),
  );
}

/** Returns the state once a player is asked; until then the app answers for chance. */
async function nextQuestion(api: Api, table: number): Promise<TableState> {
  let state = await api.state(table);
  await expect
    .poll(async () => (state = await api.state(table)).asks.some(([actor]) => typeof actor === "object"))
    .toBe(true);
  return state;
}

test("sailors are placed on two phones", IN_LONG_RUN, async ({ api, host1996, phonesOf }) => {
  const table = await host1996(undefined, [ANNA, BRUNO]);
  const phones = await phonesOf(0, 1);
  const isPlacing = ({ asks }: TableState) => (asks[0]?.[1] as unknown as { ask: string }).ask === "Place";
  for (let state = await nextQuestion(api, table); isPlacing(state); state = await nextQuestion(api, table))
    await answer(phones, state);
  for (const phone of phones) await expect(phone.bid).toBeVisible();
});

test(
  "sailors are placed and a whole round is played on two phones alone",
  IN_LONG_RUN,
  async ({ api, host1996, phonesOf }) => {
    const table = await host1996(undefined, [ANNA, BRUNO]);
    const phones = await phonesOf(0, 1);
    for (let state = await nextQuestion(api, table); viewOf(state).round <= 1; state = await nextQuestion(api, table))
      await answer(phones, state);
    for (const phone of phones) await expect(phone.bid).toBeVisible();
  },
);

test(
  "wealth is counted on every phone, and the end is the same on all",
  IN_LONG_RUN,
  async ({ api, host1996, phonesOf }) => {
    const table = await host1996(TRADE);
    const phones = await phonesOf(0, 1, 2, 3);
    await api.command(table, { seat: 0 }, { do: "EndEarly", score: true });
    const { stage } = viewOf(await api.state(table));
    if (stage.stage !== "over") throw new Error("the game is not over");
    const names = stage.outcomes.map(({ seat }) => new RegExp(NAMES[seat] ?? ""));
    const sums = stage.outcomes.map(({ wealth }) =>
      s("wealth", { wealth: wealth ? wealth.town + wealth.ports + wealth.money : 0 }),
    );
    for (const phone of phones) {
      await phone.toResult.tap();
      await expect(phone.standings).toHaveText(names);
      await expect(phone.outcomes).toHaveText(sums);
    }
  },
);
