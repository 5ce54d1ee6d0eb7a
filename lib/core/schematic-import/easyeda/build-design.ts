// Drawn sheets of EasyEDA as one schematic.
import { err, ok, type Result } from "@/lib/base/result";
import type { ImportedDesign, ImportFailureCode, KnownFile } from "../imported-design";
import { areWithinLimits } from "../number-limits";
import { RecordBuilder } from "../record-builder";
import type { ReportBuilder } from "../report";
import type { DrawnSheet } from "./drawn-sheet";
import { SheetRecords } from "./sheet-records";

const MAX_OBJECTS = 100_000;

/** Sheets of one schematic, drawn alike for all of EasyEDA's formats. */
export interface Drawing {
  readonly name: string;
  readonly tool: string;
  readonly sheets: readonly DrawnSheet[];
  readonly otherRoots: readonly string[];
  readonly readNames: ReadonlySet<string>;
  readonly ignoresCase: boolean;
}

export const stemOf = (name: string): string => name.slice(name.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");

/** Records of the sheets; several of them join below one that places them. */
export function buildDesign(
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
