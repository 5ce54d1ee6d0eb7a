// Symbol libraries of KiCad before version 6: `.lib` files and the caches of projects. Mils, y upwards.

import { err, ok, type Result } from "@/lib/base/result";
import { justify, type LegacyField, type LegacyJustify, parseField } from "./field";
import { type LegacyCode, numberAt, TextLines, wordsOf } from "./text-lines";

/** `unit` and `style` 0 belong to all. `fill`: "N" none, "F" in the color of the line, "f" in that of the background. */
type Drawn = { line: number; unit: number; style: number; thickness: number; fill: string };
type Place = { x: number; y: number };

export type LegacyShape =
  | (Drawn & { kind: "arc"; start: Place; mid: Place; end: Place })
  | (Drawn & { kind: "circle"; center: Place; radius: number })
  | (Drawn & { kind: "polyline" | "bezier"; points: readonly Place[] })
  | (Drawn & { kind: "rectangle"; from: Place; to: Place })
  | (Drawn & {
      kind: "text";
      at: Place;
      text: string;
      size: number;
      isUpright: boolean;
      isVisible: boolean;
    } & LegacyJustify);

/** `x`, `y` is where wires connect; `direction` "U", "D", "L" or "R" leads into the body. */
export type LegacyPin = {
  line: number;
  name: string;
  number: string;
  x: number;
  y: number;
  length: number;
  direction: string;
  /** Heights of capitals in mils. */
  numberSize: number;
  nameSize: number;
  unit: number;
  style: number;
  /** "I", "O", "B", "T", "P", "U", "W" (power input), "w" (power output), "C", "E" or "N". */
  type: string;
  /** "" a line, "I" inverted, "C" clock, "CI", "L", "CL", "V", "F" or "X". */
  shape: string;
  isHidden: boolean;
};

export type LegacySymbol = {
  line: number;
  name: string;
  prefix: string;
  aliases: readonly string[];
  nameOffset: number;
  showsNumbers: boolean;
  showsNames: boolean;
  unitCount: number;
  isPower: boolean;
  fields: readonly LegacyField[];
  pins: readonly LegacyPin[];
  shapes: readonly LegacyShape[];
  /** Lines without a type. */
  rest: readonly { line: number; text: string }[];
};

export type LegacyLibrary = { version: string; symbols: readonly LegacySymbol[] };

const MAX_SYMBOLS = 20_000;
const MAX_READ = 40;

/** UNEXPECTED: the first line is another. Failures tell `line` and `read`. */
export function parseLegacyLibrary(bytes: Uint8Array): Result<LegacyLibrary, LegacyCode> {
  const lines = new TextLines(bytes);
  const first = lines.next() ?? "";
  const [, version] = /^\s{0,200}EESchema-LIBRARY Version\s+(\S{1,20})/.exec(first) ?? [];
  if (lines.isTooLarge) return err("TOO_LARGE", { line: lines.line, read: "" });
  if (version === undefined) return err("UNEXPECTED", { line: 1, read: first.slice(0, MAX_READ) });
  const symbols: LegacySymbol[] = [];
  for (let text = lines.next(); text !== undefined; text = lines.next()) {
    if (!text.startsWith("DEF")) continue;
    const { line } = lines;
    const symbol = parseSymbol(text, lines);
    if (!symbol) return err("UNFINISHED", { line, read: text.slice(0, MAX_READ) });
    if (symbols.push(symbol) > MAX_SYMBOLS)
      return err("TOO_LARGE", { line: lines.line, read: text.slice(0, MAX_READ) });
  }
  return ok({ version, symbols });
}

/** Undefined where the file ends before the symbol does. */
function parseSymbol(definition: string, lines: TextLines): LegacySymbol | undefined {
  const [, name = "", prefix = "", , offset, numbers, names, units, , power] = wordsOf(definition);
  const line = lines.line;
  const aliases: string[] = [];
  const fields: LegacyField[] = [];
  const pins: LegacyPin[] = [];
  const shapes: LegacyShape[] = [];
  const rest: { line: number; text: string }[] = [];
  for (let text = lines.next(); text !== undefined; text = lines.next()) {
    if (text.startsWith("ENDDEF"))
      return {
        ...{ line, name, prefix: prefix === "~" ? "" : prefix, aliases, nameOffset: Number(offset ?? NaN) },
        ...{ showsNumbers: numbers !== "N", showsNames: names !== "N", unitCount: Number(units ?? 1) },
        ...{ isPower: power === "P", fields, pins, shapes, rest },
      };
    const words = wordsOf(text);
    const [key = ""] = words;
    const field = /^F\d/.test(key) ? parseField(text, lines.line) : undefined;
    if (field) fields.push(field);
    else if (key === "ALIAS") aliases.push(...words.slice(1));
    else if (key === "X") pins.push(parsePin(words, lines.line));
    else if (key === "$FPLIST") skipFilters(lines);
    else if (!IGNORED.has(key) && !key.startsWith("#")) {
      const shape = parseShape(words, lines.line);
      if (shape) shapes.push(shape);
      else rest.push({ line: lines.line, text });
    }
  }
  return undefined;
}

const IGNORED = new Set(["", "DRAW", "ENDDRAW", "$ENDFPLIST", "Ti"]);

function skipFilters(lines: TextLines): void {
  for (let text = lines.peek(); text !== undefined && !/^(?:\$ENDFPLIST|ENDDEF)/.test(text); text = lines.peek())
    lines.next();
}

function parsePin(words: readonly string[], line: number): LegacyPin {
  const [, name = "", number = ""] = words;
  const shape = words[12] ?? "";
  return {
    ...{ line, name: name === "~" ? "" : name, number: number === "~" ? "" : number },
    ...{ x: numberAt(words, 3), y: numberAt(words, 4), length: numberAt(words, 5), direction: words[6] ?? "R" },
    ...{ numberSize: numberAt(words, 7), nameSize: numberAt(words, 8) },
    ...{ unit: numberAt(words, 9), style: numberAt(words, 10), type: words[11] ?? "U" },
    ...{ shape: shape.replace("N", ""), isHidden: shape.startsWith("N") },
  };
}

/** Unit, style and thickness begin at a word; the fill is another. */
const drawn = (words: readonly string[], line: number, at: number, fill: number): Drawn => ({
  ...{ line, unit: numberAt(words, at), style: numberAt(words, at + 1), thickness: numberAt(words, at + 2) },
  fill: words[fill] ?? "N",
});

const placeAt = (words: readonly string[], at: number): Place => ({
  x: numberAt(words, at),
  y: numberAt(words, at + 1),
});

const onCircle = ({ x, y }: Place, radius: number, tenths: number): Place => ({
  x: x + radius * Math.cos((tenths * Math.PI) / 1800),
  y: y + radius * Math.sin((tenths * Math.PI) / 1800),
});

function parseShape(words: readonly string[], line: number): LegacyShape | undefined {
  switch (words[0]) {
    case "A": {
      const [center, radius] = [placeAt(words, 1), numberAt(words, 3)];
      // Old files have only the angles, in tenths of a degree.
      const hasEnds = words.length >= 14;
      const [from, to] = [numberAt(words, 4), numberAt(words, 5)];
      const start = hasEnds ? placeAt(words, 10) : onCircle(center, radius, from);
      const end = hasEnds ? placeAt(words, 12) : onCircle(center, radius, to);
      // Arcs are at most half a turn, in either direction.
      const sweep = ((((to - from + 1800) % 3600) + 3600) % 3600) - 1800;
      return { kind: "arc", ...drawn(words, line, 6, 9), start, mid: onCircle(center, radius, from + sweep / 2), end };
    }
    case "C":
      return { kind: "circle", ...drawn(words, line, 4, 7), center: placeAt(words, 1), radius: numberAt(words, 3) };
    case "S":
      return { kind: "rectangle", ...drawn(words, line, 5, 8), from: placeAt(words, 1), to: placeAt(words, 3) };
    case "P":
    case "B": {
      const count = Math.max(0, Math.min(Math.floor((words.length - 5) / 2), numberAt(words, 1) || 0));
      const points = Array.from({ length: count }, (_, at) => placeAt(words, 5 + 2 * at));
      const kind = words[0] === "P" ? "polyline" : "bezier";
      return { kind, ...drawn(words, line, 2, 5 + 2 * count), points };
    }
    case "T":
      return {
        kind: "text",
        ...{ line, unit: numberAt(words, 6), style: numberAt(words, 7), thickness: 0, fill: "N" },
        ...{ at: placeAt(words, 2), size: numberAt(words, 4), isUpright: Math.abs(numberAt(words, 1)) === 900 },
        ...{ isVisible: words[5] !== "1", text: (words[8] ?? "").replaceAll("~", " ") },
        ...justify(words[11], `C${words[9] === "Italic" ? "I" : "N"}${words[10] === "1" ? "B" : "N"}`),
        vertical: words[12] ?? "C",
      };
    default:
      return undefined;
  }
}
