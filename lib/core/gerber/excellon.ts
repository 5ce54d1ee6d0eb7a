// Excellon and XNC drill files: tools, hits, slots and routed paths (IPC-NC-349, Ucamco XNC 2021).

import type { DrillSlot } from "@/lib/core/gerber/drill";
import {
  candidateFormats,
  chooseFormat,
  digitsToMm,
  type DrillFormat,
  type DrillTarget,
} from "@/lib/core/gerber/drill-format";
import { type DrillDeclaration, readDeclaration } from "@/lib/core/gerber/excellon-header";
import { linesOf, MAX_BYTES, type Word, wordsOf } from "@/lib/core/gerber/excellon-words";
import type { DrillPlating } from "@/lib/core/gerber/layer";
import { MAX_COORDINATE_MM, MAX_DRILLS } from "@/lib/core/gerber/limits";
import { type Warning, WarningList } from "@/lib/core/gerber/warning";

export type ReadDrill = {
  holes: Float64Array;
  slots: DrillSlot[];
  plating: DrillPlating;
  format: DrillFormat;
  warnings: Warning[];
};

/** How much of a file is read to try a format on it. */
const SAMPLE_HITS = 1500;
const SAMPLE_LINES = 10_000;

/**
 * Never fails. The digits are read as declared unless another reading fits `target` (the copper) clearly better;
 * without a target, as declared or by the unit's custom (inch 2.4, mm 3.3).
 */
export function readExcellon(
  bytes: Uint8Array,
  options: { target?: DrillTarget; toolsMm?: ReadonlyMap<number, number> } = {},
): ReadDrill {
  const lines = linesOf(bytes);
  const declaration = readDeclaration(lines);
  const extraTools = new Map([...(options.toolsMm ?? []), ...declaration.toolsMm]);
  const candidates = candidateFormats(declaration);
  const [declared = { unit: "mm", integers: 3, decimals: 3, zeros: "trailing" } as const] = candidates;
  const run = (format: DrillFormat, from: readonly string[], maxHits: number) =>
    new DrillReader(declaration, format, extraTools).run(from, maxHits);
  const start = lines.slice(0, SAMPLE_LINES);
  const sample = (format: DrillFormat) => run(format, start, SAMPLE_HITS);
  const chosen = options.target ? chooseFormat(candidates, (format) => pointsOf(sample(format)), options.target) : null;
  const format = chosen?.format ?? declared;
  const read = run(format, lines, MAX_DRILLS);
  if (bytes.length > MAX_BYTES) read.warnings.add("TOO_MANY_OBJECTS");
  if (format !== declared) read.warnings.add("DRILL_FORMAT_GUESSED");
  if (!declaration.unit && read.holes.length > 0) read.warnings.add("DRILL_UNIT_MISSING");
  if (chosen && read.holes.length > 0 && chosen.fit < 0.5) read.warnings.add("DRILL_OUTSIDE_COPPER");
  return {
    holes: Float64Array.from(read.holes),
    slots: read.slots,
    plating: declaration.plating,
    format,
    warnings: read.warnings.items,
  };
}

/** The places to compare with the copper: hits and the ends of slots. */
function pointsOf(read: DrillReader): Float64Array {
  const out: number[] = [];
  for (let k = 0; k < read.holes.length; k += 3) out.push(read.holes[k] ?? 0, read.holes[k + 1] ?? 0);
  for (const slot of read.slots) out.push(slot.path[0] ?? 0, slot.path[1] ?? 0);
  return Float64Array.from(out);
}

type Coordinates = { x?: number; y?: number; i?: number; j?: number; a?: number };

/** Reads the lines once, with one reading of their digits. */
class DrillReader {
  readonly warnings = new WarningList();
  readonly holes: number[] = [];
  readonly slots: DrillSlot[] = [];
  readonly #format: DrillFormat;
  readonly #tools = new Map<number, number>();
  readonly #extraTools: ReadonlyMap<number, number>;
  #diameter = 0;
  #hasTool = false;
  #x = 0;
  #y = 0;
  #zeroX = 0;
  #zeroY = 0;
  #isIncremental: boolean;
  #isHeader = false;
  #isRouting = false;
  #isDown = false;
  #usesPlunge = false;
  #rout: number[] = [];
  #interpolation = 1;
  #pattern: { from: number; fromSlot: number } | null = null;
  #max = MAX_DRILLS;

  constructor(declaration: DrillDeclaration, format: DrillFormat, extraTools: ReadonlyMap<number, number>) {
    this.#format = format;
    this.#isIncremental = declaration.isIncremental;
    this.#extraTools = extraTools;
  }

  run(lines: readonly string[], maxHits: number): this {
    this.#max = maxHits;
    this.#usesPlunge = lines.some((line) => line.trim().startsWith("M15"));
    for (let k = 0; k < lines.length; k++) {
      const line = lines[k]?.trim() ?? "";
      if (line === "" || line.startsWith(";")) continue;
      if (line.startsWith("%")) this.#isHeader = false;
      else if (!this.#readLine(line, k + 1)) break;
      if (this.holes.length / 3 + this.slots.length >= maxHits) {
        if (maxHits === MAX_DRILLS) this.warnings.add("TOO_MANY_OBJECTS", k + 1);
        break;
      }
    }
    this.#lift();
    return this;
  }

  /** False at the end of the program. */
  #readLine(line: string, number: number): boolean {
    const words = wordsOf(line);
    const first = words[0];
    if (!first) return true;
    if (first.letter === "M" && first.digits === "") return true;
    if (first.letter === "M") return this.#readMachine(Number(first.digits), words, line, number);
    // Some writers leave out the % that ends the header.
    if (first.letter === "X" || first.letter === "Y") this.#isHeader = false;
    if (this.#isHeader || /^[A-FH-SU-WZ]/i.test(line)) {
      if (first.letter === "T" && words.some((word) => word.letter === "C")) this.#defineTool(words, number);
      else if (first.letter === "T" && words.length === 1) this.#selectTool(words, number);
      else if (first.letter === "R" && !this.#isHeader && /^R\d/i.test(line)) this.#repeat(words, number);
      return true;
    }
    if (first.letter === "T") this.#selectTool(words, number);
    else if (first.letter === "G" || first.letter === "X" || first.letter === "Y") this.#readMove(words, number);
    return true;
  }

  #readMachine(code: number, words: readonly Word[], line: string, number: number): boolean {
    if (code === 48) this.#isHeader = true;
    else if (code === 95) this.#isHeader = false;
    else if (code === 30 || code === 0) return false;
    else if (code === 15) {
      this.#isDown = true;
      this.#rout = [this.#x, this.#y, 0];
    } else if (code === 16 || code === 17) this.#lift();
    else if (code === 25) this.#pattern = { from: this.holes.length, fromSlot: this.slots.length };
    else if (code === 2 && this.#pattern && /^M0?2[XY]/i.test(line)) this.#copyPattern(words, number);
    else if (code === 8) this.#pattern = null;
    return true;
  }

  #defineTool(words: readonly Word[], line: number): void {
    const number = Number(words[0]?.digits);
    const size = words.find((word) => word.letter === "C");
    const diameter = Number(size?.digits || "NaN") * (this.#format.unit === "inch" ? 25.4 : 1);
    if (!Number.isFinite(diameter) || diameter <= 0 || diameter > 200) this.warnings.add("DRILL_TOOL_SIZE", line);
    this.#tools.set(number, Number.isFinite(diameter) && diameter > 0 ? diameter : 0);
  }

  #selectTool(words: readonly Word[], line: number): void {
    this.#lift();
    if (words.some((word) => word.letter === "C")) this.#defineTool(words, line);
    // "T0101" names tool 1 with compensation 1.
    const digits = words[0]?.digits ?? "";
    const number = this.#tools.has(Number(digits)) || digits.length < 4 ? Number(digits) : Number(digits.slice(0, 2));
    if (number === 0) return;
    this.#hasTool = true;
    const known = this.#tools.get(number) ?? this.#extraTools.get(number);
    if (known === undefined) this.warnings.add("DRILL_TOOL_MISSING", line);
    this.#diameter = known ?? 0;
    if (words.some((word) => word.letter === "X" || word.letter === "Y")) this.#readMove(words.slice(1), line);
  }

  #readMove(words: readonly Word[], line: number): void {
    const slotAt = words.findIndex((word) => word.letter === "G" && Number(word.digits) === 85);
    if (slotAt > 0) return this.#slot(words.slice(0, slotAt), words.slice(slotAt + 1), line);
    const codes = words.filter((word) => word.letter === "G").map((word) => Number(word.digits));
    const to = this.#coordinates(words);
    for (const code of codes) {
      if (code === 93) {
        this.#zeroX = to.x ?? 0;
        this.#zeroY = to.y ?? 0;
        return;
      }
      this.#setMode(code);
    }
    if (to.x === undefined && to.y === undefined) return;
    this.#goTo(to, line);
  }

  #setMode(code: number): void {
    if (code === 0) {
      this.#lift();
      this.#isRouting = true;
      this.#interpolation = 0;
    } else if (code >= 1 && code <= 3) this.#interpolation = code;
    else if (code === 5 || code === 81) {
      this.#lift();
      this.#isRouting = false;
    } else if (code === 90 || code === 91) this.#isIncremental = code === 91;
  }

  #goTo(to: Coordinates, line: number): void {
    const fromX = this.#x;
    const fromY = this.#y;
    if (!this.#moveBy(to, line)) return;
    if (!this.#isRouting) return this.#hit(line);
    if (this.#interpolation === 0 || (this.#usesPlunge && !this.#isDown)) return;
    if (this.#rout.length === 0) this.#rout.push(fromX, fromY, 0);
    this.#rout[this.#rout.length - 1] = this.#bulge(fromX, fromY, to);
    this.#rout.push(this.#x, this.#y, 0);
  }

  #moveBy(to: Coordinates, line: number): boolean {
    const x = to.x === undefined ? this.#x : to.x + (this.#isIncremental ? this.#x : this.#zeroX);
    const y = to.y === undefined ? this.#y : to.y + (this.#isIncremental ? this.#y : this.#zeroY);
    if (!(Math.abs(x) <= MAX_COORDINATE_MM && Math.abs(y) <= MAX_COORDINATE_MM)) {
      this.warnings.add("COORDINATE_OUT_OF_RANGE", line);
      return false;
    }
    this.#x = x;
    this.#y = y;
    return true;
  }

  /** G02 and G03 by radius (A) or centre (I, J); arcs up to 180°. */
  #bulge(fromX: number, fromY: number, to: Coordinates): number {
    if (this.#interpolation < 2) return 0;
    const chord = Math.hypot(this.#x - fromX, this.#y - fromY);
    const radius = to.a ?? Math.hypot(to.i ?? 0, to.j ?? 0);
    if (radius <= 0 || chord === 0) return 0;
    const bulge = Math.tan(Math.asin(Math.min(1, chord / (2 * radius))) / 2);
    return this.#interpolation === 2 ? -bulge : bulge;
  }

  #hit(line: number): void {
    if (!this.#hasTool) this.warnings.add("DRILL_TOOL_MISSING", line);
    this.holes.push(this.#x, this.#y, this.#diameter);
  }

  #slot(from: readonly Word[], to: readonly Word[], line: number): void {
    if (!this.#moveBy(this.#coordinates(from), line)) return;
    const [x, y] = [this.#x, this.#y];
    if (!this.#moveBy(this.#coordinates(to), line)) return;
    this.#addSlot([x, y, 0, this.#x, this.#y, 0]);
  }

  #addSlot(path: readonly number[]): void {
    this.slots.push({ diameterMm: this.#diameter, path: Float64Array.from(path) });
  }

  /** The end of a routed path. */
  #lift(): void {
    if (this.#rout.length > 3) this.#addSlot(this.#rout);
    this.#rout = [];
    this.#isDown = false;
  }

  #repeat(words: readonly Word[], line: number): void {
    const times = Number(words[0]?.digits);
    const step = this.#coordinates(words.slice(1));
    for (let k = 0; k < times && this.holes.length / 3 < this.#max; k++) {
      const ok = this.#moveBy(
        this.#isIncremental
          ? step
          : { x: this.#x - this.#zeroX + (step.x ?? 0), y: this.#y - this.#zeroY + (step.y ?? 0) },
        line,
      );
      if (!ok) return;
      this.#hit(line);
    }
  }

  /** M25 … M01 M02X…Y…: the pattern once more, moved. */
  #copyPattern(words: readonly Word[], line: number): void {
    const pattern = this.#pattern;
    const step = this.#coordinates(words.slice(1));
    if (!pattern) return;
    const end = this.holes.length;
    for (let k = pattern.from; k < end && this.holes.length / 3 < this.#max; k += 3) {
      const x = (this.holes[k] ?? 0) + (step.x ?? 0);
      const y = (this.holes[k + 1] ?? 0) + (step.y ?? 0);
      if (Math.abs(x) > MAX_COORDINATE_MM || Math.abs(y) > MAX_COORDINATE_MM)
        return this.warnings.add("COORDINATE_OUT_OF_RANGE", line);
      this.holes.push(x, y, this.holes[k + 2] ?? 0);
    }
    this.#pattern = { from: end, fromSlot: this.slots.length };
  }

  #coordinates(words: readonly Word[]): Coordinates {
    const out: Coordinates = {};
    for (const { letter, digits, sign } of words) {
      if (digits === "") continue;
      const value = sign * digitsToMm(digits, this.#format);
      if (!Number.isFinite(value)) continue;
      if (letter === "X") out.x = value;
      else if (letter === "Y") out.y = value;
      else if (letter === "I") out.i = value;
      else if (letter === "J") out.j = value;
      else if (letter === "A") out.a = value;
    }
    return out;
  }
}
