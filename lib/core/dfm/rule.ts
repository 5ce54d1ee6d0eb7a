// The type of a rule: thresholds that depend on the order, and measures of the board.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { Measure, Unit } from "@/lib/core/dfm/finding";
import type { RuleGroup, RULE_IDS } from "@/lib/core/dfm/rule-ids";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/**
 * Beyond `risk` the board cannot be made, beyond `warning` we may ask about it, beyond `notice` it could be better.
 * Null for a rule without that level: flaws of appearance are never refused.
 */
export type Thresholds = { risk: number | null; warning: number | null; notice: number };

/** The reason why a rule was skipped: the board or its files lack the feature that it measures. */
export type SkipReason =
  "noCopper" | "noDrills" | "noOutline" | "noMask" | "noSilk" | "noPaste" | "noNetlist" | "noSuchFeature" | "tooLarge";

export type Rule = {
  unit: Unit;
  /** "least": smaller values are worse (widths, gaps); "most": larger ones (ratios, densities). */
  worse: "least" | "most";
  thresholds: (order: PcbSpecification) => Thresholds;
  /**
   * Every place whose value misses `limits.notice`, in any order, and the worst value of the board even if it is within
   * all limits. A reason if there is nothing to measure.
   */
  measure: (context: DfmContext, limits: Thresholds) => Measured | SkipReason;
};

/** `extreme`: the worst value of the whole board, null if it lies beyond the search radius. */
export type Measured = { places: Measure[]; extreme: number | null };

/** The rules of one group, total: the compiler names a missing one. */
export type RulesOf<Group extends RuleGroup> = Record<(typeof RULE_IDS)[Group][number], Rule>;
