// Reads designs of Altium Designer: schematic documents (.SchDoc), alone or with their project (.PrjPcb).
import { err, ok, type Result } from "@/lib/base/result";
import { type Hierarchy, readHierarchy } from "@/lib/core/schematic/model/instances";
import type { SchematicRecord, Sheet, SheetSymbol } from "@/lib/core/schematic/model/records";
import type { DesignReader, ImportedDesign, ImportFailureCode, KnownFile } from "../imported-design";
import { RecordBuilder } from "../record-builder";
import { type ImportedFile, ReportBuilder } from "../report";
import { ImageStock } from "./image-stock";
import { AnnotatedDesignators, annotationFile } from "./annotated-designators";
import { channelIndex, channelNaming, designatorIn } from "./channels";
import { harnessTypesOf } from "./harness-types";
import { type DesignFiles, openDesign } from "./project-files";
import { netScope } from "./project-scope";
import { readSheet } from "./read-sheet";
import { addRootSheet } from "./root-sheet";
import { sharedLabels } from "./shared-labels";
import type { DesignContext, SheetDraft } from "./sheet-draft";
import type { SheetSource } from "./sheet-source";
import type { TargetOf } from "./sheet-symbols";
import { Spelling } from "./spelling";
import { SymbolStock } from "./symbol-stock";
import type { Parameters } from "./texts";

const MAX_OBJECTS = 100_000;
const MAX_SYMBOLS = 5_000;
/** Sum over all placements of all components. */
const MAX_DESIGNATORS = 500_000;
/** Designators of a component; the schema takes no more of them. */
const MAX_PLACEMENTS = 190;
const EMPTY_SHEET = { width: 2_970_000, height: 2_100_000, titleBlock: {} };

const stem = (name: string): string => name.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "");

function projectParameters({ project, projectFile, name, sheets }: DesignFiles): Parameters {
  const all = new Map<string, string>();
  for (const [key, value] of project?.parameters ?? []) all.set(key.toLowerCase(), value);
  const own: [string, string][] = [
    ["projectname", projectFile?.name.replace(/^.*[\\/]/, "") ?? name],
    ["project", projectFile?.name.replace(/^.*[\\/]/, "") ?? name],
    ["sheettotal", String(sheets.length)],
    ["variantname", project?.design.get("currentvariant") ?? ""],
  ];
  for (const [key, value] of own) if (!all.has(key)) all.set(key, value);
  return all;
}

/** Ids of sheets by their documents; sheets that have no file are made when they are named first. */
class SheetIds {
  readonly #builder: RecordBuilder;
  readonly #ids = new Map<SheetSource, string>();
  readonly #missing = new Map<string, Sheet>();

  constructor(sheets: readonly SheetSource[], builder: RecordBuilder) {
    this.#builder = builder;
    for (const sheet of sheets) this.#ids.set(sheet, builder.newId());
  }

  idOf(source: SheetSource): string {
    const id = this.#ids.get(source) ?? this.#builder.newId();
    this.#ids.set(source, id);
    return id;
  }

  missing(file: string): string {
    const key = file.toLowerCase();
    const known = this.#missing.get(key);
    if (known) return known.id;
    const sheet: Sheet = { kind: "sheet", id: this.#builder.newId(), name: stem(file).slice(0, 200), ...EMPTY_SHEET };
    this.#missing.set(key, sheet);
    return sheet.id;
  }

  get missingSheets(): Iterable<Sheet> {
    return this.#missing.values();
  }
}

interface ReadDesign {
  readonly drafts: readonly SheetDraft[];
  readonly records: readonly SchematicRecord[];
  readonly rootSheetId: string;
}

function readSheets(
  design: DesignFiles,
  context: DesignContext,
  onProgress?: (part: number) => void,
): Result<ReadDesign, ImportFailureCode> {
  const { sheets, first, find } = design;
  const ids = new SheetIds(sheets, context.builder);
  const parameters = projectParameters(design);
  const records: SchematicRecord[] = [];
  const drafts: SheetDraft[] = [];
  for (const [index, source] of sheets.entries()) {
    const targetOf: TargetOf = (file) => {
      const target = find(file, source);
      return target ? { sheetId: ids.idOf(target), isMissing: false } : { sheetId: ids.missing(file), isMissing: true };
    };
    const read = readSheet(source, context, {
      ...{ sheetId: ids.idOf(source), name: stem(source.file), isPlaced: !first.includes(source), targetOf },
      projectParameters: new Map([...parameters, ["sheetnumber", String(index + 1)]]),
    });
    if (!read) return err("TOO_LARGE", { file: source.file });
    records.push(read.sheet);
    drafts.push(read.draft);
    onProgress?.((index + 1) / sheets.length);
  }
  const roots = first.map((source) => ({ sheetId: ids.idOf(source), name: stem(source.file) }));
  const root = addRootSheet(roots, design, context);
  records.push(...ids.missingSheets, ...root.records);
  return ok({ drafts, records, rootSheetId: root.sheetId });
}

const isSheetSymbol = (record: SchematicRecord): record is SheetSymbol => record.kind === "sheet-symbol";

/** Components with the designators of all placements of their sheets. */
function placeComponents(
  { drafts, records }: ReadDesign,
  hierarchy: Hierarchy,
  design: DesignFiles,
  { report, annotated }: { readonly report: ReportBuilder; readonly annotated: AnnotatedDesignators },
) {
  const symbolIds = new Map(drafts.flatMap((draft) => [...draft.symbolIds]));
  const idOf = (symbolId: string): string => symbolIds.get(symbolId) ?? "";
  const naming = channelNaming(design.project?.design ?? new Map());
  const symbols = [...drafts.flatMap(({ objects }) => objects), ...records].filter(isSheetSymbol);
  const indexOf = channelIndex(symbols);
  const counts = new Map<string, number>();
  for (const { sheet } of hierarchy.instances) counts.set(sheet.id, (counts.get(sheet.id) ?? 0) + 1);
  const repeated = new Set([...counts].filter(([, count]) => count > 1).map(([id]) => id));
  return drafts.flatMap((draft) => {
    const instances = hierarchy.instances.filter(({ sheet }) => sheet.id === draft.sheetId);
    if (instances.length > MAX_PLACEMENTS)
      report.lost({
        ...{ construct: "sheets", code: "altium.placementsLeftOut" },
        values: { name: stem(draft.source.file), count: instances.length - MAX_PLACEMENTS },
        source: { file: draft.source.file, line: null },
      });
    return draft.components.map(({ record, designator, uniqueId }) => {
      const designators = instances
        .slice(0, MAX_PLACEMENTS)
        .map((instance): [string, string] => [
          instance.path,
          annotated.find(uniqueId, instance, idOf) ?? designatorIn(designator, instance, { naming, indexOf, repeated }),
        ])
        .filter(([, name]) => name !== "");
      return { ...record, designators: Object.fromEntries(designators) };
    });
  });
}

function designatorCount({ drafts }: ReadDesign, { instances }: Hierarchy): number {
  const parts = new Map(drafts.map(({ sheetId, components }) => [sheetId, components.length]));
  return instances.reduce((sum, { sheet }) => sum + (parts.get(sheet.id) ?? 0), 0);
}

function noteProject({ project, projectFile, missing }: DesignFiles, report: ReportBuilder): void {
  if (!projectFile) return;
  const source = { file: projectFile.name, line: null };
  for (const path of missing) {
    report.found("sheets");
    report.lost({ construct: "sheets", code: "altium.missingSheet", values: { file: path }, source });
  }
  for (const { name, notFitted, alternates } of project?.variants ?? []) {
    report.found("variants");
    report.lost({ construct: "variants", code: "altium.variant", values: { name, notFitted, alternates }, source });
  }
}

function noteColors([sheet]: readonly SheetSource[], report: ReportBuilder): void {
  report.found("settings");
  report.changed({
    ...{ construct: "settings", code: "altium.colors" },
    source: { file: sheet?.file ?? "", line: sheet?.sheet.line || null },
  });
}

function toolOf(sheets: readonly SheetSource[]): string {
  const isText = sheets.every(({ document }) => document.encoding === "text");
  return isText ? "Altium Designer, ASCII" : "Altium Designer";
}

function filesOf(files: readonly KnownFile[], design: DesignFiles, annotation: KnownFile | null): ImportedFile[] {
  const read = new Set([...design.sheets.map(({ file }) => file), design.projectFile?.name, annotation?.name]);
  return files.map(({ name, bytes }) => ({
    ...{ name, bytes: bytes.length },
    isRead: read.has(name) || /\.harness$/i.test(name),
  }));
}

export const readAltium: DesignReader = (files, options = {}) => {
  const opened = openDesign(files, options);
  if (!opened.ok) return opened;
  const design = opened.value;
  const { sheets, projectFile } = design;
  const annotation = annotationFile(files, projectFile);
  const [builder, report, images] = [new RecordBuilder(), new ReportBuilder(), new ImageStock()];
  const scope = netScope(Number(design.project?.design.get("hierarchymode")) || 0, sheets);
  const context: DesignContext = {
    ...{ builder, report, scope, symbols: new SymbolStock(builder), sheetCount: sheets.length },
    sharedLabels: scope === "global" ? sharedLabels(sheets) : new Set(),
    harnesses: harnessTypesOf(sheets, files),
    spelling: new Spelling(),
    images,
  };
  noteProject(design, report);
  noteColors(sheets, report);
  const readDesign = readSheets(design, context, options.onProgress);
  if (!readDesign.ok) return readDesign;
  const read = readDesign.value;
  const objects = [...read.records, ...read.drafts.flatMap((draft) => draft.objects)];
  const hierarchy = readHierarchy(objects, read.rootSheetId);
  const symbols = [...context.symbols.symbols];
  if (designatorCount(read, hierarchy) > MAX_DESIGNATORS) return err("TOO_LARGE", { file: sheets[0]?.file ?? "" });
  const components = placeComponents(read, hierarchy, design, {
    report,
    annotated: new AnnotatedDesignators(annotation),
  });
  if (objects.length + components.length > MAX_OBJECTS || symbols.length > MAX_SYMBOLS)
    return err("TOO_LARGE", { file: sheets[0]?.file ?? "" });
  const imported: ImportedDesign = {
    name: design.name,
    schematic: { rootSheetId: read.rootSheetId, records: [...objects, ...components, ...symbols] },
    images: images.images,
    report: report.build({ format: "altium", tool: toolOf(sheets), files: filesOf(files, design, annotation) }),
    rootFile: (design.first[0] ?? sheets[0])?.file ?? "",
    otherRoots: files.filter((file) => file.kind === "altium-project" && file !== projectFile).map(({ name }) => name),
  };
  return ok(imported);
};
