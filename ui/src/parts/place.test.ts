// Explanations cover anything rather than their target.

import { expect, test } from "vitest";
import { beside, type Box } from "./place";

const SCREEN: Box = { left: 0, top: 0, right: 1280, bottom: 800 };
const CARD = { width: 340, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const place = (target: Box | null, regions: Box[], touched: Box[]): Box => {
  const { left, top } = beside(CARD, SCREEN, { target, regions, touched, spared: [], sparing: 0 });
  return box(left, top, CARD.width, CARD.height);
};

test("a card covers buttons rather than what it explains", () => {
  const players = box(0, 60, 1280, 80);
  const buttons = box(0, 150, 1280, 650);
  expect(meets(place(players, [], [buttons]), players)).toBe(false);
});

test("a card covers buttons elsewhere rather than the region that it explains", () => {
  const track = box(0, 150, 1280, 250);
  const tiles = box(0, 420, 1280, 380);
  const pawn = box(600, 250, 50, 50);
  expect(meets(place(pawn, [track], [tiles]), track)).toBe(false);
});

test("a card stands over a region that has no room beside it, and not over its target", () => {
  const target = box(100, 100, 200, 100);
  expect(meets(place(target, [SCREEN], []), target)).toBe(false);
});
