// Number format of Excellon coordinates: conversion to millimeters, and the choice of the format that fits the board.

import { type Bbox, contains, grow, isEmptyBbox } from "@/lib/base/bbox";
import { MM_PER_INCH } from "@/lib/base/units";

export type DrillUnit = "mm" | "inch";

/** `zeros` names the zeros that are written: with "leading", those at the end may be left out. */
export type DrillFormat = { unit: DrillUnit; integers: number; decimals: number; zeros: "leading" | "trailing" };

/** Format as stated by the file or an accompanying report; missing properties have to be detected. */
export type DeclaredFormat = {
  unit?: DrillUnit;
  zeros?: "leading" | "trailing";
  digits?: { integers: number; decimals: number };
};

/** Header of a drill file. */
export type DrillHeader = DeclaredFormat & {
  /** Digits of every coordinate, where all are written in full. */
  digitCount?: number;
  hasDecimalPoint: boolean;
  hasPlainNumber: boolean;
  largestTool: number;
};

/** Permitted places of holes: the bounds of the copper, and the centers of its pads. */
export type DrillTarget = { bounds: Bbox; isPad: (x: number, y: number) => boolean };

const DIGITS_INCH = [
  [2, 4],
  [2, 3],
  [2, 5],
  [4, 4],
  [2, 6],
  [3, 3],
  [3, 5],
] as const;
const DIGITS_MM = [
  [3, 3],
  [4, 4],
  [3, 4],
  [3, 2],
  [4, 2],
  [4, 3],
  [3, 5],
  [4, 5],
  [4, 6],
] as const;

/** Readings in order of trust: what is declared, then the usual ones of its unit, then all others. */
export function candidateFormats(header: DrillHeader): DrillFormat[] {
  const units = header.unit ? [header.unit] : guessUnits(header.largestTool);
  const out: DrillFormat[] = [];
  const add = (format: DrillFormat) => {
    if (!out.some((known) => isSameFormat(known, format))) out.push(format);
  };
  const zeros = header.zeros ?? "trailing";
  for (const unit of units) {
    const usual = unit === "inch" ? DIGITS_INCH : DIGITS_MM;
    add({ unit, ...(header.digits ?? customaryDigits(unit, header.digitCount)), zeros });
    if (!header.hasPlainNumber) continue;
    for (const kept of zeros === "trailing" ? (["trailing", "leading"] as const) : (["leading", "trailing"] as const)) {
      for (const [integers, decimals] of usual) add({ unit, integers, decimals, zeros: kept });
    }
  }
  // A unit may be declared wrongly; it is tried last.
  if (header.unit && !header.hasPlainNumber)
    add({ unit: header.unit === "mm" ? "inch" : "mm", integers: 3, decimals: 3, zeros });
  return out;
}

/** Digits by the unit's custom: inch 2.4 and mm 3.3, or the usual format of as many digits as are written. */
export function customaryDigits(unit: DrillUnit, digitCount?: number): { integers: number; decimals: number } {
  const usual: readonly (readonly [number, number])[] = unit === "inch" ? DIGITS_INCH : DIGITS_MM;
  const [integers, decimals] = usual.find(([before, after]) => before + after === digitCount) ?? usual[0] ?? [3, 3];
  return { integers, decimals };
}

/** No drill is 8 mm in inches (0.3) and none below 0.1 mm in mm. */
function guessUnits(largestTool: number): ("mm" | "inch")[] {
  return largestTool > 0 && largestTool < 0.3 ? ["inch", "mm"] : ["mm", "inch"];
}

function isSameFormat(a: DrillFormat, b: DrillFormat): boolean {
  return a.unit === b.unit && a.integers === b.integers && a.decimals === b.decimals && a.zeros === b.zeros;
}

/** Below this most holes lie beyond the copper. */
export const MIN_FIT = 0.5;

/** 0 … 3: the share of points within the copper, and doubly the share that meets a pad. */
export function fitOf(points: Float64Array, target: DrillTarget): number {
  const count = Math.floor(points.length / 2);
  if (count === 0 || isEmptyBbox(target.bounds)) return 0;
  const box = grow(target.bounds, 2);
  let inside = 0;
  let onPad = 0;
  for (let k = 0; k < points.length; k += 2) {
    const x = points[k] ?? 0;
    const y = points[k + 1] ?? 0;
    if (!contains(box, x, y)) continue;
    inside++;
    if (target.isPad(x, y)) onPad++;
  }
  return (inside + 2 * onPad) / count;
}

/** `isOpen`: another reading of the digits, which puts the holes elsewhere, fits as well and nothing decides. */
export type FormatChoice = { format: DrillFormat; fit: number; isOpen: boolean };

/** Every place within the copper and on a pad: no other reading can beat it. */
const PERFECT_FIT = 3;
/** Fits that differ by less say nothing. */
const SAME_FIT = 0.1;
/** From here on pads are met, and no chance. */
const MEETS_PADS = 1.4;

/**
 * The candidate that fits best; one tried later must beat the earlier by a tenth, so that the file's own word stands
 * unless the copper contradicts it.
 */
export function chooseFormat(
  candidates: readonly DrillFormat[],
  pointsFor: (format: DrillFormat) => Float64Array,
  target: DrillTarget,
): FormatChoice | null {
  const attempt = (format: DrillFormat) => {
    const points = pointsFor(format);
    return { format, points, fit: fitOf(points, target) };
  };
  const [declared, ...others] = candidates;
  if (!declared) return null;
  const first = attempt(declared);
  if (first.fit >= PERFECT_FIT - SAME_FIT) return { format: declared, fit: first.fit, isOpen: false };
  const tried = [first, ...others.map(attempt)];
  const best = tried.reduce((max, next) => (next.fit > max.fit + SAME_FIT ? next : max), first);
  const isRival = ({ fit, points }: (typeof tried)[number]) =>
    fit > best.fit - SAME_FIT && points.some((value, at) => Math.abs(value - (best.points[at] ?? 0)) > 0.1);
  return { format: best.format, fit: best.fit, isOpen: best.fit < MEETS_PADS && tried.some(isRival) };
}

/** The digits of a coordinate (no sign) in mm. */
export function digitsToMm(text: string, format: DrillFormat): number {
  const unitMm = format.unit === "inch" ? MM_PER_INCH : 1;
  if (text.includes(".")) return Number(text) * unitMm;
  const padded = format.zeros === "leading" ? text.padEnd(format.integers + format.decimals, "0") : text;
  return (Number(padded) / 10 ** format.decimals) * unitMm;
}
