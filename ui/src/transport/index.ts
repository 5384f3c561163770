// The one way to the application: requests out, replies and pushes back.

import type { Problem, Push, Reply, Request } from "../wire/types";
import { ipc } from "./ipc";
import { socket } from "./socket";

/** What the screen knows of the other side. */
export interface Transport {
  /** Asks; a problem is thrown as `Refused`. */
  request(request: Request): Promise<Reply>;
  /** Hears what is pushed. */
  onPush(listener: (push: Push) => void): void;
  /** Hears whether the other side can be reached. */
  onReach(listener: (reachable: boolean) => void): void;
}

/** A request that changed nothing. */
export class Failed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.problem);
  }
}

/** The native shell's own channel where there is one, else the socket of the host. */
export function connect(): Transport {
  return "__TAURI_INTERNALS__" in window ? ipc() : socket();
}
