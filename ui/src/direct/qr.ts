// QR codes as pictures.

import { correction, generate } from "lean-qr";

/** The light edge that a reader needs, in modules. */
const EDGE = 4;

/** The QR code of a text, as SVG. It corrects the fewest errors, because coarse modules matter more on a clean screen. */
export function qrCode(text: string): string {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const size = code.size + 2 * EDGE;
  let path = "";
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + EDGE} ${y + EDGE}h1v1h-1z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
  );
}
