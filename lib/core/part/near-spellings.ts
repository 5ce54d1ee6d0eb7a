// Spellings that are one slip away from a typed word: two signs exchanged, one wrong, one too many or one missing.

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const LETTERS_AND_DIGITS = `0123456789${LETTERS}`;
/** Shorter words are a slip away from too many others, longer ones are no words. */
const MIN_WORD = 5;
const MAX_WORD = 24;

/** The likeliest slips first: exchanged signs, a sign too many, a wrong sign, a missing one. Empty where a word is too short. */
export function nearSpellings(typed: string): string[] {
  const word = typed.toLowerCase();
  if (word.length < MIN_WORD || word.length > MAX_WORD || !/^[a-z0-9]+$/.test(word)) return [];
  // A word of letters alone is no part number: digits are not tried in it.
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
