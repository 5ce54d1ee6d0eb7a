// What the shares of a check tell, put together: the page's end of it, without the checks themselves.

import type { Finding } from "@/lib/core/dfm/finding";
import type { CheckOutcome, DfmReport } from "@/lib/core/dfm/report";
import { RULE_IDS, type RuleId } from "@/lib/core/dfm/rule-ids";
import { SEVERITIES } from "@/lib/core/dfm/severity";

export type Checked = { outcome: CheckOutcome; findings: Finding[] };

/** `head` comes with one of the shares. */
export type ShareReport = { checked: Checked[]; head: Pick<DfmReport, "figures" | "disagreements"> | null };

/** Of all `SHARES`, in any order. */
export function wholeReport(shares: readonly ShareReport[]): DfmReport {
  const head = shares.find((share) => share.head)?.head;
  if (!head) throw new Error("a share of the checks is missing");
  const known = new Map(shares.flatMap(({ checked }) => checked.map((one) => [one.outcome.rule, one] as const)));
  const ids = Object.values(RULE_IDS).flat() as RuleId[];
  const checked = ids.flatMap((id) => known.get(id) ?? []);
  const findings = checked.flatMap((one) => one.findings);
  return {
    findings: SEVERITIES.flatMap((level) => findings.filter(({ severity }) => severity === level)),
    checks: checked.map(({ outcome }) => outcome),
    ...head,
  };
}
