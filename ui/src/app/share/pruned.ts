// Views as a keepsake has them: without what may be said next, which nobody reads who only watches.

interface Op {
  op: string;
  path: string;
  value?: unknown;
}

/** A value without anything in a list that lies in it. */
function emptied(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return [];
  if (typeof value !== "object" || value === null || !(key in value)) return value;
  return { ...value, [key]: emptied((value as Record<string, unknown>)[key], rest) };
}

/** What an operation does to a view in which that list stays empty; nothing, if it is about the list alone. */
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
