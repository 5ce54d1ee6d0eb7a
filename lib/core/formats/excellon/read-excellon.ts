// Excellon and XNC drill files: tools, hits, slots and routed paths, with the digits read as the copper allows.

import type { DrillSlot } from "@/lib/core/board/drill";
import {
  candidateFormats,
  chooseFormat,
  type DeclaredFormat,
  type DrillFormat,
  type DrillTarget,
  MIN_FIT,
} from "@/lib/core/formats/excellon/drill-format";
import { type DrillNotes, NO_NOTES } from "@/lib/core/formats/excellon/drill-notes";
import type { Drilled } from "@/lib/core/formats/excellon/drilled";
import { type DrillDeclaration, readDeclaration } from "@/lib/core/formats/excellon/header";
import { type DrillPart, partsOf, platingByTool } from "@/lib/core/formats/excellon/hole-plating";
import { DrillReader } from "@/lib/core/formats/excellon/excellon-reader";
import { linesOf, MAX_BYTES, statementOf } from "@/lib/core/formats/excellon/words";
import type { DrillPlating } from "@/lib/core/board/layer";
import { MAX_DRILLS } from "@/lib/core/board/limits";
import type { Warning, WarningCode } from "@/lib/core/board/warning";

export type ReadDrill = {
  /** All that is drilled; `parts` holds the same by finish. */
  holes: Float64Array;
  slots: DrillSlot[];
  plating: DrillPlating;
  parts: DrillPart[];
  format: DrillFormat;
  warnings: Warning[];
};

/** Sample of a file on which a format is tried. */
const SAMPLE_HITS = 1500;
const SAMPLE_LINES = 10_000;

/**
 * Never fails. The digits are read as the file declares them, or else the `notes` of a report beside it, unless another
 * reading fits `target` (the copper) clearly better; without a target, as declared or by the unit's custom (inch 2.4,
 * mm 3.3). Doubts are warnings: DRILL_FORMAT_GUESSED where the copper chose what no one declared,
 * DRILL_FORMAT_CONTRADICTED where it chose against a declaration, DRILL_FORMAT_OPEN where nothing decides.
 */
export function readExcellon(bytes: Uint8Array, options: { target?: DrillTarget; notes?: DrillNotes } = {}): ReadDrill {
  const { target, notes = NO_NOTES } = options;
  const lines = linesOf(bytes);
  const declaration = withNotes(readDeclaration(lines), notes);
  const toolsMm = new Map([...notes.toolsMm, ...declaration.toolsMm]);
  const candidates = candidateFormats(declaration);
  const [declared = { unit: "mm", integers: 3, decimals: 3, zeros: "trailing" } as const] = candidates;
  const statements = lines.map(statementOf);
  const start = statements.slice(0, SAMPLE_LINES);
  const sample = (format: DrillFormat) =>
    new DrillReader(declaration, { format, toolsMm, max: SAMPLE_HITS }).run(start);
  const chosen = target ? chooseFormat(candidates, (format) => pointsOf(sample(format).drilled), target) : null;
  const format = chosen?.format ?? declared;
  const read = new DrillReader(declaration, { format, toolsMm, max: MAX_DRILLS }).run(statements);
  const { drilled } = read;
  const isDrilled = drilled.count > 0;
  if (bytes.length > MAX_BYTES) read.warnings.add("TOO_MANY_OBJECTS");
  const doubt = isDrilled ? doubtOf(declaration, { declared, format, isOpen: chosen?.isOpen ?? true }) : null;
  if (doubt) read.warnings.add(doubt);
  if (!declaration.unit && isDrilled) read.warnings.add("DRILL_UNIT_MISSING");
  if (chosen && isDrilled && chosen.fit < MIN_FIT) read.warnings.add("DRILL_OUTSIDE_COPPER");
  return {
    holes: Float64Array.from(drilled.holes),
    slots: drilled.slots.map(({ diameterMm, path }) => ({ diameterMm, path })),
    plating: declaration.plating,
    parts: partsOf(drilled, declaration.plating, platingByTool(lines)),
    format,
    warnings: read.warnings.items,
  };
}

/** The file's own words go before those of a report. */
function withNotes(declaration: DrillDeclaration, { format, isIncremental }: DrillNotes): DrillDeclaration {
  return { ...format, ...declaration, isIncremental: declaration.isIncremental || isIncremental };
}

function doubtOf(
  stated: DeclaredFormat & { hasPlainNumber: boolean; digitCount?: number },
  { declared, format, isOpen }: { declared: DrillFormat; format: DrillFormat; isOpen: boolean },
): WarningCode | null {
  if (format !== declared) {
    const isAgainst =
      (stated.unit !== undefined && stated.unit !== format.unit) ||
      (stated.zeros !== undefined && stated.zeros !== format.zeros) ||
      (stated.digits !== undefined &&
        (stated.digits.integers !== format.integers || stated.digits.decimals !== format.decimals));
    return isAgainst ? "DRILL_FORMAT_CONTRADICTED" : "DRILL_FORMAT_GUESSED";
  }
  const isStated = stated.digits !== undefined || stated.digitCount !== undefined || !stated.hasPlainNumber;
  return isOpen && !isStated ? "DRILL_FORMAT_OPEN" : null;
}

/** The places to compare with the copper: hits and the ends of slots. */
function pointsOf(read: Drilled): Float64Array {
  const out: number[] = [];
  for (let k = 0; k < read.holes.length; k += 3) out.push(read.holes[k] ?? 0, read.holes[k + 1] ?? 0);
  for (const slot of read.slots) out.push(slot.path[0] ?? 0, slot.path[1] ?? 0);
  return Float64Array.from(out);
}
