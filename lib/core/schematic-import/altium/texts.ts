// Texts: fonts, justification, overbars, and references to parameters.
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";
import { flag, integer, text } from "@/lib/core/formats/altium/schematic-fields";
import type { Rotation, TextAlign, TextStyle } from "@/lib/core/schematic/model/graphic";
import type { Point } from "@/lib/core/schematic/model/units";

/** Size of the letters: the size of a font is the height of its line, in units of 10 mil. */
const SIZE_UNITS = 2_222;
/** Letters of this font are narrower than those of ours. */
const NARROW_FONT = /^times/i;
const NARROW_SIZE = 0.88;
const DEFAULT_SIZE = 10;
const MAX_SIZE = 400;
const BOLD_NAME = /bold/i;

const HORIZONTAL: readonly TextAlign[] = ["start", "middle", "end"];
/** From the lower edge up; "end" is a text above its anchor. */
const VERTICAL: readonly TextAlign[] = ["end", "middle", "start"];

export function textStyle(sheet: AltiumProperties, record: AltiumProperties, fontField = "FONTID"): TextStyle {
  const font = Math.max(1, integer(record, fontField));
  const size = Math.min(MAX_SIZE, Math.abs(integer(sheet, `SIZE${font}`)) || DEFAULT_SIZE);
  const justification = Math.min(8, Math.max(0, integer(record, "JUSTIFICATION")));
  return {
    size: Math.round(size * SIZE_UNITS * (NARROW_FONT.test(sheet.text(`FONTNAME${font}`)) ? NARROW_SIZE : 1)),
    isBold: flag(sheet, `BOLD${font}`) || BOLD_NAME.test(sheet.text(`FONTNAME${font}`)),
    isItalic: flag(sheet, `ITALIC${font}`),
    horizontal: HORIZONTAL[justification % 3] ?? "start",
    vertical: VERTICAL[Math.floor(justification / 3)] ?? "end",
  };
}

/** Part of the size from the lower edge of a line up to its baseline, and from its upper edge down to the capitals. */
const LINE_EDGE = 0.2;
const UP: Readonly<Record<Rotation, Point>> = {
  0: { x: 0, y: -1 },
  90: { x: -1, y: 0 },
  180: { x: 0, y: 1 },
  270: { x: 1, y: 0 },
};

/** Altium anchors a text at the edge of its line, ours is at its baseline or its capitals. */
export function textAnchor({ x, y }: Point, rotation: Rotation, { size, vertical }: TextStyle): Point {
  const up = vertical === "end" ? LINE_EDGE : vertical === "start" ? -LINE_EDGE : 0;
  const vector = UP[rotation];
  return { x: x + Math.round(vector.x * up * size), y: y + Math.round(vector.y * up * size) };
}

/** "R\E\S\E\T\" has a bar over the letters that a backslash follows; one before all of them stands for all. */
export function withOverbars(name: string): string {
  if (!name.includes("\\")) return name;
  const isWhole = name.startsWith("\\") && !name.includes("\\", 1);
  if (isWhole) return name.length > 1 ? `~{${name.slice(1)}}` : "";
  const letters = [...name.replace(/^\\/, "")];
  let [out, bar] = ["", ""];
  letters.forEach((letter, index) => {
    if (letter === "\\") return;
    if (letters[index + 1] === "\\") {
      bar += letter;
      return;
    }
    if (bar !== "") out += `~{${bar}}`;
    [out, bar] = [out + letter, ""];
  });
  return bar === "" ? out : `${out}~{${bar}}`;
}

/** Texts of nets, pins and sheets: without spaces around. */
export const nameOf = (record: AltiumProperties, field: string): string =>
  withOverbars(
    text(record, field)
      .replace(/[\r\n]+/g, " ")
      .trim(),
  );

/** Parameters by name in lower case. */
export type Parameters = ReadonlyMap<string, string>;

/** Line breaks of notes are written "~1". */
export const withLines = (words: string): string => words.replace(/~1|\r\n?/g, "\n");

const MAX_REFERENCES = 8;

/** One step of a formula: 'text', or the name of a parameter; null for what is not known. */
function termOf(term: string, parameters: readonly Parameters[]): string | null {
  const quoted = /^'([^']*)'$/.exec(term)?.[1];
  if (quoted !== undefined) return quoted;
  for (const known of parameters) {
    const value = known.get(term.toLowerCase());
    if (value !== undefined) return value === "*" ? "" : value;
  }
  return null;
}

/**
 * "=Value" is the value of that parameter, "=Value + ' ' + Tolerance" several in a row. Parameters may refer to others.
 * A reference to what there is not stays as it is written, as Altium shows it.
 */
export function resolveText(words: string, parameters: readonly Parameters[]): string {
  let resolved = words;
  for (let step = 0; step < MAX_REFERENCES && resolved.startsWith("="); step++) {
    const terms = resolved
      .slice(1)
      .split("+")
      .map((term) => termOf(term.trim(), parameters));
    if (terms.some((term) => term === null)) return resolved;
    resolved = terms.join("");
  }
  return resolved;
}
