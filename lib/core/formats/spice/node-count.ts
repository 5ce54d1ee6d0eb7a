// The number of nodes among the words behind the name of an element. ngspice manual, chapters 3 to 12.

/** Letters with a fixed number of nodes; those of K are inductors. */
const FIXED: Readonly<Record<string, number>> = {
  ...{ R: 2, C: 2, L: 2, V: 2, I: 2, B: 2, F: 2, H: 2, W: 2, D: 2 },
  ...{ S: 4, T: 4, O: 4, Y: 4, J: 3, Z: 3, U: 3, K: 0 },
};

/** Numbers of nodes that transistors may have. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = { Q: [3, 5], M: [3, 7] };

/** Sources controlled by an expression, a table or a polynomial: what controls them is part of the value. */
const EXPRESSION = /^(?:poly|value|table|laplace|freq|vol|cur|chebyshev)\b/i;

function controlledCount([, , third = ""]: readonly string[]): number {
  return EXPRESSION.test(third) ? 2 : 4;
}

/** Up to the name of the model: a known one, or the first word behind the least number of nodes that is no number. */
function transistorCount(
  [least, most]: readonly [number, number],
  words: readonly string[],
  models: ReadonlySet<string>,
): number {
  for (let at = least; at <= most; at++) if (models.has((words[at] ?? "").toLowerCase())) return at;
  const named = words.findIndex((word, at) => at >= least && /^[A-Za-z]/.test(word));
  return named >= least && named <= most ? named : least;
}

/** All words before the name of the subcircuit, which is the last before parameters. */
function callCount(words: readonly string[]): number {
  const end = words.findIndex((word) => word.includes("=") || /^params:?$/i.test(word));
  return (end < 0 ? words.length : end) - 1;
}

/** Null for letters that no element has, and where nodes are missing. */
export function nodeCount(letter: string, words: readonly string[], models: ReadonlySet<string>): number | null {
  const fixed = FIXED[letter];
  if (fixed !== undefined) return fixed;
  const range = RANGES[letter];
  if (range) return transistorCount(range, words, models);
  if (letter === "E" || letter === "G") return controlledCount(words);
  if (letter === "X" || letter === "A" || letter === "N" || letter === "P") {
    const count = callCount(words);
    return count > 0 ? count : null;
  }
  return null;
}
