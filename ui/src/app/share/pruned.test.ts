import { expect, test } from "vitest";
import { patched } from "../../table/patch";
import { pruned } from "./pruned";

const PATCHES = [
  [{ op: "replace", path: "", value: { stage: { go: { far: [1], zone: "a" } }, seats: [] } }],
  [
    { op: "add", path: "/stage/go/far/1", value: 2 },
    { op: "replace", path: "/stage/go/zone", value: "b" },
  ],
  [{ op: "remove", path: "/stage/go" }],
  [{ op: "add", path: "/stage/go", value: { far: [1, 2], zone: "c" } }],
  [
    { op: "replace", path: "/stage/go/far", value: [3] },
    { op: "add", path: "/stage/go/farther", value: 1 },
  ],
  [{ op: "replace", path: "/stage", value: { over: true } }],
];

test("every view is the same but for the lists that are left empty", () => {
  let [whole, lean]: unknown[] = [null, null];
  const kept = pruned(PATCHES, ["/stage/go/far"]);
  const views = PATCHES.map((patch, nth) => [(whole = patched(whole, patch)), (lean = patched(lean, kept[nth] ?? []))]);
  for (const [whole, lean] of views as { stage: { go?: { far?: unknown[] } } }[][]) {
    if (whole?.stage.go) whole.stage.go.far = [];
    expect(lean).toEqual(whole);
  }
  expect(JSON.stringify(kept)).not.toMatch(/[123]\]|path":"[^"]*far\/|"value":2/);
  expect(pruned(PATCHES, [])).toEqual(PATCHES);
});
