import { expect, it } from "vitest";
import type { Breach, DeskView } from "../../../wire/serenissima-1996";
import { usefulPort } from "./desks";

const no = [{}] as Breach[];
const desk = (port: string, buys: Breach[], builds: Breach[]): DeskView => ({
  port,
  owner: 1,
  buy: { good: "iron", galleys: [3], most: 2, price: 100, ceiling: 100, breaches: buys },
  hire: null,
  galley: null,
  fortress: { price: 500, breaches: builds } as DeskView["fortress"],
});

it("opens where goods can be bought, then where anything can be done", () => {
  expect(usefulPort([desk("a", no, no), desk("b", no, []), desk("c", [], no)])).toBe("c");
  expect(usefulPort([desk("a", no, no), desk("b", no, [])])).toBe("b");
  expect(usefulPort([desk("a", no, no), desk("b", no, no)])).toBe("a");
  expect(usefulPort([])).toBeNull();
});
