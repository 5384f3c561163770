import { describe, expect, it } from "vitest";
import { COLOURS, shapeOf } from "../parts/seats";
import css from "./theme.css?raw";

const day = css.slice(css.indexOf(":root {"), css.indexOf(":root[data-theme"));
const night = css.slice(css.indexOf(":root[data-theme"), css.indexOf("[data-seat"));

/** Red, green and blue without gamma. */
type Light = readonly [number, number, number];
type Matrix = readonly [Light, Light, Light];

const times = (matrix: Matrix, [a, b, c]: Light): Light => {
  const row = (line: Light) => line[0] * a + line[1] * b + line[2] * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

function colour(theme: string, name: string): Light {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(theme)?.[1];
  if (!hex) throw new Error(`no ${name}`);
  const part = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(2), part(4)];
}

/** Simulations of colour vision deficiencies: Machado, Oliveira and Fernandes 2009, at full severity. */
const EYES: Record<string, Matrix> = {
  "all colours": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour in Oklab, whose distances are perceptual. */
function seen(light: Light): Light {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  );
  const [l, m, s] = cones.map((cone) => Math.cbrt(Math.max(0, cone))) as unknown as Light;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [l, m, s],
  );
}

const apart = (one: Light, other: Light) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
const bright = (light: Light) => 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2] + 0.05;
const contrast = (one: Light, other: Light) =>
  Math.max(bright(one), bright(other)) / Math.min(bright(one), bright(other));

/** Six times the just noticeable difference. */
const LEAST = 0.12;

describe("the colours of seats", () => {
  it("are six, each with a shape of its own", () => {
    expect(COLOURS).toHaveLength(6);
    expect(new Set(COLOURS.map(shapeOf)).size).toBe(6);
    expect(COLOURS.map(shapeOf)).not.toContain("");
    for (const name of COLOURS) expect(css).toContain(`[data-seat="${name}"] {\n  --seat: var(--seat-${name});\n}`);
  });

  for (const [theme, values] of Object.entries({ day, night })) {
    for (const [eyes, matrix] of Object.entries(EYES)) {
      it(`can be told apart by ${theme}, by who sees ${eyes}`, () => {
        const looks = COLOURS.map((name) => ({ name, at: seen(times(matrix, colour(values, `seat-${name}`))) }));
        const near = looks.flatMap((one, index) =>
          looks
            .slice(index + 1)
            .map((other) => ({ pair: `${one.name} ${other.name}`, apart: apart(one.at, other.at) })),
        );
        expect(near).toHaveLength(15);
        expect(near.filter((pair) => pair.apart < LEAST)).toEqual([]);
      });
    }

    it(`are lined where yellow and white are as pale as their background, by ${theme}`, () => {
      const line = colour(values, "ink-2");
      for (const fill of [colour("--yellow: #f2c21b;", "yellow"), colour("--white: #ffffff;", "white")])
        for (const back of ["paper", "paper-2", "paper-3", "water", "sea-2"]) {
          const behind = colour(values, back);
          expect(contrast(line, behind), back).toBeGreaterThanOrEqual(3);
          if (contrast(fill, behind) < 3) expect(contrast(line, fill), back).toBeGreaterThanOrEqual(3);
        }
    });

    it(`have a black that is black by ${theme}`, () => {
      expect(bright(colour(values, "seat-black"))).toBeLessThan(0.08);
    });

    it(`stand out by ${theme}, and so does what is written on them`, () => {
      for (const name of COLOURS) {
        const own = colour(values, `seat-${name}`);
        // At night black stays black, and its outline stands out.
        const lined = theme === "night" && name === "black";
        const edge = lined ? colour(values, "black-line") : own;
        if (lined) expect(contrast(own, edge)).toBeGreaterThanOrEqual(3);
        expect(contrast(own, colour(values, lined ? "on-black" : "on-seat")), name).toBeGreaterThanOrEqual(4.5);
        for (const paper of ["paper", "paper-2", "paper-3"])
          expect(contrast(edge, colour(values, paper)), `${name} on ${paper}`).toBeGreaterThanOrEqual(3);
      }
    });
  }
});

describe("the pale colours of pieces", () => {
  it("have a shape, a line around them, and dark letters on them", () => {
    const own = /\[data-seat="yellow"\],\n\[data-seat="white"\] {([^}]*)}/.exec(css)?.[1] ?? "";
    expect(own).toContain("--seat-line: var(--ink-2)");
    expect(shapeOf("yellow") && shapeOf("white")).not.toBe("");
    expect(shapeOf("yellow")).not.toBe(shapeOf("white"));
    for (const [theme, values] of Object.entries({ day, night })) {
      const line = colour(values, "ink-2");
      for (const paper of ["paper", "paper-2", "paper-3"])
        expect(contrast(line, colour(values, paper)), `${theme}, on ${paper}`).toBeGreaterThanOrEqual(3);
    }
    for (const pale of ["#f2c21b", "#ffffff"])
      expect(contrast(colour(`--x: ${pale};`, "x"), colour(own.replace("on-seat", "x"), "x"))).toBeGreaterThanOrEqual(
        4.5,
      );
  });
});

describe("what is worked with", () => {
  for (const [theme, values] of Object.entries({ day, night })) {
    it(`has an edge and a focus ring that stand out by ${theme} (WCAG 1.4.11)`, () => {
      for (const paper of ["paper", "paper-2", "paper-3"]) {
        for (const line of ["rim", "focus"])
          expect(contrast(colour(values, line), colour(values, paper)), `${line} on ${paper}`).toBeGreaterThanOrEqual(
            3,
          );
      }
    });
  }

  it("wears them", () => {
    expect(css).toMatch(/:focus-visible {[^}]*var\(--focus\)/);
    for (const thing of ["btn", "field"])
      expect(css).toMatch(new RegExp(`\\n\\.${thing} {[^}]*border: [^;]*var\\(--rim\\)`));
  });
});
