// The s-expressions of a KiCad file, with the one form that KiCad itself reads though it is none.

import type { Result } from "@/lib/base/result";
import { parseSExpression, type SExpressionCode, type SExpressionLimits, type SList } from "@/lib/base/s-expression";

/** KiCad 9.0.0 wrote `(curved_edges no)filter_ratio 0.9)` into the teardrops of pads; its own reader takes both forms. */
const UNOPENED: ReadonlySet<string> = new Set(["filter_ratio"]);

/** The root list of a board, a schematic or a library. Failures tell `line` and `read`. */
export function parseKicadLists(
  bytes: Uint8Array,
  limits: Partial<Pick<SExpressionLimits, "skip" | "onRecord">> = {},
): Result<SList, SExpressionCode> {
  return parseSExpression(new TextDecoder().decode(bytes), { ...limits, opening: UNOPENED });
}
