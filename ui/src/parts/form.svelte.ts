// The form of a page: side by side, narrow (what is asked stands under the board), or stacked, one thing under
// the other, to be scrolled. It depends on how many letters there is room for, so that letters of twice the
// size get the form of a screen of half the size.

/** What needs less room than this: pixels, or letters. */
const NARROW = { across: 1000, letters: 59 };
const STACKED = { across: 700, letters: 36, lines: 33 };
/** Letters that a guest's bar needs for one row: it says whose the device is and whose turn it is. */
const ONE_ROW = 60;
/** What stands has a panel below its board: so many lines. */
const STANDING = 54;

class Form {
  narrow = $state(false);
  stacked = $state(false);
  /** Whether a guest's bar takes two rows. */
  twoRows = $state(false);

  /** Of a window of this size, with letters this high: pixels. */
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
