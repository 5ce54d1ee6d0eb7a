// A board checked against its order: every rule of the registry, the figures of the board, and the options that
// disagree.

import { disagreementsOf } from "@/lib/core/dfm/measured-board";
import { figuresOf } from "@/lib/core/dfm/figures";
import { findingsOf, rounded } from "@/lib/core/dfm/findings";
import { RULES } from "@/lib/core/dfm/registry";
import type { DfmReport } from "@/lib/core/dfm/report";
import { RULE_IDS, type RuleId } from "@/lib/core/dfm/rule-ids";
import { SEVERITIES } from "@/lib/core/dfm/severity";
import {
  type CheckedRule,
  groupsIn,
  hasSummary,
  type Partition,
  type PartitionReport,
  PARTITIONS,
  mergeReports,
} from "@/lib/core/dfm/partitions";
import { DfmContext } from "@/lib/core/dfm/context";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/**
 * Never throws for a board from `readBoard`: a rule that would take too long is skipped with "tooLarge". The same board
 * and order give the same report. Findings are sorted by severity, then in the order of the checks.
 */
export function checkBoard(board: BoardModel, order: PcbSpecification): DfmReport {
  const context = new DfmContext(board, order);
  return mergeReports(PARTITIONS.map((partition) => checkPartition(context, partition)));
}

export function checkPartition(context: DfmContext, partition: Partition): PartitionReport {
  const ids = groupsIn(partition).flatMap((group): readonly RuleId[] => RULE_IDS[group]);
  return {
    checked: ids.map((id) => checkRule(id, context)),
    summary: hasSummary(partition) ? { figures: figuresOf(context), disagreements: disagreementsOf(context) } : null,
  };
}

function checkRule(id: RuleId, context: DfmContext): CheckedRule {
  const rule = RULES[id];
  const thresholds = rule.thresholds(context.order);
  const measured = rule.measure(context, thresholds);
  const reason = context.isBudgetExceeded ? "tooLarge" : measured;
  if (typeof reason === "string") return { outcome: { rule: id, state: "skipped", reason }, findings: [] };
  const findings = findingsOf(id, rule, reason.places, thresholds);
  const state = SEVERITIES.find((level) => findings.some(({ severity }) => severity === level)) ?? "passed";
  const extreme = reason.extreme === null ? null : rounded(reason.extreme);
  return { outcome: { rule: id, state, unit: rule.unit, extreme, thresholds }, findings };
}
