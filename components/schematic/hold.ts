// Ends what nobody shows any more.

/**
 * Each call of what it answers takes hold, and answers the function that lets go. Behind the last one it ends; whoever takes
 * over does so at once, as React does with effects in development.
 */
export function createHold(end: () => void): () => () => void {
  let holders = 0;
  return () => {
    holders++;
    return () => {
      holders--;
      queueMicrotask(() => {
        if (holders === 0) end();
      });
    };
  };
}
