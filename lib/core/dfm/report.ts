// The report of a DFM check: the outcome of every rule, the findings, and the metrics of the board.

import type { Finding, Severity, Unit } from "@/lib/core/dfm/finding";
import type { SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import type { OptionValue, PcbOption } from "@/lib/core/pcb/specification";

export type CheckOutcome =
  | { rule: RuleId; state: "passed"; unit: Unit; extreme: number | null; thresholds: Thresholds }
  | { rule: RuleId; state: Severity; unit: Unit; extreme: number | null; thresholds: Thresholds }
  | { rule: RuleId; state: "skipped"; reason: SkipReason };

/** The metrics of a board; null if the files do not give them. */
export type DfmFigures = {
  widthMm: number | null;
  heightMm: number | null;
  copperLayers: number | null;
  minTraceMm: number | null;
  minSpaceMm: number | null;
  minDrillMm: number | null;
  /** Path of the router around and within the board, in meters per square meter of board. */
  millingMPerM2: number | null;
  /** Exposed copper in mask openings, in percent of both sides of the board. */
  finishPercent: number | null;
  /** Net ends that a tester probes. */
  testPoints: number | null;
  /** Area of the boards in percent of the delivered panel. */
  panelUsePercent: number | null;
  /** By finished diameter, the smallest first. */
  drillSizes: { diameterMm: number; plating: "plated" | "non-plated" | "unknown"; hits: number; slots: number }[];
};

/** An option of the order that the files contradict, see `disagrees` in pcb/disagreement.ts. */
export type Disagreement = { option: PcbOption; ordered: OptionValue; measured: OptionValue };

export type DfmReport = {
  findings: Finding[];
  /** One for each rule, in the order of `RULE_IDS`. */
  checks: CheckOutcome[];
  figures: DfmFigures;
  disagreements: Disagreement[];
};
