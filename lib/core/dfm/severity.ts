// The three levels of a finding, the worst first, and how many findings there are of each.

import type { Severity } from "@/lib/core/dfm/finding";

export const SEVERITIES = ["risk", "warning", "notice"] as const satisfies readonly Severity[];

export type SeverityCounts = Record<Severity, number>;

export function countBySeverity(findings: readonly { severity: Severity }[]): SeverityCounts {
  const counts: SeverityCounts = { risk: 0, warning: 0, notice: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** The worst level there is; null where nothing was found. */
export function worstOf(counts: SeverityCounts): Severity | null {
  return SEVERITIES.find((severity) => counts[severity] > 0) ?? null;
}
