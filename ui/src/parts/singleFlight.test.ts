import { expect, it } from "vitest";
import { singleFlight } from "./singleFlight";

it("does not begin again what is under way, and begins again what is done or failed", async () => {
  const begun: [number, (ends: Promise<void>) => void][] = [];
  const tap = singleFlight((nth: number) => new Promise<void>((end) => begun.push([nth, end])).catch(() => undefined));
  const turn = () => new Promise((wake) => setTimeout(wake));
  tap(1);
  tap(2);
  begun[0]?.[1](Promise.resolve());
  await turn();
  tap(3);
  begun[1]?.[1](Promise.reject(new Error("away")));
  await turn();
  tap(4);
  expect(begun.map(([nth]) => nth)).toEqual([1, 3, 4]);
});
