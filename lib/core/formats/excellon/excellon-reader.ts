// The program of an Excellon file, read once with one reading of its digits (Excellon CNC-7 manual, IPC-NC-349, XNC 2021).

import { MM_PER_INCH } from "@/lib/base/units";
import { customaryDigits, digitsToMm, type DrillFormat } from "@/lib/core/formats/excellon/drill-format";
import { compensated } from "@/lib/core/formats/excellon/compensation";
import { Drilled } from "@/lib/core/formats/excellon/drilled";
import { type DrillDeclaration, unitOf } from "@/lib/core/formats/excellon/header";
import { PatternStack } from "@/lib/core/formats/excellon/pattern";
import { arcBetween, type ArcWords, circlePath, RoutePath } from "@/lib/core/formats/excellon/route";
import { type Word, wordsOf } from "@/lib/core/formats/excellon/words";
import { MAX_CENTRE_MM, MAX_COORDINATE_MM, MAX_DRILLS } from "@/lib/core/board/limits";
import { WarningList } from "@/lib/core/board/warning";

type Coordinates = ArcWords & { x?: number; y?: number };

/** No machine has a larger one. */
const MAX_TOOL_MM = 200;
const COMPENSATION = new Set([40, 41, 42]);
const CANNED_SLOT = new Set([85, 87]);
/** They drill the pins of an IC; at which pitch, no manual in print says. */
const UNREAD_CYCLES = new Set([82, 83]);

export class DrillReader {
  readonly warnings = new WarningList();
  readonly drilled = new Drilled();
  readonly #declaration: DrillDeclaration;
  readonly #tools = new Map<number, number>();
  readonly #extraTools: ReadonlyMap<number, number>;
  readonly #patterns: PatternStack;
  readonly #route = new RoutePath();
  readonly #max: number;
  #format: DrillFormat;
  #diameter = 0;
  #tool = 0;
  #hasTool = false;
  #x = 0;
  #y = 0;
  #zeroX = 0;
  #zeroY = 0;
  #isIncremental: boolean;
  #isHeader = false;
  #isMessage = false;
  #isRouting = false;
  #isDown = false;
  #usesPlunge = false;
  #interpolation = 1;
  /** 1 where the tool runs left of what is programmed (G41), -1 right of it (G42). */
  #side: -1 | 0 | 1 = 0;

  /** `toolsMm` are sizes for tools that the program does not define; reading stops at `max` holes and slots. */
  constructor(
    declaration: DrillDeclaration,
    { format, toolsMm, max }: { format: DrillFormat; toolsMm: ReadonlyMap<number, number>; max: number },
  ) {
    this.#declaration = declaration;
    this.#format = format;
    this.#isIncremental = declaration.isIncremental;
    this.#extraTools = toolsMm;
    this.#max = max;
    this.#patterns = new PatternStack(this.drilled, max);
  }

  /** A statement for each line of the file (statementOf); empty ones count lines and say nothing. */
  run(statements: readonly string[]): this {
    this.#usesPlunge = statements.some((line) => /M1[45]/i.test(line));
    for (let k = 0; k < statements.length; k++) {
      const line = statements[k] ?? "";
      if (line === "") continue;
      if (line.startsWith("%")) this.#isHeader = false;
      else if (this.#isMessage) this.#isMessage = !line.includes("\\");
      else if (!this.#readLine(line, k + 1)) break;
      if (this.drilled.count >= this.#max) {
        if (this.#max === MAX_DRILLS) this.warnings.add("TOO_MANY_OBJECTS", k + 1);
        break;
      }
    }
    this.#lift();
    return this;
  }

  /** False at the end of the program. */
  #readLine(line: string, number: number): boolean {
    if (/^M4[57]/i.test(line) || /^M9[78]/i.test(line)) return this.#skipText(line);
    this.#readUnit(line);
    const words = wordsOf(line);
    const first = words[0];
    if (!first || (first.letter === "M" && first.digits === "")) return true;
    if (first.letter === "M") return this.#readMachine(words, number);
    // Some writers leave out the % that ends the header.
    if (/^(?:[XY][-+.\d]|G\d)/i.test(line)) this.#isHeader = false;
    if (first.letter === "T") this.#readTool(line, words, number);
    else if (this.#isHeader) return true;
    else if (/^R\d/i.test(line)) this.#readRepeat(words, number);
    else if (/^[XYG][-+.\d]/i.test(line)) this.#readMoves(words, number);
    return true;
  }

  /** M45 long message up to a backslash, M47 message, M97 and M98 text to be drilled: none of it is a hole. */
  #skipText(line: string): boolean {
    this.#isMessage = /^M45/i.test(line) && !line.includes("\\");
    return true;
  }

  /** A unit that changes within the program counts from there on; one that only repeats the header's says nothing. */
  #readUnit(line: string): void {
    if (!this.#declaration.hasSeveralUnits) return;
    const unit = unitOf(line);
    if (unit && unit !== this.#format.unit) this.#format = { ...this.#format, unit, ...customaryDigits(unit) };
  }

  #readMachine(words: readonly Word[], line: number): boolean {
    const code = Number(words[0]?.digits);
    const rest = words.slice(1);
    const hasPlace = rest.some(({ letter }) => letter === "X" || letter === "Y");
    if (code === 48) this.#isHeader = true;
    else if (code === 95) this.#isHeader = false;
    else if (code === 30 || code === 0) return false;
    // Format 1 ends with a bare M02.
    else if (code === 2 && !hasPlace) return this.#patterns.isOpen;
    else if (code === 2) this.#copyPattern(rest, 1, line);
    else if (code === 14 || code === 15) this.#plunge();
    else if (code === 16 || code === 17) this.#lift();
    else if (code === 25) this.#patterns.begin();
    else if (code === 1) this.#patterns.close();
    else if (code === 8) this.#patterns.endAll();
    if ((code === 15 || code === 16 || code === 17) && rest[0]?.letter === "G") this.#readMoves(rest, line);
    return true;
  }

  #readTool(line: string, words: readonly Word[], number: number): void {
    // "T01,.035": the size without its letter.
    const bare = /^T(\d+)[\s,]+(\d*\.\d+)$/i.exec(line);
    if (bare) this.#setTool(Number(bare[1]), bare[2] ?? "", number);
    else if (this.#isHeader && words.some(({ letter }) => letter === "C")) this.#defineTool(words, number);
    else this.#selectTool(words, number);
  }

  #defineTool(words: readonly Word[], line: number): void {
    const size = words.find((word) => word.letter === "C");
    this.#setTool(Number(words[0]?.digits), size?.digits ?? "", line);
  }

  #setTool(number: number, size: string, line: number): void {
    const diameter = Number(size || "NaN") * (this.#format.unit === "inch" ? MM_PER_INCH : 1);
    const isSane = diameter > 0 && diameter <= MAX_TOOL_MM;
    if (!isSane) this.warnings.add("DRILL_TOOL_SIZE", line);
    this.#tools.set(number, isSane ? diameter : 0);
  }

  #selectTool(words: readonly Word[], line: number): void {
    this.#lift();
    if (words.some((word) => word.letter === "C")) this.#defineTool(words, line);
    // "T0101" names tool 1 with compensation 1.
    const digits = words[0]?.digits ?? "";
    const number = this.#tools.has(Number(digits)) || digits.length < 4 ? Number(digits) : Number(digits.slice(0, 2));
    if (number === 0) return;
    this.#hasTool = true;
    this.#tool = number;
    const existing = this.#tools.get(number) ?? this.#extraTools.get(number);
    if (existing === undefined) this.warnings.add("DRILL_TOOL_MISSING", line);
    this.#diameter = existing ?? 0;
    const place = words.findIndex(({ letter }) => letter === "X" || letter === "Y" || letter === "G");
    if (place > 0) this.#readMoves(words.slice(place), line);
  }

  /** A line of moves; M words within it take effect where they stand. */
  #readMoves(words: readonly Word[], line: number): void {
    const machine = words.findIndex(({ letter }) => letter === "M");
    if (machine < 0) return this.#readMove(words, line);
    this.#readMove(words.slice(0, machine), line);
    this.#readMachine(words.slice(machine), line);
  }

  #readMove(words: readonly Word[], line: number): void {
    const cycleAt = words.findIndex(
      ({ letter, digits }) => letter === "G" && Number(digits) >= 82 && Number(digits) <= 87,
    );
    if (cycleAt >= 0) return this.#readCycle(words, cycleAt, line);
    const codes = words.filter(({ letter }) => letter === "G").map(({ digits }) => Number(digits));
    const to = this.#coordinates(words);
    for (const code of codes) {
      if (code === 93) return this.#setZero(to);
      if (code === 32 || code === 33) return this.#routeCircle(to, code === 32, line);
      // Dwell, feed override and vision: their coordinates are no places to drill.
      if (code === 4 || code === 7 || (code >= 34 && code <= 49 && !COMPENSATION.has(code))) return;
      this.#setMode(code);
    }
    if (to.x !== undefined || to.y !== undefined) this.#goTo(to, line);
  }

  #setZero(to: Coordinates): void {
    this.#zeroX = to.x ?? 0;
    this.#zeroY = to.y ?? 0;
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
    } else if (COMPENSATION.has(code)) this.#side = code === 40 ? 0 : code === 41 ? 1 : -1;
    else if (code === 90 || code === 91) this.#isIncremental = code === 91;
  }

  #goTo(to: Coordinates, line: number): void {
    const from = { x: this.#x, y: this.#y };
    if (!this.#moveBy(to, line)) return;
    if (!this.#isRouting) return this.#hit(line);
    if (this.#interpolation === 0 || (this.#usesPlunge && !this.#isDown)) return;
    if (!this.#route.isStarted) this.#route.start(from);
    const here = { x: this.#x, y: this.#y };
    const arc = this.#interpolation < 2 ? null : arcBetween(from, here, to, this.#interpolation === 2);
    if (arc && !arc.isExact) this.warnings.add("ARC_RADIUS", line);
    const isNear = arc && Math.abs(arc.cx) <= MAX_CENTRE_MM && Math.abs(arc.cy) <= MAX_CENTRE_MM;
    if (arc && isNear) this.#route.arcTo(here, arc);
    else this.#route.lineTo(here);
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

  #hit(line: number): void {
    if (!this.#hasTool) this.warnings.add("DRILL_TOOL_MISSING", line);
    this.drilled.addHole(this.#x, this.#y, this.#diameter, this.#tool);
  }

  /** G85 and G87 drill a slot from one place to the other, G84 a round hole of the diameter X around one. */
  #readCycle(words: readonly Word[], at: number, line: number): void {
    const code = Number(words[at]?.digits);
    if (UNREAD_CYCLES.has(code)) return this.warnings.add("DRILL_CYCLE_UNREAD", line);
    if (!this.#moveBy(this.#coordinates(words.slice(0, at)), line)) return;
    const to = this.#coordinates(words.slice(at + 1));
    if (code === 84) return this.#drillCircle(to.x ?? 0, line);
    if (!CANNED_SLOT.has(code)) return this.warnings.add("UNKNOWN_COMMAND", line);
    const [x, y] = [this.#x, this.#y];
    // tscircuit writes the start on a line of its own: it is no hole beside the slot.
    if (at === 0) this.drilled.takeBack(x, y, this.#tool);
    if (this.#moveBy(to, line)) this.#addSlot(Float64Array.of(x, y, 0, this.#x, this.#y, 0), line);
  }

  #drillCircle(diameter: number, line: number): void {
    const radius = (Math.abs(diameter) - this.#diameter) / 2;
    if (radius > MAX_COORDINATE_MM) return this.warnings.add("COORDINATE_OUT_OF_RANGE", line);
    if (radius > 0) this.#addSlot(circlePath({ x: this.#x, y: this.#y }, radius, false), line);
    else this.#hit(line);
  }

  #routeCircle(to: Coordinates, isClockwise: boolean, line: number): void {
    this.#lift();
    if (!this.#moveBy(to, line) || to.a === undefined) return;
    const radius = Math.abs(to.a);
    if (radius > MAX_COORDINATE_MM) return this.warnings.add("COORDINATE_OUT_OF_RANGE", line);
    this.#addSlot(circlePath({ x: this.#x, y: this.#y }, radius, isClockwise), line);
  }

  #addSlot(path: Float64Array, line: number): void {
    if (!this.#hasTool) this.warnings.add("DRILL_TOOL_MISSING", line);
    this.drilled.addSlot(this.#diameter, path, this.#tool);
  }

  #plunge(): void {
    this.#isDown = true;
    this.#route.start({ x: this.#x, y: this.#y });
  }

  /** The end of a routed path. */
  #lift(): void {
    const path = this.#route.finish();
    const offsetMm = (this.#side * this.#diameter) / 2;
    if (path) this.drilled.addSlot(this.#diameter, offsetMm === 0 ? path : compensated(path, offsetMm), this.#tool);
    this.#isDown = false;
  }

  /** R5X…Y… drills five further holes, each a step on; R5M02X…Y… copies the pattern five times. */
  #readRepeat(words: readonly Word[], line: number): void {
    const times = Number(words[0]?.digits);
    const isPattern = words[1]?.letter === "M" && Number(words[1].digits) === 2;
    if (isPattern) return this.#copyPattern(words.slice(2), times, line);
    const step = this.#coordinates(words.slice(1));
    for (let k = 0; k < times && this.drilled.count < this.#max; k++) {
      const isOnBoard = this.#moveBy(
        this.#isIncremental
          ? step
          : { x: this.#x - this.#zeroX + (step.x ?? 0), y: this.#y - this.#zeroY + (step.y ?? 0) },
        line,
      );
      if (!isOnBoard) return;
      this.#hit(line);
    }
  }

  #copyPattern(words: readonly Word[], times: number, line: number): void {
    const codes = new Set(words.filter(({ letter }) => letter === "M").map(({ digits }) => Number(digits)));
    const turn = { swapsAxes: codes.has(70), mirrorsX: codes.has(80), mirrorsY: codes.has(90) };
    const repeats = Number(words.find(({ letter }) => letter === "R")?.digits ?? 1);
    const { x = 0, y = 0 } = this.#coordinates(words);
    const zero = { x: this.#zeroX, y: this.#zeroY };
    const problem = this.#patterns.copy({ x, y }, times * repeats, { turn, zero });
    if (problem) this.warnings.add(problem, line);
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
