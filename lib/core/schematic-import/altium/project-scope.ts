// Scope of net names: HierarchyMode of the project, or by the contents of its sheets.
import { RECORD, type SheetSource } from "./sheet-source";

/**
 * - "flat": ports are names for all sheets, net labels for their own.
 * - "hierarchical": ports join the entry of their sheet symbol; supplies are names for all sheets.
 * - "strict": the same, with supplies for their own sheet.
 * - "global": ports and net labels are names for all sheets.
 */
export type NetScope = "flat" | "hierarchical" | "strict" | "global";

/** HierarchyMode 1 to 4; 0 decides by the sheets. */
const SCOPES: readonly (NetScope | null)[] = [null, "flat", "hierarchical", "global", "strict"];

const holds = ({ objects }: SheetSource, record: string): boolean =>
  objects.some(
    ({ fields, children }) => fields.record === record || children.some((child) => child.fields.record === record),
  );

export function netScope(mode: number, sheets: readonly SheetSource[]): NetScope {
  const stated = SCOPES[mode];
  if (stated) return stated;
  if (sheets.some((sheet) => holds(sheet, RECORD.sheetEntry))) return "hierarchical";
  return sheets.some((sheet) => holds(sheet, RECORD.port)) ? "flat" : "global";
}
