// The checks of what drills leave between holes and copper.

import type { RulesOf } from "@/lib/core/dfm/rule";
import { componentHoleToCopper } from "@/lib/core/dfm/rules/drill-to-copper/component-hole-to-copper";
import { slotToCopper } from "@/lib/core/dfm/rules/drill-to-copper/slot-to-copper";
import { unplatedHoleToCopper } from "@/lib/core/dfm/rules/drill-to-copper/unplated-hole-to-copper";
import { viaToCopperInner } from "@/lib/core/dfm/rules/drill-to-copper/via-to-copper-inner";
import { viaToCopperOuter } from "@/lib/core/dfm/rules/drill-to-copper/via-to-copper-outer";

export const DRILL_TO_COPPER_RULES: RulesOf<"drillToCopper"> = {
  viaToCopperOuter,
  viaToCopperInner,
  componentHoleToCopper,
  unplatedHoleToCopper,
  slotToCopper,
};
