// The checks of copper near the edge.

import type { RulesOf } from "@/lib/core/dfm/rule";
import { copperToEdgeInner } from "@/lib/core/dfm/rules/edge/copper-to-edge-inner";
import { copperToEdgeOuter } from "@/lib/core/dfm/rules/edge/copper-to-edge-outer";
import { copperToScore } from "@/lib/core/dfm/rules/edge/copper-to-score";

export const EDGE_RULES: RulesOf<"edge"> = { copperToEdgeOuter, copperToEdgeInner, copperToScore };
