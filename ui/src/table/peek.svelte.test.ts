// @vitest-environment jsdom

import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { Peek } from "./peek.svelte";
import type { TableSession } from "./session.svelte";

/** A session that counts the requests, and answers them on demand. */
class Table {
  state = $state.raw({ head: 1 });
  elsewhere = $state.raw<number[]>([]);
  covered = 0;
  answers: ((view: unknown) => void)[] = [];
  cover = () => (this.covered += 1);
  peek = () => new Promise<unknown>((answer) => this.answers.push(answer));
  async answer(view: unknown): Promise<void> {
    this.answers.at(-1)?.(view);
    await Promise.resolve();
    await Promise.resolve();
    flushSync();
  }
}

it("asks once, once more when the table has moved, and not at all when it is covered", async () => {
  const table = new Table();
  let peek: Peek<unknown> | undefined;
  const stop = $effect.root(() => {
    peek = new Peek(table as unknown as TableSession);
  });
  flushSync();
  expect(table.answers).toHaveLength(0);
  void peek?.look(1);
  await table.answer("first");
  expect([peek?.view, table.answers.length]).toEqual(["first", 1]);
  table.state = { head: 2 };
  flushSync();
  await table.answer("second");
  expect([peek?.view, table.answers.length]).toEqual(["second", 2]);
  peek?.cover();
  table.state = { head: 3 };
  flushSync();
  expect([peek?.view, table.answers.length]).toEqual([null, 2]);
  stop();
});

it("is open to the only person at the table, and covered beside others", async () => {
  const table = new Table();
  const program = { program: { level: 2 } };
  const seated = (...seating: object[]) => {
    Object.assign(table, { own: null, past: null, state: { settings: { seating } } });
    flushSync();
  };
  let peek: Peek<unknown> | undefined;
  const stop = $effect.root(() => {
    peek = new Peek(table as unknown as TableSession);
  });
  flushSync();
  seated({}, program, { empty: true });
  peek?.begin(0);
  expect(peek?.opens).toBe(true);
  await table.answer("hand");
  expect(peek?.view).toBe("hand");
  seated({}, program, {});
  peek?.begin(0);
  expect([peek?.opens, peek?.view]).toEqual([false, null]);
  stop();
});

it("shows nothing that comes after it was covered", async () => {
  const table = new Table();
  let peek: Peek<unknown> | undefined;
  const stop = $effect.root(() => {
    peek = new Peek(table as unknown as TableSession);
  });
  void peek?.look(0);
  peek?.cover();
  await table.answer("late");
  expect(peek?.view).toBeNull();
  stop();
});

it("is covered when its player has a device of the own, and when it is put away", async () => {
  const table = new Table();
  let peek: Peek<unknown> | undefined;
  const stop = $effect.root(() => {
    peek = new Peek(table as unknown as TableSession);
  });
  flushSync();
  void peek?.look(1);
  await table.answer("own");
  table.elsewhere = [0];
  flushSync();
  expect([peek?.view, table.covered]).toEqual(["own", 0]);
  table.elsewhere = [0, 1];
  flushSync();
  expect([peek?.view, table.covered]).toEqual([null, 1]);
  void peek?.look(1);
  await table.answer("own");
  stop();
  expect([peek?.view, table.covered]).toEqual([null, 2]);
});
