// Header of an Excellon file: unit, zeros, digits, tools and plating, from commands and from vendors' comments.

import type { DrillHeader, DrillUnit } from "@/lib/core/formats/excellon/drill-format";
import { findFileFunction, parseFileFunction } from "@/lib/core/formats/rs274x/file-function";
import { platingOfProgram } from "@/lib/core/formats/excellon/plating-words";
import type { DrillPlating } from "@/lib/core/board/layer";
import { readToolLine } from "@/lib/core/formats/excellon/tool-list";

export type DrillDeclaration = DrillHeader & {
  plating: DrillPlating;
  isIncremental: boolean;
  /** True where the unit changes within the program, which the standard allows. */
  hasSeveralUnits: boolean;
  /** Tool number → diameter in mm, from comments that state their own unit (Allegro, EasyEDA). */
  toolsMm: Map<number, number>;
};

/** Plating stands in comments before the hits. */
const MAX_HEADER_LINES = 2_000;

const UNIT = /^(INCH|METRIC|M71|M72)\b/;

/** Reads every line, for units may also be stated late (M71, M72) and comments stand anywhere. */
export function readDeclaration(lines: readonly string[]): DrillDeclaration {
  const out: DrillDeclaration = {
    hasDecimalPoint: false,
    hasPlainNumber: false,
    largestTool: 0,
    plating: platingOf(lines.slice(0, MAX_HEADER_LINES).join("\n")),
    isIncremental: false,
    hasSeveralUnits: false,
    toolsMm: new Map(),
  };
  const widths = new CoordinateWidths();
  for (const line of lines) {
    const text = line.trim().toUpperCase();
    if (text.startsWith(";")) readComment(out, text);
    else if (/^(?:G0?[0-3])?[XY][-+.\d]/.test(text)) noteCoordinate(out, text, widths);
    else readStatement(out, text);
  }
  const width = widths.fixed();
  return width === undefined ? out : { ...out, digitCount: width };
}

/** The unit that a statement sets, where it sets one. */
export function unitOf(statement: string): DrillUnit | undefined {
  const word = UNIT.exec(statement.toUpperCase())?.[1];
  if (word === undefined) return undefined;
  return word === "INCH" || word === "M72" ? "inch" : "mm";
}

function platingOf(text: string): DrillPlating {
  const declared = parseFileFunction(findFileFunction(text) ?? "")?.plating;
  return declared ?? platingOfProgram(text);
}

// Numbers of one length, with zeros before them, are written in full: their length is that of the format.
class CoordinateWidths {
  #min = Infinity;
  #max = 0;
  #hasLeadingZero = false;

  add(digits: string): void {
    this.#min = Math.min(this.#min, digits.length);
    this.#max = Math.max(this.#max, digits.length);
    if (digits.startsWith("0")) this.#hasLeadingZero = true;
  }

  fixed(): number | undefined {
    return this.#hasLeadingZero && this.#min === this.#max ? this.#max : undefined;
  }
}

function noteCoordinate(out: DrillDeclaration, text: string, widths: CoordinateWidths): void {
  if (text.includes(".")) out.hasDecimalPoint = true;
  for (const [, digits = ""] of text.matchAll(/[XY][-+]?(\d+)(?![\d.])/g)) {
    out.hasPlainNumber = true;
    widths.add(digits);
  }
}

function readStatement(out: DrillDeclaration, text: string): void {
  const unit = unitOf(text);
  if (unit !== undefined) {
    out.hasSeveralUnits ||= out.unit !== undefined && out.unit !== unit;
    out.unit ??= unit;
    if (/[,\s]\s*LZ/.test(text)) out.zeros = "leading";
    if (/[,\s]\s*TZ/.test(text)) out.zeros = "trailing";
    const digits = /[,\s]\s*(0+)\.(0+)/.exec(text);
    if (digits) out.digits = { integers: digits[1]?.length ?? 3, decimals: digits[2]?.length ?? 3 };
    return;
  }
  const tool = /^T\d+(?:\D.*?)?C([\d.]+)/.exec(text);
  if (tool) out.largestTool = Math.max(out.largestTool, Number(tool[1]) || 0);
  if (/^ICI(,\s*ON)?$/.test(text)) out.isIncremental = true;
}

function readComment(out: DrillDeclaration, text: string): void {
  const digits = /FILE_FORMAT\s*=\s*(\d)[:.](\d)/.exec(text) ?? /\bFORMAT\s*[:={]+\s*(\d)\s*[.:]\s*(\d)/.exec(text);
  if (digits) out.digits = { integers: Number(digits[1]), decimals: Number(digits[2]) };
  if (/^;\s*FORMAT\s*=?\{.*SUPPRESS TRAILING/.test(text)) out.zeros ??= "leading";
  if (/^;\s*FORMAT\s*=?\{.*SUPPRESS LEADING/.test(text)) out.zeros ??= "trailing";
  const tool = readToolLine(text.slice(1));
  if (tool) out.toolsMm.set(tool.number, tool.diameterMm);
}
