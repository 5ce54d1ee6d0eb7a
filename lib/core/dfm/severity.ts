// The three levels of a finding, the worst first, and how many findings there are of each.

import type { Finding, Severity } from "@/lib/core/dfm/finding";
import { RULE_IDS, type RuleGroup, type RuleId } from "@/lib/core/dfm/rule-ids";

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

/**
 * What the copper and its holes miss may keep the board from working; what mask, pads and edges miss lowers the yield;
 * what these groups miss is seen, or is the assembly's.
 */
const LESSER: Partial<Record<RuleGroup, number>> = {
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
    RULE_IDS[group].map((id) => [id, LESSER[group] ?? 0] as const),
  ),
);

/** By level, by what it may harm, then by how large a part of its limit a finding misses it. */
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
