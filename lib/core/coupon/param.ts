// The conditions of a coupon as its JSON text carries them: ranges of pieces (pcbNum), size (pcbSize), lines (bomLines).

import type { CouponConditions, CouponRange } from "@/lib/core/coupon/coupon";

/** Short, and two levels deep: longer text is no condition of ours. */
const LONGEST = 500;

type Ends = Record<"min" | "max", unknown>;

/** `undefined` where it is no range. */
function readRange(value: unknown): CouponRange | null | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value !== "object" || Array.isArray(value)) return undefined;
  const { min = null, max = null } = value as Partial<Ends>;
  const isEnd = (end: unknown): end is number | null =>
    end === null || (typeof end === "number" && Number.isFinite(end) && end >= 0);
  return isEnd(min) && isEnd(max) ? { min, max } : undefined;
}

/** `{"pcbNum":{"min":5,"max":10},"pcbSize":{"max":100}}`; null where the text says anything else. */
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
