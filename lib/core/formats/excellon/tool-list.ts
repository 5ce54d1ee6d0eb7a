// Tool sizes kept beside the hits: in comments of the drill file, or in the report that a tool writes next to it.

import { MM_PER_INCH } from "@/lib/base/units";

export type ListedTool = { number: number; diameterMm: number };

const UNIT_MM: Readonly<Record<string, number>> = {
  MM: 1,
  MIL: MM_PER_INCH / 1000,
  MILS: MM_PER_INCH / 1000,
  THOU: MM_PER_INCH / 1000,
  IN: MM_PER_INCH,
  INCH: MM_PER_INCH,
};
const UNIT = String.raw`(MM|MILS?|THOU|IN(?:CH(?:ES)?)?|METRIC|")(?![A-Z])`;

/**
 * "T01 P 0.300000 MM" (Allegro nc_tools), "T1 8mil (0.2mm)" (Altium DRR), "T01   0.0100inch   504" (Eagle dri),
 * "T1 0.300000mm  362x" (Target), "T001   000.300 mm  55" (DesignSpark).
 */
const TOOL_LINE = new RegExp(
  String.raw`^\s*T?0*(\d{1,3})(?:\s*[.:=])?\s+(?:(?:P|N|PLATED|NON_PLATED)\s*)?([\d.]+)\s*` + UNIT,
  "i",
);
/** ";T01 Holesize 1. = 0.330200 Tolerance = … PLATED MM" (Allegro), ";Holesize 1 = 0.301 mm" (EasyEDA). */
const HOLESIZE = /Holesize\s+0*(\d{1,3})(?:\s*\.)?\s*=\s*([\d.]+)(?=\s|$)/i;
const HOLESIZE_UNIT = new RegExp(String.raw`\b` + UNIT, "i");
/** Allegro's nc_tools may turn it round: "0.3 T01 …". */
const SIZE_FIRST = new RegExp(String.raw`^\s*([\d.]+)\s*` + UNIT + String.raw`\s+T0*(\d{1,3})\b`, "i");

/** The tool that a line describes with its unit. */
export function readToolLine(line: string): ListedTool | undefined {
  const text = line.slice(0, 400);
  const size = HOLESIZE.exec(text);
  if (size) return toolOf(size[1], size[2], HOLESIZE_UNIT.exec(text.slice(size.index + size[0].length))?.[1]);
  const listed = TOOL_LINE.exec(text);
  if (listed) return toolOf(listed[1], listed[2], listed[3]);
  const turned = SIZE_FIRST.exec(text);
  return turned ? toolOf(turned[3], turned[1], turned[2]) : undefined;
}

function toolOf(number = "", size = "", unit = ""): ListedTool | undefined {
  const factor = unitMm(unit);
  const diameterMm = Number(size) * (factor ?? Number.NaN);
  return diameterMm > 0 && diameterMm < 50 ? { number: Number(number), diameterMm } : undefined;
}

function unitMm(unit: string): number | undefined {
  const word = unit.toUpperCase();
  if (word === '"' || word === "INCHES") return MM_PER_INCH;
  return word === "METRIC" ? 1 : UNIT_MM[word];
}

/** Tool number → diameter in mm; empty where the text is no tool list. */
export function readToolList(text: string): Map<number, number> {
  const tools = new Map<number, number>();
  const lines = text.slice(0, 200_000).split(/\r\n|\n|\r/);
  for (const line of lines) {
    const tool = readToolLine(line);
    if (tool) tools.set(tool.number, tool.diameterMm);
  }
  return tools.size > 0 ? tools : readToolTable(lines);
}

/**
 * Tables that state the unit once, above: PADS "Tool  Size(mil)  Pltd  Feed  Speed  Qty", Zuken "Unit : inch" with
 * rows between bars.
 */
function readToolTable(lines: readonly string[]): Map<number, number> {
  const tools = new Map<number, number>();
  let factor: number | undefined;
  let isTable = false;
  for (const line of lines) {
    const unit =
      /\b(?:SIZE|DIA(?:METER)?)\s*[([]\s*(MM|MILS?|IN(?:CH(?:ES)?)?)\s*[)\]]/i.exec(line) ??
      /^\s*UNITS?\s*[:=]\s*(MM|MILS?|INCH(?:ES)?)\b/i.exec(line);
    if (unit) factor = unitMm(unit[1] ?? "");
    if (/\b(tool|code)\b.*\b(size|dia(meter)?)\b/i.test(line)) isTable = true;
    if (factor === undefined || !isTable) continue;
    const row =
      /^\s*T?0*(\d{1,3})\s+([\d.]+)\s(?:\s*[x-])?[\d.\s]*$/i.exec(line) ??
      /\|\s*T0*(\d{1,3})\s*\|[^|]*\|\s*([\d.]+)\s*\|/.exec(line);
    const diameterMm = Number(row?.[2] ?? "NaN") * factor;
    if (row && diameterMm > 0 && diameterMm < 50) tools.set(Number(row[1]), diameterMm);
  }
  return tools;
}
