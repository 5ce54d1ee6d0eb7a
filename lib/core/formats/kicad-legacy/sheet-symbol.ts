// Sheet symbols of KiCad before version 6: from "$Sheet" to "$EndSheet".

import { numberAt, type TextLines, wordsOf } from "./text-lines";

export type LegacySheetPin = {
  line: number;
  name: string;
  /** "I", "O", "B", "T" or "U". */
  type: string;
  /** "L", "R", "T" or "B". */
  side: string;
  x: number;
  y: number;
};

export type LegacySheetSymbol = {
  kind: "sheet";
  line: number;
  x: number;
  y: number;
  width: number;
  height: number;
  timestamp: string;
  name: string;
  file: string;
  pins: readonly LegacySheetPin[];
};

/** The opening line is read. Undefined where the file ends before the symbol does. */
export function parseSheetSymbol(lines: TextLines): LegacySheetSymbol | undefined {
  const { line } = lines;
  const sheet = { x: NaN, y: NaN, width: NaN, height: NaN, timestamp: "", name: "", file: "" };
  const pins: LegacySheetPin[] = [];
  for (let text = lines.next(); text !== undefined; text = lines.next()) {
    if (text.startsWith("$EndSheet")) return { kind: "sheet", line, ...sheet, pins };
    const words = wordsOf(text);
    const [key = "", value = ""] = words;
    if (key === "S")
      [sheet.x, sheet.y, sheet.width, sheet.height] = [
        ...([numberAt(words, 1), numberAt(words, 2), numberAt(words, 3), numberAt(words, 4)] as const),
      ];
    else if (key === "U") sheet.timestamp = value;
    else if (key === "F0") sheet.name = value;
    else if (key === "F1") sheet.file = value;
    else if (/^F\d+$/.test(key))
      pins.push({
        ...{ line: lines.line, name: value, type: words[2] ?? "U", side: words[3] ?? "L" },
        ...{ x: numberAt(words, 4), y: numberAt(words, 5) },
      });
  }
  return undefined;
}
