// A finding that somebody has accepted as it is: which one it was, and whether it still is that one.

import type { Finding } from "@/lib/core/dfm/finding";

/** What of a finding tells whether it is still the one that was accepted. */
export type AcceptedFinding = Pick<Finding, "rule" | "severity" | "layer" | "measured" | "count">;

/** Measures are told to 0.01 mm: what differs by less reads the same. */
const SAME = 0.005;

/** One check on one layer; unlike a place on the board it stays through corrections elsewhere. */
export function acceptanceKey({ rule, layer }: Pick<Finding, "rule" | "layer">): string {
  return layer === null ? rule : `${rule} ${layer}`;
}

/** An acceptance is of what was seen: another level, measure or more places are to be looked at anew. */
export function isStillAccepted(accepted: AcceptedFinding, finding: AcceptedFinding): boolean {
  return (
    acceptanceKey(accepted) === acceptanceKey(finding) &&
    accepted.severity === finding.severity &&
    Math.abs(accepted.measured - finding.measured) < SAME &&
    finding.count <= accepted.count
  );
}
