// Icons of goods and people (game-icons.net, CC BY 3.0; see the credits). Their colours are in goods.css.

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import Gold from "~icons/game-icons/gold-bar";
import Sailor from "~icons/game-icons/person";
import Spice from "~icons/game-icons/powder";
import Wine from "~icons/game-icons/grapes";
import Wood from "~icons/game-icons/log";
import "./goods.css";

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

/** The goods of every game. */
export const GOOD_ICON = { wood: Wood, wine: Wine, gold: Gold, spice: Spice };
export { Sailor };

const icons: Record<string, Icon> = { ...GOOD_ICON };

/** Registers the goods of one game, by their ids. */
export function trades(own: Record<string, Icon>): void {
  Object.assign(icons, own);
}

/** The icon of goods by their id. */
export const goodIcon = (good: string): Icon => icons[good] ?? Wood;
