// The three levels of a finding, the worst first, and how many findings there are of each.

import type { Finding, Severity } from "@/lib/core/dfm/finding";

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

/** Of the worst level, the finding that misses its limit by the largest part of it; the first of equal ones. */
export function worstFinding<F extends Pick<Finding, "severity" | "measured" | "limit">>(
  findings: readonly F[],
): F | null {
  const worst = worstOf(countBySeverity(findings));
  const missOf = ({ measured, limit }: F) => Math.abs(measured - limit) / (Math.abs(limit) || 1);
  return findings
    .filter(({ severity }) => severity === worst)
    .reduce<F | null>((most, one) => (most === null || missOf(one) > missOf(most) ? one : most), null);
}
