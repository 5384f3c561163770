// Known faults of stories, most of them of large letters. Any other fault of these stories fails, and so does a fixed
// one that is still listed.

export const KNOWN: Readonly<Record<string, readonly string[]>> = {
  "twilight/Merchant-late/host": [
    '1180x820, letters 150 %, dark, en: cut below by N: bdi "Bartholomäus von Ehingen"',
    '1180x820, letters 150 %, dark, en: cut below by N: bdi "Massimiliano Contarini I"',
  ],
};
