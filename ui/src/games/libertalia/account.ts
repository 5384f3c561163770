// What this game calls that which its account counts.

import { accountWords } from "../../table/account";
import { GAME, rankName } from "./words";

export default accountWords(GAME, {
  place: ({ place }) => (place === null ? "" : rankName(Number(place))),
  thing: (what) => what,
  decided: () => "",
});
