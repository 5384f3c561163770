// Plain geometry of the chart.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A box by its middle. */
export interface Box extends Point, Size {}

/** The box of a size at a middle. Boxes made by it are alike to the compiler, which makes long searches faster. */
export const boxAt = ({ x, y }: Point, { width, height }: Size): Box => ({ x, y, width, height });

/** A side of a polygon; `beyond` is the index of the cell on its other side, -1 for the edge of the chart. */
export interface Side {
  from: Point;
  to: Point;
  beyond: number;
}

/** The common area of two boxes: square units. */
export function overlap(one: Box, other: Box): number {
  const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  if (across <= 0) return 0;
  const down = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  if (down <= 0) return 0;
  return Math.min(one.width, other.width, across) * Math.min(one.height, other.height, down);
}

/** The area of a box outside the chart: square units. */
export function outside(box: Box, size: Size): number {
  const whole = { x: size.width / 2, y: size.height / 2, ...size };
  return box.width * box.height - overlap(box, whole);
}

/** The Voronoi cells of these centres on the chart, each as its sides. */
export function cells(centres: Point[], size: Size): Side[][] {
  return centres.map((centre, index) =>
    centres.reduce(
      (sides, other, beyond) => (beyond === index ? sides : nearer(sides, centre, other, beyond)),
      whole(size),
    ),
  );
}

function whole({ width, height }: Size): Side[] {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % 4] ?? from, beyond: -1 }));
}

/** Clips a polygon at the bisector of two centres. */
function nearer(sides: Side[], centre: Point, other: Point, beyond: number): Side[] {
  const far = ({ x, y }: Point) =>
    (x - (centre.x + other.x) / 2) * (other.x - centre.x) + (y - (centre.y + other.y) / 2) * (other.y - centre.y);
  const kept: Side[] = [];
  let leaves: Point | null = null;
  let enters: Point | null = null;
  for (const side of sides) {
    const [a, b] = [far(side.from), far(side.to)];
    if (a > 0 && b > 0) continue;
    if (a <= 0 && b <= 0) {
      kept.push(side);
      continue;
    }
    const part = a / (a - b);
    const cut = {
      x: side.from.x + part * (side.to.x - side.from.x),
      y: side.from.y + part * (side.to.y - side.from.y),
    };
    if (a <= 0) {
      kept.push({ ...side, to: cut });
      leaves = cut;
    } else {
      kept.push({ ...side, from: cut });
      enters = cut;
    }
  }
  if (!leaves || !enters) return kept;
  const after = kept.findIndex((side) => side.to === leaves);
  kept.splice(after + 1, 0, { from: leaves, to: enters, beyond });
  return kept;
}
