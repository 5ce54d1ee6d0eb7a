// A design whose sheets stand side by side gets a first sheet that places them.
import type { SchematicRecord, Sheet } from "@/lib/core/schematic/model/records";
import { GRID } from "@/lib/core/schematic/model/units";
import type { DesignFiles } from "./project-files";
import type { DesignContext } from "./sheet-draft";

interface FirstSheet {
  readonly sheetId: string;
  readonly name: string;
}

const [WIDTH, HEIGHT, PITCH_X, PITCH_Y] = [30 * GRID, 12 * GRID, 40 * GRID, 20 * GRID];
const [MARGIN, COLUMNS] = [20 * GRID, 5];

export function addRootSheet(
  roots: readonly FirstSheet[],
  { name, projectFile, sheets }: DesignFiles,
  { builder, report }: DesignContext,
): { readonly sheetId: string; readonly records: readonly SchematicRecord[] } {
  const [only] = roots;
  if (only && roots.length === 1) return { sheetId: only.sheetId, records: [] };
  const rows = Math.ceil(roots.length / COLUMNS);
  const sheet: Sheet = {
    ...{ kind: "sheet", id: builder.newId(), name: name.slice(0, 200), titleBlock: {} },
    width: 2 * MARGIN + COLUMNS * PITCH_X,
    height: Math.max(2_100_000, 2 * MARGIN + rows * PITCH_Y),
  };
  const symbols = roots.map((root, index): SchematicRecord => {
    const from = {
      x: MARGIN + (index % COLUMNS) * PITCH_X,
      y: MARGIN + Math.floor(index / COLUMNS) * PITCH_Y,
    };
    return {
      ...{ kind: "sheet-symbol", id: builder.newId(), sheetId: sheet.id, targetId: root.sheetId },
      ...{ name: root.name.slice(0, 200), from, to: { x: from.x + WIDTH, y: from.y + HEIGHT } },
    };
  });
  report.found("sheets");
  report.changed({
    ...{ construct: "sheets", code: "altium.rootAdded", values: { count: roots.length } },
    source: { file: projectFile?.name ?? sheets[0]?.file ?? "", line: null },
  });
  return { sheetId: sheet.id, records: [sheet, ...symbols] };
}
