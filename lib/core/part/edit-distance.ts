// Edit distance of two words, and the spellings at distance one from a word.

/**
 * Optimal string alignment: characters inserted, deleted, substituted, or two neighbors transposed (Damerau,
 * Communications of the ACM 7, 1964, with each position edited once). Null beyond `max`.
 */
export function distanceWithin(one: string, other: string, max: number): number | null {
  if (Math.abs(one.length - other.length) > max) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let min = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      min = Math.min(min, cost);
    }
    if (min > max) return null;
    [beforeLast, last] = [last, current];
  }
  const distance = last[other.length] ?? 0;
  return distance > max ? null : distance;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const LETTERS_AND_DIGITS = `0123456789${LETTERS}`;
/** Shorter words have too many neighbors. */
const MIN_WORD = 5;
const MAX_WORD = 24;

/**
 * Spellings at edit distance one, the most common typing errors first: transposed characters, an extra character, a wrong one, a missing one. Empty if
 * a word is too short.
 */
export function nearSpellings(typed: string): string[] {
  const word = typed.toLowerCase();
  if (word.length < MIN_WORD || word.length > MAX_WORD || !/^[a-z0-9]+$/.test(word)) return [];
  // A word of letters alone is not a part number: no digits are tried.
  const signs = /\d/.test(word) ? LETTERS_AND_DIGITS : LETTERS;
  const places = [...word].map((_sign, at) => at);
  const exchanged = places.slice(1).map((at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1));
  const without = places.map((at) => word.slice(0, at) + word.slice(at + 1));
  const wrong = places.flatMap((at) => [...signs].map((sign) => word.slice(0, at) + sign + word.slice(at + 1)));
  const missing = [...places, word.length].flatMap((at) =>
    [...signs].map((sign) => word.slice(0, at) + sign + word.slice(at)),
  );
  return [...new Set([...exchanged, ...without, ...wrong, ...missing])].filter((each) => each !== word);
}
