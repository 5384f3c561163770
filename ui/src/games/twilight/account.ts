// The game's terms for its report.

import { accountWords } from "../../table/account";
import { GAME, s } from "./words";

export default accountWords(GAME, {
  place: () => "",
  thing: (what) => what,
  decided: () => "",
  amount: (rounds) => s("rounds-won", { rounds }),
});
