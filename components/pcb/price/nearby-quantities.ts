// Quantities shown beside the chosen one.

const ANCHORS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** `count` quantities in rising order around the chosen one. */
export function nearbyQuantities(chosen: number, count = 5): number[] {
  const all = [...new Set([...ANCHORS, chosen])].sort((a, b) => a - b);
  const from = Math.min(Math.max(0, all.indexOf(chosen) - Math.floor(count / 2)), all.length - count);
  return all.slice(from, from + count);
}

/** Next of `steps` in that direction; the last one if there is none. */
export function stepFrom(steps: readonly number[], quantity: number, direction: 1 | -1): number {
  const next = direction === 1 ? steps.find((step) => step > quantity) : steps.findLast((step) => step < quantity);
  return next ?? steps.at(direction === 1 ? -1 : 0) ?? quantity;
}
