// The engine's report as the wire and the database have it.

import type { DfmCheck, DfmFinding, DfmReportView } from "@/lib/contracts/dfm";
import { acceptanceKey } from "@/lib/core/dfm/acceptance";
import type { Finding } from "@/lib/core/dfm/finding";
import type { CheckOutcome, DfmReport } from "@/lib/core/dfm/report";

/** JSON knows no infinity: a level without a limit has none. */
const finite = (value: number | null) => (value !== null && Number.isFinite(value) ? value : null);

function toFinding(finding: Finding): DfmFinding {
  const { rule, severity, layer, x, y, measured, limit, unit, count } = finding;
  const isLength = unit === "mm";
  return {
    ...{ key: acceptanceKey(finding), rule, severity, layer, xMm: x, yMm: y, measured, limit, unit, count },
    measuredMm: isLength ? measured : null,
    limitMm: isLength ? limit : null,
  };
}

function toCheck(outcome: CheckOutcome): DfmCheck {
  if (outcome.state === "skipped") return outcome;
  const { risk, warning, notice } = outcome.thresholds;
  const thresholds = { risk: finite(risk), warning: finite(warning), notice: finite(notice) };
  return { ...outcome, extreme: finite(outcome.extreme), thresholds };
}

export function toReportView({ findings, checks, figures, disagreements }: DfmReport): DfmReportView {
  return { findings: findings.map(toFinding), checks: checks.map(toCheck), figures, disagreements };
}
