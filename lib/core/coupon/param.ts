// Parses the JSON conditions of a coupon: ranges of pieces (pcbNum), size (pcbSize), lines (bomLines).

import type { CouponConditions, CouponRange } from "@/lib/core/coupon/coupon";

/** Valid conditions are short; longer text is rejected. */
const LONGEST = 500;

type Ends = Record<"min" | "max", unknown>;

/** `undefined` if it is not a range. */
function readRange(value: unknown): CouponRange | null | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value !== "object" || Array.isArray(value)) return undefined;
  const { min = null, max = null } = value as Partial<Ends>;
  const isEnd = (end: unknown): end is number | null =>
    end === null || (typeof end === "number" && Number.isFinite(end) && end >= 0);
  return isEnd(min) && isEnd(max) ? { min, max } : undefined;
}

/** `{"pcbNum":{"min":5,"max":10},"pcbSize":{"max":100}}`; null for any other content. */
export function parseCouponParam(text: string): CouponConditions | null {
  if (text.length > LONGEST) return null;
  try {
    const param: unknown = JSON.parse(text);
    if (typeof param !== "object" || param === null || Array.isArray(param)) return null;
    const { pcbNum, pcbSize, bomLines } = param as Record<string, unknown>;
    const [pieces, longSideMm, linesPerSide] = [readRange(pcbNum), readRange(pcbSize), readRange(bomLines)];
    if (pieces === undefined || longSideMm === undefined || linesPerSide === undefined) return null;
    return { pieces, longSideMm, linesPerSide };
  } catch {
    return null;
  }
}
