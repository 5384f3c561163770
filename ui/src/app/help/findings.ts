// The possible causes why a phone cannot connect, in words.

import type { Args } from "../../lang/index.svelte";
import type { Finding } from "../../wire/types";

/** The message of a finding and its parameters: a port without a thousands separator. */
export function finding(found: Finding): [string, Args] {
  if (found.finding === "refused") return [`reach-refused-${found.why}`, found];
  const values = found.finding === "other_port" ? { port: String(found.port), usual: String(found.usual) } : found;
  return [`reach-${found.finding}`, values];
}
