// The three severities, worst first: counts, and the order of findings.

import type { Finding, Severity } from "@/lib/core/dfm/finding";
import { RULE_IDS, type RuleGroup, type RuleId } from "@/lib/core/dfm/rule-ids";

export const SEVERITIES = ["risk", "warning", "notice"] as const satisfies readonly Severity[];

export type SeverityCounts = Record<Severity, number>;

export function countBySeverity(findings: readonly { severity: Severity }[]): SeverityCounts {
  const counts: SeverityCounts = { risk: 0, warning: 0, notice: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** The worst severity with a count; null without findings. */
export function worstOf(counts: SeverityCounts): Severity | null {
  return SEVERITIES.find((severity) => counts[severity] > 0) ?? null;
}

/**
 * Groups by consequence: findings of copper and holes (0) may keep the board from working, those of mask, pads and
 * edges (1) lower the yield, and the rest (2) concern appearance or assembly.
 */
const CONSEQUENCE: Partial<Record<RuleGroup, number>> = {
  pads: 1,
  hatch: 1,
  edge: 1,
  drillToEdge: 1,
  holesOnPads: 1,
  mask: 1,
  special: 1,
  balance: 2,
  density: 2,
  silk: 2,
  fiducials: 2,
  paste: 2,
};
const WEIGHTS = new Map<RuleId, number>(
  (Object.keys(RULE_IDS) as RuleGroup[]).flatMap((group) =>
    RULE_IDS[group].map((id) => [id, CONSEQUENCE[group] ?? 0] as const),
  ),
);

/** Sorted by severity, by consequence, then by the relative deviation from the limit. */
export function worstFirst<F extends Pick<Finding, "rule" | "severity" | "measured" | "limit">>(
  findings: readonly F[],
): F[] {
  const missOf = ({ measured, limit }: F) => Math.abs(measured - limit) / (Math.abs(limit) || 1);
  const levelOf = ({ severity }: F) => SEVERITIES.indexOf(severity);
  const weightOf = ({ rule }: F) => WEIGHTS.get(rule) ?? 0;
  return findings.toSorted((a, b) => levelOf(a) - levelOf(b) || weightOf(a) - weightOf(b) || missOf(b) - missOf(a));
}

export function worstFinding<F extends Pick<Finding, "rule" | "severity" | "measured" | "limit">>(
  findings: readonly F[],
): F | null {
  return worstFirst(findings)[0] ?? null;
}
