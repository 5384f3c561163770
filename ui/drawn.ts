// Icons with invisible detail removed. The set has three decimals on a grid of 512 units; the largest icon here takes a
// few hundred pixels.

import { icons } from "@iconify-json/game-icons";
import { optimize } from "svgo";

/** An icon of the set by its name, rounded to its grid. */
export function drawn(name: string): string | undefined {
  const icon = icons.icons[name];
  if (!icon) return undefined;
  const { width = 512, height = 512 } = icons;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
  return optimize(svg, { plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }] }).data;
}

/** The properties of an icon's component: attributes with the variable and, if there is one, the default value. */
const PROPERTIES = [
  "x",
  "y",
  'width = "1.2em"',
  'height = "1.2em"',
  "class: name",
  '"aria-hidden": hidden',
  '"aria-label": label',
];

/**
 * Makes a component of an icon. The compiler of the set spreads all properties, for which every page would load the code
 * of form fields.
 */
export const component = {
  extension: "svelte",
  compiler: (svg: string): string => {
    const attributes = "{x} {y} {width} {height} class={name} aria-hidden={hidden} aria-label={label}";
    return [
      `<script>let { ${PROPERTIES.join(", ")} } = $props();</script>`,
      svg.replace(/ (width|height)="[^"]*"/g, "").replace("<svg", `<svg ${attributes}`),
    ].join("");
  },
};
