// The blocks that make up nearly all of a Gerber file, read in one go without looking for their end first.

import { operate, setMode } from "@/lib/core/formats/rs274x/parse-operation";
import type { ParseState } from "@/lib/core/formats/rs274x/parse-state";
import { OP } from "@/lib/core/formats/rs274x/program";

const STAR = 0x2a;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const D = 0x44;
const G = 0x47;
const I = 0x49;
const J = 0x4a;
const X = 0x58;
const Y = 0x59;

/**
 * "X100Y-20D01", "G01X100Y-20", "X5Y5I-3J0D01" or "D12": the offset behind the `*`. 0 where the block says anything
 * else; then nothing has happened, and whoever reads blocks of every kind has to.
 */
export function readPlain(s: ParseState, start: number): number {
  const { bytes } = s;
  let at = start;
  let byte = bytes[at] ?? 0;
  let mode = 0;
  if (byte === G) {
    mode = (bytes[at + 2] ?? 0) - ZERO;
    if (bytes[at + 1] !== ZERO || mode < 1 || mode > 3) return 0;
    byte = bytes[(at += 3)] ?? 0;
  } else if (byte === D) return readSelect(s, at);
  if ((byte !== X && byte !== Y) || s.isIncremental || s.isTrailingOmitted) return 0;
  // A mode ends what G10 to G12 scaled.
  const coordinateMm = mode > 0 ? s.unitMm : s.coordinateMm;
  let { x, y, operation } = s;
  let i = 0;
  let j = 0;
  while (byte === X || byte === Y || byte === I || byte === J) {
    const letter = byte;
    byte = bytes[++at] ?? 0;
    const isNegative = byte === MINUS;
    if (isNegative) byte = bytes[++at] ?? 0;
    let value = 0;
    while (byte >= ZERO && byte <= NINE) {
      value = value * 10 + byte - ZERO;
      byte = bytes[++at] ?? 0;
    }
    if (isNegative) value = 0 - value;
    if (letter === X) x = (value / s.divisorX) * coordinateMm;
    else if (letter === Y) y = (value / s.divisorY) * coordinateMm;
    else if (letter === I) i = (value / s.divisorX) * coordinateMm;
    else j = (value / s.divisorY) * coordinateMm;
  }
  if (byte === D) {
    at += bytes[at + 1] === ZERO ? 2 : 1;
    operation = (bytes[at] ?? 0) - ZERO;
    byte = bytes[++at] ?? 0;
  }
  if (byte !== STAR || operation < 1 || operation > 3) return 0;
  if (mode > 0) setMode(s, mode);
  operate(s, operation, { x, y, i, j });
  return at + 1;
}

function readSelect(s: ParseState, start: number): number {
  const { bytes } = s;
  let at = start;
  let code = 0;
  let byte = bytes[++at] ?? 0;
  while (byte >= ZERO && byte <= NINE) {
    code = code * 10 + byte - ZERO;
    byte = bytes[++at] ?? 0;
  }
  if (byte !== STAR || code < 10) return 0;
  s.push(OP.select, code);
  return at + 1;
}
