// The seat colours, in `theme.css` for day and night. Colour is never the only sign: each has a shape of its own, a
// path around the origin within a square of 24.

const SHAPES: Record<string, string> = {
  red: "M10 0A10 10 0 1 1-10 0 10 10 0 1 1 10 0Z",
  blue: "M0-11 11 0 0 11-11 0Z",
  orange: "M0-10.5 11 9H-11Z",
  black: "M-9-9H9V9H-9Z",
  green: "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z",
  violet: "M0-11.5 3.5-4.9 10.9-3.6 5.7 1.9 6.8 9.3 0 6-6.8 9.3-5.7 1.9-10.9-3.6-3.5-4.9Z",
};

export const COLOURS = Object.keys(SHAPES);

// Pale colours of some boxes' pieces, drawn with an outline. They share the shapes of two others, which no box combines
// with them.
SHAPES.yellow = SHAPES.orange ?? "";
SHAPES.white = SHAPES.violet ?? "";

/** The shape of a colour; none without an owner. */
export const shapeOf = (colour: string | null | undefined): string => SHAPES[colour ?? ""] ?? "";
