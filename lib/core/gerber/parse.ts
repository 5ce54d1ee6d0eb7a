// Reads the blocks of a Gerber file into commands with absolute coordinates in mm.

import { singleQuadrantCentre } from "@/lib/core/gerber/arc";
import { BlockReader, textOf } from "@/lib/core/gerber/lex";
import { readAttribute, readExtended } from "@/lib/core/gerber/parse-extended";
import { ParseState } from "@/lib/core/gerber/parse-state";
import { type GerberProgram, OP } from "@/lib/core/gerber/program";

/**
 * Never fails: what cannot be understood is passed over and named in `warnings` with its line, and a file that ends
 * early gives what was read. Gerber Layer Format Specification 2024.05, and the commands deprecated since 1998.
 */
export function parseGerber(bytes: Uint8Array): GerberProgram {
  const state = new ParseState(bytes);
  const blocks = new BlockReader(bytes);
  while (!state.isDone && blocks.next()) {
    if (blocks.start === blocks.end) continue;
    if (isLetterPair(bytes, blocks)) readExtended(state, blocks);
    else readWords(state, blocks.start, blocks.end);
  }
  if (!state.isDone) state.warn("UNEXPECTED_END", bytes.length);
  if (!state.hasFormat && state.program.count > 0) state.warnings.add("FORMAT_MISSING");
  if (state.unit === undefined && state.program.count > 0) state.warnings.add("UNIT_MISSING");
  const { count, op, args, offset } = state.program;
  return {
    count,
    op,
    args,
    offset,
    definitions: state.definitions,
    macros: state.macros,
    transform: state.transform,
    attributes: state.fileAttributes,
    unit: state.unit,
    warnings: state.warnings.items,
  };
}

/** Extended commands start with two letters, all others with a letter and a number. */
function isLetterPair(bytes: Uint8Array, { start, end }: { start: number; end: number }): boolean {
  return start + 1 < end && isLetter(bytes[start] ?? 0) && isLetter(bytes[start + 1] ?? 0);
}

function isLetter(byte: number): boolean {
  return (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);
}

const G = 0x47;
const D = 0x44;
const M = 0x4d;
const N = 0x4e;
const X = 0x58;
const Y = 0x59;
const I = 0x49;
const J = 0x4a;
const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LOWER_CASE = 0x20;

/** The hot loop: one block of letters with numbers ("G01X100Y-20D01"). */
function readWords(s: ParseState, start: number, end: number): void {
  const { bytes } = s;
  let at = start;
  let x = s.x;
  let y = s.y;
  let i = 0;
  let j = 0;
  let hasPoint = false;
  let operation = 0;
  while (at < end) {
    let letter = bytes[at++] ?? 0;
    if (letter <= 0x20) continue;
    if (letter >= 0x61) letter -= LOWER_CASE;
    let value = 0;
    let digits = 0;
    let decimals = -1;
    let sign = 1;
    let byte = bytes[at] ?? 0;
    while (byte <= 0x20 && at < end) byte = bytes[++at] ?? 0;
    if (byte === MINUS || byte === PLUS) {
      if (byte === MINUS) sign = -1;
      byte = bytes[++at] ?? 0;
    }
    while (at < end) {
      if (byte >= ZERO && byte <= NINE) {
        value = value * 10 + byte - ZERO;
        digits++;
        if (decimals >= 0) decimals++;
      } else if (byte === POINT && decimals < 0) decimals = 0;
      else break;
      byte = bytes[++at] ?? 0;
    }
    value *= sign;
    switch (letter) {
      case X:
        x = lengthOf(s, value, digits, decimals, s.integersX, s.decimalsX) + (s.isIncremental ? s.x : 0);
        hasPoint = true;
        break;
      case Y:
        y = lengthOf(s, value, digits, decimals, s.integersY, s.decimalsY) + (s.isIncremental ? s.y : 0);
        hasPoint = true;
        break;
      case I:
        i = lengthOf(s, value, digits, decimals, s.integersX, s.decimalsX);
        break;
      case J:
        j = lengthOf(s, value, digits, decimals, s.integersY, s.decimalsY);
        break;
      case D:
        if (value >= 10) s.push(OP.select, start, value);
        else if (value >= 1) operation = value;
        break;
      case G:
        if (value === 4 && digits > 0) return readComment(s, at, end);
        setMode(s, value, start);
        break;
      case M:
        if (value === 2 || value === 0 || value === 30) s.isDone = true;
        break;
      case N:
        break;
      default:
        s.warn("UNKNOWN_COMMAND", start);
        return;
    }
  }
  if (operation === 0 && hasPoint) operation = s.operation;
  if (operation >= 1 && operation <= 3) operate(s, operation, { x, y, i, j, offset: start });
}

const POWERS_OF_TEN = Array.from({ length: 23 }, (_, n) => 10 ** n);

/** A coordinate's digits in mm; six numbers rather than an object because this runs for every coordinate. */
function lengthOf(
  s: ParseState,
  value: number,
  digits: number,
  decimals: number,
  integers: number,
  places: number,
): number {
  if (decimals >= 0) return (value / (POWERS_OF_TEN[decimals] ?? Infinity)) * s.unitMm;
  if (s.isTrailingOmitted && digits < integers + places) value *= POWERS_OF_TEN[integers + places - digits] ?? 1;
  return (value / (POWERS_OF_TEN[places] ?? 1)) * s.unitMm;
}

function operate(
  s: ParseState,
  operation: number,
  to: { x: number; y: number; i: number; j: number; offset: number },
): void {
  const { x, y, offset } = to;
  if (!s.isInRange(x, y)) {
    s.warn("COORDINATE_OUT_OF_RANGE", offset);
    return;
  }
  s.operation = operation;
  if (operation === 2) s.push(OP.move, offset, x, y);
  else if (operation === 3) s.push(OP.flash, offset, x, y);
  else if (s.interpolation === OP.line) s.push(OP.line, offset, x, y);
  else pushArc(s, to);
  s.x = x;
  s.y = y;
}

function pushArc(s: ParseState, to: { x: number; y: number; i: number; j: number; offset: number }): void {
  const { x, y, offset } = to;
  if (to.i === 0 && to.j === 0) return s.push(OP.line, offset, x, y);
  let centre: readonly [number, number] = [s.x + to.i, s.y + to.j];
  if (s.isSingleQuadrant) {
    if (s.x === x && s.y === y) return s.push(OP.line, offset, x, y);
    centre = singleQuadrantCentre({ x0: s.x, y0: s.y, x1: x, y1: y }, to, s.interpolation === OP.clockwise);
  }
  s.pushFour(s.interpolation, offset, [x, y, centre[0], centre[1]]);
}

function setMode(s: ParseState, code: number, offset: number): void {
  switch (code) {
    case 1:
    case 10:
    case 11:
    case 12:
      s.interpolation = OP.line;
      break;
    case 2:
    case 3:
      s.interpolation = code === 2 ? OP.clockwise : OP.counterClockwise;
      break;
    case 36:
      s.push(OP.beginRegion, offset);
      break;
    case 37:
      s.push(OP.endRegion, offset);
      break;
    case 70:
      s.setUnit("inch");
      break;
    case 71:
      s.setUnit("mm");
      break;
    case 74:
    case 75:
      s.isSingleQuadrant = code === 74;
      break;
    case 90:
    case 91:
      s.isIncremental = code === 91;
      break;
    // G54 and G55 only announce an aperture or a flash; G00 is a move that D02 states too.
    case 0:
    case 54:
    case 55:
      break;
    default:
      s.warn("UNKNOWN_COMMAND", offset);
  }
}

/** Comments may carry X2 attributes for readers that know them: `G04 #@! TF.FileFunction,…*`. */
function readComment(s: ParseState, start: number, end: number): void {
  let at = start;
  while (at < end && (s.bytes[at] ?? 0) <= 0x20) at++;
  if (s.bytes[at] !== 0x23 || s.bytes[at + 1] !== 0x40 || s.bytes[at + 2] !== 0x21) return;
  readAttribute(s, textOf(s.bytes, at + 3, Math.min(end, at + 2000)).trim());
}
