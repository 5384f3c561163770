// Icons of buildings and things (game-icons.net, CC BY 3.0; see the credits). Parts that load late import others
// themselves.

import { trades } from "../../chart/goods";
import Coins from "~icons/game-icons/two-coins";
import Basilica from "~icons/game-icons/church";
import Fort from "~icons/game-icons/stone-tower";
import Hourglass from "~icons/game-icons/sands-of-time";
import Harbour from "~icons/game-icons/harbor-dock";
import Ship from "~icons/game-icons/drakkar";
import Marble from "~icons/game-icons/ionic-column";
import Stone from "~icons/game-icons/stone-block";

trades({ stone: Stone, marble: Marble });

export { Basilica, Coins, Fort, Harbour, Hourglass, Ship };
export { GOOD_ICON, goodIcon, Sailor } from "../../chart/goods";
