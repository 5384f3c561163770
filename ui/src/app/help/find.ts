// Full-text search in the rules of a game: by the words of the query or their synonyms, the best match first.

/** A searched entry. */
interface Entry {
  id: string;
  title: string;
  help: string;
}

/** The word lists of a language: a line of synonyms for each meaning, and the stop words. */
export interface Lists {
  synonyms: string;
  stopWords: string;
}

/**
 * From this number of letters on, a query word matches the beginning of a word. With one letter more, it matches any
 * part.
 */
const BEGINNING = 3;
/**
 * Two forms of a word: the smallest number of equal first letters, and the largest number of different letters at the
 * end.
 */
const FORMS = [
  { shared: 5, ending: 3 },
  { shared: 4, ending: 1 },
];

/** The points of a matched word. */
const POINTS = { title: 8, synonymInTitle: 6, text: 4, synonymInText: 3, partOfTitle: 2, partOfText: 1 };

/** Lower case, without accents and soft hyphens. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\u00ad]/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe");

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);

/** True if two words are the same or forms of one word: "Häfen" and "Hafens", "порт" and "порта". */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  const ending = Math.max(one.length, other.length) - shared;
  return FORMS.some((form) => shared >= form.shared && ending <= form.ending);
}

const isPart = (word: string, of: string) =>
  word.length > BEGINNING ? of.includes(word) : word.length === BEGINNING && of.startsWith(word);

/** The points of a word of the query in an entry; 0 if the entry does not have it. */
function points(word: string, synonyms: string[], title: string[], text: string[]): number {
  const has = (words: string[], wanted: string[]) => words.some((one) => wanted.some((other) => isSame(one, other)));
  if (has(title, [word])) return POINTS.title;
  if (has(title, synonyms)) return POINTS.synonymInTitle;
  if (has(text, [word])) return POINTS.text;
  if (has(text, synonyms)) return POINTS.synonymInText;
  if (title.some((one) => isPart(word, one))) return POINTS.partOfTitle;
  return text.some((one) => isPart(word, one)) ? POINTS.partOfText : 0;
}

/** The entries that match at least one word of a query: those that match more words first, then those with more points.
 * A word that many entries have counts less than a rare one. */
export function find<T extends Entry>(query: string, entries: T[], lists: Lists): T[] {
  const lines = lists.synonyms.split("\n").map(wordsOf);
  const stopWords = new Set(wordsOf(lists.stopWords));
  const typed = wordsOf(query);
  const meant = typed.filter((word) => !stopWords.has(word) && (word.length > 1 || /\p{N}/u.test(word)));
  const texts = entries.map(({ id, title, help }) => ({ title: wordsOf(`${id} ${title}`), text: wordsOf(help) }));
  const columns = (meant.length ? meant : typed).map((word) => {
    const synonyms = lines.filter((line) => line.some((other) => isSame(word, other))).flat();
    const column = texts.map(({ title, text }) => points(word, synonyms, title, text));
    const rarity = Math.log(1 + entries.length / column.filter(Boolean).length);
    return column.map((one) => one && one * rarity);
  });
  return entries
    .map((entry, row) => {
      const found = columns.map((column) => column[row] ?? 0).filter(Boolean);
      return { entry, matched: found.length, points: found.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ matched }) => matched > 0)
    .toSorted((one, other) => other.matched - one.matched || other.points - one.points)
    .map(({ entry }) => entry);
}
