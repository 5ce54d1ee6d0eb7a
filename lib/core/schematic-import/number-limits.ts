// Check that the numbers of records are within those that a document may hold.
import { MAX_COORDINATE } from "@/lib/core/schematic/model/units";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";

/** Records are shallow: the deepest number is a point of a graphic of a symbol. */
export function areWithinLimits(records: readonly SchematicRecord[]): boolean {
  const open: unknown[] = [...records];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === "number" && !(Math.abs(value) <= MAX_COORDINATE)) return false;
    if (typeof value !== "object" || value === null) continue;
    for (const inner of Object.values(value))
      if (typeof inner === "number" || typeof inner === "object") open.push(inner);
  }
  return true;
}
