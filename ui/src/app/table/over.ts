/** What can lie over the table. */
export type Over = "record" | "menu" | "rules" | "keys" | "resume" | "host" | "seats";
