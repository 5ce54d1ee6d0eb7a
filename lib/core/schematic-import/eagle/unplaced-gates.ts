// Gates of supply pins that no sheet shows, but which are joined with their supplies.
import type { EagleInstance } from "@/lib/core/formats/eagle/sheet";
import { UNITS_PER_MM } from "@/lib/core/schematic/model/units";
import { placeInFile, type SheetContext } from "./context";

/** Below the sheet, next to each other, in millimeters. */
const PITCH = 25.4;
const BELOW = 25.4;
const PER_ROW = 10;

/** Sheets that show a gate of each part. */
const gateKey = (part: string, gate: string): string => `${part}\u0000${gate}`;

/** Those of parts whose first gate is on the sheet. */
export function unplacedGates(context: SheetContext): EagleInstance[] {
  const { implicit, planned, sheet, report } = context;
  if (implicit.length === 0) return [];
  const placed = new Set<string>();
  const sheetOf = new Map<string, string>();
  for (const { id, source } of planned.sheets)
    for (const { part, gate } of source.instances) {
      placed.add(gateKey(part, gate));
      if (!sheetOf.has(part)) sheetOf.set(part, id);
    }
  const found = new Map<string, EagleInstance>();
  for (const { part, gate } of implicit) {
    const key = gateKey(part, gate);
    if (placed.has(key) || found.has(key) || sheetOf.get(part) !== sheet.id) continue;
    const [column, row] = [found.size % PER_ROW, Math.floor(found.size / PER_ROW)];
    const line = planned.parts.get(part)?.line ?? sheet.source.line;
    const bottom = (sheet.origin.y - sheet.height) / UNITS_PER_MM;
    const at = { x: sheet.origin.x / UNITS_PER_MM + (column + 1) * PITCH, y: bottom - BELOW - row * PITCH };
    const rotation = { angleDeg: 0, isMirrored: false, isSpun: false };
    found.set(key, { line, part, gate, ...at, rotation, isSmashed: false, attributes: [] });
    report.changed({
      ...{ construct: "components", code: "eagle.gateAdded", values: { part, gate } },
      source: placeInFile(context, line),
    });
  }
  return [...found.values()];
}
