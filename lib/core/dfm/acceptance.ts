// Accepted findings: their key, and a comparison with the finding of a later report.

import type { Finding } from "@/lib/core/dfm/finding";

/** The parts of a finding that an acceptance holds for. */
export type AcceptedFinding = Pick<Finding, "rule" | "severity" | "layer" | "measured" | "count">;

/** Measures are shown to 0.01 mm: a smaller difference reads the same. */
const SAME = 0.005;

/** One rule on one layer; unlike a place on the board it stays the same through corrections elsewhere. */
export function acceptanceKey({ rule, layer }: Pick<Finding, "rule" | "layer">): string {
  return layer === null ? rule : `${rule} ${layer}`;
}

/** False for another severity or measure, or for more places, which need a new acceptance. */
export function isStillAccepted(accepted: AcceptedFinding, finding: AcceptedFinding): boolean {
  return (
    acceptanceKey(accepted) === acceptanceKey(finding) &&
    accepted.severity === finding.severity &&
    Math.abs(accepted.measured - finding.measured) < SAME &&
    finding.count <= accepted.count
  );
}
