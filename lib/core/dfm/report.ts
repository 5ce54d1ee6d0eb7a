// The whole of a DFM check: every check with its outcome, what was found, and the figures of the board.

import type { Finding, Severity, Unit } from "@/lib/core/dfm/finding";
import type { SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import type { OptionValue, PcbOption } from "@/lib/core/pcb/specification";

export type CheckOutcome =
  | { rule: RuleId; state: "passed"; unit: Unit; extreme: number | null; thresholds: Thresholds }
  | { rule: RuleId; state: Severity; unit: Unit; extreme: number | null; thresholds: Thresholds }
  | { rule: RuleId; state: "skipped"; reason: SkipReason };

/** Null where the files do not tell. */
export type DfmFigures = {
  widthMm: number | null;
  heightMm: number | null;
  copperLayers: number | null;
  minTraceMm: number | null;
  minSpaceMm: number | null;
  minDrillMm: number | null;
  /** Path of the mill around and within the board, in metres on a square metre of board. */
  millingMPerM2: number | null;
  /** Bare copper in the mask's openings over both sides of the board, percent. */
  finishPercent: number | null;
  /** Ends of nets that a tester would touch. */
  testPoints: number | null;
  /** Boards' own area on the panel as delivered, percent. */
  panelUsePercent: number | null;
  /** By finished diameter, the smallest first. */
  drillSizes: { diameterMm: number; plating: "plated" | "non-plated" | "unknown"; hits: number; slots: number }[];
};

/** An option of the order that the files contradict, see `disagrees` in pcb/disagreement.ts. */
export type Disagreement = { option: PcbOption; ordered: OptionValue; measured: OptionValue };

export type DfmReport = {
  findings: Finding[];
  /** One for each check, in the order of `RULE_IDS`. */
  checks: CheckOutcome[];
  figures: DfmFigures;
  disagreements: Disagreement[];
};
