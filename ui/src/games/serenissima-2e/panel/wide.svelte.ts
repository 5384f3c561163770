// Battle and scoring lie over the map where there is room beside the panel; on phones they are in it.

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 701px");
