// A source that counts the expressions with mutants as it evaluates them.

import type { Mutant } from "./mutants";

/** The function that the source calls with the number of a mutant. */
export const REACHED = "__reachedMutant";

/** `mutants` as `mutantsOf` gives them, numbered from `first`. */
export function instrumented(source: string, mutants: readonly Mutant[], first: number): string {
  const inserts = mutants.flatMap(({ whole }, at) => [
    { at: whole.start, size: whole.end - whole.start, isEnd: false, text: `(${REACHED}(${first + at}),` },
    { at: whole.end, size: whole.end - whole.start, isEnd: true, text: ")" },
  ]);
  // At one place, inner expressions end before outer ones, which start before inner ones.
  const order = inserts.toSorted(
    (p, q) => p.at - q.at || Number(q.isEnd) - Number(p.isEnd) || (p.isEnd ? p.size - q.size : q.size - p.size),
  );
  let from = 0;
  let text = "";
  for (const insert of order) {
    text += source.slice(from, insert.at) + insert.text;
    from = insert.at;
  }
  return text + source.slice(from);
}
