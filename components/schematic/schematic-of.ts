import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";

export const schematicOf = ({ rootSheetId, workspace }: SchematicEditor): Schematic => ({
  rootSheetId,
  records: [...workspace.store.values()],
});
