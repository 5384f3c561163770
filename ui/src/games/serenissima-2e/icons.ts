// Icons of goods and buildings (game-icons.net, CC BY 3.0; see the credits).

import Coins from "~icons/game-icons/two-coins";
import Basilica from "~icons/game-icons/church";
import Fort from "~icons/game-icons/stone-tower";
import Gold from "~icons/game-icons/gold-bar";
import Hourglass from "~icons/game-icons/sands-of-time";
import Marble from "~icons/game-icons/ionic-column";
import Spice from "~icons/game-icons/powder";
import Stone from "~icons/game-icons/stone-block";
import Wine from "~icons/game-icons/grapes";
import Wood from "~icons/game-icons/log";
import Harbour from "~icons/game-icons/harbor-dock";
import Ship from "~icons/game-icons/drakkar";
import Skull from "~icons/game-icons/death-skull";
import Sailor from "~icons/game-icons/person";

export const GOOD_ICON = { wood: Wood, stone: Stone, marble: Marble, wine: Wine, gold: Gold, spice: Spice };
export { Basilica, Coins, Fort, Harbour, Hourglass, Sailor, Ship, Skull };
