// Whose turn has come: one at a time in most games, everybody at once in some.

export class Turns {
  private last: number[] | null = null;

  /** The awaited seats among these that were not awaited when somebody last was. Nobody's turn comes by
   * itself at the beginning, when chance is asked in between, or because somebody else has answered. */
  begin(awaited: number[]): number[] {
    if (!awaited.length) return [];
    const { last } = this;
    this.last = awaited;
    return last ? awaited.filter((seat) => !last.includes(seat)) : [];
  }
}
