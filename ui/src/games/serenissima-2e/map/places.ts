// Where the zones of the shipped board are drawn: near where they lie, moved by hand so that no
// route runs under the port of another zone. In the units of `SHEET`.

import type { Size } from "./layout";

export const SHEET: Size = { width: 893, height: 638 };

export const PLACES: Record<string, readonly [number, number]> = {
  marseille: [245, 65],
  genova: [400, 65],
  venezia: [565, 65],
  ragusa: [735, 65],
  barcelona: [140, 190],
  napoli: [385, 190],
  corfu: [565, 190],
  constantinople: [812, 240],
  valencia: [81, 318],
  sicilia: [450, 318],
  modon: [650, 318],
  alger: [170, 446],
  tunis: [328, 446],
  "open-sea": [505, 446],
  candia: [662, 446],
  antalya: [812, 446],
  tripoli: [345, 574],
  cirene: [503, 574],
  alexandria: [659, 574],
  famagusta: [812, 574],
};
