import { expect, test } from "vitest";
import { isBy, presets, withOptions, type Preset } from "./presets";

const kept = (name: string, waivers: unknown = []) => JSON.stringify({ name, options: { open: true }, waivers });

test("those of a game are found by name; what was forgotten or spoilt is none", () => {
  const preferences = {
    "rules.a.2": kept("Zoo"),
    "rules.a.1": kept("Ana", ["X-1", 7]),
    "rules.b.1": kept("B"),
    "rules.a.3": "",
    "rules.a.4": "{",
    "rules.a.5": kept("no list", "X-1"),
  };
  expect(presets(preferences, "a").map(({ name, waivers }) => [name, waivers])).toEqual([
    ["Ana", ["X-1"]],
    ["Zoo", []],
  ]);
});

test("options of a preset are laid upon a set-up: what it does not know stays, what the game does not know is left out", () => {
  expect(withOptions({ seats: 3, options: { open: false, late: true } }, { open: true, gone: 1 }, [])).toEqual({
    seats: 3,
    options: { open: true, late: true },
  });
  expect(withOptions({ position: null }, { open: true }, [])).toEqual({ position: null });
});

test("a table is played by a preset when its options and waivers are those", () => {
  const preset: Preset = { key: "", name: "", options: { open: true }, waivers: ["B", "A"] };
  const setup = { options: { open: true, late: true } };
  expect(isBy(preset, setup, ["A", "B"], [])).toBe(true);
  expect(isBy(preset, setup, ["A"], [])).toBe(false);
  expect(isBy(preset, { options: { open: false, late: true } }, ["A", "B"], [])).toBe(false);
});

test("an option that is left out while it is off is kept, and set back by a preset without it", () => {
  const off = { options: { open: true } };
  const on = withOptions(off, { open: true, memory: true }, ["memory"]);
  expect(on).toEqual({ options: { open: true, memory: true } });
  const usual: Preset = { key: "", name: "", options: { open: true }, waivers: [] };
  expect(isBy(usual, on, [], ["memory"])).toBe(false);
  expect(isBy(usual, off, [], ["memory"])).toBe(true);
  expect(withOptions(on, usual.options, ["memory"])).toEqual({ options: { open: true } });
  expect(isBy(usual, withOptions(on, usual.options, ["memory"]), [], ["memory"])).toBe(true);
  const priced = { options: { open: true, price: "two" } };
  expect(withOptions(priced, usual.options, ["price"]), "a default that is not `false`").toEqual(off);
});
