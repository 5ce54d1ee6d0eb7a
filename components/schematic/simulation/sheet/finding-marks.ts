// Findings of the simulation as marks on the sheet that is shown.
import type { PlacedFinding } from "@/components/schematic/simulation/simulation-session";
import { unitsShown } from "@/components/schematic/stage/part-place";
import type { FindingMark } from "@/components/schematic/stage/paint-finding";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { netAnchor } from "@/lib/core/schematic/editor/net-anchor";
import type { Point } from "@/lib/core/schematic/model/units";

/** Models of the table stand in for many parts: those findings are told as one. */
export const QUIET_FINDING = "GENERIC_MODEL";

/** Those with a number in the list and on the sheets. */
export const numberedFindings = (findings: readonly PlacedFinding[]): PlacedFinding[] =>
  findings.filter(({ finding }) => finding.code !== QUIET_FINDING);

/** Numbers of other checks stand on the same sheets. */
export const findingNumber = (index: number): string => `S${index + 1}`;

/** At the part, else at its net; null for the circuit as a whole and for what lies on another sheet. */
export function placeOfFinding(editor: SchematicEditor, { place }: PlacedFinding): Point | null {
  for (const id of unitsShown(editor, place)) {
    const box = editor.view.index.boxOf(id);
    if (box) return { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) };
  }
  return place.componentIds.length === 0 && place.net !== null ? netAnchor(editor, place.net) : null;
}

export function findingMarks(
  editor: SchematicEditor,
  findings: readonly PlacedFinding[],
  chosen: number | null,
): FindingMark[] {
  return numberedFindings(findings).flatMap((placed, index): FindingMark[] => {
    const at = placeOfFinding(editor, placed);
    const isError = placed.finding.severity === "error";
    return at ? [{ at, number: findingNumber(index), isError, isChosen: index === chosen }] : [];
  });
}
