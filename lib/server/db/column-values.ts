// Conversion of database values to program values.

import pg from "pg";

/** Counts, sizes and money in millionths: beyond 2^53 a number would silently be another one. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`);
  return value;
}

/** Drizzle asks pg's global table for every type but times, so the rule must stand there. `numeric` stays text. */
export function registerColumnValues(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, parseInt8);
}
