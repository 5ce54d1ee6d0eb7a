// What an Excellon file says about itself: unit, zeros, digits, tools, plating, in commands and in vendors' comments.

import type { DrillHeader } from "@/lib/core/gerber/drill-format";
import type { DrillPlating } from "@/lib/core/gerber/layer";

export type DrillDeclaration = DrillHeader & {
  plating: DrillPlating;
  isIncremental: boolean;
  /** Tool number → diameter in mm, from comments that state their own unit (Allegro). */
  toolsMm: Map<number, number>;
};

/** Reads every line, for units may also be stated late (M71, M72) and comments stand anywhere. */
export function readDeclaration(lines: readonly string[]): DrillDeclaration {
  const out: DrillDeclaration = {
    hasDecimalPoint: false,
    hasPlainNumber: false,
    largestTool: 0,
    plating: "unknown",
    isIncremental: false,
    toolsMm: new Map(),
  };
  for (const line of lines) {
    const text = line.trim();
    if (text.startsWith(";")) readComment(out, text);
    else if (/^[XY][-+.\d]/.test(text)) noteCoordinate(out, text);
    else readStatement(out, text.toUpperCase());
  }
  return out;
}

function noteCoordinate(out: DrillDeclaration, text: string): void {
  if (text.includes(".")) out.hasDecimalPoint = true;
  if (/[XY][-+]?\d+(?![\d.])/.test(text)) out.hasPlainNumber = true;
}

function readStatement(out: DrillDeclaration, text: string): void {
  const unit = /^(INCH|METRIC|M71|M72)\b/.exec(text)?.[1];
  if (unit) {
    out.unit = unit === "INCH" || unit === "M72" ? "inch" : "mm";
    if (/,\s*LZ/.test(text)) out.zeros = "leading";
    if (/,\s*TZ/.test(text)) out.zeros = "trailing";
    const digits = /,\s*(0+)\.(0+)/.exec(text);
    if (digits) out.digits = { integers: digits[1]?.length ?? 3, decimals: digits[2]?.length ?? 3 };
    return;
  }
  if (/^G0?[0-3][XY]/.test(text)) noteCoordinate(out, text);
  const tool = /^T\d+.*?C([\d.]+)/.exec(text);
  if (tool) out.largestTool = Math.max(out.largestTool, Number(tool[1]) || 0);
  if (/^ICI,\s*ON/.test(text)) out.isIncremental = true;
}

function readComment(out: DrillDeclaration, text: string): void {
  const digits = /FILE_FORMAT\s*=\s*(\d)[:.](\d)/i.exec(text) ?? /\bFORMAT\s*[:={]+\s*(\d)\s*[.:]\s*(\d)/i.exec(text);
  if (digits) out.digits = { integers: Number(digits[1]), decimals: Number(digits[2]) };
  if (/^;\s*FORMAT\s*=?\{.*suppress trailing/i.test(text)) out.zeros ??= "leading";
  if (/^;\s*FORMAT\s*=?\{.*suppress leading/i.test(text)) out.zeros ??= "trailing";
  const plating =
    /TYPE\s*=\s*(NON[_-]?PLATED|PLATED)/i.exec(text) ?? /FileFunction,\s*(NonPlated|Plated|MixedPlating)/i.exec(text);
  if (plating) notePlating(out, plating[1]?.toLowerCase() ?? "");
  const size = /Holesize\s+(\d+)\s*\.?\s*=\s*([\d.]+).*?\b(PLATED|NON_PLATED)\s+(MM|MILS|INCH)/i.exec(text);
  if (!size) return;
  const factor = { MM: 1, MILS: 0.0254, INCH: 25.4 }[size[4]?.toUpperCase() ?? ""] ?? 1;
  out.toolsMm.set(Number(size[1]), Number(size[2]) * factor);
  notePlating(out, size[3]?.toLowerCase() ?? "");
}

function notePlating(out: DrillDeclaration, word: string): void {
  const plating: DrillPlating = word.startsWith("mixed") ? "mixed" : word.startsWith("non") ? "non-plated" : "plated";
  out.plating = out.plating === "unknown" || out.plating === plating ? plating : "mixed";
}
