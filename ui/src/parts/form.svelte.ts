// The form of a page: side by side, narrow (the question is under the board), or stacked and scrolled. It depends on
// the room in letters. So letters of twice the size get the form of a screen of half the size.

/** Below this the form is narrow: pixels, or letters. */
const NARROW = { across: 1000, letters: 59 };
const STACKED = { across: 700, letters: 36, lines: 33 };
/** The number of letters that a guest's bar needs for one row with its player and the turn. */
const ONE_ROW = 60;
/** In portrait, a page with fewer lines than this is stacked. */
const STANDING = 54;

class Form {
  narrow = $state(false);
  stacked = $state(false);
  /** True if a guest's bar takes two rows. */
  twoRows = $state(false);

  /** Sets the form of a window of this size, with letters this high: pixels. */
  fit(across: number, down: number, letter: number): void {
    this.stacked =
      across <= STACKED.across ||
      across < STACKED.letters * letter ||
      down < (down > across ? STANDING : STACKED.lines) * letter;
    this.narrow = this.stacked || across <= NARROW.across || (down > across && across < NARROW.letters * letter);
    this.twoRows = this.narrow || across < ONE_ROW * letter;
    document.documentElement.classList.toggle("narrow", this.narrow);
    document.documentElement.classList.toggle("stacked", this.stacked);
  }
}

export const form = new Form();
