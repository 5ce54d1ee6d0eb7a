// DFM check of the board on a quote page: progress, findings, and the options checked.

import { isCheckedAlike } from "@/lib/core/dfm/checked-options";
import type { Finding } from "@/lib/core/dfm/finding";
import type { DfmReport } from "@/lib/core/dfm/report";
import { countBySeverity, type SeverityCounts } from "@/lib/core/dfm/severity";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { sessionEntries } from "@/stores/drafts/browser-storage";

/** A finding without its places. */
export type CheckedFinding = Omit<Finding, "places" | "x" | "y">;

export type BoardCheck =
  | { status: "idle" | "running" | "failed" }
  | {
      status: "done";
      /** Options of the check. */
      order: PcbSpecification;
      counts: SeverityCounts;
      passed: number;
      findings: readonly CheckedFinding[];
    };

export function doneCheck(order: PcbSpecification, { findings, checks }: DfmReport): BoardCheck {
  return {
    status: "done",
    order,
    counts: countBySeverity(findings),
    passed: checks.filter(({ state }) => state === "passed").length,
    findings: findings.map(({ places: _places, x: _x, y: _y, ...finding }) => finding),
  };
}

/** Findings to confirm before the board goes to the cart: errors and warnings for these options. */
export function findingsToConfirm(check: BoardCheck, order: PcbSpecification): readonly CheckedFinding[] {
  if (check.status !== "done" || !isCheckedAlike(check.order, order)) return [];
  return check.findings.filter(({ severity }) => severity !== "notice");
}

/** Session storage: confirmed findings of a project, `findings:<project>`. */
const CONFIRMED_PREFIX = "findings:";

/** Stored for a project and its findings: other options with the same findings do not ask again. */
export function confirmFindings(projectId: string, findings: readonly CheckedFinding[]): void {
  sessionEntries.write(CONFIRMED_PREFIX + projectId, findingsKey(findings));
}

export function areConfirmed(projectId: string, findings: readonly CheckedFinding[]): boolean {
  return sessionEntries.read(CONFIRMED_PREFIX + projectId) === findingsKey(findings);
}

function findingsKey(findings: readonly CheckedFinding[]): string {
  return JSON.stringify(
    findings.map(({ rule, severity, layer, measured, count }) => [rule, severity, layer, measured, count]),
  );
}
