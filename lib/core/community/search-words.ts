// Words of texts for a full-text index: letters and digits as they are, every other script by its code points.

/** Han, kana and Hangul are written without spaces: two signs in sequence are a word. */
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const LATIN = /[a-z0-9]+/g;
/** Other scripts, as Cyrillic and Greek. */
const OTHER = /[^\P{L}a-z\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

/** Longer runs are keys and pictures, which nobody searches. */
const MAX_WORD = 40;

const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Begins as no word of a language does, so that no beginning of a Latin word finds it. */
const encoded = (signs: string): string =>
  `zq${[...signs].map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(5, "0")).join("")}`;

function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at] ?? ""}${sign}`);
}

/** For an indexed text, also single characters, so that a search for one finds it. */
export function indexedWords(text: string): string[] {
  const lower = plain(text);
  const latin = lower.match(LATIN) ?? [];
  const other = (lower.match(OTHER) ?? []).map(encoded);
  const joined = (lower.match(JOINED) ?? []).flatMap((run) => [...[...run], ...pairsOf(run)].map(encoded));
  return [...new Set([...latin, ...other, ...joined].map((word) => word.slice(0, MAX_WORD)))];
}

/** Words that a search looks for, all of them; as beginnings of words where `isPrefix`. */
export interface WantedWord {
  readonly word: string;
  readonly isPrefix: boolean;
}

export function wantedWords(keyword: string): WantedWord[] {
  const lower = plain(keyword);
  const latin = (lower.match(LATIN) ?? []).map((word) => ({
    word: word.slice(0, MAX_WORD),
    isPrefix: word.length > 1,
  }));
  const other = (lower.match(OTHER) ?? []).map((word) => ({ word: encoded(word).slice(0, MAX_WORD), isPrefix: true }));
  const joined = (lower.match(JOINED) ?? []).flatMap(pairsOf).map((pair) => ({ word: encoded(pair), isPrefix: false }));
  return [...latin, ...other, ...joined];
}
