// A board against its order: every check of the registry, the board's figures, and what the order says otherwise.

import { disagreementsOf } from "@/lib/core/dfm/disagreements";
import { figuresOf } from "@/lib/core/dfm/figures";
import { findingsOf, rounded } from "@/lib/core/dfm/group";
import { RULES } from "@/lib/core/dfm/registry";
import type { DfmReport } from "@/lib/core/dfm/report";
import { RULE_IDS, type RuleId } from "@/lib/core/dfm/rule-ids";
import { SEVERITIES } from "@/lib/core/dfm/severity";
import { type Checked, type ShareReport, wholeReport } from "@/lib/core/dfm/share-report";
import { groupsOf, hasHead, type Share, SHARES } from "@/lib/core/dfm/shares";
import { DfmContext } from "@/lib/core/dfm/context";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/**
 * Never throws for a board that `readBoard` made: what is too large to be looked at is skipped with "tooLarge". The same
 * board and order give the same report. Findings stand gravest first, within a level in the order of the checks.
 */
export function checkBoard(board: BoardModel, order: PcbSpecification): DfmReport {
  const context = new DfmContext(board, order);
  return wholeReport(SHARES.map((share) => checkShare(context, share)));
}

export function checkShare(context: DfmContext, share: Share): ShareReport {
  const ids = groupsOf(share).flatMap((group): readonly RuleId[] => RULE_IDS[group]);
  return {
    checked: ids.map((id) => checkRule(id, context)),
    head: hasHead(share) ? { figures: figuresOf(context), disagreements: disagreementsOf(context) } : null,
  };
}

function checkRule(id: RuleId, context: DfmContext): Checked {
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
