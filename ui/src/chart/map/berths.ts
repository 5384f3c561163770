// Sizes of ships and waters, and their positions: near their preferred place, without overlap.

import type { Box, Point, Size } from "./geometry";

/** The room for the galleys of a zone. */
export const WATER: Size = { width: 92, height: 45 };
/** The share of one galley, at least and at most: a little more than its drawing. */
const REACH = { least: 50, most: 73 };
/** The size of a touch target, in pixels. */
export const FINGER = 48;
/** The height of legible letters, in units of a chart shown at its own size. */
export const LETTERS = 16.6;
/** The largest letters that a plate has room for: units. */
export const LARGEST = 24.4;

/** The room for the galleys of a zone where only names are drawn: pixels. */
export const FLEETS: Size = { width: 34, height: 22 };

const EDGE = 8;

/** Moves a box into the chart. */
export function within({ x, y, width, height }: Box, size: Size): Box {
  return {
    x: Math.min(size.width - width / 2 - EDGE, Math.max(width / 2 + EDGE, x)),
    y: Math.min(size.height - height / 2 - EDGE, Math.max(height / 2 + EDGE, y)),
    width,
    height,
  };
}

/** The position of the number of steps: right of the galleys of a zone, or in the middle of empty water. */
export const stepsAt = (galleys: number): Point =>
  galleys === 0 ? { x: 0, y: 0 } : { x: galleys === 1 ? 34 : WATER.width / 2 + 2, y: -WATER.height / 2 + 4 };
/** The same position where only fleets are drawn: pixels. */
export const fleetStepsAt = (galleys: number): Point =>
  galleys === 0 ? { x: 0, y: 0 } : { x: FLEETS.width / 2 - 4, y: -FLEETS.height / 2 + 6 };
/** The width and height of the number of steps: units. */
export const FLAG = 30;
/** How far the number of steps extends beyond the water: units. */
export const STEPS: Size = { width: 12, height: 8 };

/** One galley's place in a zone's water. */
export type Mooring = Box;

/** The touch target of one galley, for this number of pixels per unit. */
export const touched = (unit: number): number => Math.min(REACH.most, Math.max(REACH.least, FINGER / unit));

/** True if each of these galleys is large enough for a finger. */
export const roomy = (count: number, unit: number): boolean => count <= 2 && touched(unit) * unit >= FINGER - 0.5;

/**
 * The number of galleys in a crowd whose own numbers are legible at this height of letters; above it, each owner's are
 * counted.
 */
export const numbered = (letters: number): number => (letters > PENNANT ? 4 : CROWD);
const CROWD = 9;
/** The largest letters of a pennant among nine: units. */
export const PENNANT = 18;

/** Moorings for these galleys around the middle of the water; up to two have full size. */
export function moorings(count: number): Mooring[] {
  const columns = count <= 4 ? 2 : count <= CROWD ? 3 : 5;
  const lines = Math.ceil(count / columns);
  const width = WATER.width / columns;
  const height = count <= 2 ? WATER.height : WATER.height / Math.max(2, lines);
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, count - line * columns);
    return {
      x: (index - line * columns - (inLine - 1) / 2) * width,
      y: (line - (lines - 1) / 2) * height,
      width,
      height,
    };
  });
}
