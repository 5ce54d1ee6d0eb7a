// Mentions in a comment: `@` and the name of a person who takes part in the discussion.

const LATIN = /[\p{Script=Latin}\p{N}_]/u;

const folded = (text: string): string => text.normalize("NFC").toLowerCase();

/** A Latin name ends where its word does; Chinese is written without spaces, so that another character may follow. */
function isWhole(text: string, end: number): boolean {
  return !(LATIN.test(text[end - 1] ?? "") && LATIN.test(text[end] ?? ""));
}

/**
 * The people whom the text names, in the order of the text. Of two names that fit, the longer one counts; of two people
 * with one name, the first of `people`. An `@` within a word, as in an email address, names nobody.
 */
export function mentionsIn<Person extends { name: string }>(text: string, people: readonly Person[]): Person[] {
  const plain = folded(text);
  const longestFirst = people
    .filter(({ name }) => name.trim() !== "")
    .toSorted((a, b) => b.name.length - a.name.length);
  const found = new Set<Person>();
  for (let at = plain.indexOf("@"); at >= 0; at = plain.indexOf("@", at + 1)) {
    if (LATIN.test(plain[at - 1] ?? "")) continue;
    const named = longestFirst.find(({ name }) => {
      const own = folded(name);
      return plain.startsWith(own, at + 1) && isWhole(plain, at + 1 + own.length);
    });
    if (named) found.add(named);
  }
  return [...found];
}

/** The unfinished mention before the cursor: what was typed after its `@`, and where it begins. Null without one. */
export function mentionAt(text: string, cursor: number): { start: number; keyword: string } | null {
  const before = text.slice(0, cursor);
  const match = /(?:^|[^\p{Script=Latin}\p{N}_])@([^\s@]{0,40})$/u.exec(before);
  if (match?.[1] === undefined) return null;
  return { start: cursor - match[1].length - 1, keyword: match[1] };
}
