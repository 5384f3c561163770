/** Whether two sets of options agree on the same. An option that is left out is off. */
export function areSameOptions(one: object, other: object): boolean {
  const chosen = (options: object) =>
    JSON.stringify(
      Object.entries(options)
        .filter(([, value]) => value !== false)
        .sort(),
    );
  return chosen(one) === chosen(other);
}
