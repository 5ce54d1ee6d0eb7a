// Subject of an action, in a few words of the drawing: "C4", "NRST", "R1, R2 and 3 more".
import { plainText } from "../paint/text-metrics";
import type { SchematicRecord } from "../model/records";
import type { SchematicDiff } from "./edit";

export interface DiffSubject {
  readonly names: readonly string[];
  /** Number of others that are not named. */
  readonly more: number;
}

const MAX_NAMES = 2;

/** Name of a record on the sheet; null for wires and drawings. */
export function nameOf(record: SchematicRecord): string | null {
  switch (record.kind) {
    case "component":
      return Object.values(record.designators)[0] ?? null;
    case "net-label":
    case "port":
    case "sheet-label":
    case "sheet-entry":
      return plainText(record.text);
    case "sheet":
    case "power-port":
    case "sheet-symbol":
    case "voltage-probe":
    case "current-probe":
    case "spice-library":
      return record.name;
    default:
      return null;
  }
}

/** Wires and drawings have no names; where nothing has one the subject is empty. */
export function subjectOf({ added, removed, changed }: SchematicDiff): DiffSubject {
  const records = [...changed.map(([, after]) => after), ...added, ...removed];
  const all = [...new Set(records.flatMap((record) => nameOf(record) || []))];
  return { names: all.slice(0, MAX_NAMES), more: Math.max(0, all.length - MAX_NAMES) };
}
