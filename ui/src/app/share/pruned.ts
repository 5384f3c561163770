// Views of an offline replay, without the lists of legal commands, which spectators do not use.

interface Op {
  op: string;
  path: string;
  value?: unknown;
}

/** A value with the list at this path emptied. */
function emptied(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return [];
  if (typeof value !== "object" || value === null || !(key in value)) return value;
  return { ...value, [key]: emptied((value as Record<string, unknown>)[key], rest) };
}

/** Rewrites an operation for a view in which that list stays empty. Drops operations within the list. */
function without(list: string) {
  return (op: Op): Op[] => {
    if (op.path.startsWith(`${list}/`)) return [];
    if (!("value" in op) || !`${list}/`.startsWith(`${op.path}/`)) return [op];
    return [{ ...op, value: emptied(op.value, list.slice(op.path.length).split("/").slice(1)) }];
  };
}

/** The same views, each as a JSON Patch upon the one before, with empty lists at those pointers. */
export const pruned = (patches: unknown[][], lists: string[]): unknown[][] =>
  lists.reduce((all, list) => all.map((patch) => (patch as Op[]).flatMap(without(list))), patches);
