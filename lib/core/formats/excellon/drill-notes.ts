// Reports and parameter files that accompany a drill file: tool sizes, unit, digits, zeros.

import type { DeclaredFormat } from "@/lib/core/formats/excellon/drill-format";
import { startText, looksLikeExcellon } from "@/lib/core/formats/text-format";
import type { SourceFile } from "@/lib/core/board/source-file";
import { readToolList } from "@/lib/core/formats/excellon/tool-list";

export type DrillNotes = { toolsMm: ReadonlyMap<number, number>; format: DeclaredFormat; isIncremental: boolean };

export const NO_NOTES: DrillNotes = { toolsMm: new Map(), format: {}, isIncremental: false };

/**
 * Reports of drill runs by name: Allegro nc_tools, nc_param and ncdrill.log, Altium DRR, Eagle dri, PADS rep and lst,
 * P-CAD and Mentor tol and tool, Target Tool, Zuken fdl, OrCAD's thruhole lists.
 */
const REPORT =
  /\.(drr|dri|rep|rpt|tool|tools|tol|tdf|fdl|lst|log)$|(^|\/)(nc_?(tools|param|drill)|drill|tool)[^/]*\.(txt|tap|dat|log|rpt)$/i;
const MAX_REPORT_BYTES = 200_000;

export function isDrillReport(name: string): boolean {
  return REPORT.test(name);
}

type Report = DrillNotes & { stem: string; text: string };

/** Asks the reports of a set about one drill file of it; a report of the same name goes first. */
export class DrillReports {
  readonly #reports: Report[];

  constructor(files: readonly SourceFile[]) {
    this.#reports = files
      .filter(({ name }) => isDrillReport(name))
      .flatMap(({ name, bytes }) => {
        const text = looksLikeExcellon(bytes) ? undefined : startText(bytes, MAX_REPORT_BYTES);
        const notes = text === undefined ? NO_NOTES : readNotes(text);
        const saysSomething = notes.toolsMm.size > 0 || Object.keys(notes.format).length > 0;
        return saysSomething ? [{ ...notes, stem: stemOf(name), text: text ?? "" }] : [];
      });
  }

  about(file: string): DrillNotes {
    const base = file.slice(file.lastIndexOf("/") + 1);
    const own = this.#reports.filter(({ stem, text }) => stem === stemOf(file) || text.includes(base));
    const [first, ...rest] = [
      ...own,
      ...this.#reports.filter((report) => !own.includes(report) && this.#isShared(report)),
    ];
    if (!first) return NO_NOTES;
    // An earlier report takes precedence.
    return rest.reduce<DrillNotes>(
      (known, next) => ({
        toolsMm: known.toolsMm.size > 0 ? known.toolsMm : next.toolsMm,
        format: { ...next.format, ...known.format },
        isIncremental: known.isIncremental || next.isIncremental,
      }),
      first,
    );
  }

  /** A list of tools that is the only one of the set, or parameters without any tools, hold for every drill file. */
  #isShared({ toolsMm }: Report): boolean {
    return toolsMm.size === 0 || this.#reports.filter((other) => other.toolsMm.size > 0).length === 1;
  }
}

function stemOf(name: string): string {
  return name
    .slice(name.lastIndexOf("/") + 1)
    .replace(/\.[^.]*$/, "")
    .toLowerCase();
}

/** Tool sizes and, from Allegro's nc_param.txt and ncdrill.log, the format of the numbers. */
export function readNotes(text: string): DrillNotes {
  const setting = (name: string) =>
    new RegExp(String.raw`^[ \t]*${name}[ \t:=]+(\S+)`, "im").exec(text)?.[1]?.toUpperCase();
  const format: DeclaredFormat = {};
  const unit = setting("OUTPUT-UNITS");
  if (unit !== undefined) format.unit = /^(METRIC|MM|MILLIMETER)/.test(unit) ? "mm" : "inch";
  const digits = /^(\d)\.(\d)$/.exec(setting("FORMAT") ?? "");
  if (digits) format.digits = { integers: Number(digits[1]), decimals: Number(digits[2]) };
  if (setting("SUPPRESS-LEAD-ZEROES") === "YES") format.zeros = "trailing";
  else if (setting("SUPPRESS-TRAIL-ZEROES") === "YES") format.zeros = "leading";
  return { toolsMm: readToolList(text), format, isIncremental: setting("COORDINATES") === "INCREMENTAL" };
}
