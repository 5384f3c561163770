// The game's terms for its report.

import { accountWords } from "../../table/account";
import { GAME } from "./words";

export default accountWords(GAME, { place: () => "", thing: (what) => what, decided: () => "" });
