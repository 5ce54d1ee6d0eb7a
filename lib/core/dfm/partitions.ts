// The checks in two partitions, so that two workers can check one board, and the merge of their reports.

import type { Finding } from "@/lib/core/dfm/finding";
import type { CheckOutcome, DfmReport } from "@/lib/core/dfm/report";
import { RULE_IDS, type RuleGroup, type RuleId } from "@/lib/core/dfm/rule-ids";
import { SEVERITIES } from "@/lib/core/dfm/severity";

/**
 * Both derive the copper for themselves, a third of all work; the rest is split so that on the largest board of the
 * corpus and on a dense one of four layers they take about equally long. Groups that need the same narrow places or
 * traces are in one partition.
 */
export const PARTITIONS = ["conductors", "surfaces"] as const;
export type Partition = (typeof PARTITIONS)[number];

const PARTITION_OF: Record<RuleGroup, Partition> = {
  trace: "conductors",
  spacing: "conductors",
  hatch: "conductors",
  ring: "conductors",
  drillToCopper: "conductors",
  edge: "conductors",
  pads: "surfaces",
  balance: "surfaces",
  netlist: "surfaces",
  holesOnPads: "surfaces",
  holeSize: "surfaces",
  density: "surfaces",
  holeSpacing: "surfaces",
  drillToEdge: "surfaces",
  special: "surfaces",
  outline: "surfaces",
  mask: "surfaces",
  silk: "surfaces",
  fiducials: "surfaces",
  paste: "surfaces",
};

/** The partition that also computes the summary of the report. */
const SUMMARY_PARTITION: Partition = "surfaces";

export function groupsIn(partition: Partition): RuleGroup[] {
  return (Object.keys(PARTITION_OF) as RuleGroup[]).filter((group) => PARTITION_OF[group] === partition);
}

export function hasSummary(partition: Partition): boolean {
  return partition === SUMMARY_PARTITION;
}

export type CheckedRule = { outcome: CheckOutcome; findings: Finding[] };

/** `summary` comes with one of the partitions. */
export type PartitionReport = { checked: CheckedRule[]; summary: Pick<DfmReport, "figures" | "disagreements"> | null };

/** The reports of all `PARTITIONS` as one, in any order; throws without the one that has the summary. */
export function mergeReports(reports: readonly PartitionReport[]): DfmReport {
  const summary = reports.find((report) => report.summary)?.summary;
  if (!summary) throw new Error("a partition of the checks is missing");
  const known = new Map(reports.flatMap(({ checked }) => checked.map((one) => [one.outcome.rule, one] as const)));
  const ids = Object.values(RULE_IDS).flat() as RuleId[];
  const checked = ids.flatMap((id) => known.get(id) ?? []);
  const findings = checked.flatMap((one) => one.findings);
  return {
    findings: SEVERITIES.flatMap((level) => findings.filter(({ severity }) => severity === level)),
    checks: checked.map(({ outcome }) => outcome),
    ...summary,
  };
}
