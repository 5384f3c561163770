// How a game of ports and seas can stop before its end.

/** The endings that the menu offers, in the game's texts: with a last count, or as it stands. */
export const endings = (text: (key: string) => string): { text: string; command: unknown }[] =>
  [true, false].map((score) => ({
    text: text(score ? "end-scored" : "end-plain"),
    command: { do: "EndEarly", score },
  }));
