// The icons of a card's places.

import Den from "~icons/game-icons/hut";
import Ship from "~icons/game-icons/caravel";
import { Grave, Hand } from "../icons";
import type { Where } from "./where";

export const MARKS: { where: Where; Icon?: typeof Hand; sign?: string }[] = [
  { where: "hand", Icon: Hand },
  { where: "perhaps", sign: "?" },
  { where: "ship", Icon: Ship },
  { where: "den", Icon: Den },
  { where: "graveyard", Icon: Grave },
  { where: "gone", sign: "·" },
];
