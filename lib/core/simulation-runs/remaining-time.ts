// Estimated time until a series ends.

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The first run also starts the engine, and says little about the others. */
const FEWEST_RUNS = 2;
const FEWEST_MS = 1_000;

/** Milliseconds, from the mean duration of the runs so far; null while they say too little, or nothing is left. */
export function remainingMs({ done, total }: Progress, elapsedMs: number): number | null {
  if (done < FEWEST_RUNS || elapsedMs < FEWEST_MS || done >= total) return null;
  return (elapsedMs / done) * (total - done);
}
