// Reads the blocks of a Gerber file into commands with absolute coordinates in mm.

import { BlockReader, MAX_BLOCK, textOf } from "@/lib/core/formats/rs274x/lex";
import { readAttribute } from "@/lib/core/formats/rs274x/parse-attribute";
import { readExtended } from "@/lib/core/formats/rs274x/parse-extended";
import { operate, setMode } from "@/lib/core/formats/rs274x/parse-operation";
import { readPlain } from "@/lib/core/formats/rs274x/parse-plain";
import { ParseState } from "@/lib/core/formats/rs274x/parse-state";
import { type GerberProgram, OP } from "@/lib/core/formats/rs274x/program";

/**
 * Never fails: what cannot be understood is passed over and named in `warnings` with its line, and a file that ends
 * early gives what was read. Gerber Layer Format Specification 2024.05, and the commands deprecated since 1998.
 */
export function parseGerber(bytes: Uint8Array): GerberProgram {
  const state = new ParseState(bytes);
  const blocks = new BlockReader(bytes);
  while (!state.isDone && blocks.begin()) {
    state.line = blocks.line;
    const next = readPlain(state, blocks.start);
    if (next > 0) {
      blocks.pass(next);
      continue;
    }
    if (!blocks.close()) break;
    if (blocks.start === blocks.end) continue;
    if (isLetterPair(bytes, blocks)) {
      blocks.mayHoldBreaks = true;
      readExtended(state, blocks);
    } else blocks.mayHoldBreaks = readWords(state, blocks.start, blocks.end);
  }
  if (state.outerRepeats.length > 0) state.warn("MISPLACED_COMMAND");
  if (!state.isDone) state.warn("UNEXPECTED_END", blocks.line + blocks.linesUpTo(bytes.length));
  if (!state.hasFormat && state.program.count > 0) state.warnings.add("FORMAT_MISSING");
  if (state.unit === undefined && state.program.count > 0) state.warnings.add("UNIT_MISSING");
  applyUnit(state);
  const { count, op, args, line } = state.program;
  return {
    count,
    op,
    args,
    line,
    definitions: state.definitions,
    macros: state.macros,
    transform: state.transform,
    attributes: state.fileAttributes,
    attributeSets: state.attributeSets,
    unit: state.unit,
    warnings: state.warnings.items,
  };
}

/** Apertures and offsets that stand before the unit are in the unit all the same. */
function applyUnit(s: ParseState): void {
  for (const definition of s.definitions) if (definition.unitMm === 0) definition.unitMm = s.unitMm;
  s.transform.offsetXMm *= s.unitMm;
  s.transform.offsetYMm *= s.unitMm;
  s.transform.imageXMm *= s.unitMm;
  s.transform.imageYMm *= s.unitMm;
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
const NEWLINE = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const LOWER_CASE = 0x20;

/** One block of letters with numbers in any writing ("G1 X1.5\nY-20 D01"). True where it may go over several lines. */
function readWords(s: ParseState, start: number, end: number): boolean {
  const { bytes } = s;
  let at = start;
  let x = s.x;
  let y = s.y;
  let i = 0;
  let j = 0;
  let hasPoint = false;
  let hasBreaks = false;
  let operation = 0;
  while (at < end) {
    let letter = bytes[at++] ?? 0;
    if (letter <= SPACE) {
      hasBreaks = true;
      continue;
    }
    if (letter >= 0x61) letter -= LOWER_CASE;
    let value = 0;
    let digits = 0;
    let decimals = -1;
    let sign = 1;
    let byte = bytes[at] ?? 0;
    while (byte <= SPACE && at < end) {
      hasBreaks = true;
      byte = bytes[++at] ?? 0;
    }
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
      // A number may go on in the next line, but a comment that starts there is not part of its G04.
      else if (byte > SPACE || letter === G || (byte !== NEWLINE && byte !== RETURN)) break;
      else hasBreaks = true;
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
        hasPoint = true;
        break;
      case J:
        j = lengthOf(s, value, digits, decimals, s.integersY, s.decimalsY);
        hasPoint = true;
        break;
      case D:
        if (value >= 10) s.push(OP.select, value);
        else if (value >= 1 && value <= 3) operation = value;
        else s.warn("UNKNOWN_COMMAND");
        break;
      case G:
        if (value === 4 && digits > 0) {
          readComment(s, at, end);
          return true;
        }
        setMode(s, value);
        break;
      case M:
        if (value === 2 || value === 0 || value === 30) s.isDone = true;
        else if (value !== 1) s.warn("UNKNOWN_COMMAND");
        break;
      case N:
        break;
      default:
        s.warn("UNKNOWN_COMMAND");
        return true;
    }
  }
  if (operation === 0 && hasPoint) operation = s.operation || startOperation(s);
  if (operation !== 0) operate(s, operation, { x, y, i, j });
  return hasBreaks;
}

/** Coordinates before the first operation code: the shutter is still closed. */
function startOperation(s: ParseState): number {
  s.warn("OPERATION_MISSING");
  return 2;
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
  if (decimals >= 0) return (value / (POWERS_OF_TEN[decimals] ?? Infinity)) * s.coordinateMm;
  if (s.isTrailingOmitted && digits < integers + places) value *= POWERS_OF_TEN[integers + places - digits] ?? 1;
  return (value / (POWERS_OF_TEN[places] ?? 1)) * s.coordinateMm;
}

/** Comments may carry X2 attributes for readers that know them: `G04 #@! TF.FileFunction,…*`. */
function readComment(s: ParseState, start: number, end: number): void {
  let at = start;
  while (at < end && (s.bytes[at] ?? 0) <= 0x20) at++;
  if (s.bytes[at] !== 0x23 || s.bytes[at + 1] !== 0x40 || s.bytes[at + 2] !== 0x21) return;
  readAttribute(s, textOf(s.bytes, at + 3, Math.min(end, at + MAX_BLOCK)).trim());
}
