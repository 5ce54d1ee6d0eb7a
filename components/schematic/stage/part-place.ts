// Parts of a netlist on the sheets: a sheet that is placed twice has each of its parts under two designators.
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { SchematicPlace } from "@/lib/core/simulation-netlist/simulation-netlist";

type PartPlace = Pick<SchematicPlace, "componentIds" | "designator">;

/** Ids of the units that are this part at the placement which is shown. */
export const unitsShown = ({ workspace, path }: SchematicEditor, { componentIds, designator }: PartPlace): string[] =>
  componentIds.filter((id) => {
    const record = workspace.store.get(id);
    return record?.kind === "component" && record.designators[path] === designator;
  });

/** Placement of the sheet on which a unit is this part; the first sheet for what is no part. */
export function pathOfUnit(
  { workspace, hierarchy }: SchematicEditor,
  id: string,
  { designator }: Pick<PartPlace, "designator">,
): string {
  const record = workspace.store.get(id);
  if (record?.kind !== "component") return "/";
  const [placed] = Object.entries(record.designators).find(([, own]) => own === designator) ?? [];
  return placed ?? hierarchy.instances.find(({ sheet }) => sheet.id === record.sheetId)?.path ?? "/";
}
