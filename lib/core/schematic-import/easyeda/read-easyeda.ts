// Reader of EasyEDA's schematics, Standard and Pro.
import { err, type Result } from "@/lib/base/result";
import { parseProSheet } from "@/lib/core/formats/easyeda/pro-sheet";
import { parseStdDocument } from "@/lib/core/formats/easyeda/std-document";
import type { DesignReader, ImportedDesign, ImportFailureCode, ImportOptions, KnownFile } from "../imported-design";
import { ReportBuilder } from "../report";
import { buildDesign, type Drawing, stemOf } from "./build-design";
import type { DrawnSheet, SymbolDraft } from "./drawn-sheet";
import { ProFiles, type SchematicFiles } from "./pro-files";
import { drawProSheet } from "./pro-sheet";
import { readProLog } from "./read-pro-log";
import { drawStdSheet } from "./std-sheet";

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

const isKindOf = (root: KnownFile | undefined, kinds: readonly KnownFile["kind"][]): boolean =>
  root === undefined || kinds.includes(root.kind);

const PRO: readonly KnownFile["kind"][] = ["easyeda-pro-project", "easyeda-pro-sheet"];

export const readEasyeda: DesignReader = (files, options = {}) => {
  const root = files.find(({ name }) => name === options.root);
  const has = (kinds: readonly KnownFile["kind"][]): boolean =>
    files.some(({ kind }) => kinds.includes(kind)) && isKindOf(root, kinds);
  const read = has(["easyeda-pro-3"])
    ? readProLog(files, options)
    : has(PRO)
      ? readPro(files, options)
      : readStd(files, options);
  if (read.ok) options.onProgress?.(1);
  return read;
};
