// The players' shapes as paths around the origin, 20 units wide. Colour is never the only sign.

const SHAPES: Record<string, string> = {
  red: "M10 0A10 10 0 1 1-10 0 10 10 0 1 1 10 0Z",
  blue: "M0-12 12 0 0 12-12 0Z",
  orange: "M0-11 11.5 9H-11.5Z",
  black: "M-9-9H9V9H-9Z",
};

export function shapeOf(colour: string): string {
  return SHAPES[colour] ?? "";
}
