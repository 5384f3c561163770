import { describe, expect, it } from "vitest";
import { keep, settle } from "./counted";

describe("what was counted", () => {
  it("is said once, when its stepper is left", async () => {
    const said: number[] = [];
    keep(async () => said.push(1));
    keep(async () => said.push(3));
    await settle();
    await settle();
    expect(said).toEqual([3]);
  });

  it("is not said when it was counted down to nothing", async () => {
    const said: number[] = [];
    keep(async () => said.push(1));
    keep(null);
    await settle();
    expect(said).toEqual([]);
  });
});
