import path from "node:path";
import { expect, it } from "vitest";
import { circle, imports } from "./circles.js";

it("finds a way back to where it began", () => {
  expect(
    circle(
      new Map([
        ["a", ["b", "c"]],
        ["b", ["d"]],
        ["c", ["d"]],
        ["d", []],
      ]),
    ),
  ).toBeUndefined();
  expect(
    circle(
      new Map([
        ["a", ["b"]],
        ["b", ["c"]],
        ["c", ["d"]],
        ["d", ["b"]],
      ]),
    ),
  ).toEqual(["b", "c", "d", "b"]);
});

it("no file of the screen leads back to itself", () => {
  const root = path.resolve(import.meta.dirname, "../src");
  const graph = imports(root);
  const name = (file: string) => path.relative(root, file);
  // Of both kinds of import something is known, or nothing would be proved.
  const found = [...graph].map(([file, to]) => `${name(file)}: ${to.map(name).join(" ")}`);
  expect(found).toContainEqual(
    expect.stringMatching(/^app\/App\.svelte: .*\bapp\/table\/TablePage\.svelte\b.*\bapp\/OwnPage\.svelte\b/),
  );
  expect(circle(graph)?.map(name)).toBeUndefined();
});
