// What this game calls that which its account counts.

import { accountWords } from "../../table/account";
import { GAME } from "./words";

export default accountWords(GAME, { place: () => "", thing: (what) => what, decided: () => "" });
