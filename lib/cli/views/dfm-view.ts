// A DFM check as `--json` gives it.

import { boardView } from "@/lib/cli/views/board-view";
import type { DfmAnswer } from "@/lib/contracts/dfm";
import type { Board } from "@/lib/contracts/gerber";
import { countBySeverity, worstFirst } from "@/lib/core/dfm/severity";

export const LEVELS = ["error", "warning", "notice"] as const;
export type Level = (typeof LEVELS)[number];

/** An error is `risk` on the wire. */
const LEVEL_OF = { risk: "error", warning: "warning", notice: "notice" } as const;
export const WIRE_LEVEL = { error: "risk", warning: "warning", notice: "notice" } as const;

export function dfmView(board: Board, report: DfmAnswer) {
  const { risk, warning, notice } = countBySeverity(report.findings);
  return {
    board: boardView(board),
    specification: report.specification,
    checkedAt: report.checkedAt,
    counts: { error: risk, warning, notice },
    findings: worstFirst(report.findings).map(({ rule, severity, layer, xMm, yMm, measured, limit, unit, count }) => ({
      ...{ rule, severity: LEVEL_OF[severity], layer, xMm, yMm, measured, limit, unit, count },
    })),
    passed: report.checks.flatMap(({ rule, state }) => (state === "passed" ? [rule] : [])),
    skipped: report.checks.flatMap((check) =>
      check.state === "skipped" ? [{ rule: check.rule, reason: check.reason }] : [],
    ),
    disagreements: report.disagreements,
  };
}
export type DfmView = ReturnType<typeof dfmView>;

/** True where there is a finding of the level or a worse one. */
export const isAbove = (counts: Readonly<Record<Level, number>>, level: Level): boolean =>
  LEVELS.slice(0, LEVELS.indexOf(level) + 1).some((each) => counts[each] > 0);
