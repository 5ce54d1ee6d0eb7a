// Reader of EasyEDA Pro 3's projects: `.epru` of an `.epro2` archive, and `.esch2` of a project folder.
import { err, type Result } from "@/lib/base/result";
import type { ImportedDesign, ImportFailureCode, ImportOptions, KnownFile } from "../imported-design";
import { ReportBuilder } from "../report";
import { buildDesign, stemOf } from "./build-design";
import type { SymbolDraft } from "./drawn-sheet";
import { type LogSchematic, ProLog } from "./pro-log";
import { drawProSheet } from "./pro-sheet";

/** `project2.json` of an archive has the name of the project. */
function titleOf(files: readonly KnownFile[]): string {
  const file = files.find(({ name }) => /(?:^|\/)project2\.json$/i.test(name));
  if (!file) return "";
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(file.bytes));
    const title = typeof parsed === "object" && parsed !== null && "title" in parsed ? parsed.title : "";
    return typeof title === "string" ? title : "";
  } catch {
    return "";
  }
}

/** One file may hold several schematics, so that its name alone does not tell which. */
const rootName = ({ name, pages: [first] }: LogSchematic): string => {
  const file = first?.file.name ?? "";
  return name === "" ? file : `${file}/${name}`;
};

export function readProLog(
  files: readonly KnownFile[],
  options: ImportOptions,
): Result<ImportedDesign, ImportFailureCode> {
  const logs = files.filter(({ kind }) => kind === "easyeda-pro-3");
  const opened = ProLog.open(logs, titleOf(files));
  if (!opened.ok) return opened;
  const source = opened.value;
  const schematics = source.schematics();
  const chosen =
    schematics.find((schematic) => rootName(schematic) === options.root) ??
    schematics.find(({ pages }) => pages.some(({ file }) => file.name === options.root)) ??
    schematics[0];
  const file = chosen?.pages[0]?.file;
  if (!chosen || !file) return err("NO_SCHEMATIC", { file: logs[0]?.name ?? "" });
  const drafts = new Map<string, SymbolDraft>();
  const sheets = chosen.pages.map((page) =>
    drawProSheet({ name: page.name, file: page.file }, source.sheetOf(page), source, drafts),
  );
  const version = /^[\d.]{1,12}/.exec(chosen.pages[0]?.document.version ?? "")?.[0] ?? "";
  const drawing = {
    name: source.project.title || chosen.name || stemOf(file.name),
    tool: `EasyEDA Pro ${version || "3"}`,
    sheets,
    otherRoots: schematics.filter((other) => other !== chosen).map(rootName),
    readNames: new Set(logs.map(({ name }) => name)),
    ignoresCase: true,
  };
  return buildDesign(files, drawing, new ReportBuilder());
}
