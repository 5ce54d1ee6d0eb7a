// What every check is made of: limits by what is ordered, and measures by the board.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { Measure, Unit } from "@/lib/core/dfm/finding";
import type { RuleGroup, RULE_IDS } from "@/lib/core/dfm/rule-ids";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/**
 * Beyond `risk` it cannot be made, beyond `warning` it may be asked about, beyond `notice` it could be better. Null
 * where a check has no such level: what only looks bad is never refused.
 */
export type Thresholds = { risk: number | null; warning: number | null; notice: number };

/** Why a check did not run: the board or its files have nothing of what it looks at. */
export type SkipReason =
  "noCopper" | "noDrills" | "noOutline" | "noMask" | "noSilk" | "noPaste" | "noNetlist" | "noSuchFeature" | "tooLarge";

export type Rule = {
  unit: Unit;
  /** "least": smaller values are worse (widths, gaps); "most": larger ones (ratios, densities). */
  worse: "least" | "most";
  thresholds: (order: PcbSpecification) => Thresholds;
  /**
   * Every place whose value misses `limits.notice`, in any order, and the worst value of the board even where it is
   * fine. A reason where there is nothing to look at.
   */
  measure: (context: DfmContext, limits: Thresholds) => Measured | SkipReason;
};

/** `extreme`: the worst value of the whole board, null where it lies beyond what was searched. */
export type Measured = { places: Measure[]; extreme: number | null };

/** The checks of one group, total: the compiler names what is missing. */
export type RulesOf<Group extends RuleGroup> = Record<(typeof RULE_IDS)[Group][number], Rule>;
