// Number of edits that turn one word into another.

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
