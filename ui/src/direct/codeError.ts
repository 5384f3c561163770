// Why a scanned code connects nothing.

/**
 * `foreign`: not a code of this app. `offer`: a code for phones, where a phone's answer is expected. `stale`: the answer
 * to an earlier code. `version`: another version made it. `damaged`: its content breaks the rules. `unreached`: the
 * devices do not reach each other.
 */
export type CodeProblem = "foreign" | "offer" | "stale" | "version" | "damaged" | "unreached";

export class CodeError extends Error {
  constructor(readonly problem: CodeProblem) {
    super(problem);
  }
}
