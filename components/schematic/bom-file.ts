// The parts list of a drawing, as the quote reads it.
import { schematicOf } from "@/components/schematic/schematic-of";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { BomRow } from "@/lib/core/schematic/export/bom-rows";

export const CSV_TYPE = "text/csv";

/** Null for a drawing without a part that is to be bought. */
async function rowsOf(editor: SchematicEditor): Promise<BomRow[] | null> {
  const [{ exportedDesign }, { bomRows }] = await Promise.all([
    import("@/lib/core/schematic/export/exported-design"),
    import("@/lib/core/schematic/export/bom-rows"),
  ]);
  const rows = bomRows(exportedDesign(schematicOf(editor)));
  return rows.length === 0 ? null : rows;
}

export async function bomText(editor: SchematicEditor): Promise<string | null> {
  const [rows, { bomCsv }] = await Promise.all([rowsOf(editor), import("@/lib/core/schematic/export/bom-rows")]);
  return rows && bomCsv(rows);
}

export async function bomWorkbook(editor: SchematicEditor): Promise<Blob | null> {
  const [rows, { bomCells }, { textSheet }] = await Promise.all([
    rowsOf(editor),
    import("@/lib/core/schematic/export/bom-rows"),
    import("@/lib/client/sheet"),
  ]);
  return rows && textSheet(bomCells(rows), "BOM", "xlsx");
}

/** Characters that file systems refuse. */
export const fileName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, "_");

export async function bomFile(editor: SchematicEditor, name: string): Promise<File | null> {
  const text = await bomText(editor);
  return text === null ? null : new File([text], `${fileName(name)}-bom.csv`, { type: CSV_TYPE });
}
