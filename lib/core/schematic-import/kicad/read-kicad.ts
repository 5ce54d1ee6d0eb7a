// Reads a KiCad design, versions 6 to 10: its root, the sheets below it and their project.
import { err, ok, type Result } from "@/lib/base/result";
import type { KicadInstance } from "@/lib/core/formats/kicad/schematic-symbol";
import type { KicadWire } from "@/lib/core/formats/kicad/schematic";
import type { DesignReader, ImportedDesign, ImportFailureCode, ImportOptions, KnownFile } from "../imported-design";
import { RecordBuilder } from "../record-builder";
import { type ImportReport, ReportBuilder } from "../report";
import type { InstanceLists } from "./components";
import { type DesignFiles, readDesignFiles } from "./design-files";
import { ImageStore } from "./image-store";
import { addSettings } from "./settings";
import { addSheetRecord, addSheetItems, type SheetIds } from "./sheet-items";
import { sheetContext } from "./sheet-context";
import { matchNets } from "./match-nets";
import { placeSheets } from "./sheet-placements";
import { SymbolStore } from "./symbol-store";

const MAX_OBJECTS = 100_000;
const MAX_SHEETS = 500;
const MAX_SYMBOLS = 5_000;

/** Releases of KiCad by the first version of their files; each takes those before the next. */
const RELEASES: readonly (readonly [number, string])[] = [
  [20251001, "KiCad 10"],
  [20241209, "KiCad 9"],
  [20231120, "KiCad 8"],
  [20230121, "KiCad 7"],
  [20200310, "KiCad 6"],
];

export function toolOf(version: number, generatorVersion: string | undefined): string {
  if (generatorVersion !== undefined && /^\d+\.\d+/.test(generatorVersion))
    return `KiCad ${generatorVersion.slice(0, 20)}`;
  return RELEASES.find(([first]) => version >= first)?.[1] ?? "KiCad";
}

/** Records that a wire becomes at most; every other item is one. */
const wiresOf = ({ points }: KicadWire): number => Math.max(1, points.length - 1);

function exceeded({ sheets }: DesignFiles): string | null {
  if (sheets.size > MAX_SHEETS) return "sheets";
  let count = 0;
  for (const { name, model } of sheets.values()) {
    for (const item of model.items) count += item.kind === "wire" || item.kind === "bus" ? wiresOf(item) : 1;
    if (count > MAX_OBJECTS) return name;
  }
  return null;
}

/** Instances of the root file; version 6 has them for all files, others in each symbol. */
function instanceListsOf({ root }: DesignFiles): InstanceLists {
  const symbolInstances = new Map<string, KicadInstance>();
  for (const instance of root.model.symbolInstances) symbolInstances.set(instance.path, instance);
  return { rootUuid: root.model.uuid ?? "", symbolInstances };
}

export const readKicad: DesignReader = (files, options = {}) => {
  const design = readDesignFiles(files, options);
  if (!design.ok) return design;
  const tooLarge = exceeded(design.value);
  if (tooLarge !== null) return err("TOO_LARGE", { file: tooLarge });
  return readDesign(design.value, files, options);
};

function readDesign(
  design: DesignFiles,
  files: readonly KnownFile[],
  { onProgress = () => undefined }: ImportOptions,
): Result<ImportedDesign, ImportFailureCode> {
  const [builder, report, images] = [new RecordBuilder(), new ReportBuilder(), new ImageStore()];
  const symbols = new SymbolStore(builder, report);
  const tree = placeSheets(design, builder);
  const lists = instanceListsOf(design);
  const sheetIds: SheetIds = new Map(
    [...design.sheets.values()].map(({ name, model }) => [name, builder.newId(model.uuid)]),
  );
  const project = { name: design.projectName, variables: design.project?.textVariables };
  let done = 0;
  for (const sheet of design.sheets.values()) {
    const context = sheetContext({
      ...{ builder, report, symbols, images, tree, project, file: sheet.name, model: sheet.model },
      sheetId: sheetIds.get(sheet.name) ?? builder.newId(),
      placements: tree.placements.get(sheet.name) ?? [],
    });
    addSheetRecord(context);
    addSheetItems(sheet, { lists, sheetIds }, context);
    onProgress(0.7 + (0.3 * ++done) / design.sheets.size);
  }
  addSettings(design, builder, report);
  const rootSheetId = sheetIds.get(design.root.name) ?? "";
  const fileNames = new Map([...sheetIds].map(([name, id]) => [id, name]));
  matchNets({ builder, report, rootSheetId, fileOf: (id) => fileNames.get(id) ?? design.root.name });
  const objects = builder.records.filter((record) => "sheetId" in record).length;
  const symbolCount = builder.records.filter(({ kind }) => kind === "symbol").length;
  if (objects > MAX_OBJECTS || symbolCount > MAX_SYMBOLS) return err("TOO_LARGE", { file: design.root.name });
  return ok({
    name: design.projectName,
    schematic: { rootSheetId, records: builder.records },
    images: images.images,
    report: reportOf(design, files, report),
    rootFile: design.root.name,
    otherRoots: design.otherRoots,
  });
}

function reportOf(
  { root, sheets, projectFile }: DesignFiles,
  files: readonly KnownFile[],
  report: ReportBuilder,
): ImportReport {
  const { version, generatorVersion } = root.model;
  return report.build({
    format: "kicad",
    tool: toolOf(version, generatorVersion),
    files: files.map(({ name, bytes }) => ({
      ...{ name, bytes: bytes.length, isRead: sheets.has(name) || name === projectFile },
    })),
  });
}
