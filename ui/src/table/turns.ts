// Whose turn has come: one at a time in most games, all at once in some.

export class Turns {
  private last: number[] | null = null;

  /**
   * The awaited seats among these that were not awaited before. Returns none at the beginning, after chance in between,
   * or only because another player has answered.
   */
  begin(awaited: number[]): number[] {
    if (!awaited.length) return [];
    const { last } = this;
    this.last = awaited;
    return last ? awaited.filter((seat) => !last.includes(seat)) : [];
  }
}
