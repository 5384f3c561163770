// Finding by meaning: whoever looks for one word also finds what is said with another.

/** From so many letters on the beginning of a word stands for the word. */
const ENOUGH = 3;

const words = (text: string) =>
  text
    .toLocaleLowerCase()
    .split(/[\s,.:;()“”«»]+/)
    .filter(Boolean);

const begins = (word: string, other: string) => other.length >= ENOUGH && word.startsWith(other);

/** What else stands for a word: the words of every line that has one like it. */
const alikeTo = (word: string, lines: string[][]) =>
  lines.filter((line) => line.some((other) => begins(other, word) || begins(word, other))).flat();

/** Whether a text has every word that is wanted, or one that begins with what means the same. `alike` has a line
 * for each meaning. */
export function finder(wanted: string, alike: string): (text: string) => boolean {
  const lines = alike.split("\n").map(words);
  const all = words(wanted).map((word) => ({ word, others: alikeTo(word, lines) }));
  return (text) => {
    const [plain, said] = [text.toLocaleLowerCase(), words(text)];
    return all.every(
      ({ word, others }) => plain.includes(word) || others.some((other) => said.some((one) => begins(one, other))),
    );
  };
}
