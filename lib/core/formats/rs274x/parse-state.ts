// Graphics state of a Gerber file during parsing; one for every file.

import { MM_PER_INCH } from "@/lib/base/units";
import { AttributeDictionary, AttributeSets } from "@/lib/core/board/attribute-table";
import { MAX_COORDINATE_MM } from "@/lib/core/board/limits";
import type { MacroStatement } from "@/lib/core/formats/rs274x/macro";
import { type ApertureDefinition, type ImageTransform, OP, ProgramBuilder } from "@/lib/core/formats/rs274x/program";
import { WarningList, type WarningCode } from "@/lib/core/board/warning";

export class ParseState {
  readonly bytes: Uint8Array;
  readonly warnings = new WarningList();
  readonly program: ProgramBuilder;
  readonly definitions: ApertureDefinition[] = [];
  readonly macros = new Map<string, MacroStatement[]>();
  readonly fileAttributes = new Map<string, string[]>();
  readonly transform: ImageTransform = {
    swapAxes: false,
    rotateDegrees: 0,
    offsetXMm: 0,
    offsetYMm: 0,
    imageXMm: 0,
    imageYMm: 0,
    isNegative: false,
  };
  readonly attributeSets = new AttributeSets();
  readonly apertureAttributes = new AttributeDictionary(this.attributeSets);
  readonly objectAttributes = new AttributeDictionary(this.attributeSets);
  /** True where the next object may carry other attributes than the last. */
  isObjectSetStale = false;
  purpose: string | undefined;

  unit: "mm" | "inch" | undefined;
  hasFormat = false;
  isTrailingOmitted = false;
  isIncremental = false;
  integersX = 2;
  decimalsX = 4;
  integersY = 2;
  decimalsY = 4;
  /** Ten to the power of the decimals: what coordinates without a point are divided by. */
  divisorX = 1e4;
  divisorY = 1e4;
  unitMm = MM_PER_INCH;
  /** Unit of coordinates, which G10 to G12 scale. */
  coordinateMm = MM_PER_INCH;
  /** SF and MI: what coordinates, and nothing else, are multiplied by. */
  factorX = 1;
  factorY = 1;

  /** Line of the block being read, from 1. */
  line = 1;
  x = 0;
  y = 0;
  /** 1, 2 or 3: the last operation, which coordinates without one repeat. */
  operation = 0;
  interpolation: number = OP.line;
  isDark = true;
  /** G74 or G75; undefined where the file has said neither. */
  isSingleQuadrant: boolean | undefined;
  isDone = false;
  openRepeats = 0;
  /** Those open around each aperture block that is open. */
  readonly outerRepeats: number[] = [];

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    // Real files have a command every twenty bytes or so.
    this.program = new ProgramBuilder(Math.ceil(bytes.length / 20));
  }

  warn(code: WarningCode, line = this.line): void {
    this.warnings.add(code, line);
  }

  setUnit(unit: "mm" | "inch"): void {
    this.unit = unit;
    this.unitMm = unit === "mm" ? 1 : MM_PER_INCH;
    this.coordinateMm = this.unitMm;
  }

  setInterpolation(op: number, scale = 1): void {
    this.interpolation = op;
    this.coordinateMm = this.unitMm * scale;
  }

  /** Adds a command; too many end the reading. */
  push(op: number, a = 0, b = 0): void {
    const at = this.program.push(op, this.line);
    if (at < 0) {
      this.warn("TOO_MANY_OBJECTS");
      this.isDone = true;
      return;
    }
    this.program.args[at] = a;
    this.program.args[at + 1] = b;
  }

  /** Before an object: names the attributes that it carries, where they are others than before. */
  pushAttributes(): void {
    this.isObjectSetStale = false;
    this.push(OP.objectAttributes, this.objectAttributes.set);
    if (this.attributeSets.isFull) this.warn("TOO_MANY_ATTRIBUTES");
  }

  /** As `push`, with four arguments. */
  pushFour(op: number, args: readonly [number, number, number, number]): void {
    const before = this.program.count;
    this.push(op, args[0], args[1]);
    if (this.program.count === before) return;
    this.program.args[before * 4 + 2] = args[2];
    this.program.args[before * 4 + 3] = args[3];
  }

  isInRange(x: number, y: number): boolean {
    return Math.abs(x) <= MAX_COORDINATE_MM && Math.abs(y) <= MAX_COORDINATE_MM;
  }
}
