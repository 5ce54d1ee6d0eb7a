// The lists of a KiCad file, with what KiCad itself reads though it is no s-expression.

import type { Result } from "@/lib/base/result";
import { parseSExpression, type SExpressionCode, type SList } from "@/lib/base/s-expression";

/** KiCad 9.0.0 wrote `(curved_edges no)filter_ratio 0.9)` into the teardrops of pads; its own reader takes both forms. */
const UNOPENED: ReadonlySet<string> = new Set(["filter_ratio"]);

/** Without the lists that begin with one of the words of `skip`. Failures tell `line` and `read`. */
export function parseKicad(bytes: Uint8Array, skip: ReadonlySet<string>): Result<SList, SExpressionCode> {
  return parseSExpression(new TextDecoder().decode(bytes), { skip, opening: UNOPENED });
}
