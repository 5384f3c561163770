/** What can lie over the table. */
export type Over =
  | "record"
  | "hands"
  | "menu"
  | "rules"
  | "reference"
  | "keys"
  | "resume"
  | "pack"
  | "story"
  | "share"
  | "host"
  | "screen"
  | "seats";
