// A random selection that is the same for the same seed.

/** Numerical Recipes' linear congruential generator, from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** `count` items, or all if there are fewer. */
export function sample<T>(all: readonly T[], count: number, seed: number): T[] {
  const random = randomFrom(seed);
  const rest = [...all];
  const chosen: T[] = [];
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return chosen;
}
