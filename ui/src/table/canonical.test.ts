import { describe, expect, it } from "vitest";
import { canonical } from "./canonical";

describe("the canonical text of a command", () => {
  it("does not depend on the order of fields, but on that of lists", () => {
    expect(canonical({ do: "Play", play: { steps: [{ pawn: "doge", by: 1 }], card: "doge" } })).toBe(
      '{"do":"Play","play":{"card":"doge","steps":[{"by":1,"pawn":"doge"}]}}',
    );
    expect(canonical([2, 1])).not.toBe(canonical([1, 2]));
    expect(canonical({ seat: null, a: undefined })).toBe('{"seat":null}');
  });
});
