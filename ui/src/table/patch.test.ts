import { immutableJSONPatch, type JSONPatchDocument } from "immutable-json-patch";
import { describe, expect, it } from "vitest";
import { patched } from "./patch";

// A small deterministic source of random numbers.
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const KEYS = ["a", "b/c", "d~e", "0", "~1"];
type Draw = (below: number) => number;

function value(draw: Draw, depth: number): unknown {
  const kind = draw(depth > 0 ? 5 : 3);
  if (kind === 3) return Array.from({ length: draw(4) }, () => value(draw, depth - 1));
  if (kind === 4) return Object.fromEntries(KEYS.slice(draw(5)).map((key) => [key, value(draw, depth - 1)]));
  return [null, draw(100), "text"][kind];
}

/** A random change that the state allows. */
function op(draw: Draw, state: unknown): Record<string, unknown> {
  let at = state;
  let path = "";
  for (;;) {
    const list = Array.isArray(at);
    const keys = at !== null && typeof at === "object" ? Object.keys(at) : [];
    const key = keys[draw(keys.length)];
    const name = (raw: string) => raw.replaceAll("~", "~0").replaceAll("/", "~1");
    if (key === undefined || draw(3) === 0) {
      const fresh = list ? ["-", "0"][draw(2)] : KEYS[draw(KEYS.length)];
      if (at === null || typeof at !== "object") return { op: "replace", path, value: value(draw, 2) };
      if (key === undefined || draw(2))
        return { op: "add", path: `${path}/${list ? fresh : name(fresh ?? "")}`, value: value(draw, 2) };
      return draw(2)
        ? { op: "remove", path: `${path}/${name(key)}` }
        : { op: "replace", path: `${path}/${name(key)}`, value: value(draw, 2) };
    }
    at = (at as Record<string, unknown>)[key];
    path += `/${name(key)}`;
  }
}

describe("a state that is patched", () => {
  it("is what a library for the whole of the RFC makes of it", () => {
    for (let seed = 1; seed <= 2000; seed++) {
      const draw = chance(seed);
      const state: unknown = { a: value(draw, 3), "b/c": value(draw, 3) };
      const ops: Record<string, unknown>[] = [];
      let now: unknown = state;
      for (let count = 1 + draw(5); count > 0; count--) {
        const next = op(draw, now);
        ops.push(next);
        now = immutableJSONPatch(now, [next] as unknown as JSONPatchDocument);
      }
      const before = JSON.stringify(state);
      expect(patched(state, ops), `seed ${seed}: ${JSON.stringify(ops)}`).toEqual(now);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it("keeps what did not change", () => {
    const state = { view: { board: { ports: [1] }, turn: 1 }, chain: [1, 2] };
    const next = patched(state, [
      { op: "replace", path: "/view/turn", value: 2 },
      { op: "add", path: "/chain/2", value: 3 },
    ]);
    expect(next).toEqual({ view: { board: { ports: [1] }, turn: 2 }, chain: [1, 2, 3] });
    expect(next.view.board).toBe(state.view.board);
  });
});
