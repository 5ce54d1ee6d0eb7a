// Projects of KiCad 10 with several top-level sheets, which have no parent in the files: a sheet of ours places them.
import type { KicadSchematic } from "@/lib/core/formats/kicad/schematic";
import { type KicadPlacedSheet, SHEET_FILE, SHEET_NAME } from "@/lib/core/formats/kicad/schematic-symbol";
import type { DesignSheet } from "./design-sheet";

export interface TopLevelSheet {
  readonly name: string;
  /** UUID of the file in the project, by which instances name it. */
  readonly uuid: string;
  readonly sheet: DesignSheet;
}

/** Grid of the sheet symbols, in millimeters. */
const [LEFT, TOP, ACROSS, DOWN, COLUMNS] = [25.4, 38.1, 63.5, 38.1, 4];
const SIZE = [50.8, 25.4] as const;

const fieldOf = (name: string, text: string): KicadPlacedSheet["properties"][number] => ({
  ...{ line: 1, name, text, at: undefined, showsName: false, isHidden: false },
  effects: { font: undefined, justify: [], isHidden: false },
});

function placedSheet({ name, uuid, sheet }: TopLevelSheet, index: number): KicadPlacedSheet {
  const [x, y] = [LEFT + ACROSS * (index % COLUMNS), TOP + DOWN * Math.floor(index / COLUMNS)];
  return {
    ...{ kind: "sheet", line: 1, at: { x, y, angleDeg: 0, isUnlocked: false }, size: SIZE, uuid },
    ...{ isDnp: false, isInBom: true, isOnBoard: true, isSimulated: true, isLocked: false, hasColor: false },
    properties: [fieldOf(SHEET_NAME[0] ?? "", name), fieldOf(SHEET_FILE[0] ?? "", sheet.name)],
    ...{ pins: [], instances: [] },
  };
}

/** `name` is that of the project file. */
export function rootOfAll(sheets: readonly TopLevelSheet[], name: string): DesignSheet {
  const items = sheets.map(placedSheet);
  const [first] = sheets;
  const model: KicadSchematic = {
    ...{ version: first?.sheet.model.version ?? 0, generator: undefined },
    ...{ generatorVersion: first?.sheet.model.generatorVersion, uuid: undefined, paper: first?.sheet.model.paper },
    ...{ titleBlock: [], symbols: [], busAliases: [], symbolInstances: [], embeddedFiles: [], variants: [], items },
  };
  return { name, model, children: new Map(items.map((item, at) => [item, sheets[at]?.sheet.name ?? ""])) };
}
