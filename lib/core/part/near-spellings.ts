// Spellings at edit distance one from a typed word: two characters transposed, one substituted, added or removed.

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const LETTERS_AND_DIGITS = `0123456789${LETTERS}`;
/** Shorter words have too many neighbors. */
const MIN_WORD = 5;
const MAX_WORD = 24;

/**
 * The most common typing errors first: transposed characters, an extra character, a wrong one, a missing one. Empty if
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
