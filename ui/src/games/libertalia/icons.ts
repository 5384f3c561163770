// Emblems of the characters and the booty (game-icons.net, CC BY 3.0; see the credits).

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import Anvil from "~icons/game-icons/anvil";
import Backstab from "~icons/game-icons/backstab";
import Beer from "~icons/game-icons/beer-stein";
import Broom from "~icons/game-icons/broom";
import Cannon from "~icons/game-icons/cannon";
import Captain from "~icons/game-icons/pirate-captain";
import Chain from "~icons/game-icons/breaking-chain";
import Chest from "~icons/game-icons/open-treasure-chest";
import Cloak from "~icons/game-icons/cloak-dagger";
import Coin from "~icons/game-icons/two-coins";
import Crate from "~icons/game-icons/wooden-crate";
import Crown from "~icons/game-icons/imperial-crown";
import Dawn from "~icons/game-icons/sunrise";
import Day from "~icons/game-icons/sun";
import Dice from "~icons/game-icons/perspective-dice-six-faces-five";
import Doll from "~icons/game-icons/voodoo-doll";
import Dusk from "~icons/game-icons/sunset";
import Fan from "~icons/game-icons/handheld-fan";
import Fist from "~icons/game-icons/fist";
import Grave from "~icons/game-icons/tombstone";
import Hand from "~icons/game-icons/poker-hand";
import Helmet from "~icons/game-icons/gauls-helm";
import Jewel from "~icons/game-icons/cut-diamond";
import Keys from "~icons/game-icons/three-keys";
import Lily from "~icons/game-icons/trefoil-lily";
import Map from "~icons/game-icons/treasure-map";
import Mask from "~icons/game-icons/tribal-mask";
import Meal from "~icons/game-icons/hot-meal";
import Mermaid from "~icons/game-icons/mermaid";
import Monkey from "~icons/game-icons/monkey";
import Nest from "~icons/game-icons/crow-nest";
import Night from "~icons/game-icons/moon";
import Parrot from "~icons/game-icons/parrot-head";
import Pot from "~icons/game-icons/camp-cooking-pot";
import Prayer from "~icons/game-icons/prayer-beads";
import Quill from "~icons/game-icons/quill-ink";
import Receive from "~icons/game-icons/receive-money";
import Recruit from "~icons/game-icons/public-speaker";
import Saber from "~icons/game-icons/sparkling-sabre";
import Saw from "~icons/game-icons/hand-saw";
import Scales from "~icons/game-icons/scales";
import Scalpel from "~icons/game-icons/scalpel";
import Stores from "~icons/game-icons/cellar-barrels";
import Wheel from "~icons/game-icons/ship-wheel";
import Whistle from "~icons/game-icons/whistle";
import type { Rank, Token } from "../../wire/libertalia";

type Icon = Component<SVGAttributes<SVGSVGElement>>;

const EMBLEMS: Icon[] = [
  ...[Parrot, Monkey, Receive, Recruit, Broom, Prayer, Beer, Meal, Saw, Lily],
  ...[Doll, Chain, Backstab, Fist, Cannon, Nest, Cloak, Pot, Whistle, Anvil],
  ...[Scales, Scalpel, Keys, Dice, Fan, Stores, Mermaid, Wheel, Captain, Crown],
];

/** The emblem of a character. */
export const emblem = (rank: Rank): Icon => EMBLEMS[rank - 1] ?? Parrot;

export const TOKEN_ICON: Record<Token, Icon> = { Chest, Jewel, Goods: Crate, Officer: Helmet, Saber, Map, Relic: Mask };

export { Coin, Dawn, Day, Dusk, Grave, Hand, Night, Quill };
