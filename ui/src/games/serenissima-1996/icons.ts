// Icons of goods, pieces and steps (game-icons.net, CC BY 3.0; see the credits). Parts that load late import others
// themselves.

import { trades } from "../../chart/goods";
import "./goods.css";
import Bid from "~icons/game-icons/public-speaker";
import Cargo from "~icons/game-icons/cargo-crate";
import Cloth from "~icons/game-icons/rolled-cloth";
import Coins from "~icons/game-icons/two-coins";
import Flag from "~icons/game-icons/flying-flag";
import Fort from "~icons/game-icons/stone-tower";
import Gems from "~icons/game-icons/cut-diamond";
import Harbour from "~icons/game-icons/harbor-dock";
import Iron from "~icons/game-icons/anvil";
import Monopoly from "~icons/game-icons/imperial-crown";
import Quill from "~icons/game-icons/quill-ink";
import Sail from "~icons/game-icons/sailboat";
import Sell from "~icons/game-icons/receive-money";
import Ship from "~icons/game-icons/drakkar";
import Spices from "~icons/game-icons/powder";
import Swords from "~icons/game-icons/crossed-swords";
import Talk from "~icons/game-icons/discussion";
import Trade from "~icons/game-icons/scales";

trades({ gems: Gems, spices: Spices, iron: Iron, cloth: Cloth });

/** The phases of a round, the bid first. */
export const PHASE_ICON = { order: Bid, trade: Trade, move: Sail, fight: Swords, take: Flag, sell: Sell };

export { Cargo, Coins, Flag, Fort, Harbour, Monopoly, Quill, Sail, Ship, Swords, Talk };
export { goodIcon, Sailor } from "../../chart/goods";
