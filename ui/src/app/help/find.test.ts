import { expect, test } from "vitest";
import { finder } from "./find";

const ALIKE = "win, victory, goal\nend, last";

test("a word is found as it is written, or by what means the same", () => {
  const told = "END-1 Whoever has most has the victory after the last turn.";
  for (const wanted of ["victory", "winning", "Goal", "vict turn", "END-1", "end", "ictor", ""]) expect(finder(wanted, ALIKE)(told), wanted).toBe(true);
  for (const wanted of ["sail", "win sail", "al"]) expect(finder(wanted, ALIKE)(told), wanted).toBe(false);
});

test("what has only begun means nothing else yet", () => {
  expect(finder("wi", ALIKE)("victory")).toBe(false);
  expect(finder("win", ALIKE)("victory")).toBe(true);
});
