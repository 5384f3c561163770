import { describe, expect, it } from "vitest";
import shipped from "../../../../crates/serenissima/boards/mediterranean-2012.json";
import type { SeaBoard } from "../board";
import type { Matching } from "./matching";
import { done, pageOf, pagesOf, portEdits } from "./pages";

const board = shipped as unknown as SeaBoard;
const first = board.ports[0] as SeaBoard["ports"][number];
const sea = board.zones[0]?.id;
const lit = { value: false, sure: "assumed" as const, source: "" };

const matching = {
  game: "lagoon",
  goods: ["wood"],
  goodText: String,
  sizes: [2, 4],
  values: { least: 1, most: 9, unread: true },
  ports: [
    {
      label: () => "Lit",
      of: () => lit,
      options: [],
      edit: (port: string, value: unknown) => ({ edit: "Lit", port, value }),
    },
  ],
  pages: [
    {
      kind: "tides",
      ids: [2, 3],
      title: String,
      values: () => [lit],
      mends: ({ flaw }) => (flaw === "no-tides" ? { kind: "tides", id: 2 } : null),
      Shown: (() => ({})) as never,
    },
  ],
  correct: (edit) => edit,
} satisfies Matching;

/** The first port with these values at its slots, all of it confirmed. */
const read = (values: number[]): SeaBoard => {
  const sure = <T>(value: T) => ({ value, sure: "confirmed" as const, source: "" });
  const port = { ...first, name: sure("Here"), good: sure("wood"), slots: sure(values.length), values: sure(values) };
  return { ...board, ports: [port] };
};

describe("the guided pass", () => {
  it("shows ports, seas, the game's own pages, and the checks last", () => {
    const kinds = pagesOf(board, matching).map(({ kind, id }) => (kind === "tides" ? `${kind} ${id}` : kind));
    expect([...new Set(kinds)]).toEqual(["port", "zone", "tides 2", "tides 3", "check"]);
    expect(kinds).toHaveLength(board.ports.length + board.zones.length + 3);
  });

  it("is not done with a port whose numbers nobody has read", () => {
    const plain = { ...matching, ports: [] };
    const page = { kind: "port", id: first.id };
    expect(done(read([3, 4]), page, plain)).toBe(true);
    expect(done(read([3, 0]), page, plain)).toBe(false);
    expect(done(read([3, 4]), page, matching), "what only this game prints is assumed").toBe(false);
  });

  it("changes what differs and confirms what stays", () => {
    const says = { name: "Here", good: "wood", values: [3, 5], chosen: [false] };
    expect(portEdits(read([3, 4]), first.id, says, matching)).toEqual([
      { edit: "Warehouse", port: first.id, values: [3, 5] },
      { edit: "Lit", port: first.id, value: false },
    ]);
  });

  it("leads from a fault to the page where it is mended", () => {
    const flaw = (code: string, of: object) => ({ flaw: code, with: of }) as never;
    expect(pageOf(board, flaw("no-tides", {}), matching)).toEqual({ kind: "tides", id: 2 });
    expect(pageOf(board, flaw("board-values", { port: first.id }), matching)).toEqual({ kind: "port", id: first.id });
    expect(pageOf(board, flaw("board-link", { a: sea, b: "nowhere" }), matching)).toEqual({ kind: "zone", id: sea });
    expect(pageOf(board, flaw("board-name", {}), matching)).toBeNull();
  });
});
