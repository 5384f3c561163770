/** The overlays of a table. */
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
  | "seats"
  | "fair"
  | "draws";
