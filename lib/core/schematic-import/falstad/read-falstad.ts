// Reader of circuits of CircuitJS (Falstad). Places that are equal are one net there, and the middle of a wire joins nothing.
import { err, ok } from "@/lib/base/result";
import { parseFalstad } from "@/lib/core/formats/falstad/falstad-circuit";
import type { DesignReader, KnownFile } from "../imported-design";
import { areWithinLimits } from "../number-limits";
import { ReportBuilder } from "../report";
import { drawSheet } from "./draw-sheet";
import { FalstadSheet } from "./sheet";

const MAX_OBJECTS = 100_000;

const baseOf = (name: string): string =>
  name
    .replace(/^.*\//, "")
    .replace(/\.[^.]*$/, "")
    .slice(0, 140);

export const readFalstad: DesignReader = (files, options = {}) => {
  const drawn = files.filter(({ kind }) => kind === "falstad-circuit");
  const file: KnownFile | undefined = drawn.find(({ name }) => name === options.root) ?? drawn[0];
  if (!file) return err("NO_SCHEMATIC", { file: files[0]?.name ?? "" });
  const parsed = parseFalstad(file.bytes);
  if (!parsed.ok) return err(parsed.code, { file: file.name, ...parsed.details });
  const report = new ReportBuilder();
  const name = baseOf(file.name) || "Circuit";
  const sheet = new FalstadSheet(parsed.value, report, { file: file.name, name });
  drawSheet(sheet);
  const { records } = sheet.builder;
  if (records.length > MAX_OBJECTS || !areWithinLimits(records)) return err("TOO_LARGE", { file: file.name });
  options.onProgress?.(1);
  return ok({
    ...{ name, schematic: { rootSheetId: sheet.sheetId, records }, images: [], rootFile: file.name },
    otherRoots: drawn.filter((other) => other !== file).map((other) => other.name),
    report: report.build({
      ...{ format: "falstad", tool: parsed.value.form === "xml" ? "CircuitJS (XML)" : "CircuitJS" },
      files: files.map((known) => ({ name: known.name, bytes: known.bytes.length, isRead: known === file })),
    }),
  });
};
