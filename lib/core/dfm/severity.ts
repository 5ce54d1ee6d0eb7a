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

/** By level, then by how large a part of its limit a finding misses it; equal ones stay in their order. */
export function worstFirst<F extends Pick<Finding, "severity" | "measured" | "limit">>(findings: readonly F[]): F[] {
  const missOf = ({ measured, limit }: F) => Math.abs(measured - limit) / (Math.abs(limit) || 1);
  const levelOf = ({ severity }: F) => SEVERITIES.indexOf(severity);
  return findings.toSorted((a, b) => levelOf(a) - levelOf(b) || missOf(b) - missOf(a));
}

export function worstFinding<F extends Pick<Finding, "severity" | "measured" | "limit">>(
  findings: readonly F[],
): F | null {
  return worstFirst(findings)[0] ?? null;
}
