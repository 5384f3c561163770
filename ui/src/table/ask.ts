import type { Reply, Request } from "../wire/types";

/** Asks the application; null when it had a problem, which the app shows. */
export type Ask = (request: Request) => Promise<Reply | null>;
