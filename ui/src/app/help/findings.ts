// What keeps a phone away, in words.

import type { Args } from "../../lang/index.svelte";
import type { Finding } from "../../wire/types";

/** What a finding is called, and what its words are said with: a port as it is typed, without a mark between its
 * thousands. */
export function finding(found: Finding): [string, Args] {
  if (found.finding === "refused") return [`reach-refused-${found.why}`, found];
  const values = found.finding === "other_port" ? { port: String(found.port), usual: String(found.usual) } : found;
  return [`reach-${found.finding}`, values];
}
