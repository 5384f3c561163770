// Icons of the panel (game-icons.net, CC BY 3.0; see the credits).

import Anchor from "~icons/game-icons/anchor";
import Cargo from "~icons/game-icons/cargo-crate";
import Coins from "~icons/game-icons/two-coins";
import Dice from "~icons/game-icons/rolling-dices";
import Flag from "~icons/game-icons/flying-flag";
import Hammer from "~icons/game-icons/flat-hammer";
import Sail from "~icons/game-icons/sailboat";
import Sinking from "~icons/game-icons/sinking-ship";
import Swords from "~icons/game-icons/crossed-swords";

export const ICON = {
  anchor: Anchor,
  cargo: Cargo,
  coins: Coins,
  dice: Dice,
  flag: Flag,
  hammer: Hammer,
  sail: Sail,
  sinking: Sinking,
  swords: Swords,
};

export type IconName = keyof typeof ICON;
