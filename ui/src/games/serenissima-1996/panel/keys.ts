// The keys of the screen, and the message that says what each does.
export const KEYS: [keys: string, what: string][] = [
  ["N", "keys-next"],
  ["Y", "keys-yes"],
];
