/** True if two sets of options are equal. A missing option is off. */
export function areSameOptions(one: object, other: object): boolean {
  const chosen = (options: object) =>
    JSON.stringify(
      Object.entries(options)
        .filter(([, value]) => value !== false)
        .sort(),
    );
  return chosen(one) === chosen(other);
}
