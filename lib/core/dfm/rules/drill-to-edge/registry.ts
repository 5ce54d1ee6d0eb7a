// The checks of the group "drillToEdge".

import type { RulesOf } from "@/lib/core/dfm/rule";
import { holeToScore } from "@/lib/core/dfm/rules/drill-to-edge/hole-to-score";
import { platedHoleToEdge } from "@/lib/core/dfm/rules/drill-to-edge/plated-hole-to-edge";
import { slotToEdge } from "@/lib/core/dfm/rules/drill-to-edge/slot-to-edge";
import { unplatedHoleToEdge } from "@/lib/core/dfm/rules/drill-to-edge/unplated-hole-to-edge";

export const DRILL_TO_EDGE_RULES: RulesOf<"drillToEdge"> = {
  platedHoleToEdge,
  unplatedHoleToEdge,
  slotToEdge,
  holeToScore,
};
