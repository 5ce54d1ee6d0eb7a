// The word that a typing error probably meant.

const MAX_DISTANCE = 3;

/** Edits between two words: insertions, deletions, replacements, swapped neighbors (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** Null where none of the words is near: at most three edits, and fewer than half of the word. */
export function similarWord(typed: string, words: readonly string[]): string | null {
  const word = typed.toLowerCase().slice(0, 60);
  const rated = words.map((each) => ({ each, distance: editDistance(word, each.toLowerCase()) }));
  const limit = Math.min(MAX_DISTANCE, Math.ceil(word.length / 2) - 1);
  const [nearest] = rated.filter(({ distance }) => distance <= limit).sort((a, b) => a.distance - b.distance);
  if (nearest) return nearest.each;
  return word.length >= 2 ? (words.find((each) => each.toLowerCase().startsWith(word)) ?? null) : null;
}
