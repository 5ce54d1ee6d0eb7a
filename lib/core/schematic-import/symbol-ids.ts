// Ids of sheet symbols: sheets are listed in the order of the ids of their symbols.
import type { RecordBuilder } from "./record-builder";

const DIGITS = 5;

/** Each id comes after those before. */
export function createSymbolIds(records: RecordBuilder): () => string {
  let count = 0;
  return () => records.newId(`s${String(++count).padStart(DIGITS, "0")}`);
}
