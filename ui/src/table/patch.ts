// Applies the changes of a move to the state: a JSON Patch (RFC 6902) from the application, with only `add`, `remove`
// and `replace`. Unchanged parts keep their identity.
//
// Our own, because libraries for the whole RFC are six times as large on every phone; a test compares it with one of
// them.

interface Op {
  op: string;
  path: string;
  value?: unknown;
}

const plain = (key: string) => key.replaceAll("~1", "/").replaceAll("~0", "~");

function inside(target: unknown, keys: string[], op: Op): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return op.value;
  const copy = (Array.isArray(target) ? [...(target as unknown[])] : { ...(target as object) }) as Record<
    string,
    unknown
  >;
  if (rest.length) copy[key] = inside(copy[key], rest, op);
  else if (!Array.isArray(copy)) {
    if (op.op === "remove") Reflect.deleteProperty(copy, key);
    else copy[key] = op.value;
  } else {
    const at = key === "-" ? copy.length : Number(key);
    if (op.op === "add") copy.splice(at, 0, op.value);
    else if (op.op === "remove") copy.splice(at, 1);
    else copy[at] = op.value;
  }
  return copy;
}

/** The state after a move. */
export function patched<T>(state: T, patch: unknown[]): T {
  return (patch as Op[]).reduce<unknown>(
    (now, op) => inside(now, op.path.split("/").slice(1).map(plain), op),
    state,
  ) as T;
}
