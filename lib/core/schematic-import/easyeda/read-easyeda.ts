// Reader of EasyEDA's schematics, Standard and Pro.
import { err, ok, type Result } from "@/lib/base/result";
import { parseProSheet } from "@/lib/core/formats/easyeda/pro-sheet";
import { parseStdDocument } from "@/lib/core/formats/easyeda/std-document";
import type { DesignReader, ImportedDesign, ImportFailureCode, ImportOptions, KnownFile } from "../imported-design";
import { areWithinLimits } from "../number-limits";
import { RecordBuilder } from "../record-builder";
import { ReportBuilder } from "../report";
import type { DrawnSheet, SymbolDraft } from "./drawn-sheet";
import { ProFiles, type SchematicFiles } from "./pro-files";
import { drawProSheet } from "./pro-sheet";
import { SheetRecords } from "./sheet-records";
import { drawStdSheet } from "./std-sheet";

const MAX_OBJECTS = 100_000;

interface Drawing {
  readonly name: string;
  readonly tool: string;
  readonly sheets: readonly DrawnSheet[];
  readonly otherRoots: readonly string[];
  readonly readNames: ReadonlySet<string>;
  readonly ignoresCase: boolean;
}

const stemOf = (name: string): string => name.slice(name.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");

function buildDesign(
  files: readonly KnownFile[],
  drawing: Drawing,
  report: ReportBuilder,
): Result<ImportedDesign, ImportFailureCode> {
  const { name, tool, sheets, otherRoots, readNames, ignoresCase } = drawing;
  const [first] = sheets;
  const file = first?.file ?? "";
  if (!first) return err("NO_SCHEMATIC", { file });
  const builder = new RecordBuilder();
  const records = new SheetRecords(builder, report, { sheets, ignoresCase });
  const targets = sheets.map((sheet, index) => ({
    ...{ sheet, id: builder.newId(), symbolId: builder.newId(), name: sheet.name || `Sheet ${index + 1}` },
  }));
  const isFlat = targets.length > 1;
  const rootSheetId = isFlat ? records.addOverview(name, targets) : (targets[0]?.id ?? "");
  if (isFlat) {
    report.found("sheets");
    const values = { count: targets.length };
    report.changed({ construct: "sheets", code: "easyeda.overviewSheet", values, source: { file, line: null } });
  }
  for (const { sheet, id, symbolId } of targets) records.add(sheet, id, isFlat ? `/${symbolId}/` : "/");
  if (builder.records.length > MAX_OBJECTS || !areWithinLimits(builder.records)) return err("TOO_LARGE", { file });
  return ok({
    ...{
      name,
      schematic: { rootSheetId, records: builder.records },
      images: records.images,
      rootFile: file,
      otherRoots,
    },
    report: report.build({
      ...{ format: "easyeda", tool },
      files: files.map((known) => ({
        ...{ name: known.name, bytes: known.bytes.length, isRead: readNames.has(known.name) },
      })),
    }),
  });
}

function readStd(files: readonly KnownFile[], options: ImportOptions): Result<ImportedDesign, ImportFailureCode> {
  const drawn = files.filter(({ kind }) => kind === "easyeda-schematic");
  const file = drawn.find(({ name }) => name === options.root) ?? drawn[0];
  if (!file) return err("NO_SCHEMATIC", { file: files[0]?.name ?? "" });
  const parsed = parseStdDocument(new TextDecoder().decode(file.bytes));
  if (!parsed.ok) return err(parsed.code, { file: file.name, ...parsed.details });
  const { title, editorVersion, sheets } = parsed.value;
  const drawing: Drawing = {
    name: title || stemOf(file.name),
    tool: `EasyEDA Standard ${editorVersion.slice(0, 20)}`.trim(),
    sheets: sheets.map((sheet) => drawStdSheet(sheet, file.name)),
    otherRoots: drawn.filter((other) => other !== file).map(({ name }) => name),
    readNames: new Set([file.name]),
    ignoresCase: false,
  };
  return buildDesign(files, drawing, new ReportBuilder());
}

const firstFile = ({ sheets }: SchematicFiles): string => sheets.find(({ file }) => file !== null)?.file?.name ?? "";

function readPro(files: readonly KnownFile[], options: ImportOptions): Result<ImportedDesign, ImportFailureCode> {
  const opened = ProFiles.open(files);
  if (!opened.ok) return opened;
  const source = opened.value;
  const schematics = source.schematics();
  const chosen =
    schematics.find(({ sheets }) => sheets.some(({ file }) => file?.name === options.root)) ?? schematics[0];
  if (!chosen) return err("NO_SCHEMATIC", { file: files[0]?.name ?? "" });
  const report = new ReportBuilder();
  const drafts = new Map<string, SymbolDraft>();
  const sheets: DrawnSheet[] = [];
  let version = "";
  for (const { name, file } of chosen.sheets) {
    if (!file) {
      report.found("sheets");
      const place = { file: firstFile(chosen), line: null };
      report.lost({ construct: "sheets", code: "easyeda.missingSheet", values: { name }, source: place });
      continue;
    }
    const parsed = parseProSheet(source.textOf(file));
    if (!parsed.ok) return err(parsed.code, { file: file.name, ...parsed.details });
    version = version || parsed.value.version;
    sheets.push(drawProSheet({ name, file }, parsed.value, source, drafts));
  }
  const drawing: Drawing = {
    name: source.project.title || chosen.name || stemOf(firstFile(chosen)),
    tool: `EasyEDA Pro ${/^[\d.]{1,12}/.exec(version)?.[0].replace(/\.$/, "") ?? ""}`.trim(),
    sheets,
    otherRoots: schematics.filter((other) => other !== chosen).map(firstFile),
    readNames: source.readNames,
    ignoresCase: true,
  };
  return buildDesign(files, drawing, report);
}

export const readEasyeda: DesignReader = (files, options = {}) => {
  const isPro = files.some(({ kind }) => kind === "easyeda-pro-project" || kind === "easyeda-pro-sheet");
  const root = files.find(({ name }) => name === options.root);
  const read = isPro && root?.kind !== "easyeda-schematic" ? readPro(files, options) : readStd(files, options);
  if (read.ok) options.onProgress?.(1);
  return read;
};
