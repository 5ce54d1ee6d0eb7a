// Findings of a check on a board that was changed in one place, in short form.

import { checkBoard } from "@/lib/core/dfm/check";
import type { Severity } from "@/lib/core/dfm/finding";
import { RULE_IDS, type RuleGroup, type RuleId } from "@/lib/core/dfm/rule-ids";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { type BoardBuilder, orderOf } from "./board-builder";

/** The groups that look at holes, the edge, mask, print and paste; the others look at copper. */
export const BEYOND_COPPER: readonly RuleGroup[] = [
  "holesOnPads",
  "holeSize",
  "density",
  "holeSpacing",
  "drillToEdge",
  "special",
  "outline",
  "mask",
  "silk",
  "fiducials",
  "paste",
];

export type Told = [rule: RuleId, severity: Severity, measured: number, x: number, y: number, count: number];

const hundredths = (value: number) => Math.round(value * 100) / 100 + 0;

/** Values and places to 0.01; findings of `groups` alone, in the order of the report. */
export function told(
  board: BoardBuilder,
  order: Partial<PcbSpecification> = {},
  groups: readonly RuleGroup[] = BEYOND_COPPER,
): Told[] {
  const ids = new Set<RuleId>(groups.flatMap((group): readonly RuleId[] => RULE_IDS[group]));
  return checkBoard(board.build(), orderOf(order))
    .findings.filter(({ rule }) => ids.has(rule))
    .map(({ rule, severity, measured, x, y, count }) => [
      rule,
      severity,
      hundredths(measured),
      hundredths(x),
      hundredths(y),
      count,
    ]);
}
