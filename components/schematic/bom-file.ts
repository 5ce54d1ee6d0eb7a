// The parts list of a drawing, as the quote reads it.
import { schematicOf } from "@/components/schematic/schematic-of";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";

export const CSV_TYPE = "text/csv";

/** Null for a drawing without a part that is to be bought. */
export async function bomText(editor: SchematicEditor): Promise<string | null> {
  const [{ exportedDesign }, { bomCsv, bomRows }] = await Promise.all([
    import("@/lib/core/schematic/export/exported-design"),
    import("@/lib/core/schematic/export/bom-rows"),
  ]);
  const rows = bomRows(exportedDesign(schematicOf(editor)));
  return rows.length === 0 ? null : bomCsv(rows);
}

/** Characters that file systems refuse. */
export const fileName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, "_");

export async function bomFile(editor: SchematicEditor, name: string): Promise<File | null> {
  const text = await bomText(editor);
  return text === null ? null : new File([text], `${fileName(name)}-bom.csv`, { type: CSV_TYPE });
}
