// Comparison of two reports of a board: fixed, new and remaining places, and findings with new places.

import { acceptanceKey } from "@/lib/core/dfm/acceptance";
import { type ComparedPlace, compareFindings } from "@/lib/core/dfm/compare";
import type { DfmReport } from "@/lib/core/dfm/report";
import type { RuleId } from "@/lib/core/dfm/rule-ids";

export interface FixedFinding {
  key: string;
  rule: RuleId;
  layer: string | null;
  count: number;
}

export interface ReportComparison {
  /** Counts are of places; `fixed` lists the check and layer of each. */
  fixed: FixedFinding[];
  counts: { fixed: number; fresh: number; same: number };
  /** Keys of findings with new places. */
  fresh: ReadonlySet<string>;
}

export function compareReports(before: DfmReport, now: DfmReport): ReportComparison {
  const { fixed, added, same } = compareFindings(before.findings, now.findings);
  return {
    fixed: grouped(fixed),
    counts: { fixed: fixed.length, fresh: added.length, same: same.length },
    fresh: new Set(added.map(acceptanceKey)),
  };
}

function grouped(places: readonly ComparedPlace[]): FixedFinding[] {
  const found = new Map<string, FixedFinding>();
  for (const { rule, layer } of places) {
    const key = acceptanceKey({ rule, layer });
    found.set(key, { key, rule, layer, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
