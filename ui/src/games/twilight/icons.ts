// Icons of the pawns and cards (game-icons.net, CC BY 3.0; see the credits).

import Change from "~icons/game-icons/card-exchange";
import Doge from "~icons/game-icons/queen-crown";
import Favourite from "~icons/game-icons/rose";
import Guard from "~icons/game-icons/visored-helm";
import Guild from "~icons/game-icons/conversation";
import Harlequin from "~icons/game-icons/jester-hat";
import Mask from "~icons/game-icons/domino-mask";
import Merchant from "~icons/game-icons/swap-bag";
import Quill from "~icons/game-icons/quill-ink";

export const PAWN_ICON = {
  doge: Doge,
  "lower-guard": Guard,
  "upper-guard": Guard,
  merchant: Merchant,
  harlequin: Harlequin,
  favourite: Favourite,
};
export const SUIT_ICON = { doge: Doge, guards: Guard, merchant: Merchant, harlequin: Harlequin };
export { Change, Guild, Mask, Quill };
